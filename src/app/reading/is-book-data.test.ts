import { describe, expect, it } from 'vitest';
import { book } from '../../../content/sample-story/book.ts';
import { splitBook } from '../../../content/split-book.ts';
import { isBookData } from './is-book-data.ts';

describe('isBookData', () => {
  it('accepts a book and the rest of one', () => {
    const { file, rest } = splitBook({ slug: 'tea-party', title: 'Tea Party' }, book, 1);
    expect([file, rest].map((data) => isBookData(JSON.parse(JSON.stringify(data))))).toEqual([true, true]);
  });

  it.each([
    ['a picture that is text', { spreads: [{ id: 'one', scene: '#$%' }] }],
    ['no spreads', { slug: 'tea-party' }],
    ['nothing', null],
  ])('rejects %s', (_, data) => {
    expect(isBookData(data)).toBe(false);
  });
});
