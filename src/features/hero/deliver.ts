import { problemOf } from './api/hero-failure.ts';
import {
  type DeviceHero,
  deviceHeroes,
  dueFor,
  withDelivered,
  withNoRoom,
  withRoomAgain,
} from './device-heroes.ts';
import type { DeviceValue } from './device-value.ts';

/** What a round of deliveries came to. */
export type Delivered = {
  /** Entries the account took. */
  taken: number;
  /** Set when the round stopped before its end: the rest waits on the device. */
  stopped: 'unreachable' | 'signed-out' | null;
};

/**
 * Sends what waits on the device to a member's account, one after another, and forgets each entry only after the account
 * took it. May be run twice, in two tabs, or after a crash at any point. A hero the account refuses stays on the device.
 */
export async function deliver(
  memberId: string,
  send: (memberId: string, entry: DeviceHero) => Promise<void>,
  now: number,
  store: DeviceValue<readonly DeviceHero[]> = deviceHeroes,
): Promise<Delivered> {
  const outcome: Delivered = { taken: 0, stopped: null };
  let madeRoom = false;
  const due = dueFor(store.get(), memberId, now);
  // Farewells first: they make room.
  due.sort((one, other) => Number(other.change === 'gone') - Number(one.change === 'gone'));
  for (const entry of due) {
    try {
      await send(memberId, entry);
      store.set(withDelivered(store.get(), entry));
      if (entry.change === 'gone') madeRoom = true;
      outcome.taken += 1;
    } catch (error) {
      const problem = problemOf(error);
      if (problem === 'no-room') {
        store.set(withNoRoom(store.get(), entry.hero.id));
      } else if (problem === 'refused' && entry.change === 'gone') {
        store.set(withDelivered(store.get(), entry));
      } else if (problem !== 'refused') {
        outcome.stopped = problem;
        return outcome;
      }
    }
  }
  const again = withRoomAgain(store.get());
  if (!madeRoom || again === store.get()) return outcome;
  // Whoever had no room before may have some now.
  store.set(again);
  const more = await deliver(memberId, send, now, store);
  return { taken: outcome.taken + more.taken, stopped: more.stopped };
}
