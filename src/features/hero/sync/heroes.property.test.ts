// @vitest-environment happy-dom
/**
 * Whatever requests and answers are lost and repeated, the account ends with the family's heroes under their
 * last names.
 */
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { defaultLook, parseLook } from '../../../../illustration/figures/hero/look/look.ts';
import { ApiProblem } from '../../../platform/api-problem.ts';
import { sendAll } from '../../../platform/device/send-queue.ts';
import type { Hero } from '../hero.ts';
import {
  type DeviceHero,
  deviceHeroes,
  UNDO_TIME,
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

const look = parseLook(defaultLook);
const hero = (n: number, name: string): Hero => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  name,
  pronouns: 'they',
  look,
});

const heroNumber = fc.integer({ min: 1, max: 4 });
type HeroLoss = 'there' | 'back' | 'died there' | 'died back' | 'none';
const loss = fc.constantFrom<HeroLoss>('there', 'back', 'died there', 'died back', 'none', 'none');
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('save' as const),
      heroNumber,
      name: fc.constantFrom('Mila', 'Zoë', 'Omar'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('let go' as const), heroNumber }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('bring back' as const), heroNumber }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('wait' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('send' as const), losses: fc.array(loss, { maxLength: 5 }) }),
  },
);

beforeEach(() => {
  localStorage.clear();
  deviceHeroes.set([]);
});

it('any losses and repetitions leave the account with the family’s heroes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
      localStorage.clear();
      deviceHeroes.set([]);
      const account = new Map<string, Hero>();
      let losses: HeroLoss[] = [];
      let died = () => {};
      const send = async (_member: string, { hero, change, edited }: DeviceHero) => {
        const lossMode = losses.shift() ?? 'none';
        if (lossMode === 'there') throw new ApiProblem('unreachable');
        if (lossMode === 'died there') return dies();
        if (change === 'gone') account.delete(hero.id);
        // As in the database: inserts ignore duplicates, and an edit of a missing hero creates it.
        else if (change === 'edit' || edited || !account.has(hero.id)) account.set(hero.id, hero);
        if (lossMode === 'back') throw new ApiProblem('unreachable');
        if (lossMode === 'died back') return dies();
      };
      /** The browser dies: nothing after this runs. */
      const dies = () => {
        died();
        return new Promise<void>(() => {});
      };
      const alive = new Map<number, string>();
      const released = new Map<number, { name: string; at: number }>();
      let now = 1;
      for (const step of steps) {
        now += 1;
        if (step.does === 'send') {
          losses = [...step.losses];
          const death = new Promise<void>((resolve) => {
            died = resolve;
          });
          await Promise.race([death, deliver('anna', send, now)]);
        } else if (step.does === 'wait') now += UNDO_TIME;
        else if (step.does === 'save') {
          // A removed hero is not created again.
          if (released.has(step.heroNumber)) continue;
          const savedHero = hero(step.heroNumber, step.name);
          deviceHeroes.set(withSaved(deviceHeroes.get(), savedHero, 'anna', account.has(savedHero.id), now));
          alive.set(step.heroNumber, step.name);
        } else if (step.does === 'let go') {
          const name = alive.get(step.heroNumber);
          if (name === undefined) continue;
          deviceHeroes.set(withRemoved(deviceHeroes.get(), hero(step.heroNumber, name), 'anna', now));
          alive.delete(step.heroNumber);
          released.set(step.heroNumber, { name, at: now });
        } else {
          const removed = released.get(step.heroNumber);
          if (!removed || now - removed.at >= UNDO_TIME) continue;
          deviceHeroes.set(withRestored(deviceHeroes.get(), hero(step.heroNumber, removed.name).id));
          alive.set(step.heroNumber, removed.name);
          released.delete(step.heroNumber);
        }
      }
      losses = [];
      await deliver('anna', send, now + UNDO_TIME);
      const names = [...account.values()].map(({ id, name }) => [Number(id.slice(-12)), name] as const);
      expect(new Map(names.sort(([a], [b]) => a - b))).toEqual(new Map([...alive].sort(([a], [b]) => a - b)));
      expect(deviceHeroes.get()).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
