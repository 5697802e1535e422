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
  it('stores one merged change a book', () => {
    addChange('zoe', pendingChange({ page: 5 }));
    addChange('zoe', pendingChange({ page: 4, rating: 2 }));
    addChange('zoe', pendingChange({ story: 'christmas' }));
    expect(outboxOf('zoe')).toHaveLength(2);
    expect(JSON.parse(localStorage.getItem('playroom-shelf:zoe') ?? '')[0]).toMatchObject({
      page: 5,
      rating: 2,
    });
  });

  it('keeps a change that was made while its book was being sent', () => {
    addChange('zoe', pendingChange({ page: 5 }));
    const sent = outboxOf('zoe')[0]!;
    addChange('zoe', pendingChange({ page: 6 }));
    removeAcknowledged('zoe', sent);
    expect(outboxOf('zoe')).toMatchObject([{ page: 6 }]);
    removeAcknowledged('zoe', outboxOf('zoe')[0]!);
    expect(outboxOf('zoe')).toEqual([]);
    expect(localStorage.getItem('playroom-shelf:zoe')).toBeNull();
  });

  it('merges a visitor’s outbox into the member’s, and empties it', () => {
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

  it('ignores broken and foreign stored values', () => {
    localStorage.setItem('playroom-shelf:zoe', '{"not":"news"');
    expect(outboxOf('zoe')).toEqual([]);
    localStorage.setItem('playroom-shelf:zoe', JSON.stringify([{ story: 7 }, null, pendingChange()]));
    expect(outboxOf('zoe')).toEqual([pendingChange()]);
  });

  it('marks refused changes, and retries them on request', () => {
    addChange('zoe', pendingChange());
    markNoRoom('zoe', pendingChange());
    expect(outboxOf('zoe')[0]?.noRoom).toBe(true);
    retryRefused('zoe');
    expect(outboxOf('zoe')[0]).toEqual(pendingChange());
  });

  it('returns a stable list and notifies on change', () => {
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
