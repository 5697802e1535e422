import { getQueryClient } from '../../platform/query.ts';
import { libraryKey } from './api/read-library.ts';
import { NewsRefused, sendNews } from './api/send-news.ts';
import { heroesNotThere } from './before-sending.ts';
import { adoptVisitorShelf, dropNews, markNoRoom, outboxOf, tryAllAgain } from './outbox.ts';
import { type LibraryEntry, type News, settled } from './reading.ts';

/** How a round of sending ended: nothing waits any more, something found no room, or something still waits. */
export type Sent = 'all' | 'no-room' | 'waiting';

let running: Promise<Sent> | undefined;

/** What the account refused is offered again a few times soon: a hero may still be on her way there. */
const AGAIN_AFTER_MS = 5000;
let offersLeft = 3;

/**
 * Sends what waits for a member, one after the other, in one tab at a time. What the account hears is taken out;
 * what it does not stays for the next round. Never throws.
 */
export function sendOutbox(memberId: string): Promise<Sent> {
  running ??= alone(() => sendAll(memberId)).finally(() => {
    running = undefined;
  });
  return running;
}

async function sendAll(memberId: string): Promise<Sent> {
  const client = getQueryClient();
  const queryKey = libraryKey(memberId);
  adoptVisitorShelf(memberId);
  const missing = await heroesNotThere(memberId);
  const tried = new Set<string>();
  let heard = false;
  let refused = false;
  // News may arrive while sending: go round until each has had its turn.
  for (;;) {
    const next = nextOf(
      outboxOf(memberId).filter(
        (news) => !news.noRoom && !tried.has(JSON.stringify(news)) && !missing.has(news.hero ?? ''),
      ),
    );
    if (!next) break;
    tried.add(JSON.stringify(next));
    try {
      await sendNews(memberId, next);
      // A reading that is on its way may have been answered before the account heard this: it is asked again below.
      await client.cancelQueries({ queryKey });
      // On the shelf before it leaves the box, so that no book is missing from both for a moment.
      client.setQueryData<LibraryEntry[]>(queryKey, (old) => old && settled(old, next));
      dropNews(memberId, next);
      heard = true;
      if (next.removed) {
        // A place is free now: what found none may have it.
        tryAllAgain(memberId);
        tried.clear();
      }
    } catch (error) {
      const reason = error instanceof NewsRefused ? error.reason : 'refused';
      if (reason === 'unreachable') break;
      if (reason === 'no-room') markNoRoom(memberId, next);
      else refused = true;
    }
  }
  // Not waited for: news that comes while the shelf is read again must find a new round to go with.
  if (heard) void client.invalidateQueries({ queryKey });
  if (refused && offersLeft > 0) {
    offersLeft -= 1;
    setTimeout(() => void sendOutbox(memberId), AGAIN_AFTER_MS);
  }
  const left = outboxOf(memberId);
  if (left.some((news) => !news.noRoom)) return 'waiting';
  return left.length ? 'no-room' : 'all';
}

/** Books that leave go first: the place one gives up is the place another waits for. */
function nextOf(news: readonly News[]): News | undefined {
  return news.find((item) => item.removed) ?? news[0];
}

/** Two tabs must not send the same news at once; without locks the account's own rules make it harmless. */
function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request('playroom-shelf', work) : work();
}
