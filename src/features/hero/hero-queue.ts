import { withNoRoom, withRoomAgain } from '../../platform/device/outbox.ts';
import type { Queue } from '../../platform/device/send.ts';
import type { DeviceValue } from '../../platform/device/value.ts';
import { type DeviceHero, deviceHeroes, dueFor, withDelivered } from './device-heroes.ts';

/**
 * What waits on the device for a member's account. Each entry is forgotten only after the account took it; a hero the account
 * refuses stays on the device.
 */
export function heroQueue(
  memberId: string,
  send: (memberId: string, entry: DeviceHero) => Promise<void>,
  now: number,
  store: DeviceValue<readonly DeviceHero[]> = deviceHeroes,
): Queue<DeviceHero> {
  return {
    due: () => dueFor(store.get(), memberId, now),
    send: (entry) => send(memberId, entry),
    heard: (entry) => void store.set(withDelivered(store.get(), entry)),
    noRoom: ({ hero }) => void store.set(withNoRoom(store.get(), (entry) => entry.hero.id === hero.id)),
    // Whom the account does not let go of it does not have.
    refused: (entry) => entry.change === 'gone' && store.set(withDelivered(store.get(), entry)),
    leaves: ({ change }) => change === 'gone',
    roomAgain: () => {
      const again = withRoomAgain(store.get());
      if (again !== store.get()) store.set(again);
    },
  };
}
