import { describe, expect, test } from 'vitest';
import { clampPage, endPage, mountedPages, TITLE_PAGE, targetPage } from './pages.ts';

describe('targetPage', () => {
  test.each([
    ['on from the first', { by: 1 } as const, 0, 1],
    ['back from the last', { by: -1 } as const, 2, 1],
    ['back from the first stays', { by: -1 } as const, 0, 0],
    ['on from the last is past the end', { by: 1 } as const, 2, 'past-end'],
    ['a jump', { to: 2 }, 0, 2],
    ['a jump past the end stays in the book', { to: 9 }, 0, 2],
    ['a jump before the start too', { to: -4 }, 2, 0],
  ])('%s', (_, move, at, expected) => {
    expect(targetPage(move, at, 3)).toBe(expected);
  });

  test('goes back to the title page, and no farther', () => {
    expect(targetPage({ by: -1 }, 0, 3, TITLE_PAGE)).toBe(TITLE_PAGE);
    expect(targetPage({ by: -1 }, TITLE_PAGE, 3, TITLE_PAGE)).toBe(TITLE_PAGE);
    expect(targetPage({ by: 1 }, TITLE_PAGE, 3, TITLE_PAGE)).toBe(0);
  });

  test('goes past the end of a book of one spread', () => {
    expect(targetPage({ by: 1 }, 0, 1)).toBe('past-end');
    expect(targetPage({ by: -1 }, 0, 1)).toBe(0);
  });
});

test('clampPage keeps a page inside the book', () => {
  expect([-1, 0, 4, 5, 99].map((page) => clampPage(page, 5))).toEqual([0, 0, 4, 4, 4]);
});

describe('mountedPages', () => {
  test('holds one page back and two ahead', () => {
    expect(mountedPages(5, 500)).toEqual([4, 5, 6, 7]);
  });
  test('requests no page outside the book', () => {
    expect(mountedPages(0, 2)).toEqual([0, 1]);
    expect(mountedPages(499, 500)).toEqual([498, 499]);
  });
  test('adds the target of a long jump, in order and once', () => {
    expect(mountedPages(5, 500, 0)).toEqual([0, 4, 5, 6, 7]);
    expect(mountedPages(5, 500, 499)).toEqual([4, 5, 6, 7, 499]);
    expect(mountedPages(5, 500, 6)).toEqual([4, 5, 6, 7]);
    expect(mountedPages(5, 500, 8, 9)).toEqual([4, 5, 6, 7, 8, 9]);
  });
});

describe('the endpaper after the last page', () => {
  const spread = { id: 'a', text: [], picture: { kind: 'image', alt: '', width: 1, height: 1 } } as const;
  const spreads = [spread, { ...spread, id: 'b' }];
  const titlePage = { endpaper: '' };

  test('follows a book of its own pages that is whole', () => {
    expect(endPage({ spreads, titlePage })).toBe(2);
  });

  test('is none without a title page, where more is to come, and where the story asks', () => {
    expect(endPage({ spreads })).toBeUndefined();
    expect(endPage({ spreads, titlePage, pages: 9 })).toBeUndefined();
    const asks = [spread, { ...spread, id: 'b', choice: { options: [] } }];
    expect(endPage({ spreads: asks, titlePage })).toBeUndefined();
  });
});
