/** The rows of what a grandmother would say first: is it the right kind of hair or cover at all, and is it this child? */
import { hatOf } from '../../illustration/figures/hero/look/hat.ts';
import type { Look } from '../../illustration/figures/hero/look/look.ts';
import { HAIR_STYLES, optionById } from '../../illustration/figures/hero/look/look-options.ts';
import { HAIR_FAMILIES } from '../../src/features/hero/hair-families.ts';
import type { HeadReading } from '../../src/features/hero/photo/face/read-head.ts';
import type { Label } from './labels.ts';
import type { Key } from './viewers.ts';

export type DrawnRow = { readonly label: Label; readonly reading: HeadReading; readonly look: Look };

/** What a viewer said of each photo by its number: the hero chosen, and whether the photo's own is recognisable. */
export type Answers = Readonly<Record<number, { pick?: number; recognisable?: 'yes' | 'partly' | 'no' }>>;

const share = (some: readonly unknown[], all: readonly unknown[]): string =>
  all.length === 0
    ? '–'
    : `${some.length} of ${all.length} (${Math.round((some.length / all.length) * 100)} %)`;

const RED: readonly string[] = ['auburn', 'copper'];
/** Plaits and locs, puffs and pigtails. */
const PLAITED: readonly string[] = [...HAIR_FAMILIES.braids, 'twoBraids', 'pigtails', 'puffs', 'highPuff'];

const isPlaited = ({ families, styles = [] }: Label): boolean =>
  families.includes('braids') || styles.some((style) => PLAITED.includes(style));

/** Whether hair is all that is drawn on the head. */
const isBareheaded = (look: Look): boolean => {
  const { texture } = optionById(HAIR_STYLES, look.hair);
  return texture !== 'cover' && texture !== 'bare' && hatOf(look) === null;
};

/** Prints the rows that the drawn looks tell. */
export function reportDrawn(rows: readonly DrawnRow[]): void {
  const red = rows.filter(({ label }) => label.hair.some((colour) => RED.includes(colour)) && !label.cover);
  const grey = rows.filter(
    ({ label }) => label.hair.some((colour) => colour === 'silver' || colour === 'snow') && !label.cover,
  );
  const plaited = rows.filter(({ label }) => isPlaited(label) && !label.cover);
  const asked = rows.filter(({ reading }) => reading.silhouette.state === 'unsure');
  const covered = rows.filter(({ label }) => label.cover !== null);
  console.table({
    'red hair drawn red': share(
      red.filter(({ look }) => RED.includes(look.hairColour)),
      red,
    ),
    'grey or white hair drawn so': share(
      grey.filter(
        ({ look }) => look.hairColour === 'silver' || look.hairColour === 'snow' || look.age === 'elder',
      ),
      grey,
    ),
    'plaits, locs, puffs drawn so': share(
      plaited.filter(({ look }) => PLAITED.includes(look.hair)),
      plaited,
    ),
    'plaits: a labelled style': share(
      plaited.filter(({ label, look }) => label.styles?.includes(look.hair)),
      plaited,
    ),
    'asked, while shorn': share(
      asked.filter(({ look, label }) => look.hair === 'buzz' && !label.styles?.includes('buzz')),
      asked,
    ),
    'covered, drawn with hair alone': share(
      covered.filter(({ look }) => isBareheaded(look)),
      covered,
    ),
    'with hair, drawn covered or bald': share(
      rows.filter(({ label, look }) => label.cover === null && !isBareheaded(look)),
      rows.filter(({ label }) => label.cover === null),
    ),
  });
}

/** Prints what viewers said: the forced choice, and how many are recognisable, of all and of the children. */
export function reportViewers(key: Key, answers: Answers): void {
  const all = Object.entries(answers).flatMap(([number, said]) => {
    const row = key[Number(number)];
    return row ? [{ ...said, ...row }] : [];
  });
  const table = (rows: typeof all) => {
    const chosen = rows.filter(({ pick }) => pick !== undefined);
    const judged = rows.filter(({ recognisable }) => recognisable !== undefined);
    return {
      'forced choice of six': share(
        chosen.filter(({ pick, right }) => pick === right),
        chosen,
      ),
      recognisable: share(
        judged.filter(({ recognisable }) => recognisable === 'yes'),
        judged,
      ),
      partly: share(
        judged.filter(({ recognisable }) => recognisable === 'partly'),
        judged,
      ),
    };
  };
  console.table({ all: table(all), children: table(all.filter(({ label }) => label.age === 'child')) });
}
