/**
 * What waits on the device for an account: one way to send it, for heroes and shelf alike. Where it is kept is a `DeviceValue`
 * with its own way to parse and merge; here it is put in order, told, and forgotten only once the account has it.
 */
import type { QueryKey } from '@tanstack/react-query';
import { ApiProblem } from '../api-problem.ts';
import { getQueryClient } from '../query.ts';
import { getSupabase } from '../supabase.ts';
import { whenRecovered } from './persisted-store.ts';
import { type SendQueue, type SendResult, sendAll } from './send-queue.ts';
import { withLock } from './with-lock.ts';

/** What the account had no room for is not sent again until there is a reason to think it has. */
interface OutboxItem {
  readonly noRoom?: true;
}

/** The list with a note on what found no room. */
export function withNoRoom<Item extends OutboxItem>(
  list: readonly Item[],
  is: (item: Item) => boolean,
): readonly Item[] {
  return list.map((item) => (is(item) ? { ...item, noRoom: true as const } : item));
}

/** The list without those notes; the same list where there are none. */
export function clearNoRoom<Item extends OutboxItem>(list: readonly Item[]): readonly Item[] {
  if (!list.some(({ noRoom }) => noRoom)) return list;
  return list.map(({ noRoom: _, ...item }) => item as Item);
}

/** What waits for one member, and what the cache knows of her account meanwhile. */
export interface Outbox<Item, Known> extends SendQueue<Item> {
  readonly memberId: string;
  readonly queryKey: QueryKey;
  /** What the account has, once it has taken a piece: so that nothing blinks out between both. */
  readonly applyToCache: (known: Known, item: Item) => Known;
}

/**
 * Sends what waits, in one tab at a time, once it is known what a crash had left behind. `open` is asked then. A server in trouble
 * says nothing when it is well again: `again` is called after a while, as long as the page is open. Never throws.
 */
export async function sendOutbox<Item, Known>(
  name: string,
  open: () => Promise<Outbox<Item, Known>>,
  again: () => unknown,
): Promise<SendResult> {
  let round: SendResult;
  try {
    round = await withLock(name, async () => {
      await whenRecovered();
      return sendRound(await open());
    });
  } catch {
    round = { sent: 0, rejected: 0, stopped: 'unreachable' };
  }
  scheduleRetry(name, round, again);
  return round;
}

async function sendRound<Item, Known>(box: Outbox<Item, Known>): Promise<SendResult> {
  const { memberId, queryKey, applyToCache } = box;
  const client = getQueryClient();
  const round = await sendAll<Item>({
    ...box,
    send: async (item) => {
      await assertSignedIn(memberId);
      await box.send(item);
      // A reading that is on its way may have been answered before the account heard this: it is asked again below.
      await client.cancelQueries({ queryKey });
      client.setQueryData<Known>(queryKey, (known) => known && applyToCache(known, item));
    },
  });
  // Not waited for: what comes while the account is read again must find a new round to go with.
  if (round.sent > 0) void client.invalidateQueries({ queryKey });
  return round;
}

/** The account that hears is the one that is signed in: nothing of one member's is ever told to another's. Throws `ApiProblem`. */
async function assertSignedIn(memberId: string): Promise<void> {
  const { data, error } = await (await getSupabase()).auth.getSession();
  if (data.session?.user.id === memberId) return;
  throw new ApiProblem(error ? 'unreachable' : 'signed-out', { cause: error });
}

const FIRST_RETRY_MS = 5_000;
const MAX_RETRY_MS = 60_000;
const retries = new Map<string, { ms: number; timer: ReturnType<typeof setTimeout> }>();

/** Without a network there is nothing to try: its return is an event of its own. */
function scheduleRetry(name: string, { stopped }: SendResult, again: () => unknown): void {
  const last = retries.get(name);
  clearTimeout(last?.timer);
  retries.delete(name);
  if (stopped !== 'unreachable' || !navigator.onLine) return;
  const ms = Math.min(last ? 2 * last.ms : FIRST_RETRY_MS, MAX_RETRY_MS);
  retries.set(name, { ms, timer: setTimeout(() => void again(), ms) });
}
