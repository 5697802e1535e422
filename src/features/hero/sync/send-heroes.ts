import { sendOutbox } from '../../../platform/device/outbox.ts';
import type { SendResult } from '../../../platform/device/send-queue.ts';
import { heroesKey } from '../api/read-heroes.ts';
import { sendHeroChange } from '../api/send-hero-change.ts';
import type { Hero } from '../hero.ts';
import { type DeviceHero, deviceHeroes, entriesFor } from './device-heroes.ts';
import { heroQueue } from './hero-queue.ts';

/** Applies an acknowledged change to the fetched list, so that no hero flickers. */
function applyAcknowledged(heroes: readonly Hero[], { hero, change }: DeviceHero): Hero[] {
  if (change === 'gone') return heroes.filter(({ id }) => id !== hero.id);
  return heroes.some(({ id }) => id === hero.id)
    ? heroes.map((other) => (other.id === hero.id ? hero : other))
    : [...heroes, hero];
}

/** Sends pending hero changes to a member's account; see `heroQueue`. Never throws. */
export function sendPendingHeroes(memberId: string): Promise<SendResult> {
  return sendOutbox<DeviceHero, Hero[]>(
    'playroom-heroes',
    async () => ({
      memberId,
      queryKey: heroesKey(memberId),
      applyToCache: applyAcknowledged,
      ...heroQueue(memberId, sendHeroChange, Date.now()),
    }),
    () => sendPendingHeroes(memberId),
  );
}

/** Sends pending changes and returns ids of heroes that the account still lacks. */
export async function sendAndListMissing(memberId: string): Promise<ReadonlySet<string>> {
  await sendPendingHeroes(memberId);
  const pendingNew = entriesFor(deviceHeroes.get(), memberId).filter(({ change }) => change === 'new');
  return new Set(pendingNew.map(({ hero }) => hero.id));
}
