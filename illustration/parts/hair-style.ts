/** The record of a hairstyle. To add one, add a file to `hair/`. */

import type { Doll } from '../figures/hero/body/doll.ts';
import type { HairTexture } from '../figures/hero/look/look-options.ts';

type DrawHair = (doll: Doll) => void;

/** Drawings of hair in one view. Frame: the head's, centre 0, 0, radius about 50. */
export interface HairView {
  /** What hangs behind the body. */
  readonly behind?: DrawHair;
  /** What lies on the head. */
  readonly over: DrawHair;
}

/** Hair from behind; `ear: false` when it hides ears that are bare from the side. */
export interface BackView extends HairView {
  readonly ear?: false;
}

export interface HairStyle {
  /** The name of its file. It is stored with heroes and never changes. */
  readonly id: string;
  /** Its order on the Create screen. */
  readonly order: number;
  readonly label: string;
  readonly texture: HairTexture;
  /** Units beyond the head's radius of 50: above, to the sides, below. */
  readonly beyond: readonly [up: number, aside: number, down: number];
  /** It covers the ears and aids worn at them. */
  readonly coversEars?: true;
  /** It falls over neck and shoulders, over arms and scarves. */
  readonly veil?: true;
  /** It is wound around the head: hats are left out, and a glass helmet is wider. */
  readonly wound?: true;
  /** How a fringe is drawn, unless cut from the hair: none for shorn hair, small laid hairs for plaits and locs. */
  readonly fringe?: 'none' | 'laid';
  /** Scale of a hat over it. */
  readonly hatScale?: number;
  /** Units that a crown sits higher on it. */
  readonly crownLift?: number;
  /** For hair gathered on the crown: the same gathered at the neck, under a hat. */
  readonly gatheredLow?: DrawHair;
  /** Replaces the hair under a hat, where pressing it would look wrong. */
  readonly underHat?: Required<HairView>;
  readonly front: HairView;
  /** Looking right; `ear`: the ear is drawn over the hair. */
  readonly side: HairView & { readonly ear: boolean };
  /** Seen from behind: `behind` is covered by the body, `over` lies on head and back. */
  readonly back: BackView;
}

type Drawn = 'gatheredLow' | 'underHat' | 'front' | 'side' | 'back';

/** Builds the record of a hairstyle. */
export function hairStyle(about: Omit<HairStyle, Drawn>, drawn: Pick<HairStyle, Drawn>): HairStyle {
  return { ...about, ...drawn };
}

/** Builds the record of a head covering. */
export const covering = (
  about: Omit<HairStyle, Drawn | 'texture'>,
  drawn: Pick<HairStyle, Drawn>,
): HairStyle => hairStyle({ ...about, texture: 'cover' }, drawn);
