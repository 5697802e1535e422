/** What a hairstyle is: everything that is known of it, beside its drawings. Adding one is adding a file to `styles/`. */

import type { Doll } from '../figures/hero/body/doll.ts';
import type { HairTexture } from '../figures/hero/look/look-options.ts';

type DrawHair = (doll: Doll) => void;

/** Hair in one view of the child. Frame: the head's, centre 0, 0, radius about 50. */
export interface HairView {
  /** What hangs behind the body. */
  readonly behind?: DrawHair;
  /** What lies on the head. */
  readonly over: DrawHair;
}

/** Hair from behind; `ear: false` where its mass hides ears that are bare from the side. */
export interface BackView extends HairView {
  readonly ear?: false;
}

export interface HairStyle {
  /** The name of its file; stored with heroes, so it never changes. */
  readonly id: string;
  /** Where it stands among the styles of the Create screen. */
  readonly order: number;
  readonly label: string;
  readonly texture: HairTexture;
  /** Units beyond the head's own 50: above, to the sides, below. */
  readonly beyond: readonly [up: number, aside: number, down: number];
  /** It hides the ears and what is worn at them. */
  readonly coversEars?: true;
  /** It falls over neck and shoulders: arms come out from under it, and scarves lie beneath. */
  readonly veil?: true;
  /** It is wound round the head: no hat goes over it, and a helmet of glass is wider. */
  readonly wound?: true;
  /** Where a fringe is not cut from it: shorn hair has none, plaits and locs have small hairs laid along the edge. */
  readonly fringe?: 'none' | 'laid';
  /** How much wider a hat is over it. */
  readonly hatScale?: number;
  /** Units it lifts a crown. */
  readonly crownLift?: number;
  /** Gathered on the crown: how it is gathered low, at the neck, to make room for a hat. */
  readonly gatheredLow?: DrawHair;
  /** Other hair for under a hat, where pressing its own would not do. */
  readonly underHat?: Required<HairView>;
  readonly front: HairView;
  /** Looking right; `ear` tells that the ear lies bare on the hair. */
  readonly side: HairView & { readonly ear: boolean };
  /** Seen from behind: `behind` is what the body covers, `over` lies on head and back. */
  readonly back: BackView;
}

type Drawn = 'gatheredLow' | 'underHat' | 'front' | 'side' | 'back';

/** The record of a hairstyle: what it is, and how it is drawn from each side. */
export function hairStyle(about: Omit<HairStyle, Drawn>, drawn: Pick<HairStyle, Drawn>): HairStyle {
  return { ...about, ...drawn };
}

/** The record of a head covering. */
export const covering = (
  about: Omit<HairStyle, Drawn | 'texture'>,
  drawn: Pick<HairStyle, Drawn>,
): HairStyle => hairStyle({ ...about, texture: 'cover' }, drawn);
