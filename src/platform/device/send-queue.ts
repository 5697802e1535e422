import { type Problem, problemFrom } from '../api-problem.ts';

/** What waits on the device for an account, and how one piece of it is told. */
export interface SendQueue<Item> {
  /** What is due now, oldest first; read anew before each piece, as there may be more by then. */
  readonly due: () => readonly Item[];
  /** Tells the account one piece. Telling it twice does no harm. Throws `ApiProblem`. */
  readonly send: (item: Item) => Promise<void>;
  /** The account has taken it: takes it out, unless it has changed meanwhile. */
  readonly acknowledged: (item: Item) => void | Promise<void>;
  /** The account had no room for it: it is not due any more until `roomAgain`. */
  readonly noRoom: (item: Item) => void;
  /** The account will not take it. */
  readonly rejected?: (item: Item) => void;
  /** Whether it leaves the account: such pieces go first, and whatever found no room is tried again after them. */
  readonly isRemoval: (item: Item) => boolean;
  readonly roomFreed: () => void;
}

/** What a round came to. */
export interface SendResult {
  readonly sent: number;
  readonly rejected: number;
  /** Why the round stopped before its end; the rest waits. */
  readonly stopped: Extract<Problem, 'unreachable' | 'signed-out'> | null;
}

/**
 * Sends all that waits, one piece after the other. May be run twice, in two tabs, or again after a crash at any point: a
 * piece is forgotten only once the account has taken it.
 */
export async function sendAll<Item>(queue: SendQueue<Item>): Promise<SendResult> {
  const tried = new Set<string>();
  let [sent, rejected] = [0, 0];
  for (;;) {
    const waiting = queue.due().filter((item) => !tried.has(JSON.stringify(item)));
    const next = waiting.find(queue.isRemoval) ?? waiting[0];
    if (!next) return { sent, rejected, stopped: null };
    tried.add(JSON.stringify(next));
    try {
      await queue.send(next);
      await queue.acknowledged(next);
      sent += 1;
      if (!queue.isRemoval(next)) continue;
      queue.roomFreed();
      tried.clear();
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
