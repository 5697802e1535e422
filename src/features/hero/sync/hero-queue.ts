import { clearNoRoom, withNoRoom } from '../../../platform/device/outbox.ts';
import type { PersistedStore } from '../../../platform/device/persisted-store.ts';
import type { SendQueue } from '../../../platform/device/send-queue.ts';
import { type DeviceHero, deviceHeroes, pendingFor, withAcknowledged } from './device-heroes.ts';

/**
 * What waits on the device for a member's account. Each entry is forgotten only after the account took it; a hero the account
 * refuses stays on the device.
 */
export function heroQueue(
  memberId: string,
  send: (memberId: string, entry: DeviceHero) => Promise<void>,
  now: number,
  store: PersistedStore<readonly DeviceHero[]> = deviceHeroes,
): SendQueue<DeviceHero> {
  return {
    due: () => pendingFor(store.get(), memberId, now),
    send: (entry) => send(memberId, entry),
    acknowledged: (entry) => void store.set(withAcknowledged(store.get(), entry)),
    noRoom: ({ hero }) => void store.set(withNoRoom(store.get(), (entry) => entry.hero.id === hero.id)),
    // Whom the account does not let go of it does not have.
    rejected: (entry) => entry.change === 'gone' && store.set(withAcknowledged(store.get(), entry)),
    isRemoval: ({ change }) => change === 'gone',
    roomFreed: () => {
      const again = clearNoRoom(store.get());
      if (again !== store.get()) store.set(again);
    },
  };
}
