import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { SAMPLE_SLUG } from '../../../../content/sample-story/facts.ts';
import type { Cover } from '../../../../illustration/covers/cover.ts';
import { BakedCover } from '../../../design/CoverImage.tsx';
import { useAuth } from '../../../features/auth/AuthProvider.tsx';
import type { Hero } from '../../../features/hero/hero.ts';
import { onVisible } from '../../../platform/on-visible.ts';
import { svgToBitmap } from '../pictures/rasterize.ts';
import { cacheCover, readCachedCover } from './cover-cache.ts';

/** Cover URLs of this visit by member, story and look; a few dozen at most, some 60 KB each. */
const coverUrls = new Map<string, Promise<string>>();
/** Those that have loaded. */
const loadedUrls = new Map<string, string>();

const DARK_MODE = '(prefers-color-scheme: dark)';

const isDarkMode = (): boolean => matchMedia(DARK_MODE).matches;

const keyOf = (slug: string, { look }: Hero): string =>
  `${slug} ${JSON.stringify(look)}${isDarkMode() ? ' evening' : ''}`;

/** The URL that `heroCoverUrl` returned before in this visit. */
export const loadedCoverUrl = (memberId: string | null, slug: string, hero: Hero): string | undefined =>
  loadedUrls.get(`${memberId} ${keyOf(slug, hero)}`);

/** The address of a cover that this device has kept; null where it has to be drawn. */
export async function cachedCoverUrl(
  memberId: string | null,
  slug: string,
  hero: Hero,
): Promise<string | null> {
  const key = keyOf(slug, hero);
  const memberKey = `${memberId} ${key}`;
  const loaded = loadedUrls.get(memberKey);
  if (loaded) return loaded;
  const cached = await readCachedCover(memberId, key);
  return cached && urlOf(memberKey, cached);
}

/**
 * A blob URL of the story's cover with this hero, 540 × 720, in the current light or dark version; rejects for
 * a story without a cover.
 */
export function heroCoverUrl(memberId: string | null, slug: string, hero: Hero): Promise<string> {
  const dark = isDarkMode();
  const key = keyOf(slug, hero);
  const memberKey = `${memberId} ${key}`;
  const known = coverUrls.get(memberKey);
  if (known) return known;
  const loading = (async () => {
    const cached = await cachedCoverUrl(memberId, slug, hero);
    if (cached) return cached;
    const cover = await drawInBackground(() =>
      svgToBitmap(() => coverSvgFor(slug, hero.look), 540, 4 / 3, dark ? recolorForNight : undefined),
    );
    void cacheCover(memberId, key, cover);
    return urlOf(memberKey, cover);
  })();
  coverUrls.set(memberKey, loading);
  loading.catch(() => coverUrls.delete(memberKey));
  return loading;
}

/** One URL for each cover. */
function urlOf(memberKey: string, cover: Blob): string {
  const url = loadedUrls.get(memberKey) ?? URL.createObjectURL(cover);
  loadedUrls.set(memberKey, url);
  return url;
}

/** What the evening does to a cover that was drawn by day. */
async function recolorForNight(canvas: HTMLCanvasElement): Promise<void> {
  const { darkenForNight } = await import('../../../../illustration/covers/night-cover.ts');
  const { width, height } = canvas;
  const pen = canvas.getContext('2d');
  const pixels = pen?.getImageData(0, 0, width, height);
  if (!pen || !pixels) return;
  darkenForNight(pixels.data, width, height);
  pen.putImageData(pixels, 0, 0);
}

/** Whether the device prefers dark mode; updates when that changes. */
function useDarkMode(): boolean {
  return useSyncExternalStore(onDarkModeChange, isDarkMode, () => false);
}

/** Calls back when dark mode starts or ends. @returns stops it */
export function onDarkModeChange(then: () => void): () => void {
  const query = matchMedia(DARK_MODE);
  query.addEventListener('change', then);
  return () => query.removeEventListener('change', then);
}

/** Draws one cover at a time with a pause between, because the family is using the page. */
let lastDrawing: Promise<unknown> = Promise.resolve();
const PAUSE_MS = 150;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The editor and the open book need the whole browser; a book under a dialog does not. */
function isBusyPage(): boolean {
  const read = document.querySelector('.rd') && !document.querySelector('dialog:modal');
  return Boolean(read || document.querySelector('.creating'));
}

function drawInBackground(draw: () => Promise<Blob>): Promise<Blob> {
  const drawn = lastDrawing.then(async () => {
    while (isBusyPage()) await wait(1000);
    return draw();
  });
  lastDrawing = drawn.catch(() => undefined).then(() => wait(PAUSE_MS));
  return drawn;
}

/** The covers of all stories, and of the sample, which is not in the catalogue. */
async function findCover(slug: string): Promise<Cover | undefined> {
  if (slug === SAMPLE_SLUG) return (await import('../../../../content/sample-story/cover.ts')).sampleCover;
  return (await import('../../../../content/generated/covers.ts')).COVERS[slug];
}

/** Draws a story's cover as SVG with this look, or the cover's own child; rejects for a story without a cover. */
export async function coverSvgFor(slug: string, look: Hero['look'] | undefined): Promise<string> {
  const [cover, { coverSvg, sampleChild }, { fetchParts }] = await Promise.all([
    findCover(slug),
    import('../../../../illustration/covers/draw-cover.ts'),
    import('../../../../illustration/scene/svg/fetch-parts.ts'),
  ]);
  if (!cover) throw new Error(`There is no cover for ${slug}.`);
  const child = look ?? sampleChild(cover);
  await fetchParts(cover.scene, child);
  return coverSvg(cover, { look: child });
}

/** A shelf may hold a thousand books: covers are drawn only where scrolling stops for this long. */
const STAY_MS = 500;

/**
 * A story's cover with the family's hero: blank paper until the cover cache has answered; on a miss, the baked cover
 * until its place has been visible for a while and the new one is drawn. Its size never changes.
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
  const { user } = useAuth();
  const memberId = user?.id ?? null;
  const darkMode = useDarkMode();
  const asked = `${memberId} ${keyOf(slug, hero)} ${darkMode}`;
  const [found, setFound] = useState<{ asked: string; url: string | null }>();
  const place = useRef<HTMLImageElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: all of the cover is in what is asked for
  useEffect(() => {
    if (!place.current) return;
    let cancelled = false;
    const setUrl = (url: string | null) => cancelled || setFound({ asked, url });
    const stopLooking = onVisible(
      place.current,
      0,
      () => void cachedCoverUrl(memberId, slug, hero).then(setUrl),
    );
    const stopDrawing = onVisible(
      place.current,
      eager ? 0 : STAY_MS,
      () => void heroCoverUrl(memberId, slug, hero).then(setUrl, () => undefined),
    );
    return () => {
      cancelled = true;
      stopLooking();
      stopDrawing();
    };
  }, [asked, eager]);
  const answer = found?.asked === asked ? found : undefined;
  const shown = answer?.url ?? loadedCoverUrl(memberId, slug, hero);
  if (!shown)
    return (
      <BakedCover
        slug={slug}
        sizes={sizes}
        alt={alt}
        eager={eager}
        place={place}
        held={answer ? undefined : 'look'}
      />
    );
  return <img ref={place} src={shown} width={540} height={720} alt={alt} data-hero-cover={slug} />;
}
