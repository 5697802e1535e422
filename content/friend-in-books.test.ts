// @vitest-environment node
/**
 * Other children of the family can play the friend, and in some books a third and a fourth: each way through a book names
 * and shows them.
 */
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHILD_ROLES, type ChildRole } from '../illustration/scene/format/child-roles.ts';
import { spreadScene } from '../illustration/scene/format/spread-scene.ts';
import type { Book } from './book.ts';
import { pathsOf } from './book-paths.ts';
import { readBook, STORIES } from './read-books.ts';
import { roleOfSlot } from './slots.ts';

/** The share of pictures each is in at least, close-ups of hands and faces being the hero's. */
const LEAST_SEEN = { friend: 0.35, third: 0.2, fourth: 0.2 };

const books = await Promise.all(readdirSync(STORIES).map((slug) => readBook(slug)));
const played = books.flatMap((told) =>
  CHILD_ROLES.flatMap((role) => (told?.book[role] ? [{ slug: told.slug, role, book: told.book }] : [])),
);
/** What pictures call the child in a role. */
const nameInPictures = (book: Book, role: ChildRole) => (role === 'friend' ? role : book[role]?.plays);
const namesRole = (text: readonly string[], role: ChildRole) =>
  [...text.join(' ').matchAll(/\{([^{}]*)\}/gu)].some(([, slot]) => roleOfSlot(slot ?? '') === role);

it.each(played)(
  '$slug names the $role on two spreads and shows them in the pictures, each way',
  ({ book, role }) => {
    for (const path of pathsOf(book)) {
      const way = path.map(({ id }) => id).join(' ');
      const named = path.filter(({ text }) => namesRole(text, role));
      const seen = path.filter(({ id }) =>
        spreadScene(book, id).cast.some(({ who }) => who === nameInPictures(book, role)),
      );
      expect(named.length, `named on the way ${way}`).toBeGreaterThanOrEqual(2);
      expect(seen.length / path.length, `seen on the way ${way}`).toBeGreaterThanOrEqual(LEAST_SEEN[role]);
    }
  },
);

it.each(played.filter(({ role }) => role === 'third'))(
  '$slug tells the third and the fourth apart, and names them by slots alone',
  ({ book }) => {
    const { third, fourth } = book;
    expect(third?.plays).not.toBe(fourth?.plays);
    expect(fourth).toBeDefined();
    const words = book.spreads.flatMap(({ text, scene }) => [...text, scene.describe]).join(' ');
    for (const part of [third, fourth]) expect(words).not.toMatch(new RegExp(`\\b${part?.name}\\b`, 'u'));
  },
);
