import { type Problem, problemFrom } from '../api-problem.ts';

/** Unsent items and how to send one. */
export interface SendQueue<Item> {
  /** The items to send, oldest first; read again before each one, as the list may grow. */
  readonly pendingItems: () => readonly Item[];
  /** Sends one item. Sending it twice does no harm. @throws ApiProblem */
  readonly send: (item: Item) => Promise<void>;
  /** Removes a sent item, unless it has changed since. */
  readonly acknowledged: (item: Item) => void | Promise<void>;
  /** Flags an item as over the plan's limit: not due again until `roomFreed`. */
  readonly noRoom: (item: Item) => void;
  /** Handles an item that the account will never accept. */
  readonly rejected?: (item: Item) => void;
  /**
   * Whether an item removes something from the account: removals go first, and over-limit items are retried
   * after them.
   */
  readonly isRemoval: (item: Item) => boolean;
  readonly roomFreed: () => void;
}

/** The outcome of sending. */
export interface SendResult {
  readonly sent: number;
  readonly rejected: number;
  /** Why sending stopped early; the remaining items stay unsent. */
  readonly stopped: Extract<Problem, 'unreachable' | 'signed-out'> | null;
}

/**
 * Sends all items one by one. Safe to run twice, in two tabs, or again after a crash: an item is removed only
 * after the account has it.
 */
export async function sendAll<Item>(queue: SendQueue<Item>): Promise<SendResult> {
  const triedIds = new Set<string>();
  let [sent, rejected] = [0, 0];
  for (;;) {
    const waiting = queue.pendingItems().filter((item) => !triedIds.has(JSON.stringify(item)));
    const next = waiting.find(queue.isRemoval) ?? waiting[0];
    if (!next) return { sent, rejected, stopped: null };
    triedIds.add(JSON.stringify(next));
    try {
      await queue.send(next);
      await queue.acknowledged(next);
      sent += 1;
      if (!queue.isRemoval(next)) continue;
      queue.roomFreed();
      triedIds.clear();
    } catch (error) {
      const problem = problemFrom(error);
      if (problem === 'no-room') queue.noRoom(next);
      else if (problem !== 'refused') return { sent, rejected, stopped: problem };
      else {
        rejected += 1;
        queue.rejected?.(next);
      }
    }
  }
}
