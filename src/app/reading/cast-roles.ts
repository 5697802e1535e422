/** Who plays the roles of a book beside its hero. Pure. */
import type { BookFile } from '../../../content/book-file.ts';
import { CHILD_ROLES, type ChildRole } from '../../../illustration/scene/format/child-roles.ts';
import type { PartialLook } from '../../../illustration/scene/format/look.ts';
import type { RoleIds } from '../../features/library/reading/reading-record.ts';

/** The book's own child in a role. */
export interface OwnChild {
  readonly name: string;
  readonly look: PartialLook;
}

/**
 * The roles of a book that a family is asked about, and who plays them: the children chosen, else those of the saved book,
 * else the book's own (null). The third role is offered where two children are left beside the hero, the fourth where
 * three are; no child plays twice.
 */
export function castRoles(
  file: BookFile | undefined,
  others: readonly { readonly id: string }[],
  saved: RoleIds | undefined,
  chosen: RoleIds,
): { roles: readonly { role: ChildRole; own: OwnChild }[]; ids: RoleIds } {
  const roles = CHILD_ROLES.slice(0, others.length).flatMap((role) => {
    const own = file && ownChild(file, role);
    return own ? [{ role, own }] : [];
  });
  const ids: RoleIds = { friend: null, third: null, fourth: null };
  const playing = new Set<string>();
  for (const { role } of roles) {
    const id = chosen[role] === undefined ? saved?.[role] : chosen[role];
    if (!id || playing.has(id) || !others.some((other) => other.id === id)) continue;
    playing.add(id);
    ids[role] = id;
  }
  return { roles, ids };
}

/** The cast after a child takes a role: whoever played it takes the role that the child leaves. */
export function recast(ids: RoleIds, role: ChildRole, id: string | null): RoleIds {
  const left = id === null ? undefined : CHILD_ROLES.find((other) => ids[other] === id);
  return { ...ids, ...(left && { [left]: ids[role] ?? null }), [role]: id };
}

function ownChild(file: BookFile, role: ChildRole): OwnChild | null {
  if (role === 'friend') return file.friend ?? null;
  const part = file[role];
  const member = part && file.cast?.[part.plays];
  return part && member && 'look' in member ? { name: part.name, look: member.look } : null;
}
