// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultLook, parseLook } from '../../../../illustration/figures/hero/look/look.ts';
import { ApiProblem } from '../../../platform/api-problem.ts';
import { clearNoRoom } from '../../../platform/device/outbox.ts';
import { sendAll } from '../../../platform/device/send-queue.ts';
import type { Hero } from '../hero.ts';
import {
  type DeviceHero,
  deviceHeroes,
  entriesFor,
  listHeroes,
  pendingFor,
  UNDO_TIME,
  withAcknowledged,
  withoutExpired,
  withRemoved,
  withRestored,
  withSaved,
} from './device-heroes.ts';
import { heroQueue } from './hero-queue.ts';

/** One sync round, as in `sendPendingHeroes`. */
const deliver = (
  memberId: string,
  send: (memberId: string, entry: DeviceHero) => Promise<void>,
  now: number,
) => sendAll(heroQueue(memberId, send, now));

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const hero = (n: number, name = `Hero ${n}`): Hero => ({
  id: idOf(n),
  name,
  pronouns: 'they',
  look: parseLook(defaultLook),
});

/** An account by the database's rules: unique ids, limit checked before duplicates. */
class FakeAccount {
  rows = new Map<string, Hero>();
  /** Throws before or after the write of the n-th call, like a lost request or a lost answer. */
  crash: { call: number; when: 'before' | 'after' } | null = null;
  calls = 0;
  readonly limit: number;
  constructor(limit = Number.POSITIVE_INFINITY) {
    this.limit = limit;
  }
  send = async (_member: string, { hero, change }: DeviceHero): Promise<void> => {
    this.calls += 1;
    const crashing = this.crash?.call === this.calls ? this.crash.when : null;
    if (crashing === 'before') throw new TypeError('Failed to fetch');
    if (change === 'gone') this.rows.delete(hero.id);
    else if (this.rows.has(hero.id)) {
      if (change === 'edit') this.rows.set(hero.id, hero);
    } else if (this.rows.size >= this.limit) throw new ApiProblem('no-room');
    else this.rows.set(hero.id, hero);
    if (crashing === 'after') throw new TypeError('Failed to fetch');
  };
}

beforeEach(() => {
  localStorage.clear();
  deviceHeroes.set([]);
});

const visitorMakes = (...numbers: number[]) => {
  for (const n of numbers) deviceHeroes.set(withSaved(deviceHeroes.get(), hero(n), null, false, n));
};

describe('moving a visitor’s heroes into the account', () => {
  it('moves each hero once and empties the device list', async () => {
    visitorMakes(1, 2, 3);
    const account = new FakeAccount();
    expect(await deliver('anna', account.send, 100)).toEqual({ sent: 3, rejected: 0, stopped: null });
    expect([...account.rows.keys()]).toEqual([idOf(1), idOf(2), idOf(3)]);
    expect(deviceHeroes.get()).toEqual([]);
  });

  it.each([1, 2, 3].flatMap((call) => (['before', 'after'] as const).map((when) => ({ call, when }))))(
    'loses and duplicates no hero when a crash hits $when the answer of call $call',
    async (crash) => {
      visitorMakes(1, 2, 3);
      const account = new FakeAccount();
      account.crash = crash;
      expect((await deliver('anna', account.send, 100)).stopped).toBe('unreachable');
      const listed = listHeroes([...account.rows.values()], deviceHeroes.get(), 'anna').map(
        ({ hero }) => hero.id,
      );
      expect(listed.sort()).toEqual([idOf(1), idOf(2), idOf(3)]);
      expect((await deliver('anna', account.send, 200)).stopped).toBeNull();
      expect([...account.rows.keys()].sort()).toEqual([idOf(1), idOf(2), idOf(3)]);
      expect(deviceHeroes.get()).toEqual([]);
    },
  );

  it('two concurrent rounds duplicate no hero', async () => {
    visitorMakes(1, 2);
    const account = new FakeAccount();
    await Promise.all([deliver('anna', account.send, 100), deliver('anna', account.send, 100)]);
    expect(account.rows.size).toBe(2);
    expect(deviceHeroes.get()).toEqual([]);
  });

  it('keeps heroes without room on the device, and sends them when there is room', async () => {
    visitorMakes(1, 2, 3);
    const account = new FakeAccount(1);
    expect((await deliver('anna', account.send, 100)).sent).toBe(1);
    const shelf = listHeroes([...account.rows.values()], deviceHeroes.get(), 'anna');
    expect(shelf.map(({ place }) => place)).toEqual(['account', 'no-room', 'no-room']);
    const callCount = account.calls;
    await deliver('anna', account.send, 200);
    expect(account.calls).toBe(callCount);
    const upgraded = new FakeAccount(3);
    upgraded.rows = account.rows;
    deviceHeroes.set(clearNoRoom(deviceHeroes.get()));
    expect((await deliver('anna', upgraded.send, 300)).sent).toBe(2);
    expect(deviceHeroes.get()).toEqual([]);
  });

  it('sends a hero without room once another is removed', async () => {
    visitorMakes(1, 2);
    const account = new FakeAccount(1);
    await deliver('anna', account.send, 100);
    deviceHeroes.set(withRemoved(deviceHeroes.get(), hero(1), 'anna', 200));
    await deliver('anna', account.send, 200 + UNDO_TIME);
    expect([...account.rows.keys()]).toEqual([idOf(2)]);
    expect(deviceHeroes.get()).toEqual([]);
  });

  it('stops when the session ends and keeps the rest', async () => {
    visitorMakes(1, 2);
    const outcome = await deliver('anna', () => Promise.reject(new ApiProblem('signed-out')), 100);
    expect(outcome).toEqual({ sent: 0, rejected: 0, stopped: 'signed-out' });
    expect(deviceHeroes.get()).toHaveLength(2);
  });

  it('never sends one member’s hero to another', () => {
    const list = withSaved(withSaved([], hero(1), 'anna', false, 1), hero(2), null, false, 2);
    expect(pendingFor(list, 'ben', 9).map(({ hero }) => hero.id)).toEqual([idOf(2)]);
    expect(entriesFor(list, null)).toMatchObject([{ owner: null }]);
  });
});

describe('changing heroes', () => {
  it('sends a change that was made while its hero was being sent', async () => {
    visitorMakes(1);
    const account = new FakeAccount();
    const slowly = async (member: string, entry: DeviceHero) => {
      deviceHeroes.set(withSaved(deviceHeroes.get(), hero(1, 'Zoë'), 'anna', false, 50));
      await account.send(member, entry);
    };
    expect(await deliver('anna', slowly, 100)).toMatchObject({ sent: 2 });
    expect(deviceHeroes.get()).toEqual([]);
    expect(account.rows.get(idOf(1))?.name).toBe('Zoë');
  });

  it('removes, restores, and deletes only after the time to undo', async () => {
    const account = new FakeAccount();
    account.rows.set(idOf(1), hero(1));
    deviceHeroes.set(withRemoved([], hero(1), 'anna', 1000));
    expect(listHeroes([hero(1)], deviceHeroes.get(), 'anna')).toEqual([]);
    await deliver('anna', account.send, 1000 + UNDO_TIME - 1);
    expect(account.rows.size).toBe(1);
    expect(listHeroes([hero(1)], withRestored(deviceHeroes.get(), idOf(1)), 'anna')).toHaveLength(1);
    await deliver('anna', account.send, 1000 + UNDO_TIME);
    expect(account.rows.size).toBe(0);
    expect(deviceHeroes.get()).toEqual([]);
  });

  it('restores a visitor’s hero as it was', () => {
    const saved = withSaved([], hero(1), null, false, 1);
    const removed = withRemoved(saved, hero(1), null, 2);
    expect(withoutExpired(removed, 2 + UNDO_TIME - 1)).toBe(removed);
    expect(withRestored(removed, idOf(1))).toMatchObject([{ change: 'new', hero: { id: idOf(1) } }]);
    expect(withoutExpired(removed, 2 + UNDO_TIME)).toEqual([]);
  });

  it('keeps the edited mark of a restored hero', () => {
    visitorMakes(1);
    const changed = withSaved(deviceHeroes.get(), { ...hero(1), name: 'Other' }, null, false, 2);
    const back = withRestored(withRemoved(changed, hero(1), 'anna', 3), idOf(1));
    expect(back).toMatchObject([{ change: 'new', edited: true, hero: { name: 'Other' } }]);
  });

  it('sends removals first, which makes room in the same round', async () => {
    const account = new FakeAccount(1);
    account.rows.set(idOf(1), hero(1));
    visitorMakes(2);
    deviceHeroes.set(withRemoved(deviceHeroes.get(), hero(1), 'anna', 0));
    await deliver('anna', account.send, UNDO_TIME);
    expect([...account.rows.keys()]).toEqual([idOf(2)]);
  });

  it('still deletes a hero that was removed while being sent', () => {
    const saved = withSaved([], hero(1), 'anna', false, 1);
    const [sentEntry] = saved as [DeviceHero];
    const after = withAcknowledged(withRemoved(saved, hero(1), 'anna', 2), sentEntry);
    expect(after).toMatchObject([{ change: 'gone', before: null }]);
  });

  it('ignores broken stored values', () => {
    localStorage.setItem('playroom-heroes', JSON.stringify([{ hero: { id: 'x', name: 'No id' } }, 7, null]));
    expect(deviceHeroes.get()).toEqual([]);
    localStorage.setItem('playroom-heroes', '{broken');
    expect(deviceHeroes.get()).toEqual([]);
  });
});
