/** Who plays in a picture: the hero's look, and the looks of whoever else is on the stage. */
import type { Look } from '../../figures/hero/look/look.ts';
import type { AnimalId } from '../format/ids.ts';

/** A person of the rig. `build` is the body she has; a child of her look's age unless told. */
export interface CastPerson {
  readonly look: Look;
  readonly build?: 'grown-up' | 'elder' | 'baby';
}

/** A child of a family who plays in a book: its look, and the name that pictures write. */
export interface Child {
  readonly name: string;
  readonly look: Look;
}

/** An animal of the book's own, under the name the book calls it. */
export interface CastAnimal {
  readonly who: AnimalId;
  readonly colour?: string;
  readonly scale?: number;
}

export interface Cast {
  readonly hero: Look;
  /** What is written of the children in a picture. */
  readonly names?: { readonly hero: string; readonly friend?: string };
  readonly others?: Readonly<Record<string, CastPerson | CastAnimal>>;
}

/** A look alone is a cast of one. */
export function toCast(cast: Look | Cast): Cast {
  return 'hero' in cast ? cast : { hero: cast };
}
