import { type ByRole, byRole, CHILD_ROLES } from '../../../illustration/scene/format/child-roles.ts';
import type { Hero } from '../../features/hero/hero.ts';
import type { ReadingOptions, RoleIds } from '../../features/library/reading/reading-record.ts';

/** The children in a book: the hero, and other children of the family in the roles they play. */
export type Readers = { readonly hero: Hero | null } & ByRole<Hero | null>;

/** The children who play in a saved book; one who has left the family plays no more, the book's own child does. */
export const readersOf = (
  hero: Hero | null,
  saved: ReadingOptions | undefined,
  find: (id: string) => Hero | undefined,
): Readers => ({
  hero,
  ...byRole((role) => {
    const id = saved?.[role];
    return id ? find(id) : null;
  }),
});

/** The ids of the children in their roles, as a saved book has them; null where the book's own child plays. */
export function roleIdsOfReaders(readers: Readers): RoleIds {
  const ids: RoleIds = {};
  for (const role of CHILD_ROLES) ids[role] = readers[role]?.id ?? null;
  return ids;
}
