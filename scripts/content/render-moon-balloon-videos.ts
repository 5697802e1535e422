/**
 * Renders the four films of The Moon Balloon from the kit's scenes into `public/stories/the-moon-balloon`: draws each
 * layer once, moves the layers frame by frame in Chromium, encodes VP9 and H.264 with ffmpeg (Debian's). Five seconds
 * at 24 frames a second, looping: every movement is a whole number of waves.
 *
 * Needs Chromium (CHROMIUM_PATH or /usr/bin/chromium) and ffmpeg on the path. `npx tsx
 * scripts/content/render-moon-balloon-videos.ts`.
 */
import { spawn } from 'node:child_process';
import { mkdir, stat } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { scenesOf } from '../../content/book-file.ts';
import { book } from '../../content/stories/the-moon-balloon/book.ts';
import { defaultLook, type Look } from '../../illustration/figures/hero/look/look.ts';
import { Cutter } from '../../illustration/paper/cutter.ts';
import { PAGE } from '../../illustration/paper/page.ts';
import { Paper } from '../../illustration/paper/paper.ts';
import { drawSceneLayers } from '../../illustration/scene/svg/draw-scene.ts';
import '../../illustration/load-all-parts.ts';

const OUT = 'public/stories/the-moon-balloon';
const SIZE = { width: 720, height: 1056 } as const;
const FRAMES = 120;
const RATE = 24;
const LIMIT = 200 * 1024;

const scenes = scenesOf(book);

/** The child has no name here and may be anybody: one look for all four films. */
const child: Look = {
  ...defaultLook,
  outfit: 'raincoat',
  cloth: 'brick',
  extras: ['beanie', 'scarf'],
  aids: [],
};

/** Movement of each picture. Depths name layers; movement in page units, whole waves in five seconds. */
interface Motion {
  /** Layers that hang from the moon and rise and fall with it. */
  readonly bob: (depth: number) => boolean;
  readonly rise: number;
  /** Layers that drift to and fro: clouds. */
  readonly drift: (depth: number) => boolean;
}

const carried = (depth: number) => depth >= 0.68 && depth <= 0.75;
const MOTIONS: readonly Motion[] = [
  { bob: carried, rise: 9, drift: (depth) => depth === 0.14 },
  { bob: carried, rise: 15, drift: (depth) => depth === 0.12 || depth === 0.42 || depth === 0.86 },
  { bob: carried, rise: 12, drift: (depth) => [0.32, 0.62, 0.95].includes(depth) },
  { bob: (depth) => depth === 0.3, rise: 10, drift: (depth) => depth === 0.12 },
];

/** Stars that twinkle, in page units; none where the moon is. */
const TWINKLES: readonly (readonly [x: number, y: number, radius: number])[] = [
  [80, 90, 13],
  [842, 70, 11],
  [60, 470, 9],
  [850, 520, 12],
  [770, 190, 8],
  [150, 250, 8],
  [110, 640, 10],
  [820, 690, 9],
];

interface Moved {
  readonly url: string;
  readonly depth: number;
  readonly kind: 'still' | 'bob' | 'drift' | 'twinkle';
}

async function bitmap(svg: string): Promise<string> {
  const png = await sharp(Buffer.from(svg))
    .resize(SIZE.width, SIZE.height)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

function starSheet(index: number): string {
  const paper = new Paper({ width: PAGE.width, height: PAGE.height, prefix: `t${index}` });
  const c = new Cutter(paper);
  const [x, y, radius] = TWINKLES[index]!;
  c.glow(x, y, radius * 4, '#fff0bd', 0.7);
  c.star(x, y, radius, '#fff2c4', { lift: 0.2, tex: 'none', lit: false, turn: index * 23 });
  return paper.toSvg({ size: true });
}

/** Still layers between two moving ones stay separate, because of parallax. */
async function layersOf(index: number): Promise<Moved[]> {
  const scene = scenes[index]!;
  const motion = MOTIONS[index]!;
  const layers: Moved[] = [];
  for (const { depth, svg } of drawSceneLayers(scene, child)) {
    const kind = motion.bob(depth) ? 'bob' : motion.drift(depth) ? 'drift' : 'still';
    layers.push({ url: await bitmap(svg), depth, kind });
    if (depth === 0 && scene.light === 'night')
      for (let i = 0; i < TWINKLES.length; i++)
        layers.push({ url: await bitmap(starSheet(i)), depth: 0.02, kind: 'twinkle' });
  }
  return layers;
}

/** Lays the layers into the page and defines `window.frame(t)`, t from 0 to 1. */
async function stage(page: Page, layers: readonly Moved[], rise: number): Promise<void> {
  await page.setContent(
    '<style>body{margin:0;background:#10162c;overflow:hidden}img{position:absolute;left:0;top:0;width:720px;height:1056px}</style>',
  );
  // tsx wraps named functions in `__name`, which the page lacks.
  await page.evaluate('globalThis.__name = (named) => named');
  await page.evaluate(
    async ([all, lift]) => {
      const images = all.map(({ url }) => {
        const image = new Image();
        image.src = url;
        document.body.append(image);
        return image;
      });
      await Promise.all(images.map((image) => image.decode()));
      Object.assign(window, {
        frame: (t: number) => {
          const wave = (turns: number, shift = 0) => Math.sin(Math.PI * 2 * (t * turns + shift));
          all.forEach(({ depth, kind }, i) => {
            const image = images[i]!;
            const x = wave(1) * (depth - 0.72) * 9 + (kind === 'drift' ? wave(1, 0.2 + depth) * 9 : 0);
            const y = kind === 'bob' ? wave(1, 0.25) * lift * 0.8 : 0;
            const turn = kind === 'bob' ? wave(1) * 0.55 : 0;
            image.style.transformOrigin = '50% 20%';
            // Slightly larger than the picture, so that no edge shows when a layer moves.
            image.style.transform = `translate(${x}px,${y}px) rotate(${turn}deg) scale(1.02)`;
            if (kind === 'twinkle') image.style.opacity = String(0.55 + 0.45 * wave(1 + (i % 2), i * 0.37));
          });
        },
      });
    },
    [layers, rise] as const,
  );
}

function ffmpeg(args: readonly string[]): { write(frame: Buffer): Promise<void>; finish(): Promise<void> } {
  const child = spawn(
    'ffmpeg',
    ['-y', '-loglevel', 'error', '-f', 'image2pipe', '-framerate', String(RATE), '-i', '-', ...args],
    {
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  );
  const exited = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
  });
  return {
    write: (frame) =>
      new Promise((resolve, reject) =>
        child.stdin.write(frame, (error) => (error ? reject(error) : resolve())),
      ),
    finish: () => {
      child.stdin.end();
      return exited;
    },
  };
}

await mkdir(OUT, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { ...SIZE } });
for (const index of scenes.keys()) {
  const name = `${OUT}/${index + 1}`;
  await stage(page, await layersOf(index), MOTIONS[index]!.rise);
  const same = ['-pix_fmt', 'yuv420p', '-an'];
  const webm = ffmpeg([
    ...same,
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '42',
    '-b:v',
    '0',
    '-cpu-used',
    '3',
    '-row-mt',
    '1',
    `${name}.webm`,
  ]);
  const mp4 = ffmpeg([
    ...same,
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    '31',
    '-tune',
    'animation',
    '-movflags',
    '+faststart',
    '-profile:v',
    'high',
    `${name}.mp4`,
  ]);
  for (let i = 0; i < FRAMES; i++) {
    await page.evaluate((t) => (window as unknown as { frame(t: number): void }).frame(t), i / FRAMES);
    const frame = await page.screenshot({ type: 'jpeg', quality: 94 });
    if (i === 0) await sharp(frame).webp({ quality: 74 }).toFile(`${name}.webp`);
    await Promise.all([webm.write(frame), mp4.write(frame)]);
  }
  await Promise.all([webm.finish(), mp4.finish()]);
  for (const extension of ['webm', 'mp4', 'webp']) {
    const { size } = await stat(`${name}.${extension}`);
    console.log(`${name}.${extension} ${(size / 1024).toFixed(0)} KB`);
    if (size > LIMIT) throw new Error(`${name}.${extension} is over ${LIMIT / 1024} KB.`);
  }
}
await browser.close();
