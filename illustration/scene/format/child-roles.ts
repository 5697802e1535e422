/** Step 1, format: the roles of a book that a family's other children can play beside the hero. */

/** In the order a family casts them: a third child plays only where two others are on the shelf, a fourth where three are. */
export const CHILD_ROLES = ['friend', 'third', 'fourth'] as const;
export type ChildRole = (typeof CHILD_ROLES)[number];

/** One of something for each role; a role may be without. */
export type ByRole<T> = { readonly [Role in ChildRole]?: T };

/** Makes one of something for each role, leaving out the roles that have none. */
export function byRole<T>(make: (role: ChildRole) => T | null | undefined): ByRole<T> {
  const made: { [Role in ChildRole]?: T } = {};
  for (const role of CHILD_ROLES) {
    const one = make(role);
    if (one !== null && one !== undefined) made[role] = one;
  }
  return made;
}
