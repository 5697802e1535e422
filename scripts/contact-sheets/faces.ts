/**
 * Writes contact sheets of faces to `docs/art`: `npx tsx scripts/contact-sheets/faces.ts [name …]`. `faces` shows every
 * expression once, numbered, for viewers who are not told what it means; `faces-strengths` each of them slight, plain and
 * strong; `faces-heroes` each of them on all six heroes; `faces-side` from the side.
 */
import sharp from 'sharp';
import {
  ACTING_EXPRESSIONS,
  type Expression,
  faceOf,
} from '../../illustration/figures/hero/head/expressions.ts';
import { STRENGTHS } from '../../illustration/figures/hero/head/face-state.ts';
import { type Look, parseLook, randomChild } from '../../illustration/figures/hero/look/look.ts';
import { HERO_EXPRESSIONS } from '../../illustration/figures/hero/look/look-options.ts';
import { drawHero, type HeroOptions, heroAnchors } from '../../illustration/figures/hero/rig.ts';
import { Paper } from '../../illustration/paper/paper.ts';
import { SAMPLE_HEROES } from './sample-heroes.ts';
import { writeSheet } from './write-sheet.ts';
import '../../illustration/load-all-parts.ts';

/** Six heroes of different skin, age, hair and eyes, one with glasses; none in a chair, which a face does not show. */
const HEROES: readonly Look[] = [
  ...SAMPLE_HEROES.map((look): Look => ({ ...look, aids: [] })),
  parseLook({
    ...randomChild(6),
    age: 'little',
    skin: 's2',
    hair: 'crop',
    hairColour: 'soot',
    outfit: 'tee',
    cloth: 'pine',
    glasses: 'none',
    extras: [],
    aids: [],
  }),
];

const EXPRESSIONS: readonly Expression[] = [...HERO_EXPRESSIONS.map(({ id }) => id), ...ACTING_EXPRESSIONS];

interface Face {
  readonly look: Look;
  readonly options: HeroOptions;
  readonly label: string;
}

interface FaceSheet {
  readonly faces: readonly Face[];
  readonly columns: number;
  /** Side of a face in pixels. */
  readonly size: number;
}

const heroAt = (i: number): Look => HEROES[i % HEROES.length] as Look;

/** A different hero for each expression; neighbours in the list stand far apart on the sheet. */
const STRIDE = 11;
const asked = EXPRESSIONS.map((_, i) => EXPRESSIONS[(i * STRIDE) % EXPRESSIONS.length] as Expression);

const SHEETS: Readonly<Record<string, FaceSheet>> = {
  faces: {
    faces: asked.map((expression, i) => ({
      look: heroAt(i + Math.floor(i / HEROES.length)),
      options: { expression },
      label: `${i + 1}`,
    })),
    columns: 7,
    size: 220,
  },
  'faces-strengths': {
    faces: EXPRESSIONS.flatMap((expression, i) => [
      { look: heroAt(i), options: { expression, strength: STRENGTHS[0] }, label: `${expression}: slight` },
      { look: heroAt(i), options: { expression }, label: 'plain' },
      { look: heroAt(i), options: { expression, strength: STRENGTHS[1] }, label: 'strong' },
    ]),
    columns: 12,
    size: 98,
  },
  'faces-heroes': {
    faces: EXPRESSIONS.flatMap((expression) =>
      HEROES.map((look, i) => ({ look, options: { expression }, label: i ? '' : expression })),
    ),
    columns: 18,
    size: 80,
  },
  'faces-side': {
    faces: EXPRESSIONS.map((expression, i) => ({
      look: heroAt(i),
      options: { expression, facing: 'side' },
      label: expression,
    })),
    columns: 14,
    size: 102,
  },
};

/**
 * Width of what is drawn around a head, units, and the part of it above the head's middle: the head alone, or to the hips
 * where the face has hands or bends the body.
 */
const HEAD = { span: 168, above: 0.54 } as const;
const TO_HIPS = { span: 200, above: 0.38 } as const;
const LABEL = 18;

function cropOf({ expression = 'calm', strength }: HeroOptions): typeof HEAD | typeof TO_HIPS {
  const { hands, lean } = faceOf(expression, strength);
  return (hands ?? lean) === undefined ? HEAD : TO_HIPS;
}

async function draw({ look, options }: Face, size: number, prefix: string): Promise<Buffer> {
  const acted: HeroOptions = { act: {}, rimmed: true, ...options };
  const { head } = heroAnchors(look, acted);
  const { span, above } = cropOf(options);
  const [x, y] = [head[0] - span / 2, head[1] - span * above];
  const paper = new Paper({ x, y, width: span, height: span, prefix });
  drawHero(look, acted, paper);
  const svg = Buffer.from(paper.toSvg({ size: true }));
  return sharp(svg, { density: (96 * size) / span })
    .resize(size, size)
    .png()
    .toBuffer();
}

async function write(name: string, { faces, columns, size }: FaceSheet): Promise<void> {
  const placeOf = (i: number) => [(i % columns) * size, Math.floor(i / columns) * (size + LABEL)] as const;
  const [width, height] = [columns * size, Math.ceil(faces.length / columns) * (size + LABEL)];
  const words = faces.map(({ label }, i) => {
    const [x, y] = placeOf(i);
    return `<text x="${x + 5}" y="${y + 14}" font-family="sans-serif" font-size="12" fill="#4b434c">${label}</text>`;
  });
  const labels = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${words.join('')}</svg>`;
  const pictures = await Promise.all(
    faces.map(async (face, i) => {
      const [left, top] = placeOf(i);
      return { input: await draw(face, size, `f${i}-`), left, top: top + LABEL };
    }),
  );
  const ground = sharp({ create: { width, height, channels: 3, background: '#efe7d6' } });
  await writeSheet(
    ground.composite([...pictures, { input: Buffer.from(labels), left: 0, top: 0 }]),
    `docs/art/${name}.webp`,
  );
  console.log(`${name} ${width} × ${height}`);
  if (name === 'faces') console.log(asked.map((expression, i) => `${i + 1} ${expression}`).join(', '));
}

const wanted = process.argv.slice(2);
for (const [name, sheet] of Object.entries(SHEETS))
  if (wanted.length === 0 || wanted.includes(name)) await write(name, sheet);
