/**
 * Contact sheets of the hero rig, to be looked at after every change of it: `npx tsx scripts/contact-sheet-hero.ts`
 * writes docs/art/hero-*.png. Every hairstyle, outfit, pose, expression, aid and age is on one of them.
 */
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
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
} from '../src/illustration/hero/choices.ts';
import { dealChild, type Look, parseLook } from '../src/illustration/hero/look.ts';
import { type HeroOptions, heroBounds, heroBust, heroSvg } from '../src/illustration/hero/rig.ts';

interface Cell {
  readonly look: Look;
  readonly bust?: boolean;
  readonly options?: HeroOptions;
}

interface Sheet {
  readonly name: string;
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Cell[];
  /** Whole figures at one scale, to be compared; otherwise each fills its cell. */
  readonly compare?: boolean;
}

const nth = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;

/** A child with some things said and the rest dealt. */
const child = (seed: number, said: Partial<Look>): Look =>
  parseLook({ ...dealChild(seed), glasses: 'none', extras: [], ...said });

/** Four children who go through every pose. */
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

const SHEETS: readonly Sheet[] = [
  { name: 'hero-hair', columns: 12, width: 112, height: 112, cells: hairCells() },
  { name: 'hero-outfits', columns: 14, width: 104, height: 150, cells: outfitCells() },
  { name: 'hero-poses', columns: 15, width: 124, height: 158, cells: poseCells() },
  { name: 'hero-faces', columns: 9, width: 130, height: 130, cells: faceCells() },
  { name: 'hero-aids', columns: 11, width: 132, height: 160, cells: aidCells() },
  { name: 'hero-ages', columns: 10, width: 124, height: 190, cells: ageCells(), compare: true },
];

async function drawSheet({ name, columns, width, height, cells, compare }: Sheet): Promise<number> {
  const room = { width: width - 4, height: height - 4 };
  const figures = cells.filter(({ bust }) => !bust).map(({ look, options }) => heroBounds(look, options));
  const scale = Math.min(...figures.map((box) => Math.min(room.width / box.width, room.height / box.height)));
  const tiles = await Promise.all(
    cells.map(async ({ look, bust, options }, i) => {
      const svg = bust
        ? heroBust(look, { ...options, size: true })
        : heroSvg(look, { ...options, size: true });
      const picture = sharp(Buffer.from(svg), { density: 120 });
      const fitted =
        bust || !compare
          ? picture.resize({ ...room, fit: 'inside' })
          : picture.resize({ width: Math.round(heroBounds(look, options).width * scale) });
      const input = await fitted.png().toBuffer();
      const drawn = await sharp(input).metadata();
      const left = (i % columns) * width + Math.round((width - drawn.width) / 2);
      const top = Math.floor(i / columns) * height + height - drawn.height - 2;
      return { input, left, top };
    }),
  );
  const size = { width: columns * width, height: Math.ceil(cells.length / columns) * height };
  const file = new URL(`../docs/art/${name}.png`, import.meta.url).pathname;
  const { size: bytes } = await sharp({ create: { ...size, channels: 3, background: '#f1e7d6' } })
    .composite(tiles)
    .png({ palette: true, quality: 82, effort: 7 })
    .toFile(file);
  return bytes;
}

mkdirSync(new URL('../docs/art/', import.meta.url), { recursive: true });
const wanted = process.argv.slice(2);
for (const sheet of SHEETS) {
  if (wanted.length > 0 && !wanted.includes(sheet.name)) continue;
  console.log(sheet.name, `${Math.round((await drawSheet(sheet)) / 1024)} KB`);
}
