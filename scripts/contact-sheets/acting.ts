/**
 * Prints contact sheets of heroes' actions, for review after a change: `npx tsx scripts/contact-sheets/acting.ts`
 * writes docs/art/hero-acting.webp (each ability), -poses, -backs, -faces and -counting.webp, on five sample
 * heroes. `--only acting` draws one of them.
 */
import sharp from 'sharp';
import { type Look, randomChild } from '../../illustration/figures/hero/look/look.ts';
import { AIDS, EXTRAS, HAIR_STYLES, OUTFITS } from '../../illustration/figures/hero/look/look-options.ts';
import { ACTING_POSES } from '../../illustration/figures/hero/pose/acting-poses.ts';
import { drawHero, type Facing, type HeroOptions, heroAnchors } from '../../illustration/figures/hero/rig.ts';
import { Paper } from '../../illustration/paper/paper.ts';
import { SAMPLE_HEROES } from './sample-heroes.ts';
import { writeSheet } from './write-sheet.ts';
import '../../illustration/load-all-parts.ts';

interface ActingRow {
  /** Overrides the sheet's. */
  readonly heroes?: readonly Look[];
  readonly name: string;
  readonly options: HeroOptions | ((look: Look, i: number) => HeroOptions);
}

interface ActingSheet {
  readonly name: string;
  readonly rows: readonly ActingRow[];
  readonly heroes: readonly Look[];
  /** Of a cell, and units of a hero in it. */
  readonly cell: readonly [width: number, height: number, foot: number];
  /** Rows side by side. */
  readonly across: number;
  /** Standing on the ground, or placed by the middle of the head or by the right hand. */
  readonly by?: 'head' | 'rightHand';
  readonly scale: number;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

async function write(sheet: ActingSheet): Promise<void> {
  const { heroes, rows, across, scale } = sheet;
  const [w, h, foot] = sheet.cell;
  const label = 22;
  const block = heroes.length * w + 16;
  const [width, height] = [block * across, Math.ceil(rows.length / across) * (h + label)];
  const labels: string[] = [];
  const cells = rows.flatMap((row, r) => {
    const [left, top] = [(r % across) * block, Math.floor(r / across) * (h + label)];
    labels.push(
      `<text x="${left + 8}" y="${top + 15}" font-family="sans-serif" font-size="13" fill="#4b434c">${escaped(row.name)}</text>`,
    );
    return (row.heroes ?? heroes).map(async (look, i) => {
      const options = typeof row.options === 'function' ? row.options(look, i) : row.options;
      const [x, y] = sheet.by ? heroAnchors(look, options)[sheet.by] : [0, 0];
      const paper = new Paper({
        x: x - w / 2 / scale,
        y: y - foot / scale,
        width: w / scale,
        height: h / scale,
        prefix: `k${r}-${i}-`,
      });
      drawHero(look, options, paper);
      const svg = Buffer.from(paper.toSvg({ size: true }));
      const input = await sharp(svg, { density: 96 * scale })
        .resize(w, h)
        .png()
        .toBuffer();
      return { input, left: left + i * w, top: top + label };
    });
  });
  const labelSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${labels.join('')}</svg>`;
  const ground = sharp({ create: { width, height, channels: 3, background: '#efe7d6' } });
  const pictures = [...(await Promise.all(cells)), { input: Buffer.from(labelSvg), left: 0, top: 0 }];
  await writeSheet(ground.composite(pictures), `docs/art/${sheet.name}.webp`);
  console.log(`${sheet.name} ${width} × ${height}`);
}

const ACTING: readonly ActingRow[] = [
  { name: 'stand', options: {} },
  {
    name: 'spine 24',
    options: {
      act: {
        spine: 24,
        arms: [
          [-50, -20],
          [60, 100],
        ],
      },
    },
  },
  {
    name: 'spine −22',
    options: {
      act: {
        spine: -22,
        tilt: -6,
        arms: [
          [-70, -110],
          [30, 60],
        ],
      },
    },
  },
  {
    name: 'wrists −70, 70',
    options: {
      act: {
        wrists: [-70, -60],
        arms: [
          [-60, -60],
          [70, 84],
        ],
      },
      hands: 'flat',
    },
  },
  { name: 'shoulders up, neck 8', options: { act: { shoulders: [6, 6], neck: 8, tilt: 8 } } },
  { name: 'weight left, toes right', options: { act: { weight: 'left', toes: 'right', spine: -8 } } },
  { name: 'hands clasped, weight right', options: { act: { weight: 'right', tilt: 8 }, hands: 'clasp' } },
  {
    name: 'reach up, gaze there',
    options: {
      reachTo: { right: [70, -250] },
      gazeTo: [70, -250],
      hands: { right: 'flat' },
      act: { toes: 'left' },
    },
  },
  {
    name: 'reach far down',
    options: {
      reachTo: { right: [120, -40], left: [60, -60] },
      gazeTo: [110, -40],
      hands: 'cup',
      act: { spine: 20 },
    },
  },
  {
    name: 'look back over the shoulder',
    options: {
      gazeTo: [-160, -120],
      hands: { right: 'pinch' },
      act: { arms: [null, [60, 120]], weight: 'left' },
    },
  },
  {
    name: 'facing left, reach',
    options: {
      facing: 'left',
      reachTo: { right: [-110, -120] },
      gazeTo: [-110, -120],
      hands: { right: 'flat' },
    },
  },
  {
    name: 'from the side, bowed',
    options: {
      facing: 'side',
      act: {
        spine: 30,
        neck: 6,
        arms: [
          [10, 30],
          [40, 60],
        ],
      },
    },
  },
];

const POSES: readonly ActingRow[] = ACTING_POSES.map((pose) => ({ name: pose, options: { pose } }));
const ASIDE: readonly ActingRow[] = ACTING_POSES.map((pose) => ({
  name: `${pose}, from the side`,
  options: { pose, facing: 'side' },
}));

const bald: Partial<Look> = { extras: [], aids: [], glasses: 'none' };
const BACKS: readonly ActingRow[] = [
  ...['back', 'backRight', 'backLeft'].map(
    (facing): ActingRow => ({ name: facing, options: { facing: facing as Facing } }),
  ),
  { name: 'back, pointing', options: { facing: 'backRight', pose: 'point' } },
  { name: 'back, sitting', options: { facing: 'back', pose: 'sit' } },
  { name: 'back, walking', options: { facing: 'backLeft', pose: 'walk' } },
  { name: 'back, bent', options: { facing: 'back', act: { spine: 22, weight: 'left' } } },
  { name: 'back, running', options: { facing: 'backRight', pose: 'run' } },
];
const OF_HAIR: readonly Look[] = HAIR_STYLES.map(({ id }, i) => ({
  ...randomChild(i + 3),
  ...bald,
  hair: id,
  outfit: (OUTFITS[i % OUTFITS.length] as (typeof OUTFITS)[number]).id,
}));
const OF_EXTRAS: readonly Look[] = [
  ...EXTRAS.map(
    ({ id }, i): Look => ({ ...randomChild(i + 40), ...bald, hair: 'sidePart', outfit: 'tee', extras: [id] }),
  ),
  ...AIDS.map(
    ({ id }, i): Look => ({ ...randomChild(i + 60), ...bald, hair: 'buzz', outfit: 'tee', aids: [id] }),
  ),
  { ...randomChild(70), ...bald, hair: 'crop', glasses: 'round' },
  { ...randomChild(71), ...bald, hair: 'pixie', glasses: 'sport' },
];
const chunks = (looks: readonly Look[], size: number): Look[][] =>
  Array.from({ length: Math.ceil(looks.length / size) }, (_, i) => looks.slice(i * size, i * size + size));

const COUNTING = (['point', 'two', 'three', 'four', 'open'] as const).map(
  (hand, i): ActingRow => ({
    name: `${i + 1}: ${hand}`,
    options: { act: { arms: [null, [84, 150]] }, hands: { right: hand } },
  }),
);

const SHEETS: readonly ActingSheet[] = [
  {
    name: 'hero-counting',
    rows: COUNTING,
    heroes: SAMPLE_HEROES,
    cell: [170, 150, 84],
    across: 1,
    scale: 1.7,
    by: 'rightHand',
  },
  { name: 'hero-backs', rows: BACKS, heroes: SAMPLE_HEROES, cell: [150, 236, 216], across: 2, scale: 0.68 },
  ...[OF_HAIR, OF_EXTRAS].flatMap((looks, n) =>
    chunks(looks, 99).map((heroes) => ({
      name: n ? 'hero-backs-worn' : 'hero-backs-hair',
      rows: (['back', 'backRight'] as const).flatMap((facing) =>
        chunks(heroes, 16).map((row) => ({ name: facing, options: { facing } as HeroOptions, heroes: row })),
      ),
      heroes: heroes.slice(0, 16),
      cell: [112, 210, 196] as const,
      across: 1,
      scale: 0.6,
    })),
  ),
  {
    name: 'hero-acting-poses',
    rows: POSES,
    heroes: SAMPLE_HEROES,
    cell: [170, 236, 216],
    across: 3,
    scale: 0.64,
  },
  {
    name: 'hero-acting-side',
    rows: ASIDE,
    heroes: [SAMPLE_HEROES[0], SAMPLE_HEROES[2], SAMPLE_HEROES[4]] as Look[],
    cell: [170, 236, 216],
    across: 4,
    scale: 0.64,
  },
  { name: 'hero-acting', rows: ACTING, heroes: SAMPLE_HEROES, cell: [200, 290, 262], across: 2, scale: 0.78 },
];

const only = process.argv[process.argv.indexOf('--only') + 1];
for (const sheet of SHEETS)
  if (!process.argv.includes('--only') || sheet.name.includes(only ?? '')) await write(sheet);
