import { clearNoRoom, withNoRoom } from '../../../platform/device/outbox.ts';
import type { PersistedStore } from '../../../platform/device/persisted-store.ts';
import type { SendQueue } from '../../../platform/device/send-queue.ts';
import { type DeviceHero, deviceHeroes, pendingFor, withAcknowledged } from './device-heroes.ts';

/**
 * The queue of hero changes for a member's account. An entry leaves after the account acknowledged it; a
 * refused hero stays on the device.
 */
export function heroQueue(
  memberId: string,
  send: (memberId: string, entry: DeviceHero) => Promise<void>,
  now: number,
  store: PersistedStore<readonly DeviceHero[]> = deviceHeroes,
): SendQueue<DeviceHero> {
  return {
    pendingItems: () => pendingFor(store.get(), memberId, now),
    send: (entry) => send(memberId, entry),
    acknowledged: (entry) => void store.set(withAcknowledged(store.get(), entry)),
    noRoom: ({ hero }) => void store.set(withNoRoom(store.get(), (entry) => entry.hero.id === hero.id)),
    // A refused removal means that the account does not have the hero.
    rejected: (entry) => entry.change === 'gone' && store.set(withAcknowledged(store.get(), entry)),
    isRemoval: ({ change }) => change === 'gone',
    roomFreed: () => {
      const again = clearNoRoom(store.get());
      if (again !== store.get()) store.set(again);
    },
  };
}
