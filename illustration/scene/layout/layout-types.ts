/** Step 3, layout: the props, people and animals of a scene with their places found. */
import type { HeroOptions } from '../../figures/hero/rig.ts';
import type { Outline } from '../../paper/outline.ts';
import type { CastPerson } from '../cast/cast.ts';
import type { SceneCut } from '../format/cuts.ts';
import type { Place } from '../format/places.ts';
import type { AnimalRole, PersonRole, ScenePropData } from '../format/roles.ts';

export interface PlacedBase {
  readonly name: string;
  readonly at: Place;
  readonly scale: number;
  readonly turn: number;
  readonly depth: number;
  /** Drawn as one dark shape. */
  readonly silhouette: boolean;
  /** The outlines within which it is drawn, page units: it is in something that hides the rest. */
  readonly within?: readonly Outline[];
  /** The place of a named point of it (`head`, `left`, `top`), page units; null if it has no such point. */
  anchor(name: string): Place | null;
}
export interface PlacedProp extends PlacedBase {
  readonly kind: 'prop';
  readonly prop: ScenePropData;
  /** It is held, so the person's drawing includes it. */
  readonly drawnInHand: boolean;
  /** Someone is inside: the far side is drawn behind them and the near side in front. */
  readonly occupied: boolean;
}
export interface PlacedPerson extends PlacedBase {
  readonly kind: 'person';
  readonly role: PersonRole;
  readonly person: CastPerson;
  readonly options: HeroOptions;
  /** Depth at which touching hands are drawn, in front of what they touch; null to draw them with the body. */
  readonly handsDepth: number | null;
  readonly headRadius: number;
}
export interface PlacedAnimal extends PlacedBase {
  readonly kind: 'animal';
  readonly role: AnimalRole;
  /** The place it looks at, page units. */
  readonly gaze: Place | null;
}
export type PlacedPart = PlacedProp | PlacedPerson | PlacedAnimal;
/** A piece that a picture cuts for itself, under the name the scene gives it. */
export interface PlacedCut extends PlacedBase {
  readonly kind: 'cut';
  readonly cut: SceneCut;
}
/** Whatever a scene can name. */
export type Placed = PlacedPart | PlacedCut;
