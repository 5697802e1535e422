import { alone } from '../../platform/device/alone.ts';
import { sendAll } from '../../platform/device/send.ts';
import { recovered } from '../../platform/device/value.ts';
import { getQueryClient } from '../../platform/query.ts';
import { libraryKey } from './api/read-library.ts';
import { sendNews } from './api/send-news.ts';
import { heroesNotThere } from './before-sending.ts';
import { adoptVisitorShelf, dropNews, markNoRoom, outboxOf, tryAllAgain } from './outbox.ts';
import { type LibraryEntry, type News, settled } from './reading.ts';
import { VISITOR } from './stores.ts';

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
  running ??= alone('playroom-shelf', () => sendBox(memberId)).finally(() => {
    running = undefined;
  });
  return running;
}

async function sendBox(memberId: string): Promise<Sent> {
  const client = getQueryClient();
  const queryKey = libraryKey(memberId);
  // Both boxes are looked at, so that what a crash left behind comes back before anything is sent.
  for (const owner of [memberId, VISITOR]) outboxOf(owner);
  await recovered();
  adoptVisitorShelf(memberId);
  const missing = await heroesNotThere(memberId);
  const { taken, refused } = await sendAll<News>({
    due: () => outboxOf(memberId).filter(({ noRoom, hero }) => !noRoom && !missing.has(hero ?? '')),
    send: (news) => sendNews(memberId, news),
    heard: async (news) => {
      // A reading that is on its way may have been answered before the account heard this: it is asked again below.
      await client.cancelQueries({ queryKey });
      // On the shelf before it leaves the box, so that no book is missing from both for a moment.
      client.setQueryData<LibraryEntry[]>(queryKey, (old) => old && settled(old, news));
      dropNews(memberId, news);
    },
    noRoom: (news) => markNoRoom(memberId, news),
    leaves: ({ removed }) => removed === true,
    roomAgain: () => tryAllAgain(memberId),
  });
  // Not waited for: news that comes while the shelf is read again must find a new round to go with.
  if (taken > 0) void client.invalidateQueries({ queryKey });
  if (refused > 0 && offersLeft > 0) {
    offersLeft -= 1;
    setTimeout(() => void sendOutbox(memberId), AGAIN_AFTER_MS);
  }
  const left = outboxOf(memberId);
  if (left.some((news) => !news.noRoom)) return 'waiting';
  return left.length ? 'no-room' : 'all';
}
