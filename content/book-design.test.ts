import { describe, expect, it } from 'vitest';
import { contrast } from '../illustration/paper/colour.ts';
import { designOf, LEAST_CONTRAST } from './book-design.ts';
import { endpaperSheet, endpaperTile } from './endpaper.ts';
import { COVERS } from './generated/covers.ts';
import { readBook } from './read-books.ts';

/** Large letters and ornaments need less (WCAG 2.2, 1.4.3). */
const LARGE = 3;

describe.each(Object.entries(COVERS))('the design of %s', (slug, cover) => {
  it('has ink that is read on its paper, by day and in the evening', async () => {
    const { day, evening } = designOf(cover, (await readBook(slug))?.book.design);
    for (const { paper, ink, accent } of [day, evening]) {
      expect(contrast(paper, ink)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
      expect(contrast(paper, accent)).toBeGreaterThanOrEqual(LARGE);
    }
  });

  it('has endpapers of pieces that lie inside their tile', () => {
    const { endpaper } = designOf(cover);
    const svg = endpaperTile(endpaper);
    const places = [...svg.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect(places.length).toBeGreaterThan(6);
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...places)).toBeLessThanOrEqual(150);
  });
});

describe('a design', () => {
  it('keeps what a book chooses for itself', () => {
    const choice = { paper: '#fff4e0', ink: '#201008', initial: 'raised' } as const;
    const { day, initial } = designOf(COVERS.neverland!, choice);
    expect({ paper: day.paper, ink: day.ink, initial }).toEqual(choice);
  });

  it('gives the books papers that differ', () => {
    const papers = new Set(Object.values(COVERS).map((cover) => designOf(cover).day.paper));
    expect(papers.size).toBeGreaterThan(12);
  });

  it('repeats its tile over a sheet', () => {
    const { endpaper } = designOf(COVERS.neverland!);
    const pieces = (svg: string) => svg.split('<path').length - 1;
    expect(pieces(endpaperSheet(endpaper, 3, 2))).toBe(6 * pieces(endpaperTile(endpaper)));
  });
});
