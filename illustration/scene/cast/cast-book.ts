/** Step 2, cast: gives each name of a book a look or an animal. */

import { parseLook } from '../../figures/hero/look/look.ts';
import type { AgeId } from '../../figures/hero/look/look-options.ts';
import { type ByRole, byRole } from '../format/child-roles.ts';
import type { IllustratedBook } from '../format/spread-scene.ts';
import type { Cast, CastAnimal, CastPerson, Child } from './cast.ts';

/** The fields of a book that casting reads. */
export type BookCast = Pick<IllustratedBook, 'cast' | 'friend' | 'third' | 'fourth'>;

/** The age in which a hero goes through a book: every book is about a child, and its scenes are made for a child's size. */
const BOOK_AGES: Partial<Record<AgeId, AgeId>> = {
  baby: 'little',
  toddler: 'little',
  teen: 'big',
  grown: 'big',
  elder: 'big',
};

const bookAge = (age: AgeId): AgeId => BOOK_AGES[age] ?? age;

/**
 * Builds the cast of a book: the hero, the family's other children in their roles (or the book's own where there are none),
 * and the book's people and animals. The children's names are part of it because pictures write them on signs and letters.
 */
export function castBook(book: BookCast, hero: Child, children: ByRole<Child | null> = {}): Cast {
  const others: Record<string, CastPerson | CastAnimal> = {};
  for (const [name, member] of Object.entries(book.cast ?? {})) {
    others[name] = 'look' in member ? { ...member, look: parseLook(member.look) } : member;
  }
  const { friend, third, fourth } = book;
  const friendRole = children.friend ?? friend;
  if (friendRole) others.friend = { look: children.friend?.look ?? parseLook(friendRole.look) };
  for (const [part, child] of [
    [third, children.third],
    [fourth, children.fourth],
  ] as const)
    if (part && child) others[part.plays] = { look: { ...child.look, age: bookAge(child.look.age) } };
  return {
    hero: { ...hero.look, age: bookAge(hero.look.age) },
    others,
    names: { hero: hero.name, ...byRole((role) => (children[role] ?? book[role])?.name) },
  };
}
