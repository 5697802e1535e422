import { describe, expect, test } from 'vitest';
import { finishedByMonth, yearSummary } from './year-review.ts';

const book = (completedAt: string | null, hero: string | null = null) => ({ completedAt, hero });
const names: Record<string, string> = { m: 'Mila', l: 'Leo' };
const nameOf = (id: string) => names[id];

describe('finishedByMonth', () => {
  test('groups finished books by month, latest first', () => {
    const [march1, march9, may] = ['2026-03-01T12:00', '2026-03-09T12:00', '2026-05-02T12:00'].map((day) =>
      book(day),
    );
    expect(finishedByMonth([march1!, may!, march9!], 2026)).toEqual([
      { name: 'May', books: [may] },
      { name: 'March', books: [march9, march1] },
    ]);
  });
  test('leaves out other years and unfinished books', () => {
    expect(finishedByMonth([book('2025-12-31T12:00'), book('2027-01-01T12:00'), book(null)], 2026)).toEqual(
      [],
    );
  });
});

describe('yearSummary', () => {
  test.each([
    [[book('', 'm')], 'You finished a book together this year, with Mila.'],
    [[book('', 'm'), book('', 'm')], 'You finished 2 books together this year, with Mila.'],
    [
      [book('', 'm'), book('', 'l'), book('', 'm')],
      'You finished 3 books together this year: 2 with Mila, 1 with Leo.',
    ],
    [[book(''), book('', 'gone')], 'You finished 2 books together this year.'],
    [[book(''), book('', 'l')], 'You finished 2 books together this year, among them 1 with Leo.'],
  ])('%#', (books, words) => {
    expect(yearSummary(books, nameOf)).toBe(words);
  });

  test('counts the children of a class instead of naming them', () => {
    const all = Array.from({ length: 9 }, (_, at) => book('', `child-${at}`));
    expect(yearSummary(all, (id) => id)).toBe('You finished 9 books together this year, with 9 children.');
    expect(yearSummary([...all, book('')], (id) => id)).toBe(
      'You finished 10 books together this year, among them 9 with 9 children.',
    );
  });
});
