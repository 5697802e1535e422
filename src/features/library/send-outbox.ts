import { type Outbox, sendOutbox as sendBox } from '../../platform/device/outbox.ts';
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
  running ??= send(memberId).finally(() => {
    running = undefined;
  });
  return running;
}

async function send(memberId: string): Promise<Sent> {
  // Both boxes are looked at, so that what a crash left behind comes back before anything is sent.
  for (const owner of [memberId, VISITOR]) outboxOf(owner);
  const again = () => sendOutbox(memberId);
  const { rejected } = await sendBox('playroom-shelf', () => open(memberId), again);
  if (rejected > 0 && offersLeft > 0) {
    offersLeft -= 1;
    setTimeout(() => void again(), AGAIN_AFTER_MS);
  }
  const left = outboxOf(memberId);
  if (left.some((news) => !news.noRoom)) return 'waiting';
  return left.length ? 'no-room' : 'all';
}

async function open(memberId: string): Promise<Outbox<News, LibraryEntry[]>> {
  adoptVisitorShelf(memberId);
  const missing = await heroesNotThere(memberId);
  return {
    memberId,
    queryKey: libraryKey(memberId),
    due: () => outboxOf(memberId).filter(({ noRoom, hero }) => !noRoom && !missing.has(hero ?? '')),
    send: (news) => sendNews(memberId, news),
    applyToCache: settled,
    acknowledged: (news) => dropNews(memberId, news),
    noRoom: (news) => markNoRoom(memberId, news),
    isRemoval: ({ removed }) => removed === true,
    roomFreed: () => tryAllAgain(memberId),
  };
}
