import type { ClothId } from '../../../../illustration/figures/hero/look/look-options.ts';
import type { Pose } from '../../../../illustration/figures/hero/pose/poses.ts';
import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import type { Costume } from '../../../../illustration/scene/format/look.ts';
import type { Place } from '../../../../illustration/scene/format/places.ts';
import type { NamedRole } from '../../../../illustration/scene/format/roles.ts';
import { called } from '../../../cuts/called.ts';
import { cut, line, oval } from '../../../cuts/lit.ts';
import { who } from '../../../cuts/placing.ts';
import type { CastChild, Friend, StoryCast } from '../../../pictures.ts';
import { placed } from './pieces.ts';

export const SUITS = ['#c8503f', '#3f6f9f', '#3f7f68', '#e2a53c', '#7a4a86', '#b5476a', '#4c5a86'];
export const CAPES = ['#e8b83e', '#a83f3a', '#e9dcc0', '#35507e', '#d96a3f', '#4f8f88', '#8e4358'];
export const SKINS = ['#623d2e', '#efcbb0', '#925d41', '#d3a27c', '#50322a', '#f5dbc9', '#ab7552', '#784a35'];
export const HAIRS = ['#2b2326', '#643d2b', '#c99a52', '#86422b', '#412c27', '#ede2ce', '#ad5a33'];
export const pick = (list: readonly string[], i: number): string => list[i % list.length]!;
/** How one of the sixty superheroes is drawn: eyes, lean, mask, mouth. */
interface SuperheroManner {
  readonly look?: Place;
  readonly turn?: number;
  readonly mask?: boolean;
  readonly awed?: boolean;
  readonly glad?: boolean;
  readonly dark?: string;
}
/** Number `i` of the sixty superheroes, from the waist up: cape, suit, mask. */
export const superhero = (
  i: number,
  x: number,
  y: number,
  s: number,
  depth: number,
  manner: SuperheroManner = {},
): SceneCut[] => {
  const { look = [0, 0], turn = 0, mask = true, awed = false, glad = false, dark } = manner;
  const c = (colour: string) => dark ?? colour;
  const [dx, dy] = look;
  const eye = (k: number): SceneCut[] => [
    oval(k * 15, -2, 9, 10, '#fffaf0', { lift: 0 }),
    oval(k * 15 + dx * 4, -2 + dy * 4, 4.4, 5, '#2b2230', { lift: 0 }),
  ];
  const face: SceneCut[] = dark
    ? []
    : [
        ...(mask
          ? [
              cut(
                '-41,-10 -20,-19 0,-13 20,-19 41,-10 34,12 12,10 0,2 -12,10 -34,12',
                pick(['#2f2b4a', '#7a2f34', '#2f4a4a', '#5a3a20'], i),
                { lift: 0 },
              ),
            ]
          : []),
        ...(glad
          ? [-1, 1].map((k) =>
              line(`${k * 15 - 9},2 ${k * 15 - 5},-5 ${k * 15 + 5},-5 ${k * 15 + 9},2`, '#fffaf0', 4),
            )
          : [...eye(-1), ...eye(1)]),
        glad
          ? cut('-14,18! 14,18! 8,32 -8,32', '#6b2f34', { lift: 0 })
          : awed
            ? oval(0, 24, 6, 8, '#6b2f34', { lift: 0 })
            : line('-9,22 0,25 9,22', '#6b2f34', 3.4),
      ];
  const boots =
    Math.abs(turn) > 24 && Math.abs(turn) < 120
      ? [-24, 26].map((bx) => oval(bx, 226, 24, 34, c('#3a3550'), { lift: 0.5 }))
      : [];
  return called(
    'superhero',
    placed(
      [
        ...boots,
        cut('-74,210! -66,70 -44,26 44,26 66,70 74,210!', c(pick(CAPES, i * 3 + 1)), { lift: 0.9 }),
        cut('-46,210! -45,64 -26,38 26,38 45,64 46,210!', c(pick(SUITS, i)), { lift: 0.5 }),
        oval(0, 0, 42, 43, c(pick(SKINS, i * 5 + 2)), { lift: 0.6 }),
        cut(
          i % 3 === 0
            ? '-44,4 -48,-30 -20,-54 20,-54 48,-30 44,4 34,-20 0,-28 -34,-20'
            : i % 3 === 1
              ? '-43,-8 -40,-36 -10,-50 24,-46 43,-24 43,-6 10,-22 -20,-30'
              : '-42,-10 -50,-44 -24,-40 -16,-62 4,-44 26,-60 28,-40 50,-40 42,-10 20,-26 -18,-26',
          c(pick(HAIRS, i * 2 + 1)),
          { lift: 0.4 },
        ),
        ...face,
      ],
      [x, y],
      s,
      depth,
      turn ? { turn } : {},
    ),
  );
};
/** Rows of superheroes; each lower row stands in front of the one above. */
export const rowsOfSuperheroes = (
  from: Place,
  step: Place,
  size: readonly [columns: number, rows: number],
  s: number,
  depth: number,
  manner: SuperheroManner = {},
): SceneCut[] =>
  Array.from({ length: size[0] * size[1] }, (_, i) => {
    const [column, row] = [i % size[0], Math.floor(i / size[0])];
    const nudge = ((i * 37) % 17) - 8;
    return superhero(
      i * 3 + row,
      from[0] + column * step[0] + (row % 2) * step[0] * 0.5,
      from[1] + row * step[1] + nudge,
      s * (1 + (((i * 29) % 9) - 4) * 0.02),
      depth + row * 0.002,
      manner,
    );
  }).flat();
const heroSuit = (cloth: ClothId): Costume => ({ outfit: 'superhero', cloth, extras: ['cape'] });
export const cast: StoryCast = {
  head: {
    look: {
      age: 'elder',
      skin: 's2',
      face: 'square',
      hair: 'curlyCrop',
      hairColour: 'snow',
      ...heroSuit('plum'),
      beard: 'full',
      scalp: 'receding',
      nose: 'wide',
      build: 'broad',
    },
  },
  flies: { look: { skin: 's6', face: 'long', hair: 'sidePart', hairColour: 'copper', ...heroSuit('night') } },
  fast: { look: { skin: 's1', face: 'oval', hair: 'highPuff', hairColour: 'soot', ...heroSuit('honey') } },
  ice: {
    look: {
      age: 'little',
      skin: 's9',
      face: 'round',
      hair: 'pigtails',
      hairColour: 'flax',
      ...heroSuit('pine'),
    },
  },
  melts: {
    look: {
      age: 'grown',
      skin: 's4',
      face: 'round',
      hair: 'tousled',
      hairColour: 'auburn',
      ...heroSuit('brick'),
      nose: 'snub',
    },
  },
};
export const friend: Friend = {
  name: 'Oskar',
  pronouns: 'he',
  look: {
    skin: 's8',
    face: 'square',
    age: 'middle',
    hair: 'bowl',
    hairColour: 'honey',
    outfit: 'tee',
    cloth: 'brick',
    extras: ['cape'],
  },
};
export const third: CastChild = { name: 'Mabel', pronouns: 'she', plays: 'flies' };
export const fourth: CastChild = { name: 'Jem', pronouns: 'he', plays: 'fast' };
export const wears: Costume = { outfit: 'tee', cloth: 'dusk', extras: ['cape'] };
const FRIENDS_CLOTHES: Costume = { outfit: 'tee', cloth: 'brick', extras: ['cape'] };
export const friendAt = (pose: Pose, at: Place, scale: number, more: Partial<NamedRole> = {}) =>
  who('friend', pose, at, scale, { wears: FRIENDS_CLOTHES, ...more });
export const fliesAt = (pose: Pose, at: Place, scale: number, more: Partial<NamedRole> = {}) =>
  who('flies', pose, at, scale, { wears: heroSuit('night'), ...more });
export const fastAt = (pose: Pose, at: Place, scale: number, more: Partial<NamedRole> = {}) =>
  who('fast', pose, at, scale, { wears: heroSuit('honey'), ...more });
