/**
 * Bakes artwork into static files: covers, the diorama, pictures of the interface, and the sample's pages. Results are
 * cached by content under `node_modules/.cache/art`, so a rebuild draws only what has changed.
 *
 * Run alone to look at the files: `npx tsx scripts/build/bake-artwork.ts some/folder`.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { scenesOf } from '../../content/book-file.ts';
import { COVERS } from '../../content/generated/covers.ts';
import { book as sample } from '../../content/sample-story/book.ts';
import { sampleCover } from '../../content/sample-story/cover.ts';
import { SAMPLE_SLUG, standInHero } from '../../content/sample-story/facts.ts';
import { coverSvg } from '../../illustration/covers/draw-cover.ts';
import { darkenForNight } from '../../illustration/covers/night-cover.ts';
import { defaultLook } from '../../illustration/figures/hero/look/look.ts';
import { PAGE, SHEET_BLEED } from '../../illustration/paper/page.ts';
import { bookPicture } from '../../illustration/scene/svg/book-picture.ts';
import { ART, type ArtName, COVER_WIDTHS, DIORAMA_SIZE } from '../../illustration/ui/baked-pictures.ts';
import { byCategoryArt } from '../../illustration/ui/categories.ts';
import { categoryPicture } from '../../illustration/ui/category-picture.ts';
import { diorama } from '../../illustration/ui/diorama.ts';
import { lullaby } from '../../illustration/ui/lullaby.ts';
import * as moments from '../../illustration/ui/status-illustrations.ts';
import '../../illustration/load-all-parts.ts';

const CACHE = path.resolve('node_modules/.cache/art');
/** Part of every cache key: increment when the encoding changes. */
const ENCODING = 'art-2';
/** Part of the cache keys of night covers: increment when `cutForNight` changes. */
const NIGHT = '-night-1';

interface BakeJob {
  /** Drawn on top of each other. */
  readonly svgs: readonly string[];
  /** File without extension, and its size in pixels. */
  readonly files: readonly { readonly name: string; readonly width: number; readonly height: number }[];
  /** Only these formats are made. */
  readonly quality: { readonly avif?: number; readonly webp?: number };
  /** The same files in their night version, named `…-night-…`. */
  readonly night?: { readonly name: (file: string) => string; readonly quality: BakeJob['quality'] };
}

const FORMATS = ['avif', 'webp'] as const;

function coverJobs(): BakeJob[] {
  return Object.entries({ ...COVERS, [SAMPLE_SLUG]: sampleCover }).map(([slug, cover]) => ({
    svgs: [coverSvg(cover)],
    files: COVER_WIDTHS.map((width) => ({ name: `covers/${slug}-${width}`, width, height: (width * 4) / 3 })),
    quality: { avif: 52, webp: 74 },
    // A browser without AVIF shows the day cover.
    night: { name: (file) => file.replace(/-(\d+)$/, '-night-$1'), quality: { avif: 52 } },
  }));
}

function sampleJobs(): BakeJob[] {
  const [width, height] = [720, 1056];
  const sheetWidth = width * (1 + (2 * SHEET_BLEED) / PAGE.width);
  return scenesOf(sample).flatMap((scene, i) => {
    const name = `pictures/half-a-star-${i + 1}`;
    const picture = bookPicture({}, scene, { hero: { name: standInHero.name, look: defaultLook } }, 'page');
    const sheets = picture.sheets();
    return [
      { svgs: [picture.whole()], files: [{ name, width, height }], quality: { webp: 72 } },
      ...(['far', 'middle', 'near'] as const).map((sheet) => ({
        svgs: [sheets[sheet]],
        files: [{ name: `${name}-${sheet}`, width: sheetWidth, height }],
        quality: { webp: 66 },
      })),
    ];
  });
}

const PICTURES: Record<ArtName, () => string> = {
  'peeking-fox': moments.peekingFox,
  'empty-shelf': moments.emptyShelf,
  'empty-characters': moments.emptyCharacters,
  'nothing-found': moments.nothingFound,
  'lost-fox': moments.lostFox,
  'offline-snail': moments.offlineSnail,
  'great-work': () => moments.greatWork(),
  lullaby,
  'plan-basic': () => moments.planBanner('basic'),
  'plan-premium': () => moments.planBanner('premium'),
  ...byCategoryArt((name) => () => categoryPicture(name)),
};

function artJobs(): BakeJob[] {
  const pictures = (Object.keys(ART) as ArtName[]).map((name): BakeJob => {
    const [width, height] = ART[name];
    return {
      svgs: [PICTURES[name]()],
      files: [{ name: `art/${name}`, width: width * 2, height: height * 2 }],
      quality: { avif: 50, webp: 74 },
    };
  });
  const stages = (['wide', 'portrait'] as const).flatMap((shape) =>
    [false, true].flatMap((evening): BakeJob[] => {
      const layers = diorama({ shape, evening });
      const [w, h] = DIORAMA_SIZE[shape];
      const scale = shape === 'wide' ? 1.25 : 1.1;
      const [width, height] = [Math.round(w * scale), Math.round(h * scale)];
      const base = `art/diorama-${shape}${evening ? '-evening' : ''}`;
      const quality = { avif: 50, webp: 74 };
      return [
        { svgs: layers.map(({ svg }) => svg), files: [{ name: base, width, height }], quality },
        ...layers.map(({ name, svg }) => ({
          svgs: [svg],
          files: [{ name: `${base}-${name}`, width, height }],
          quality,
        })),
      ];
    }),
  );
  return [...pictures, ...stages];
}

/** A picture's file from the cache, drawn when it is missing. */
async function baked(job: BakeJob, outDir: string): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  const hash = createHash('sha256').update(ENCODING).update(job.svgs.join()).digest('hex').slice(0, 24);
  const largest = job.files.reduce((a, b) => (b.width > a.width ? b : a));
  const { width: full, height: tall } = largest;
  let day: Promise<Buffer> | undefined;
  let night: Promise<Buffer> | undefined;
  const byDay = () => {
    day ??= drawn(job.svgs, full, tall);
    return day;
  };
  const byNight = () => {
    night ??= byDay().then((picture) => {
      const dim = Buffer.from(picture);
      darkenForNight(dim, full, tall);
      return dim;
    });
    return night;
  };
  const all = job.files.flatMap((file) => [
    { ...file, quality: job.quality, picture: byDay, light: '' },
    ...(job.night
      ? [
          {
            ...file,
            name: job.night.name(file.name),
            quality: job.night.quality,
            picture: byNight,
            light: NIGHT,
          },
        ]
      : []),
  ]);
  for (const { name, width, height, quality: qualities, picture, light } of all)
    for (const format of FORMATS) {
      const quality = qualities[format];
      if (quality === undefined) continue;
      const cachedFile = path.join(CACHE, `${hash}${light}-${width}x${height}-${quality}.${format}`);
      if (!(await stat(cachedFile).catch(() => null))) {
        const image = sharp(await picture(), RAW(full, tall)).resize(width, height);
        const bytes =
          format === 'avif'
            ? await image.avif({ quality, effort: 2, chromaSubsampling: '4:4:4' }).toBuffer()
            : await image.webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
        // Written to a temporary name first: two concurrent builds may share the cache.
        await writeFile(`${cachedFile}.${process.pid}`, bytes);
        await rename(`${cachedFile}.${process.pid}`, cachedFile);
      }
      const file = path.join(outDir, `${name}.${format}`);
      await copyFile(cachedFile, file);
      sizes[`${name}.${format}`] = (await stat(file)).size;
    }
  return sizes;
}

const RAW = (width: number, height: number) => ({ raw: { width, height, channels: 4 as const } });

async function drawn(svgs: readonly string[], width: number, height: number): Promise<Buffer> {
  const layers = await Promise.all(
    svgs.map((svg) => sharp(Buffer.from(svg)).resize(width, height).ensureAlpha().raw().toBuffer()),
  );
  const [first, ...otherLayers] = layers;
  if (!first) throw new Error('A picture needs at least one drawing.');
  if (otherLayers.length === 0) return first;
  return sharp(first, RAW(width, height))
    .composite(otherLayers.map((input) => ({ input, ...RAW(width, height) })))
    .raw()
    .toBuffer();
}

/**
 * Writes `covers/`, `pictures/` and `art/` into a folder, and `covers/manifest.json` with the bytes of each file.
 * Throws when a cover of 360 px is heavier than 25 KB, because a shelf shows thirty of them.
 */
export async function bakeArtwork(outDir: string): Promise<void> {
  for (const folder of ['covers', 'pictures', 'art'])
    await mkdir(path.join(outDir, folder), { recursive: true });
  await mkdir(CACHE, { recursive: true });
  const waiting = [...coverJobs(), ...sampleJobs(), ...artJobs()];
  const sizes: Record<string, number> = {};
  await Promise.all(
    [0, 1, 2].map(async () => {
      for (let job = waiting.shift(); job; job = waiting.shift())
        Object.assign(sizes, await baked(job, outDir));
    }),
  );
  const sorted = Object.fromEntries(Object.entries(sizes).sort(([a], [b]) => a.localeCompare(b)));
  await writeFile(path.join(outDir, 'covers/manifest.json'), `${JSON.stringify(sorted, null, 1)}\n`);
  for (const [file, bytes] of Object.entries(sorted))
    if (/^covers\/.*-360\.avif$/.test(file) && bytes > 25 * 1024)
      throw new Error(`${file} has ${bytes} bytes; a cover of 360 px may have 25 KB.`);
}

const alone = process.argv[1] && path.resolve(process.argv[1]) === path.resolve(import.meta.filename);
if (alone) await bakeArtwork(process.argv[2] ?? 'dist/client');
