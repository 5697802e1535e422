import { type Round, sendAll } from '../../platform/device/send.ts';
import type { DeviceValue } from '../../platform/device/value.ts';
import {
  type DeviceHero,
  deviceHeroes,
  dueFor,
  withDelivered,
  withNoRoom,
  withRoomAgain,
} from './device-heroes.ts';

/**
 * Sends what waits on the device to a member's account, one after another, and forgets each entry only after the account
 * took it. May be run twice, in two tabs, or after a crash at any point. A hero the account refuses stays on the device.
 */
export function deliver(
  memberId: string,
  send: (memberId: string, entry: DeviceHero) => Promise<void>,
  now: number,
  store: DeviceValue<readonly DeviceHero[]> = deviceHeroes,
): Promise<Round> {
  return sendAll<DeviceHero>({
    due: () => dueFor(store.get(), memberId, now),
    send: (entry) => send(memberId, entry),
    heard: (entry) => void store.set(withDelivered(store.get(), entry)),
    noRoom: ({ hero }) => void store.set(withNoRoom(store.get(), hero.id)),
    // Whom the account does not let go of it does not have.
    refused: (entry) => entry.change === 'gone' && store.set(withDelivered(store.get(), entry)),
    leaves: ({ change }) => change === 'gone',
    roomAgain: () => {
      const again = withRoomAgain(store.get());
      if (again !== store.get()) store.set(again);
    },
  });
}
