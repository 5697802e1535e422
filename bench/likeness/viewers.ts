/**
 * Sheets for viewers who know neither the labels nor the readings. In a forced choice a photo stands beside six heroes, of
 * which one is its own and five are others' of the same skin group and age; on the sheet of likeness each photo stands beside
 * its own hero. Numbers alone are printed; which number is right stands in a key of its own.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { Look } from '../../illustration/figures/hero/look/look.ts';
import { makeRng } from '../../illustration/paper/rng.ts';
import type { FaceBox } from '../../src/features/hero/photo/photo-reading.ts';
import { heroPicture, pictureOf, textPicture } from './contact-sheet.ts';
import type { Label } from './labels.ts';

/** One photo with the hero that was read from it. */
export type SeenHero = {
  readonly file: string;
  /** The face in the photo, as shares of its width and height. */
  readonly box: FaceBox;
  readonly label: Label;
  readonly look: Look;
};

/** Where the right hero stands in each row, from 1 to 6, and which photo it is. */
export type Key = Readonly<
  Record<number, { readonly file: string; readonly right: number; readonly label: Label }>
>;

const HEROES = 6;
const ROWS = 5;
const [SIDE, LINE] = [210, 26];
const SEED = 46;

const groupOf = ({ skin, age }: Label): string =>
  `${skin < 3.5 ? 'deep' : skin < 6.5 ? 'brown' : 'fair'} ${age}`;

/** The five others for a hero: of its group, or where that is too small the nearest in skin of the same age. */
export function othersFor(one: SeenHero, all: readonly SeenHero[], seed: number): SeenHero[] {
  const rng = makeRng(seed);
  const strangers = all
    .filter((other) => other.file !== one.file)
    .map((other) => ({
      other,
      far:
        (groupOf(other.label) === groupOf(one.label) ? 0 : 10) +
        (other.label.age === one.label.age ? 0 : 100) +
        (groupOf(other.label) === groupOf(one.label) ? 0 : Math.abs(other.label.skin - one.label.skin)) +
        rng() / 100,
    }));
  return strangers
    .sort((left, right) => left.far - right.far)
    .slice(0, HEROES - 1)
    .map(({ other }) => other);
}

/** Shuffles by a seed. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  const rng = makeRng(seed);
  return items
    .map((item) => ({ item, at: rng() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** Writes `choice-N.jpg`, `likeness-N.jpg` and `key.json` into a folder, which should lie outside of the repository. */
export async function writeViewerSheets(all: readonly SeenHero[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const rows = shuffled(all, SEED);
  const key: Record<number, Key[number]> = {};
  const choices = rows.map((one, index) => {
    const heroes = shuffled([one, ...othersFor(one, all, SEED + index)], SEED * 7 + index);
    key[index + 1] = { file: one.label.file, right: heroes.indexOf(one) + 1, label: one.label };
    return { photo: one.file, box: one.box, number: index + 1, looks: heroes.map(({ look }) => look) };
  });
  // Another order, so that nobody who has chosen knows a row again by its place.
  const pairs = shuffled(
    choices.map((choice, index) => ({ ...choice, looks: [(rows[index] as SeenHero).look] })),
    SEED * 3,
  );
  for (let from = 0; from < choices.length; from += ROWS)
    await writeRows(choices.slice(from, from + ROWS), join(folder, `choice-${from / ROWS + 1}.jpg`));
  for (let from = 0; from < pairs.length; from += ROWS * 3)
    await writeRows(
      pairs.slice(from, from + ROWS * 3),
      join(folder, `likeness-${from / (ROWS * 3) + 1}.jpg`),
      3,
    );
  writeFileSync(join(folder, 'key.json'), JSON.stringify(key, null, 1));
}

type Row = {
  readonly photo: string;
  readonly box: FaceBox;
  readonly number: number;
  readonly looks: readonly Look[];
};

/** Rows of a photo and heroes, `across` of them side by side. */
async function writeRows(rows: readonly Row[], to: string, across = 1): Promise<void> {
  const placed: OverlayOptions[] = [];
  const wide = ((rows[0]?.looks.length ?? 1) + 1) * SIDE;
  for (const [index, { photo, box, number, looks }] of rows.entries()) {
    const left = (index % across) * wide;
    const top = Math.floor(index / across) * (SIDE + LINE);
    placed.push(
      { input: await pictureOf(photo, SIDE, box), left, top },
      { input: textPicture(`Photo ${number}`, SIDE, LINE), left, top: top + SIDE },
    );
    for (const [at, look] of looks.entries()) {
      placed.push({ input: await heroPicture(look, SIDE), left: left + (at + 1) * SIDE, top });
      if (looks.length > 1)
        placed.push({
          input: textPicture(String(at + 1), SIDE, LINE),
          left: left + (at + 1) * SIDE,
          top: top + SIDE,
        });
    }
  }
  const height = Math.ceil(rows.length / across) * (SIDE + LINE);
  await sharp({ create: { width: wide * across, height, channels: 3, background: '#fff' } })
    .composite(placed)
    .jpeg({ quality: 88 })
    .toFile(to);
}
