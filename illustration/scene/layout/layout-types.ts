/** A part of a scene once it has its place on the stage. */
import type { HeroOptions } from '../../figures/hero/rig.ts';
import type { PersonPlayer } from '../cast/cast.ts';
import type { Place } from '../format/places.ts';
import type { CompanionRole, PersonRole, ScenePropData } from '../format/roles.ts';

export interface Laid {
  readonly name: string;
  readonly at: Place;
  readonly scale: number;
  readonly turn: number;
  readonly depth: number;
  /** Cut as one dark shape. */
  readonly dark: boolean;
  /** Where a part of it is, page units; null for a part it has not. */
  part(name: string): Place | null;
}
export interface LaidProp extends Laid {
  readonly kind: 'prop';
  readonly prop: ScenePropData;
  /** It lies in somebody's hand, and is drawn with the hand. */
  readonly inHand: boolean;
  /** Somebody is in it: its far side is drawn behind them, its near side before. */
  readonly holds: boolean;
}
export interface LaidPerson extends Laid {
  readonly kind: 'person';
  readonly role: PersonRole;
  readonly player: PersonPlayer;
  readonly options: HeroOptions;
  /** The hands that touch are drawn apart from the body, at this depth: before what they touch. */
  readonly reachAt: number | null;
  readonly headRadius: number;
}
export interface LaidAnimal extends Laid {
  readonly kind: 'animal';
  readonly role: CompanionRole;
  /** Where it looks, in the picture. */
  readonly gaze: Place | null;
}
export type LaidPart = LaidProp | LaidPerson | LaidAnimal;
