/**
 * The family of `npm run dev`: a member with Premium, three children and a shelf of finished, half-read and favourite
 * books, made by the app's own requests. Only for the development server's own database.
 */
import type { Session } from '@supabase/supabase-js';
import {
  createAccount,
  payForPlan,
  postJson,
  readRows,
  type Send,
} from '../../e2e/support/account-requests.ts';
import { SAMPLE_LOOKS } from '../../illustration/sample-looks.ts';

export const SEEDED_MEMBER = { email: 'anna@family.example', password: 'paper-boat-7!' } as const;

const NAMES = { first_name: 'Anna', last_name: 'Fern', adventurer_name: 'Captain Fern' };

/** Mei uses a wheelchair. */
const CHILDREN = [
  { id: '5eed0000-0000-4000-8000-000000000001', name: 'Pip', pronouns: 'she' },
  { id: '5eed0000-0000-4000-8000-000000000002', name: 'Finn', pronouns: 'he' },
  { id: '5eed0000-0000-4000-8000-000000000003', name: 'Mei', pronouns: 'they' },
] as const;

type ChildName = (typeof CHILDREN)[number]['name'];

interface SeededBook {
  readonly story: string;
  readonly child: ChildName;
  /** The part that is read: 0 is saved and unread, 1 finished. */
  readonly read: number;
  readonly savedDaysAgo: number;
  readonly readDaysAgo?: number;
  readonly favourite?: boolean;
  readonly rating?: number;
  /** How often it was read; 1 by default. */
  readonly reading?: number;
}

/** Books without choices, so that the number of spreads is the number of pages. */
const BOOKS: readonly SeededBook[] = [
  { story: 'ocean-adventure', child: 'Mei', read: 0.5, savedDaysAgo: 2, readDaysAgo: 0, favourite: true },
  { story: 'forest-friends', child: 'Pip', read: 0.25, savedDaysAgo: 5, readDaysAgo: 1 },
  { story: 'space-explorer', child: 'Finn', read: 0, savedDaysAgo: 6 },
  {
    story: 'neverland',
    child: 'Finn',
    read: 1,
    savedDaysAgo: 30,
    readDaysAgo: 3,
    favourite: true,
    rating: 5,
    reading: 3,
  },
  { story: 'magic-garden', child: 'Pip', read: 1, savedDaysAgo: 70, readDaysAgo: 40, rating: 4 },
  {
    story: 'dinosaur-discovery',
    child: 'Mei',
    read: 1,
    savedDaysAgo: 110,
    readDaysAgo: 100,
    favourite: true,
    rating: 5,
  },
];

/** Adds the family where it is missing; a second start changes nothing. Returns what to print. */
export async function seedFamily(send: Send, now = new Date()): Promise<string> {
  const { email, password } = SEEDED_MEMBER;
  const session = (await logIn(send)) ?? (await createAccount(send, { email, password, names: NAMES }));
  if ((await readRows(send, session, 'library_entries?select=id')).length === 0) {
    await subscribeOnce(send, session);
    await addChildren(send, session);
    // One request, so that a start that is interrupted leaves no half shelf.
    const books = await Promise.all(BOOKS.map((book) => rowOf(book, now)));
    await postJson(send, session, '/rest/v1/library_entries', books);
  }
  return `Log in as ${email} / ${password}, a family with Premium; signed out you are a visitor.`;
}

async function logIn(send: Send): Promise<Session | null> {
  return postJson(send, undefined, '/auth/v1/token?grant_type=password', SEEDED_MEMBER).catch(() => null);
}

async function subscribeOnce(send: Send, session: Session): Promise<void> {
  const { subscribed } = await postJson(send, session, '/functions/v1/check-subscription', {});
  if (!subscribed) await payForPlan(send, session, 'premium');
}

async function addChildren(send: Send, session: Session): Promise<void> {
  const known = (await readRows(send, session, 'heroes?select=id')).map(({ id }) => id);
  for (const { id, name, pronouns } of CHILDREN) {
    const { look } = SAMPLE_LOOKS.find((sample) => sample.name === name)!;
    if (!known.includes(id)) await postJson(send, session, '/rest/v1/heroes', { id, name, pronouns, look });
  }
}

async function rowOf({ story, child, read, savedDaysAgo, readDaysAgo, ...more }: SeededBook, now: Date) {
  const { book } = await import(`../../content/stories/${story}/book.ts`);
  const pages: number = book.spreads.length;
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  const readAt = readDaysAgo === undefined ? null : daysAgo(readDaysAgo);
  return {
    story_slug: story,
    hero_id: CHILDREN.find(({ name }) => name === child)!.id,
    page: Math.round(read * pages),
    pages,
    saved_at: daysAgo(savedDaysAgo),
    read_at: readAt,
    completed_at: read === 1 ? readAt : null,
    favourite: false,
    rating: 0,
    reading: 1,
    ...more,
  };
}
