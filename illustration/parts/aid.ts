/** What an aid is: everything that is known of it. Left and right are the child's own. Adding one is adding a file to `aids/`. */

import type { Doll, Side } from '../figures/hero/body/doll.ts';
import type { Held } from '../figures/hero/body/held.ts';
import type { WalkingAid } from '../figures/hero/body/walking-aids.ts';
import type { AidSlot } from '../figures/hero/look/look-options.ts';

/** What is worn at an ear, from the front at a side of the picture and from the side. */
export interface EarAid {
  readonly front: (doll: Doll, side: Side) => void;
  readonly side: (doll: Doll) => void;
}

export interface Aid {
  /** The name of its file; stored with heroes, so it never changes. */
  readonly id: string;
  /** Where it stands among the aids of the Create screen. */
  readonly order: number;
  readonly label: string;
  /** The Create screen offers aids of one kind once, and asks for the side. */
  readonly sided?: { readonly kind: string; readonly side: 'left' | 'right' | 'both' };
  /** One of each slot is worn. */
  readonly slot: AidSlot;
  readonly ears?: { readonly left?: EarAid; readonly right?: EarAid };
  /**
   * What it puts into the leading hand of whoever stands with free hands: grip at the hand, foot on the ground `high` units
   * beneath it.
   */
  readonly stick?: (high: number) => Held;
  /** What stands on the ground by whoever walks with it. */
  readonly walking?: WalkingAid;
  /** A wheelchair, drawn in `wheelchair.ts`. */
  readonly chair?: true;
  /** The limb a prosthesis takes the place of. */
  readonly arm?: 'left' | 'right';
  readonly leg?: 'left' | 'right';
}

/** The record of what is worn at one ear or both. */
export function earAid(
  about: Pick<Aid, 'id' | 'order' | 'label' | 'sided'>,
  ears: NonNullable<Aid['ears']>,
): Aid {
  return { ...about, slot: 'ears', ears };
}
