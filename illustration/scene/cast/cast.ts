/** Step 2, cast: the looks of everyone in a picture. */
import type { Look } from '../../figures/hero/look/look.ts';
import type { ByRole } from '../format/child-roles.ts';
import type { AnimalId } from '../format/ids.ts';

/** A person of any age. */
export interface CastPerson {
  readonly look: Look;
}

/** A family's child who appears in a book: a look, and the name that pictures write. */
export interface Child {
  readonly name: string;
  readonly look: Look;
}

/** An animal that a book calls by a name of its own. */
export interface CastAnimal {
  readonly who: AnimalId;
  readonly colour?: string;
  readonly scale?: number;
}

export interface Cast {
  readonly hero: Look;
  /** The children's names as pictures write them. */
  readonly names?: { readonly hero: string } & ByRole<string>;
  readonly others?: Readonly<Record<string, CastPerson | CastAnimal>>;
}

/** Wraps a look alone into a cast of one. */
export function toCast(lookOrCast: Look | Cast): Cast {
  return 'hero' in lookOrCast ? lookOrCast : { hero: lookOrCast };
}
