/**
 * Sends what this device has stored for an account: one implementation for heroes and the shelf. The items live
 * in a `PersistedStore` with its own parsing and merging; the outbox orders and sends them, and removes an item
 * only after the account has it.
 */
import type { QueryKey } from '@tanstack/react-query';
import { ApiProblem } from '../api-problem.ts';
import { getQueryClient } from '../query.ts';
import { getSupabase } from '../supabase.ts';
import { whenRecovered } from './persisted-store.ts';
import { type SendQueue, type SendResult, sendAll } from './send-queue.ts';
import { withLock } from './with-lock.ts';

/** An item that exceeded the plan's limit stays unsent until room is freed. */
interface OutboxItem {
  readonly noRoom?: true;
}

/** Returns the list with matching items flagged as over the limit. */
export function withNoRoom<Item extends OutboxItem>(
  list: readonly Item[],
  is: (item: Item) => boolean,
): readonly Item[] {
  return list.map((item) => (is(item) ? { ...item, noRoom: true as const } : item));
}

/** Returns the list without those flags; the same list when there are none. */
export function clearNoRoom<Item extends OutboxItem>(list: readonly Item[]): readonly Item[] {
  if (!list.some(({ noRoom }) => noRoom)) return list;
  return list.map(({ noRoom: _, ...item }) => item as Item);
}

/** One member's unsent items, and how the query cache reflects them. */
export interface Outbox<Item, Known> extends SendQueue<Item> {
  readonly memberId: string;
  readonly queryKey: QueryKey;
  /** Applies a sent item to cached data, so that it never disappears between outbox and account. */
  readonly applyToCache: (cached: Known, item: Item) => Known;
}

/**
 * Sends unsent items, one tab at a time, after crash recovery; calls `open` then. When the server fails it
 * calls `again` after a delay as long as the page is open. Never throws.
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
      // A read in flight may hold data from before this write: cancel it, and refetch below.
      await client.cancelQueries({ queryKey });
      client.setQueryData<Known>(queryKey, (cached) => cached && applyToCache(cached, item));
    },
  });
  // Not awaited: items added during the refetch must start a new round.
  if (round.sent > 0) void client.invalidateQueries({ queryKey });
  return round;
}

/**
 * Ensures that one member's items never reach another's account. @throws ApiProblem unless this member is
 * signed in
 */
async function assertSignedIn(memberId: string): Promise<void> {
  const { data, error } = await (await getSupabase()).auth.getSession();
  if (data.session?.user.id === memberId) return;
  throw new ApiProblem(error ? 'unreachable' : 'signed-out', { cause: error });
}

const FIRST_RETRY_MS = 5_000;
const MAX_RETRY_MS = 60_000;
const retries = new Map<string, { ms: number; timer: ReturnType<typeof setTimeout> }>();

/** Without a network nothing is retried: the `online` event triggers the next round. */
function scheduleRetry(name: string, { stopped }: SendResult, again: () => unknown): void {
  const last = retries.get(name);
  clearTimeout(last?.timer);
  retries.delete(name);
  if (stopped !== 'unreachable' || !navigator.onLine) return;
  const ms = Math.min(last ? 2 * last.ms : FIRST_RETRY_MS, MAX_RETRY_MS);
  retries.set(name, { ms, timer: setTimeout(() => void again(), ms) });
}
