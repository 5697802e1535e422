/**
 * Prints sheets of people, for review and for viewers who know nothing of them: `npx tsx scripts/contact-sheets/people.ts
 * [name …]` writes docs/art/people-ages.webp (thirty people, numbered), -bodies, -noses and silhouettes.webp (twenty
 * actions, 120 px high each).
 */
import sharp, { type OverlayOptions } from 'sharp';
import { BEARDS, BUILDS, SCALPS } from '../../illustration/figures/hero/look/features.ts';
import { type Look, parseLook } from '../../illustration/figures/hero/look/look.ts';
import { AGES, NOSES } from '../../illustration/figures/hero/look/look-options.ts';
import { drawHero, type HeroOptions, heroAnchors } from '../../illustration/figures/hero/rig.ts';
import { Paper } from '../../illustration/paper/paper.ts';
import type { PartialLook } from '../../illustration/scene/format/look.ts';
import { drawScene } from '../../illustration/scene/svg/draw-scene.ts';
import { AGE_PEOPLE } from './people/age-people.ts';
import { SILHOUETTES } from './people/silhouettes.ts';
import { playersFor } from './stage/stage-sheet.ts';
import { writeSheet } from './write-sheet.ts';
import '../../illustration/load-all-parts.ts';

interface Cell {
  readonly label: string;
  readonly picture: Buffer;
}

interface Grid {
  readonly across: number;
  readonly width: number;
  readonly height: number;
}

async function write(name: string, cells: readonly Cell[], { across, width, height }: Grid): Promise<void> {
  const [label, gap] = [18, 4];
  const size = {
    width: across * (width + gap),
    height: Math.ceil(cells.length / across) * (height + label + gap),
  };
  const layers = cells.flatMap((cell, i): OverlayOptions[] => {
    const [left, top] = [(i % across) * (width + gap), Math.floor(i / across) * (height + label + gap)];
    const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${label}"><text x="4" y="14" font-family="sans-serif" font-size="13" fill="#4b434c">${cell.label}</text></svg>`;
    return [
      { input: Buffer.from(words), left, top },
      { input: cell.picture, left, top: top + label },
    ];
  });
  const ground = sharp({ create: { ...size, channels: 3, background: '#efe7d6' } });
  await writeSheet(ground.composite(layers), `docs/art/${name}.webp`);
  console.log(`docs/art/${name}.webp ${size.width} × ${size.height}`);
}

/** A person alone on paper: standing at the foot of the cell, or the head in its middle. */
async function person(look: Look, options: HeroOptions, grid: Grid, scale: number, by: 'feet' | 'head') {
  const [w, h] = [grid.width / scale, grid.height / scale];
  const { head } = heroAnchors(look, options);
  const [x, y] = by === 'head' ? [head[0] - w / 2, head[1] - h / 2] : [-w / 2, -h * 0.94];
  const paper = new Paper({ x, y, width: w, height: h, prefix: 'p' });
  drawHero(look, options, paper);
  const svg = Buffer.from(paper.toSvg({ size: true }));
  return sharp(svg, { density: 96 * scale })
    .resize(grid.width, grid.height)
    .png()
    .toBuffer();
}

const grown: PartialLook = { age: 'grown', skin: 's6', hair: 'sidePart', hairColour: 'chestnut', extras: [] };
const lookOf = (look: PartialLook): Look => parseLook({ extras: [], ...look });

async function ages(): Promise<void> {
  const grid = { across: 10, width: 150, height: 260 };
  const cells = AGE_PEOPLE.map(async ({ look, options = {} }, i) => ({
    label: String(i + 1),
    picture: await person(lookOf(look), options, grid, 0.54, 'feet'),
  }));
  await write('people-ages', await Promise.all(cells), grid);
}

async function bodies(): Promise<void> {
  const grid = { across: 8, width: 130, height: 240 };
  const looks = [
    ...AGES.map(({ id, label }) => ({ label, look: { ...grown, age: id, outfit: 'jumper' as const } })),
    ...BUILDS.map(({ id, label }) => ({
      label,
      look: { ...grown, hair: 'bun' as const, build: id, outfit: 'blouse' as const, cloth: 'pine' as const },
    })),
  ];
  const cells = [
    ...looks.map(({ label, look }) => ({ label, look, options: {} as HeroOptions })),
    ...(['broad', 'pregnant'] as const).map((build) => ({
      label: `${build}, from the side`,
      look: { ...grown, hair: 'bun' as const, build, outfit: 'blouse' as const, cloth: 'pine' as const },
      options: { facing: 'side' } as HeroOptions,
    })),
  ].map(async ({ label, look, options }) => ({
    label,
    picture: await person(lookOf(look), options, grid, 0.5, 'feet'),
  }));
  await write('people-bodies', await Promise.all(cells), grid);
}

async function noses(): Promise<void> {
  const grid = { across: 10, width: 120, height: 120 };
  const elder: PartialLook = {
    ...grown,
    age: 'elder',
    skin: 's8',
    face: 'long',
    hair: 'crop',
    hairColour: 'silver',
  };
  const dark: PartialLook = { ...grown, skin: 's1', hair: 'fade', hairColour: 'soot', face: 'square' };
  const rows: readonly { label: string; look: PartialLook; facing: 'right' | 'side' }[] = [
    ...NOSES.map(({ id, label }) => ({ label, look: { ...grown, nose: id }, facing: 'right' as const })),
    ...NOSES.map(({ id, label }) => ({ label, look: { ...dark, nose: id }, facing: 'side' as const })),
    ...BEARDS.map(({ id, label }) => ({ label, look: { ...grown, beard: id }, facing: 'right' as const })),
    { label: 'Hair gone on top', look: { ...grown, scalp: 'crown' }, facing: 'right' },
    ...BEARDS.map(({ id, label }) => ({ label, look: { ...elder, beard: id }, facing: 'side' as const })),
    { label: 'At the temples', look: { ...elder, scalp: 'receding' }, facing: 'right' },
    ...SCALPS.map(({ id, label }) => ({
      label,
      look: { ...elder, scalp: id, beard: 'full' as const },
      facing: 'right' as const,
    })),
  ];
  const cells = rows.map(async ({ label, look, facing }) => ({
    label,
    picture: await person(lookOf(look), { facing }, grid, 0.95, 'head'),
  }));
  await write('people-noses', await Promise.all(cells), grid);
}

async function silhouettes(): Promise<void> {
  const grid = { across: 10, width: 120, height: 120 };
  const cells = SILHOUETTES.map(async ({ scene, hero }, i) => {
    const svg = drawScene(scene, playersFor({ name: 'Tam', look: parseLook(hero) }), {
      prefix: `s${i}-`,
      aspect: 'page',
    });
    const picture = await sharp(Buffer.from(svg))
      .resize(grid.width, grid.height, { fit: 'cover', position: 'centre' })
      .png()
      .toBuffer();
    return { label: String(i + 1), picture };
  });
  await write('silhouettes', await Promise.all(cells), grid);
}

const SHEETS = { 'people-ages': ages, 'people-bodies': bodies, 'people-noses': noses, silhouettes };
const wanted = process.argv.slice(2);
for (const [name, draw] of Object.entries(SHEETS))
  if (wanted.length === 0 || wanted.some((word) => name.includes(word))) await draw();
