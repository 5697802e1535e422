/**
 * Prints contact sheets of the hero rig, for review after a change: `npx tsx scripts/contact-sheets/hero.ts` writes
 * docs/art/hero-*.webp. They contain every hairstyle, outfit, pose, expression, aid and age, from the front and the
 * side, hats on the most difficult hair, and riders on their mounts.
 */
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { type Look, parseLook, randomChild } from '../../illustration/figures/hero/look/look.ts';
import {
  AGE_BANDS,
  AIDS,
  EXTRAS,
  EYE_SHAPES,
  FACE_SHAPES,
  GLASSES,
  HAIR_COLOURS,
  HAIR_STYLES,
  type HairColourId,
  HERO_EXPRESSIONS,
  HERO_POSES,
  NOSES,
  OUTFITS,
  SKIN_TONES,
} from '../../illustration/figures/hero/look/look-options.ts';
import {
  drawHero,
  type HeroOptions,
  heroBounds,
  heroBust,
  heroSvg,
} from '../../illustration/figures/hero/rig.ts';
import { Cutter } from '../../illustration/paper/cutter.ts';
import { Paper } from '../../illustration/paper/paper.ts';
import { ANIMAL_RECORDS } from '../../illustration/parts/animals.records.generated.ts';
import { drawAnimal } from '../../illustration/parts/draw-animal.ts';
import { ANIMAL_IDS, type AnimalId } from '../../illustration/scene/format/ids.ts';
import { riderRole } from '../../illustration/scene/layout/rider.ts';
import { writeSheet } from './write-sheet.ts';
import '../../illustration/load-all-parts.ts';

interface Cell {
  readonly look: Look;
  readonly bust?: boolean;
  /** The animal that the hero rides; without one the hero stands. */
  readonly mount?: AnimalId;
  readonly options?: HeroOptions;
}

interface HeroSheet {
  readonly name: string;
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Cell[];
  /** Whole figures at one scale for comparison; otherwise each fills its cell. */
  readonly compare?: boolean;
}

const nth = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;

/** A child with some fixed parts, the rest random. */
const child = (seed: number, overrides: Partial<Look>): Look =>
  parseLook({ ...randomChild(seed), glasses: 'none', extras: [], ...overrides });

/** Four children in every pose. */
const CAST: readonly Look[] = [
  child(1, {
    skin: 's0',
    face: 'round',
    hair: 'puffs',
    hairColour: 'soot',
    hairCloth: 'honey',
    nose: 'wide',
    eyes: 'dark',
    eyeShape: 'round',
    outfit: 'dungarees',
    cloth: 'clay',
    age: 'middle',
  }),
  child(2, {
    skin: 's9',
    face: 'heart',
    hair: 'longWaves',
    hairColour: 'copper',
    freckles: 'many',
    eyes: 'green',
    eyeShape: 'wide',
    outfit: 'dress',
    cloth: 'sage',
    age: 'big',
  }),
  child(3, {
    skin: 's5',
    face: 'apple',
    hair: 'crop',
    hairColour: 'espresso',
    outfit: 'raincoat',
    cloth: 'honey',
    age: 'little',
    eyeShape: 'almond',
  }),
  child(4, {
    skin: 's6',
    face: 'oval',
    hair: 'hijab',
    hairCloth: 'dusk',
    outfit: 'kurta',
    cloth: 'rose',
    nose: 'long',
    age: 'big',
    eyeShape: 'gentle',
  }),
];

const hairCells = (): Cell[] =>
  HAIR_STYLES.flatMap((style, i) => {
    const coily = style.texture === 'coily';
    const tones = coily ? [0, 2, 4] : style.texture === 'cover' ? [2, 5, 7] : [4, 7, 9];
    const colours: readonly HairColourId[] = coily
      ? ['soot', 'espresso', 'chestnut']
      : ['blueBlack', nth(HAIR_COLOURS, i + 2).id, nth(HAIR_COLOURS, i + 5).id];
    return tones.map((tone, j) => ({
      bust: true,
      look: child(i * 3 + j, {
        hair: style.id,
        skin: nth(SKIN_TONES, tone).id,
        hairColour: nth(colours, j),
        face: nth(FACE_SHAPES, i + j).id,
        nose: nth(NOSES, i + j * 2).id,
        eyeShape: nth(EYE_SHAPES, i * 2 + j).id,
        mood: nth(['calm', 'joy', 'delight', 'curious'] as const, i + j),
      }),
    }));
  });

const outfitCells = (): Cell[] =>
  OUTFITS.flatMap((outfit, i) =>
    [0, 1].map((j) => ({
      look: child(i * 5 + j, {
        outfit: outfit.id,
        cloth: nth(outfit.colours, j * 3 + (i % 2)),
        age: nth(AGE_BANDS, i + j).id,
      }),
      options: { pose: nth(['stand', 'wave', 'run', 'hold', 'stand', 'jump'] as const, i + j * 3) },
    })),
  );

const poseCells = (): Cell[] =>
  CAST.flatMap((look) => HERO_POSES.map(({ id }) => ({ look, options: { pose: id } })));

const faceCells = (): Cell[] =>
  SKIN_TONES.flatMap((skin, i) =>
    HERO_EXPRESSIONS.map(({ id }, j) => ({
      bust: true,
      look: child(i * 9 + 40, {
        skin: skin.id,
        mood: id,
        hair: nth(['fade', 'sidePart', 'puffs', 'bun', 'coils', 'waves'] as const, i),
        face: nth(FACE_SHAPES, j).id,
        eyeShape: nth(EYE_SHAPES, i).id,
        nose: nth(NOSES, i).id,
      }),
    })),
  );

const aidCells = (): Cell[] => [
  ...AIDS.map((aid, i) => ({
    look: child(i * 7 + 3, { aids: [aid.id], outfit: nth(['tee', 'raincoat', 'dress', 'vest'] as const, i) }),
    options: { pose: nth(['wave', 'stand'] as const, i), facing: nth(['front', 'left'] as const, i) },
  })),
  ...HERO_POSES.map(({ id }, i) => ({
    look: child(i + 20, {
      aids: ['wheelchair'],
      aidCloth: nth(['honey', 'clay', 'dusk'] as const, i),
      hair: nth(['locsKnot', 'bob', 'crop', 'hijab', 'afro'] as const, i),
      skin: nth(SKIN_TONES, i * 3).id,
    }),
    options: { pose: id },
  })),
  ...GLASSES.filter(({ id }) => id !== 'none').map((glasses, i) => ({
    bust: true,
    look: child(i + 60, {
      glasses: glasses.id,
      aidCloth: nth(['clay', 'dusk', 'honey', 'plum', 'pine'] as const, i),
    }),
  })),
  ...EXTRAS.map((extra, i) => ({
    look: child(i + 70, {
      extras: [extra.id],
      hairCloth: nth(['clay', 'dusk', 'honey', 'berry'] as const, i),
    }),
    options: { pose: nth(['stand', 'wave', 'point'] as const, i) },
  })),
];

const ageCells = (): Cell[] =>
  [11, 12, 13, 14, 15].flatMap((seed) =>
    AGE_BANDS.flatMap(({ id }) =>
      (['front', 'side'] as const).map((facing) => ({
        look: child(seed, { age: id }),
        options: { facing, pose: seed % 2 ? ('stand' as const) : ('hold' as const) },
      })),
    ),
  );

/** Every hairstyle from the side, every other one looking left; then faces, poses and outfits. */
const sideHairCells = (): Cell[] =>
  HAIR_STYLES.map((style, i) => {
    const coily = style.texture === 'coily';
    return {
      bust: true,
      look: child(i * 3, {
        hair: style.id,
        skin: nth(SKIN_TONES, coily ? i % 4 : style.texture === 'cover' ? i * 3 : 4 + ((i * 2) % 6)).id,
        hairColour: coily
          ? nth(['soot', 'espresso', 'chestnut'] as const, i)
          : nth(['blueBlack', 'walnut', 'copper', 'honey', 'espresso'] as const, i),
        face: nth(FACE_SHAPES, i).id,
        nose: nth(NOSES, i).id,
        eyeShape: nth(EYE_SHAPES, i).id,
        mood: nth(['calm', 'joy', 'delight', 'curious'] as const, i),
      }),
      options: { facing: i % 4 === 3 ? 'sideLeft' : 'side' },
    };
  });

const sidePoseCells = (): Cell[] => [
  ...CAST.flatMap((look, i) =>
    HERO_POSES.map(({ id }) => ({
      look,
      options: { pose: id, facing: i % 2 ? ('sideLeft' as const) : ('side' as const) },
    })),
  ),
  ...OUTFITS.map((outfit, i) => ({
    look: child(i * 5 + 1, { outfit: outfit.id, cloth: outfit.colours[0], age: nth(AGE_BANDS, i).id }),
    options: { facing: 'side' as const },
  })),
  ...(['stand', 'wave', 'run', 'read', 'hold', 'ride'] as const).map((pose, i) => ({
    look: child(i + 20, { aids: ['wheelchair'] }),
    options: { pose, facing: i % 2 ? ('sideLeft' as const) : ('side' as const) },
  })),
  ...(['scarf', 'backpack', 'wings'] as const).map((extra, i) => ({
    look: child(i + 70, { extras: [extra], hair: 'curlyCrop' }),
    options: { facing: 'side' as const },
  })),
];

/** Headwear on difficult hair, from the front and the side. */
const hatCells = (): Cell[] =>
  (
    [
      'crop',
      'afro',
      'puffs',
      'highPuff',
      'bun',
      'curlyLong',
      'locsKnot',
      'boxBraids',
      'longWaves',
      'hijab',
      'turban',
    ] as const
  ).flatMap((hair, i) =>
    (['cap', 'beanie', 'wizardHat', 'pirateHat', 'spaceHelmet', 'crown', 'headphones'] as const).flatMap(
      (hat, j) =>
        (['front', 'side'] as const).map((facing) => ({
          bust: true,
          look: child(i * 7, {
            hair,
            extras: [hat],
            hairCloth: nth(['clay', 'dusk', 'honey', 'berry'] as const, i + j),
            skin: nth(SKIN_TONES, [5, 0, 1, 2, 7, 8, 1, 2, 9, 6, 4][i] ?? 4).id,
            hairColour: nth(
              [
                'espresso',
                'soot',
                'soot',
                'soot',
                'walnut',
                'copper',
                'soot',
                'soot',
                'honey',
                'soot',
                'soot',
              ] as const,
              i,
            ),
          }),
          options: { facing },
        })),
    ),
  );

const rideCells = (): Cell[] => [
  ...ANIMAL_IDS.filter((id) => ANIMAL_RECORDS[id].seat).map((mount, i) => ({
    look: nth(CAST, i),
    mount,
    options: { facing: i % 2 ? ('sideLeft' as const) : ('left' as const) },
  })),
  ...(['right', 'front', 'side', 'sideLeft'] as const).map((facing, i) => ({
    look: nth(CAST, i),
    options: { pose: 'ride' as const, facing },
  })),
  { look: child(20, { aids: ['wheelchair'] }), options: { pose: 'ride' } },
];

const SHEETS: readonly HeroSheet[] = [
  { name: 'hero-side', columns: 16, width: 112, height: 112, cells: sideHairCells() },
  { name: 'hero-side-poses', columns: 15, width: 124, height: 158, cells: sidePoseCells() },
  { name: 'hero-hats', columns: 14, width: 92, height: 92, cells: hatCells() },
  { name: 'hero-ride', columns: 6, width: 240, height: 200, cells: rideCells() },
  { name: 'hero-hair', columns: 12, width: 112, height: 112, cells: hairCells() },
  { name: 'hero-outfits', columns: 14, width: 104, height: 150, cells: outfitCells() },
  { name: 'hero-poses', columns: 15, width: 124, height: 158, cells: poseCells() },
  { name: 'hero-faces', columns: 9, width: 130, height: 130, cells: faceCells() },
  { name: 'hero-aids', columns: 14, width: 132, height: 160, cells: aidCells() },
  { name: 'hero-ages', columns: 10, width: 124, height: 190, cells: ageCells(), compare: true },
];

/** Page units of a hero: a standing child of five is 390 high on a page. */
const PAGE_UNITS = 390 / 262;

/** The hero on a companion, as a scene puts her there. */
function drawMounted(look: Look, animal: AnimalId, options: HeroOptions = {}): string {
  const paper = new Paper({ x: -370, y: -660, width: 816, height: 780, prefix: 'm' });
  const { at, pose } = riderRole({ who: animal, at: [0, 0] });
  const c = new Cutter(paper);
  drawAnimal(c, animal);
  paper.at({ x: at[0], y: at[1], scale: PAGE_UNITS }, () =>
    drawHero(look, { ...options, pose, groundShadow: false }, paper),
  );
  return paper.toSvg({ size: true });
}

async function drawSheet({ name, columns, width, height, cells, compare }: HeroSheet): Promise<number> {
  const cell = { width: width - 4, height: height - 4 };
  const figures = cells.filter(({ bust }) => !bust).map(({ look, options }) => heroBounds(look, options));
  const scale = Math.min(...figures.map((box) => Math.min(cell.width / box.width, cell.height / box.height)));
  const tiles = await Promise.all(
    cells.map(async ({ look, bust, mount, options }, i) => {
      const svg = mount
        ? drawMounted(look, mount, options)
        : bust
          ? heroBust(look, { ...options, size: true })
          : heroSvg(look, { ...options, size: true });
      const picture = sharp(Buffer.from(svg), { density: 120 });
      const fitted =
        bust || !compare
          ? picture.resize({ ...cell, fit: 'inside' })
          : picture.resize({ width: Math.round(heroBounds(look, options).width * scale) });
      const input = await fitted.png().toBuffer();
      const drawn = await sharp(input).metadata();
      const left = (i % columns) * width + Math.round((width - drawn.width) / 2);
      const top = Math.floor(i / columns) * height + height - drawn.height - 2;
      return { input, left, top };
    }),
  );
  const size = { width: columns * width, height: Math.ceil(cells.length / columns) * height };
  const file = new URL(`../../docs/art/${name}.webp`, import.meta.url).pathname;
  const ground = sharp({ create: { ...size, channels: 3, background: '#f1e7d6' } });
  const { size: bytes } = await writeSheet(ground.composite(tiles), file);
  return bytes;
}

mkdirSync(new URL('../../docs/art/', import.meta.url), { recursive: true });
const sheetNames = process.argv.slice(2);
for (const sheet of SHEETS) {
  if (sheetNames.length > 0 && !sheetNames.includes(sheet.name)) continue;
  console.log(sheet.name, `${Math.round((await drawSheet(sheet)) / 1024)} KB`);
}
