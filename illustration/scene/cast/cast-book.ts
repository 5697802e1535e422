/** Step 2, cast: gives each name of a book a look or an animal. */

import { parseLook } from '../../figures/hero/look/look.ts';
import type { IllustratedBook } from '../format/spread-scene.ts';
import type { Cast, CastAnimal, CastPerson, Child } from './cast.ts';

/** The fields of a book that casting reads. */
export type BookCast = Pick<IllustratedBook, 'cast' | 'friend'>;

/**
 * Builds the cast of a book: the hero, the family's friend (or the book's own where there is none), and the book's people
 * and animals. The children's names are part of it because pictures write them on signs and letters.
 */
export function castBook(book: BookCast, hero: Child, friend?: Child | null): Cast {
  const others: Record<string, CastPerson | CastAnimal> = {};
  for (const [name, member] of Object.entries(book.cast ?? {})) {
    others[name] = 'look' in member ? { ...member, look: parseLook(member.look) } : member;
  }
  const friendRole = friend ?? book.friend;
  if (friendRole) others.friend = { look: friend?.look ?? parseLook(friendRole.look) };
  return {
    hero: hero.look,
    others,
    names: { hero: hero.name, ...(friendRole && { friend: friendRole.name }) },
  };
}
