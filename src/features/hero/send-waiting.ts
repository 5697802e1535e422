import { alone } from '../../platform/device/alone.ts';
import type { Round } from '../../platform/device/send.ts';
import { recovered } from '../../platform/device/value.ts';
import { getQueryClient } from '../../platform/query.ts';
import { heroesKey } from './api/read-heroes.ts';
import { sendChange } from './api/send-change.ts';
import { deliver } from './deliver.ts';
import { type DeviceHero, deviceHeroes, entriesOf } from './device-heroes.ts';
import type { Hero } from './hero.ts';

/** Lays a change the account took over the list it was read as, so that no hero blinks out in between. */
function withTaken(heroes: readonly Hero[], { hero, change }: DeviceHero): Hero[] {
  if (change === 'gone') return heroes.filter(({ id }) => id !== hero.id);
  return heroes.some(({ id }) => id === hero.id)
    ? heroes.map((other) => (other.id === hero.id ? hero : other))
    : [...heroes, hero];
}

/** Sends what waits on this device to a member's account; see `deliver`. Never throws. */
export async function sendWaiting(memberId: string): Promise<Round> {
  const client = getQueryClient();
  const key = heroesKey(memberId);
  const send = async (member: string, entry: DeviceHero) => {
    await sendChange(member, entry);
    await client.cancelQueries({ queryKey: key });
    client.setQueryData<Hero[]>(key, (heroes) => heroes && withTaken(heroes, entry));
  };
  try {
    const outcome = await alone('playroom-heroes', async () => {
      await recovered();
      return deliver(memberId, send, Date.now());
    });
    if (outcome.taken > 0) void client.invalidateQueries({ queryKey: key });
    return outcome;
  } catch {
    return { taken: 0, refused: 0, stopped: 'unreachable' };
  }
}

/** The same; answers with the ids of heroes that the account does not have all the same. */
export async function sendAll(memberId: string): Promise<ReadonlySet<string>> {
  await sendWaiting(memberId);
  const left = entriesOf(deviceHeroes.get(), memberId).filter(({ change }) => change === 'new');
  return new Set(left.map(({ hero }) => hero.id));
}
