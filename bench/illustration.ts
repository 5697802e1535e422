/**
 * What pictures cost: `npm run bench:art`. For a few scenes and covers: milliseconds of processor time to generate the
 * SVG (warm, the best of a few: other work on the machine only adds), to draw it at page size with librsvg, and its bytes
 * without the shared textures, plain and gzipped.
 */
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { COVERS } from '../content/covers.ts';
import { sampleScenes } from '../content/sample-story/scenes.ts';
import { scenes as moonScenes } from '../content/stories/the-moon-balloon/scenes.ts';
import { coverSvg } from '../src/illustration/covers/draw.ts';
import { defaultLook } from '../src/illustration/hero/look.ts';
import { drawScene } from '../src/illustration/scene/draw.ts';

const ROUNDS = 3;
/** One of each kind, light and heavy: all of them would take minutes and say the same. */
const PLACES = ['nursery', 'open-sea', 'night-town', 'jungle', 'magic-garden', 'ice'] as const;
const BOOKS = ['forest-friends', 'fairy-kingdom', 'neverland'] as const;
const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Milliseconds of processor time since. */
function spent(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

interface Row {
  name: string;
  generate: number;
  draw: number;
  bytes: number;
  gzip: number;
}

type Textures = 'standalone' | 'shared';

async function measure(name: string, make: (textures: Textures) => string): Promise<Row> {
  for (let i = 0; i < 3; i++) make('shared');
  const generate: number[] = [];
  const draw: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const before = process.cpuUsage();
    const svg = make('standalone');
    generate.push(spent(before));
    const between = process.cpuUsage();
    await sharp(Buffer.from(svg)).resize({ width: 720 }).raw().toBuffer();
    draw.push(spent(between));
  }
  const shared = make('shared');
  return {
    name,
    generate: median(generate),
    draw: median(draw),
    bytes: shared.length,
    gzip: gzipSync(shared).length,
  };
}

const rows: Row[] = [];
for (const [i, scene] of sampleScenes.entries())
  rows.push(
    await measure(`sample, page ${i + 1}`, (textures) => drawScene(scene, defaultLook, { textures })),
  );
for (const [i, scene] of moonScenes.entries())
  rows.push(
    await measure(`The Moon Balloon, page ${i + 1}`, (textures) =>
      drawScene(scene, defaultLook, { textures }),
    ),
  );
for (const backdrop of PLACES)
  rows.push(
    await measure(`backdrop ${backdrop}`, (textures) =>
      drawScene({ backdrop, light: 'dusk', seed: 3, cast: [], describe: '' }, defaultLook, { textures }),
    ),
  );
for (const slug of BOOKS)
  rows.push(await measure(`cover ${slug}`, (textures) => coverSvg(COVERS[slug]!, { textures })));

const cell = (text: string, width: number) => text.padStart(width);
console.log(
  `${'picture'.padEnd(34)}${cell('generate ms', 13)}${cell('draw ms', 10)}${cell('KB', 8)}${cell('KB gzip', 10)}`,
);
for (const { name, generate, draw, bytes, gzip } of rows)
  console.log(
    `${name.padEnd(34)}${cell(generate.toFixed(1), 13)}${cell(draw.toFixed(0), 10)}${cell((bytes / 1024).toFixed(0), 8)}${cell((gzip / 1024).toFixed(0), 10)}`,
  );
const of = (key: 'generate' | 'draw' | 'gzip') => rows.map((row) => row[key]);
console.log(
  `\nmedian of ${rows.length}: generate ${median(of('generate')).toFixed(1)} ms, draw ${median(of('draw')).toFixed(0)} ms, ${(median(of('gzip')) / 1024).toFixed(0)} KB gzip; slowest to generate ${Math.max(...of('generate')).toFixed(1)} ms`,
);
