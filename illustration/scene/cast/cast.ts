/** Who plays in a picture: the hero's look, and the looks of whoever else is on the stage. */
import type { Look } from '../../figures/hero/look/look.ts';
import type { CompanionId } from '../format/ids.ts';

/** A person of the rig. `build` is the body she has; a child of her look's age unless told. */
export interface PersonPlayer {
  readonly look: Look;
  readonly build?: 'grown-up' | 'elder' | 'baby';
}

/** A child of a family who plays in a book: its look, and the name that pictures write. */
export interface Child {
  readonly name: string;
  readonly look: Look;
}

/** An animal of the book's own, under the name the book calls it. */
export interface AnimalPlayer {
  readonly who: CompanionId;
  readonly colour?: string;
  readonly scale?: number;
}

export interface Players {
  readonly hero: Look;
  /** What is written of the children in a picture. */
  readonly names?: { readonly hero: string; readonly friend?: string };
  readonly others?: Readonly<Record<string, PersonPlayer | AnimalPlayer>>;
}

/** A look alone is a cast of one. */
export function playersOf(cast: Look | Players): Players {
  return 'hero' in cast ? cast : { hero: cast };
}
