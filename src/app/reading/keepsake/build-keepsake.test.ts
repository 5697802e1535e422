// @vitest-environment node
import { expect, it } from 'vitest';
import { type BookFile, waysOn } from '../../../../content/book-file.ts';
import { readBook } from '../../../../content/read-books.ts';
import { SHELF } from '../../../../content/shelf.ts';
import type { Pronouns } from '../../../../content/slots.ts';
import { splitBook } from '../../../../content/split-book.ts';
import { type Look, parseLook } from '../../../../illustration/figures/hero/look/look.ts';
import type { Hero } from '../../../features/hero/hero.ts';
import type { Keepsake } from '../../../features/keepsake/keepsake.ts';
import { parseSharedLink, sharedBookPath } from '../shared-link.ts';
import { buildKeepsake } from './build-keepsake.ts';

const child = (name: string, pronouns: Pronouns, look: Partial<Look>): Hero => ({
  id: crypto.randomUUID(),
  name,
  pronouns,
  look: parseLook(look),
});
const family = {
  hero: child('Mila', 'she', {}),
  friend: child('Omar', 'he', { hair: 'coils' }),
  third: child('Zoë', 'she', { hair: 'afro', skin: 's6' }),
  fourth: child('Bo', 'they', { hair: 'bowl', skin: 's2' }),
};

const books: BookFile[] = [];
for (const { slug } of SHELF) {
  const told = await readBook(slug);
  if (told?.book.third && told.book.fourth)
    books.push(splitBook({ slug, title: told.facts.title }, told.book, null).file);
}

/** The way from the first spread that takes the first answer to each question. */
function firstWay({ spreads }: BookFile): string[] {
  const way: string[] = [];
  for (let spread = spreads[0]; spread; ) {
    const to = waysOn(spread)[0];
    if (spread.choice && to) way.push(to);
    spread = spreads.find(({ id }) => id === (to ?? null));
  }
  return way;
}
const wordsOf = ({ pages }: Keepsake): string =>
  pages.flatMap(({ paragraphs, alt, aside, choice }) => [...paragraphs, alt, aside, choice?.ask]).join('\n');
const namesIn = (words: string, name: string) =>
  words.match(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu')) ?? [];

it('finds books with parts for four children', () => {
  expect(books.length).toBeGreaterThanOrEqual(6);
});

it.each(books.map((book) => [book.slug, book] as const))(
  'tells and draws four children in %s',
  async (_, book) => {
    const way = firstWay(book);
    const kept = buildKeepsake(book, family, way)!;
    const words = wordsOf(kept);
    for (const role of ['third', 'fourth'] as const) {
      expect(namesIn(words, family[role].name), role).not.toEqual([]);
      expect(namesIn(words, book[role]!.name), `the book’s own ${role}`).toEqual([]);
    }
    // A link brings the same four to another device.
    const shared = parseSharedLink(sharedBookPath(book.slug, family)!.replace(/^[^#]*/u, ''));
    if (shared === null || shared === 'damaged') throw new Error(`The link is ${shared}.`);
    expect(wordsOf(buildKeepsake(book, shared, way)!)).toBe(words);

    for (const role of ['third', 'fourth'] as const) {
      const { plays } = book[role]!;
      const changed = {
        ...family,
        [role]: { ...family[role], look: parseLook({ hair: 'bob', skin: 's9' }) },
      };
      const others = buildKeepsake(book, changed, way)!;
      const shows = kept.pages.flatMap(({ id }, at) => {
        const { scene } = book.spreads.find((spread) => spread.id === id)!;
        return scene.cast.some(({ who }) => who === plays) ? [at] : [];
      });
      expect(shows, `pictures with the ${role}`).not.toEqual([]);
      const at = shows[0]!;
      const [own, other] = [await kept.pages[at]!.picture('page'), await others.pages[at]!.picture('page')];
      expect(own === other, `${kept.pages[at]!.id} draws the family’s ${role}`).toBe(false);
      const fromLink = buildKeepsake(book, shared, way)!;
      expect((await fromLink.pages[at]!.picture('page')) === own, 'the same from a link').toBe(true);
    }
  },
);
