/** Every part of a hero from the front, side and back, for the development gallery and the snapshots. */
import type { GalleryGroup } from '../../gallery-types.ts';
import { type Look, parseLook, randomChild } from './look/look.ts';
import {
  AIDS,
  EXTRAS,
  GLASSES,
  HAIR_STYLES,
  HERO_EXPRESSIONS,
  HERO_POSES,
  OUTFITS,
} from './look/look-options.ts';
import { type Facing, type HeroOptions, heroBust, heroSvg } from './rig.ts';

/** The views of each part, and the suffix of the picture's id. */
const VIEWS: readonly (readonly [Facing, named: string])[] = [
  ['right', ''],
  ['side', ', from the side'],
  ['back', ', from behind'],
];

/** A random child with some fields set, so that every part is shown on another child. */
const child = (seed: number, said: Partial<Look>): Look => parseLook({ ...randomChild(seed), ...said });

interface Item {
  readonly id: string;
  readonly look: Look;
  readonly bust?: boolean;
  readonly options?: HeroOptions;
}

function group(name: string, size: readonly [number, number], items: readonly Item[]): GalleryGroup {
  return {
    name,
    size,
    items: items.flatMap(({ id, look, bust, options }) =>
      VIEWS.map(([facing, named]) => ({
        id: `${id}${named}`,
        draw: (prefix: string) => (bust ? heroBust : heroSvg)(look, { ...options, facing, prefix }),
      })),
    ),
  };
}

const BUST = [180, 180] as const;
const FIGURE = [180, 260] as const;

export const HERO_GALLERY: readonly GalleryGroup[] = [
  group(
    'hair',
    BUST,
    HAIR_STYLES.map(({ id }, i) => ({ id, bust: true, look: child(i, { hair: id }) })),
  ),
  group(
    'outfits',
    FIGURE,
    OUTFITS.flatMap(({ id, colours }, i) => [
      { id, look: child(i, { outfit: id, cloth: colours[0] }) },
      {
        id: `${id}, sitting`,
        look: child(i + 9, { outfit: id, cloth: colours[1] }),
        options: { pose: 'sit' },
      },
    ]),
  ),
  group(
    'extras',
    FIGURE,
    EXTRAS.map(({ id }, i) => ({ id, look: child(i, { extras: [id] }) })),
  ),
  group(
    'glasses',
    BUST,
    GLASSES.map(({ id }, i) => ({ id, bust: true, look: child(i, { glasses: id }) })),
  ),
  group(
    'aids',
    FIGURE,
    AIDS.map(({ id }, i) => ({ id, look: child(i, { aids: [id] }) })),
  ),
  group(
    'hats on hair',
    BUST,
    HAIR_STYLES.flatMap(({ id: hair }, i) =>
      EXTRAS.filter(({ slot }) => slot === 'head').map(({ id: extra }) => ({
        id: `${extra} on ${hair}`,
        bust: true,
        look: child(i, { hair, extras: [extra] }),
      })),
    ),
  ),
  group(
    'poses',
    FIGURE,
    HERO_POSES.flatMap(({ id: pose }, i) => [
      { id: pose, look: child(i, {}), options: { pose } },
      { id: `${pose} in a wheelchair`, look: child(i + 20, { aids: ['wheelchair'] }), options: { pose } },
    ]),
  ),
  group(
    'expressions',
    BUST,
    HERO_EXPRESSIONS.map(({ id }, i) => ({ id, bust: true, look: child(i, { mood: id }) })),
  ),
];
