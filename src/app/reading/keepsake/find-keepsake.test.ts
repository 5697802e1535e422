// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BookFile, FileSpread } from '../../../../content/book-file.ts';
import { template } from '../../../../content/slots.ts';
import { defaultLook } from '../../../../illustration/figures/hero/look/look.ts';
import { requestBook } from '../../../features/library/api/open-book.ts';
import { readPlanBook } from '../../../features/library/offline/plan-books.ts';
import { loadBook } from '../load-book.ts';
import { findKeepsake } from './find-keepsake.ts';

vi.mock('../../../features/library/api/open-book.ts', () => ({ requestBook: vi.fn() }));
vi.mock('../../../features/library/offline/plan-books.ts', () => ({ readPlanBook: vi.fn() }));
vi.mock('../load-book.ts', () => ({ loadBook: vi.fn(), bookAtHand: () => undefined }));

const scene = {
  backdrop: 'meadow',
  light: 'noon',
  seed: 1,
  cast: [],
  describe: '{name} at a fork.',
} as const;
const spread = (id: string, next: string | null, ways?: readonly string[]): FileSpread => ({
  ...{ id, next, scene },
  text: [template('{name} looked at {their} map.')],
  ...(ways && {
    choice: {
      ask: template('Where to?'),
      ways: ways.map((to) => ({ label: `To ${to}`, to, picture: scene })),
    },
  }),
});
const book: BookFile = {
  ...{ slug: 'mansion', title: 'Mansion', pages: 3, closed: false },
  spreads: [
    spread('gate', 'hall'),
    spread('hall', null, ['left', 'right']),
    spread('left', null),
    spread('right', null),
  ],
};
const shut: BookFile = { ...book, closed: true, spreads: book.spreads.slice(0, 2) };
const rest = { spreads: book.spreads.slice(2) };
const hero = { id: 'zoe', name: 'Zoë', pronouns: 'she', look: defaultLook } as const;
const find = (path: string, member: string | null = 'member') =>
  findKeepsake({ story: 'mansion', path }, { hero }, member);

beforeEach(() => {
  vi.mocked(loadBook).mockResolvedValue(book);
  vi.mocked(requestBook).mockReset();
  vi.mocked(readPlanBook).mockReset();
});

describe('finding a keepsake', () => {
  it("returns the path that was read, with the reader's name and the choices made", async () => {
    const kept = await find('right');
    if (typeof kept === 'string') throw new Error(kept);
    expect(kept.keepsake).toMatchObject({ title: 'Mansion', reader: 'Zoë' });
    expect(kept.keepsake.pages.map(({ id }) => id)).toEqual(['gate', 'hall', 'right']);
    expect(kept.keepsake.pages[1]).toMatchObject({
      paragraphs: ['Zoë looked at her\u00a0map.'],
      alt: 'Zoë at a fork.',
      choice: { ask: 'Where to?', taken: 'To right' },
    });
    expect(kept.link?.closed).toBe(false);
    expect(kept.book).toBe('mansion:zoe');
  });

  it('returns nothing before a path was read to its end', async () => {
    expect(await find('')).toBe('unread');
  });

  it("returns nothing for a locked book, and spends none of the month's books", async () => {
    vi.mocked(loadBook).mockResolvedValue(shut);
    vi.mocked(requestBook).mockResolvedValue({ rest: null, used: 0, allowance: 10 });
    expect(await find('left')).toBe('unread');
    expect(requestBook).toHaveBeenCalledWith('mansion', false);
    expect(await find('left', null)).toBe('unread');
    expect(requestBook).toHaveBeenCalledTimes(1);
  });

  it('returns the whole of a locked book that the plan opens, also offline from the device', async () => {
    vi.mocked(loadBook).mockResolvedValue(shut);
    vi.mocked(requestBook).mockResolvedValueOnce({ rest, used: 1, allowance: 10 });
    expect(await find('left')).toMatchObject({ link: { closed: true } });
    vi.mocked(requestBook).mockRejectedValueOnce(new TypeError('no network'));
    vi.mocked(readPlanBook).mockResolvedValueOnce(rest);
    expect(await find('left')).toMatchObject({ keepsake: { title: 'Mansion' } });
  });

  it('reports a book that cannot be fetched', async () => {
    vi.mocked(loadBook).mockResolvedValue(null);
    expect(await find('left')).toBe('unreachable');
  });
});
