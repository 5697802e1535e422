/** What the bench prints: how far the readings are from the labels, by skin group, and which photos are wrong. */

import { rankHairFamilies, suggestHairStyles } from '../../src/features/hero/hair-styles.ts';
import { fringeOf } from '../../src/features/hero/look-from-photo.ts';
import type { HeadReading } from '../../src/features/hero/photo/face/read-head.ts';
import { READ_HAIR } from '../../src/features/hero/photo/hair-palette.ts';
import type { Label } from './labels.ts';

export type LikenessRow = {
  label: Label;
  faces: number;
  ms: number;
  reading: HeadReading | null;
  /** The same photo with a little cut off two sides. */
  shifted: HeadReading | null;
};

/** The styles that would be right: who labels says "bob" of both bobs, and beside it whether there is a fringe. */
const stylesOf = ({ styles = [], fringe }: Label): readonly string[] =>
  styles.map((style) => (style === 'bob' && fringe === false ? 'partedBob' : style));

/** Prints the tables and the lists. */
export function report(rows: readonly LikenessRow[]): void {
  const share = (some: readonly unknown[], all: readonly unknown[]) =>
    all.length === 0
      ? '–'
      : `${some.length} of ${all.length} (${Math.round((some.length / all.length) * 100)} %)`;
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

  const read = rows.filter(({ reading }) => reading !== null) as (LikenessRow & { reading: HeadReading })[];
  const off = ({ label, reading }: { label: Label; reading: HeadReading }) =>
    Math.abs(reading.skin - label.skin);
  const groups = {
    'deep (below 3.5)': read.filter(({ label }) => label.skin < 3.5),
    'brown (3.5 to 6.5)': read.filter(({ label }) => label.skin >= 3.5 && label.skin < 6.5),
    'fair (from 6.5)': read.filter(({ label }) => label.skin >= 6.5),
    all: read,
  };
  console.table(
    Object.fromEntries(
      Object.entries(groups).map(([name, group]) => [
        name,
        {
          photos: group.length,
          'skin, mean steps off': mean(group.map(off)).toFixed(2),
          'within one': share(
            group.filter((row) => off(row) <= 1),
            group,
          ),
          worst: Math.max(0, ...group.map(off)).toFixed(1),
        },
      ]),
    ),
  );
  const hasHair = ({ reading }: { reading: HeadReading }) => reading.silhouette.state === 'seen';
  const hairKnown = read.filter((row) => row.label.hair.length > 0 && hasHair(row));
  const hairWrong = hairKnown.filter(
    ({ label, reading }) => !label.hair.includes(READ_HAIR[reading.hair ?? -1]?.id ?? ''),
  );
  const isLong = ({ reading }: { reading: HeadReading }) => reading.silhouette.length !== 'short';
  const long = read.filter((row) => row.label.length === 'long' && hasHair(row));
  const shortHaired = read.filter((row) => row.label.length === 'short' && hasHair(row));
  const styled = read.filter((row) => row.label.families.length > 0 && !row.label.cover && hasHair(row));
  const among =
    (offered: number) =>
    ({ label, reading }: { label: Label; reading: HeadReading }) =>
      rankHairFamilies(reading.silhouette, reading.skin)
        .slice(0, offered)
        .some((family) => label.families.includes(family));
  const drawn = styled.filter(({ label }) => (label.styles ?? []).length > 0);
  const fringes = styled.filter(({ label }) => typeof label.fringe === 'boolean');
  const covered = read.filter(({ label }) => label.cover !== null);
  const uncovered = read.filter(({ label }) => label.cover === null);
  console.table({
    'face read': share(read, rows),
    'hair colour wrong': share(hairWrong, hairKnown),
    'long read as long': share(long.filter(isLong), long),
    'short read as short': share(
      shortHaired.filter((row) => !isLong(row)),
      shortHaired,
    ),
    'right family among three': share(styled.filter(among(3)), styled),
    'right family first': share(styled.filter(among(1)), styled),
    'right style first': share(
      drawn.filter(({ label, reading }) =>
        stylesOf(label).includes(suggestHairStyles(reading.silhouette, reading.skin)[0] ?? ''),
      ),
      drawn,
    ),
    'fringe seen': share(
      fringes.filter(({ label, reading }) => label.fringe && reading.silhouette.fringe),
      fringes.filter(({ label }) => label.fringe),
    ),
    'fringe seen on bare foreheads': share(
      fringes.filter(({ label, reading }) => !label.fringe && reading.silhouette.fringe),
      fringes.filter(({ label }) => !label.fringe),
    ),
    'covered or bald given hair unasked': share(covered.filter(hasHair), covered),
    'asked about hair that shows': share(
      uncovered.filter((row) => !hasHair(row)),
      uncovered,
    ),
    'glasses seen': share(
      read.filter(({ label, reading }) => label.glasses && reading.glasses),
      read.filter(({ label }) => label.glasses),
    ),
    'glasses seen on bare faces': share(
      read.filter(({ label, reading }) => !label.glasses && reading.glasses),
      read.filter(({ label }) => !label.glasses),
    ),
    'time, median ms': Math.round(
      [...rows].sort((one, other) => one.ms - other.ms)[rows.length >> 1]?.ms ?? 0,
    ),
  });
  const writeLine = (
    name: string,
    some: readonly (LikenessRow & { reading: HeadReading })[],
    describe: (row: LikenessRow & { reading: HeadReading }) => string,
  ) => console.log(`${name}: ${some.map((row) => `${row.label.file} ${describe(row)}`).join(', ')}`);
  const changes: Record<string, (reading: HeadReading) => unknown> = {
    skin: ({ skin }) => skin,
    'hair colour': ({ hair, silhouette }) => silhouette.state === 'seen' && hair,
    'hair or question': ({ silhouette }) => silhouette.state,
    style: ({ silhouette, skin }) => silhouette.state === 'seen' && suggestHairStyles(silhouette, skin)[0],
    fringe: (reading) => reading.silhouette.state === 'seen' && fringeOf(reading),
    glasses: (reading) => reading.glasses,
    features: ({ features }) => Object.entries(features).sort().join(' '),
  };
  const asText = (reading: HeadReading) =>
    Object.values(changes)
      .map((partOf) => partOf(reading))
      .join();
  const hasChanged = (partOf: (reading: HeadReading) => unknown) =>
    read.filter(({ reading, shifted }) => !shifted || partOf(reading) !== partOf(shifted));
  console.table(
    Object.fromEntries([
      ...Object.entries(changes).map(([name, partOf]) => [name, share(hasChanged(partOf), read)]),
      ['anything of face and hair', share(hasChanged(asText), read)],
      [
        'clothes',
        share(
          hasChanged(({ clothes }) => clothes),
          read,
        ),
      ],
    ]),
  );
  for (const [name, partOf] of Object.entries(changes))
    writeLine(`${name} changed by the shift`, hasChanged(partOf), ({ reading, shifted }) =>
      shifted ? `${partOf(reading)}→${partOf(shifted)}` : '',
    );
  writeLine(
    'skin two or more off',
    read.filter((row) => off(row) >= 2),
    (row) => `${row.label.skin.toFixed(1)}→${row.reading.skin}`,
  );
  writeLine(
    'hair colour',
    hairWrong,
    (row) => `${row.label.hair[0]}→${READ_HAIR[row.reading.hair ?? -1]?.id}`,
  );
  writeLine('length', [...long.filter((row) => !isLong(row)), ...shortHaired.filter(isLong)], (row) =>
    String(row.label.length),
  );
  writeLine(
    'family',
    styled.filter((row) => !among(3)(row)),
    (row) =>
      `${row.label.families.join('/')}→${rankHairFamilies(row.reading.silhouette, row.reading.skin).slice(0, 3).join('/')}`,
  );
  writeLine('given hair', covered.filter(hasHair), (row) => String(row.label.cover));
  writeLine(
    'asked',
    uncovered.filter((row) => !hasHair(row)),
    (row) => row.reading.silhouette.state,
  );
}
