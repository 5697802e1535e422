/**
 * What pictures cost: `npm run bench:art`. For a few scenes and covers: milliseconds to generate the SVG (warm, median),
 * to draw it at page size with librsvg (median), and its bytes, plain and gzipped, with and without the shared textures.
 */
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { COVERS } from '../content/covers.ts';
import { sampleScenes } from '../content/sample-story/scenes.ts';
import { scenes as moonScenes } from '../content/stories/the-moon-balloon/scenes.ts';
import { coverSvg } from '../src/illustration/covers/draw.ts';
import { defaultLook } from '../src/illustration/hero/look.ts';
import { drawScene } from '../src/illustration/scene/draw.ts';
import { BACKDROP_IDS } from '../src/illustration/scene/ids.ts';

const ROUNDS = 5;
const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Row {
  name: string;
  generate: number;
  draw: number;
  bytes: number;
  gzip: number;
}

type Textures = 'standalone' | 'shared';

async function measure(name: string, make: (textures: Textures) => string): Promise<Row> {
  make('shared');
  const generate: number[] = [];
  const draw: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const t0 = performance.now();
    const svg = make('standalone');
    const t1 = performance.now();
    await sharp(Buffer.from(svg)).resize({ width: 720 }).raw().toBuffer();
    generate.push(t1 - t0);
    draw.push(performance.now() - t1);
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
for (const backdrop of BACKDROP_IDS)
  rows.push(
    await measure(`backdrop ${backdrop}`, (textures) =>
      drawScene({ backdrop, light: 'dusk', seed: 3, cast: [], describe: '' }, defaultLook, { textures }),
    ),
  );
for (const [slug, cover] of Object.entries(COVERS).slice(0, 8))
  rows.push(await measure(`cover ${slug}`, (textures) => coverSvg(cover, { textures })));

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
