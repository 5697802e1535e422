import { parseLook } from '../../figures/hero/look/look.ts';
import type { IllustratedBook } from '../format/spread-scene.ts';
import type { Cast, CastAnimal, CastPerson, Child } from './cast.ts';

/** As much of a book as its players are found by. */
export type BookCast = Pick<IllustratedBook, 'cast' | 'friend'>;

/**
 * Who plays the book: the hero, a friend of the family's own where one was cast, and the book's own people and animals. Their
 * names come with them, because pictures write them.
 */
export function castBook(book: BookCast, hero: Child, friend?: Child | null): Cast {
  const others: Record<string, CastPerson | CastAnimal> = {};
  for (const [name, member] of Object.entries(book.cast ?? {})) {
    others[name] = 'look' in member ? { ...member, look: parseLook(member.look) } : member;
  }
  const played = friend ?? book.friend;
  if (played) others.friend = { look: friend?.look ?? parseLook(played.look) };
  return { hero: hero.look, others, names: { hero: hero.name, ...(played && { friend: played.name }) } };
}
