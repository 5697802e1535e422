/** A part of a scene once it has its place on the stage. */
import type { HeroOptions } from '../../figures/hero/rig.ts';
import type { CastPerson } from '../cast/cast.ts';
import type { Place } from '../format/places.ts';
import type { AnimalRole, PersonRole, ScenePropData } from '../format/roles.ts';

export interface PlacedBase {
  readonly name: string;
  readonly at: Place;
  readonly scale: number;
  readonly turn: number;
  readonly depth: number;
  /** Cut as one dark shape. */
  readonly silhouette: boolean;
  /** Where a part of it is, page units; null for a part it has not. */
  anchor(name: string): Place | null;
}
export interface PlacedProp extends PlacedBase {
  readonly kind: 'prop';
  readonly prop: ScenePropData;
  /** It lies in somebody's hand, and is drawn with the hand. */
  readonly drawnInHand: boolean;
  /** Somebody is in it: its far side is drawn behind them, its near side before. */
  readonly occupied: boolean;
}
export interface PlacedPerson extends PlacedBase {
  readonly kind: 'person';
  readonly role: PersonRole;
  readonly person: CastPerson;
  readonly options: HeroOptions;
  /** The hands that touch are drawn apart from the body, at this depth: before what they touch. */
  readonly handsDepth: number | null;
  readonly headRadius: number;
}
export interface PlacedAnimal extends PlacedBase {
  readonly kind: 'animal';
  readonly role: AnimalRole;
  /** Where it looks, in the picture. */
  readonly gaze: Place | null;
}
export type PlacedPart = PlacedProp | PlacedPerson | PlacedAnimal;
