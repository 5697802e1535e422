/** A stage sheet: rows of one picture each, which the runner draws with the five sample heroes. */
import { parseLook } from '../../../illustration/figures/hero/look/look.ts';
import type { SampleLook } from '../../../illustration/sample-looks.ts';
import type { Cast } from '../../../illustration/scene/cast/cast.ts';
import type { Place } from '../../../illustration/scene/format/places.ts';
import type { PersonRole, Role } from '../../../illustration/scene/format/roles.ts';
import type { Scene } from '../../../illustration/scene/format/scene.ts';

export interface StageRow {
  readonly name: string;
  readonly scene: Scene;
}

/** A hero of a sheet. */
export type StageHero = Pick<SampleLook, 'name' | 'look'>;

export interface StageSheet {
  /** Of the file in docs/art. */
  readonly name: string;
  /** Rows side by side. */
  readonly across: number;
  /** The heroes take turns, one a row; every row shows all five unless told. */
  readonly takeTurns?: boolean;
  /** The sample heroes unless told. */
  readonly heroes?: readonly StageHero[];
  readonly rows: readonly StageRow[];
}

/** A row on an evenly lit meadow at noon by default. */
export function row(name: string, cast: readonly Role[], overrides: Partial<Scene> = {}): StageRow {
  const scene: Scene = {
    backdrop: 'meadow',
    light: 'noon',
    sky: 'flat',
    seed: 5,
    cast,
    describe: name,
    ...overrides,
  };
  return { name, scene };
}

/** The meadow's ground, in page units from the top. */
const GROUND = 1190;

/** A person in a pose: at a place, or standing on the ground so far from the left. */
export const person = (
  who: string,
  pose: PersonRole['pose'],
  at: number | Place,
  overrides: Omit<PersonRole, 'pose' | 'who'> & Partial<Role> = {},
): Role => ({ who, pose, at: typeof at === 'number' ? [at, GROUND] : at, ...overrides });

/** Who plays beside the hero on every sheet. */
const OTHERS: NonNullable<Cast['others']> = {
  friend: {
    look: parseLook({
      age: 'middle',
      skin: 's3',
      hair: 'curlyBob',
      hairColour: 'espresso',
      outfit: 'pinafore',
      cloth: 'berry',
      extras: [],
    }),
  },
  gran: {
    look: parseLook({
      age: 'elder',
      skin: 's4',
      hair: 'bun',
      hairColour: 'snow',
      glasses: 'round',
      outfit: 'jumper',
      cloth: 'plum',
      extras: [],
    }),
  },
  dad: {
    look: parseLook({
      age: 'grown',
      skin: 's2',
      hair: 'fade',
      hairColour: 'soot',
      outfit: 'hoodie',
      cloth: 'pine',
      extras: [],
    }),
  },
  baby: {
    look: parseLook({
      age: 'baby',
      skin: 's5',
      hair: 'buzz',
      hairColour: 'walnut',
      outfit: 'pyjamas',
      cloth: 'butter',
      extras: [],
    }),
  },
};

export const playersFor = ({ look, name }: Pick<SampleLook, 'look' | 'name'>): Cast => ({
  hero: look,
  names: { hero: name, friend: 'Tam' },
  others: OTHERS,
});
