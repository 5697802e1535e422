// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { VISITOR } from '../storage-keys.ts';
import {
  addChange,
  adoptVisitorShelf,
  markNoRoom,
  onOutboxChange,
  outboxOf,
  removeAcknowledged,
  retryRefused,
} from './outbox.ts';
import { pendingChange } from './pending-change-fixture.ts';

beforeEach(() => localStorage.clear());

describe('the outbox', () => {
  it('keeps one merged piece of news a book, on the device', () => {
    addChange('zoe', pendingChange({ page: 5 }));
    addChange('zoe', pendingChange({ page: 4, rating: 2 }));
    addChange('zoe', pendingChange({ story: 'christmas' }));
    expect(outboxOf('zoe')).toHaveLength(2);
    expect(JSON.parse(localStorage.getItem('playroom-shelf:zoe') ?? '')[0]).toMatchObject({
      page: 5,
      rating: 2,
    });
  });

  it('keeps what changed while it was being sent', () => {
    addChange('zoe', pendingChange({ page: 5 }));
    const sent = outboxOf('zoe')[0]!;
    addChange('zoe', pendingChange({ page: 6 }));
    removeAcknowledged('zoe', sent);
    expect(outboxOf('zoe')).toMatchObject([{ page: 6 }]);
    removeAcknowledged('zoe', outboxOf('zoe')[0]!);
    expect(outboxOf('zoe')).toEqual([]);
    expect(localStorage.getItem('playroom-shelf:zoe')).toBeNull();
  });

  it('moves a visitor’s shelf into the account’s box, merged, leaving none behind', () => {
    addChange(VISITOR, pendingChange({ page: 8 }));
    addChange(VISITOR, pendingChange({ story: 'christmas' }));
    addChange('zoe', pendingChange({ page: 2, rating: 3 }));
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
    localStorage.setItem('playroom-shelf:zoe', JSON.stringify([{ story: 7 }, null, pendingChange()]));
    expect(outboxOf('zoe')).toEqual([pendingChange()]);
  });

  it('marks what found no room, and tries it again when asked', () => {
    addChange('zoe', pendingChange());
    markNoRoom('zoe', pendingChange());
    expect(outboxOf('zoe')[0]?.noRoom).toBe(true);
    retryRefused('zoe');
    expect(outboxOf('zoe')[0]).toEqual(pendingChange());
  });

  it('gives the same list until it changes, and says when it does', () => {
    const hear = vi.fn();
    const stop = onOutboxChange('zoe', hear);
    addChange('zoe', pendingChange());
    expect(outboxOf('zoe')).toBe(outboxOf('zoe'));
    expect(hear).toHaveBeenCalledTimes(1);
    stop();
    addChange('zoe', pendingChange({ page: 4 }));
    expect(hear).toHaveBeenCalledTimes(1);
  });
});
