import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { SAMPLE_SLUG } from '../../../content/sample-story/facts.ts';
import type { Cover } from '../../../illustration/covers/cover.ts';
import { BakedCover } from '../../design/CoverImage.tsx';
import { useAuth } from '../../features/auth/AuthProvider.tsx';
import type { Hero } from '../../features/hero/hero.ts';
import { onVisible } from '../../platform/on-visible.ts';
import { bitmapOf } from './drawn-picture.ts';
import { keepCover, keptCover } from './kept-covers.ts';

/** Covers at hand in this visit, by member, story and look; a few dozen at the most, some 60 KB each. */
const atHand = new Map<string, Promise<string>>();
/** Their addresses, once they are there. */
const addresses = new Map<string, string>();

const EVENING = '(prefers-color-scheme: dark)';

const evening = (): boolean => matchMedia(EVENING).matches;

const keyOf = (slug: string, { look }: Hero): string =>
  `${slug} ${JSON.stringify(look)}${evening() ? ' evening' : ''}`;

/** The address that `heroCover` gave before in this visit. */
export const coverAtHand = (memberId: string | null, slug: string, hero: Hero): string | undefined =>
  addresses.get(`${memberId} ${keyOf(slug, hero)}`);

/**
 * A blob URL of the story's cover with this hero on it, 540 × 720, as it is by day or in the evening, whichever it is now;
 * rejects for a story without a cover.
 */
export function heroCover(memberId: string | null, slug: string, hero: Hero): Promise<string> {
  const dark = evening();
  const key = keyOf(slug, hero);
  const mine = `${memberId} ${key}`;
  const known = atHand.get(mine);
  if (known) return known;
  const finding = (async () => {
    const kept = await keptCover(memberId, key);
    const cover =
      kept ??
      (await atLeisure(() =>
        bitmapOf(() => drawnCover(slug, hero.look), 540, 4 / 3, dark ? dim : undefined),
      ));
    if (!kept) void keepCover(memberId, key, cover);
    return URL.createObjectURL(cover);
  })();
  atHand.set(mine, finding);
  finding.then(
    (address) => addresses.set(mine, address),
    () => atHand.delete(mine),
  );
  return finding;
}

/** What the evening does to a cover that was drawn by day. */
async function dim(canvas: HTMLCanvasElement): Promise<void> {
  const { cutForNight } = await import('../../../illustration/covers/night-cut.ts');
  const { width, height } = canvas;
  const pen = canvas.getContext('2d');
  const pixels = pen?.getImageData(0, 0, width, height);
  if (!pen || !pixels) return;
  cutForNight(pixels.data, width, height);
  pen.putImageData(pixels, 0, 0);
}

/** Whether it is evening on this device, as its settings have it; asks again when they change. */
function useEvening(): boolean {
  return useSyncExternalStore(onEvening, evening, () => false);
}

/** Calls back whenever evening begins or ends; answers with the way to stop. */
export function onEvening(then: () => void): () => void {
  const query = matchMedia(EVENING);
  query.addEventListener('change', then);
  return () => query.removeEventListener('change', then);
}

/** One cover after the other, and a pause between: a family is looking at the page meanwhile. */
let lastOne: Promise<unknown> = Promise.resolve();
const PAUSE = 150;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A book that is being made or read has the browser for itself; under a sheet, as at its end, nobody reads it. */
function bookNeedsAll(): boolean {
  const read = document.querySelector('.rd') && !document.querySelector('dialog:modal');
  return Boolean(read || document.querySelector('.creating'));
}

function atLeisure(draw: () => Promise<Blob>): Promise<Blob> {
  const drawn = lastOne.then(async () => {
    while (bookNeedsAll()) await wait(1000);
    return draw();
  });
  lastOne = drawn.catch(() => undefined).then(() => wait(PAUSE));
  return drawn;
}

/** The covers of all stories, and of the sample, which is on no shelf. */
async function coverOf(slug: string): Promise<Cover | undefined> {
  if (slug === SAMPLE_SLUG) return (await import('../../../content/sample-story/cover.ts')).sampleCover;
  return (await import('../../../content/generated/covers.ts')).COVERS[slug];
}

/** A story's cover as SVG, with this child or its own; rejects for a story without a cover. */
export async function drawnCover(slug: string, look: Hero['look'] | undefined): Promise<string> {
  const [cover, { coverSvg, sampleChild }, { fetchParts }] = await Promise.all([
    coverOf(slug),
    import('../../../illustration/covers/draw.ts'),
    import('../../../illustration/scene/needs.ts'),
  ]);
  if (!cover) throw new Error(`There is no cover for ${slug}.`);
  const child = look ?? sampleChild(cover);
  await fetchParts(cover.scene, child);
  return coverSvg(cover, { look: child });
}

/** A shelf may be a thousand books long: covers are drawn where a family stays, in milliseconds. */
const STAY = 500;

/**
 * A story's cover with the family's own hero, drawn once its place is in sight. The baked one stands there until then, and
 * stays where it can't be drawn; the place never changes its size.
 */
export function HeroCover({
  slug,
  hero,
  sizes,
  alt = '',
  eager = false,
}: {
  slug: string;
  hero: Hero;
  sizes: string;
  alt?: string;
  eager?: boolean;
}) {
  const [address, setAddress] = useState<string>();
  const { user } = useAuth();
  const memberId = user?.id ?? null;
  const inEvening = useEvening();
  const place = useRef<HTMLImageElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another light is another cover
  useEffect(() => {
    if (!place.current) return;
    let gone = false;
    const stop = onVisible(place.current, eager ? 0 : STAY, () =>
      heroCover(memberId, slug, hero).then(
        (url) => gone || setAddress(url),
        () => undefined,
      ),
    );
    return () => {
      gone = true;
      stop();
    };
  }, [memberId, slug, hero, inEvening, eager]);
  const shown = address ?? coverAtHand(memberId, slug, hero);
  if (!shown) return <BakedCover slug={slug} sizes={sizes} alt={alt} eager={eager} place={place} />;
  return <img ref={place} src={shown} width={540} height={720} alt={alt} data-hero-cover={slug} />;
}
