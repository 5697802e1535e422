// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { news } from './made-up-news.ts';
import {
  addNews,
  adoptVisitorShelf,
  dropNews,
  markNoRoom,
  onOutboxChange,
  outboxOf,
  tryAllAgain,
} from './outbox.ts';
import { VISITOR } from './stores.ts';

beforeEach(() => localStorage.clear());

describe('the outbox', () => {
  it('keeps one merged piece of news a book, on the device', () => {
    addNews('zoe', news({ page: 5 }));
    addNews('zoe', news({ page: 4, rating: 2 }));
    addNews('zoe', news({ story: 'christmas' }));
    expect(outboxOf('zoe')).toHaveLength(2);
    expect(JSON.parse(localStorage.getItem('playroom-shelf:zoe') ?? '')[0]).toMatchObject({
      page: 5,
      rating: 2,
    });
  });

  it('keeps what changed while it was being sent', () => {
    addNews('zoe', news({ page: 5 }));
    const sent = outboxOf('zoe')[0]!;
    addNews('zoe', news({ page: 6 }));
    dropNews('zoe', sent);
    expect(outboxOf('zoe')).toMatchObject([{ page: 6 }]);
    dropNews('zoe', outboxOf('zoe')[0]!);
    expect(outboxOf('zoe')).toEqual([]);
    expect(localStorage.getItem('playroom-shelf:zoe')).toBeNull();
  });

  it('moves a visitor’s shelf into the account’s box, merged, leaving none behind', () => {
    addNews(VISITOR, news({ page: 8 }));
    addNews(VISITOR, news({ story: 'christmas' }));
    addNews('zoe', news({ page: 2, rating: 3 }));
    adoptVisitorShelf('zoe');
    expect(outboxOf(VISITOR)).toEqual([]);
    expect(outboxOf('zoe')).toMatchObject([
      { story: 'neverland', page: 8, rating: 3 },
      { story: 'christmas', page: 3 },
    ]);
  });

  it('survives what others wrote into the storage', () => {
    localStorage.setItem('playroom-shelf:zoe', '{"not":"news"');
    expect(outboxOf('zoe')).toEqual([]);
    localStorage.setItem('playroom-shelf:zoe', JSON.stringify([{ story: 7 }, null, news()]));
    expect(outboxOf('zoe')).toEqual([news()]);
  });

  it('marks what found no room, and tries it again when asked', () => {
    addNews('zoe', news());
    markNoRoom('zoe', news());
    expect(outboxOf('zoe')[0]?.noRoom).toBe(true);
    tryAllAgain('zoe');
    expect(outboxOf('zoe')[0]).toEqual(news());
  });

  it('gives the same list until it changes, and says when it does', () => {
    const hear = vi.fn();
    const stop = onOutboxChange('zoe', hear);
    addNews('zoe', news());
    expect(outboxOf('zoe')).toBe(outboxOf('zoe'));
    expect(hear).toHaveBeenCalledTimes(1);
    stop();
    addNews('zoe', news({ page: 4 }));
    expect(hear).toHaveBeenCalledTimes(1);
  });
});
