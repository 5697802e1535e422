// @vitest-environment happy-dom
/**
 * Whatever the device and the network do, the library ends the same: requests and answers are lost and
 * repeated, the browser is killed at any point and loses unflushed writes, tabs reload.
 */
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../platform/api-problem.ts';
import type { Journal, JournalEntry } from '../../../platform/device/journal.ts';
import type { PendingChange } from '../reading/library-entry.ts';
import { furtherPlace, laterTime } from '../reading/reading-record.ts';

vi.mock('../api/send-library-change.ts', () => ({ sendLibraryChange: vi.fn() }));
/** The id of the signed-in member. */
let here = 'zoe';
vi.mock('../../../platform/supabase.ts', () => ({
  getSupabase: async () => ({
    auth: { getSession: async () => ({ data: { session: { user: { id: here } } }, error: null }) },
  }),
}));

type Row = { reading: number; page: number; rating: number; favourite: boolean; readAt: string | null };
type Loss = 'there' | 'back' | 'died there' | 'died back' | 'none';

/** The account by the database's rules, behind a network that loses requests on command. */
class Account {
  readonly rows = new Map<string, Row>();
  /**
   * What happens to each coming call: the request is lost, the answer is lost, the browser dies, or nothing.
   */
  losses: Loss[] = [];
  /** Called when the browser dies before the request arrives, or before the answer does. */
  died = () => {};

  take = async (_member: string, news: PendingChange): Promise<void> => {
    const lost = this.losses.shift() ?? 'none';
    if (lost === 'there') throw new ApiProblem('unreachable');
    if (lost !== 'died there') this.apply(news);
    if (lost === 'back') throw new ApiProblem('unreachable');
    if (lost === 'none') return;
    this.died();
    await new Promise(() => {});
  };

  apply({ story, reading, page, rating, favourite, readAt, removed }: PendingChange): void {
    if (removed) return void this.rows.delete(story);
    const known = this.rows.get(story);
    const place = known
      ? furtherPlace<{ reading: number; page: number }>(known, { reading, page })
      : { reading, page };
    this.rows.set(story, {
      reading: place.reading,
      page: place.page,
      rating: rating ?? known?.rating ?? 0,
      favourite: favourite ?? known?.favourite ?? false,
      readAt: laterTime(known?.readAt, readAt) ?? null,
    });
  }

  get shelf(): Record<string, Row> {
    return Object.fromEntries([...this.rows].sort(([a], [b]) => a.localeCompare(b)));
  }
}

/** A device: its browser's storage, what of that has reached the disk, and the journal. */
class Device {
  readonly noted = new Map<string, JournalEntry>();
  #disk: [string, string][] = [];
  #store!: typeof import('../reading/record-store.ts');
  #sending!: typeof import('./send-outbox.ts');

  /** Flushes local storage to disk. */
  flush(): void {
    this.#disk = Object.entries(localStorage);
  }
  /** Opens a page of the app. */
  async open(account: Account): Promise<void> {
    vi.resetModules();
    const journal: Journal = {
      save: async (key, written) => {
        this.noted.set(key, written);
        return true;
      },
      read: async () => new Map(this.noted),
      clear: async () => this.noted.clear(),
    };
    const { setJournalForTests, whenRecovered } = await import('../../../platform/device/persisted-store.ts');
    setJournalForTests(journal);
    const { sendLibraryChange } = await import('../api/send-library-change.ts');
    vi.mocked(sendLibraryChange).mockImplementation(account.take);
    this.#store = await import('../reading/record-store.ts');
    this.#sending = await import('./send-outbox.ts');
    for (const owner of ['zoe', 'tablet', 'phone']) this.#store.recordsOf(owner);
    await whenRecovered();
  }
  /** Kills the browser: unflushed writes are lost. */
  kill(): void {
    localStorage.clear();
    for (const [key, text] of this.#disk) localStorage.setItem(key, text);
  }
  add = (owner: string, news: PendingChange) => this.#store.addRecord(owner, news);
  /** Resolves to true when the browser died meanwhile. */
  send = async (owner: string, account: Account): Promise<boolean> => {
    here = owner;
    const died = new Promise<true>((resolve) => {
      account.died = () => resolve(true);
    });
    return (await Promise.race([died, this.#sending.sendOutbox(owner)])) === true;
  };
  waiting = (owner: string) => this.#store.pendingChanges(owner);
}

const STORIES = ['neverland', 'christmas', 'ocean-adventure'];
const story = fc.constantFrom(...STORIES);
const hour = fc.integer({ min: 10, max: 23 }).map((at) => `2026-11-21T${at}:00:00.000Z`);
const loss = fc.constantFrom<Loss>('there', 'back', 'none', 'none');
const death = fc.constantFrom<Loss>('there', 'back', 'none', 'none', 'died there', 'died back');

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('read'),
      story,
      reading: fc.integer({ min: 1, max: 3 }),
      page: fc.integer({ min: 1, max: 9 }),
      readAt: hour,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('rate'), story, rating: fc.integer({ min: 0, max: 5 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('favour'), story, favourite: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('remove'), story }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('send'), losses: fc.array(death, { maxLength: 4 }) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('flush') }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('kill') }) },
);
type Step = {
  does: string;
  story?: string;
  reading?: number;
  page?: number;
  rating?: number;
  favourite?: boolean;
  readAt?: string;
  losses?: Loss[];
};

const base = { hero: null, pages: 10, savedAt: '2026-11-21T10:00:00.000Z' };

beforeEach(() => localStorage.clear());

it('any losses, repetitions and crashes end in the library of a faultless network', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps: Step[]) => {
      localStorage.clear();
      const [account, faultless, device] = [new Account(), new Account(), new Device()];
      /**
       * The furthest place, last rating and heart of each book as the family sees them; a restored book
       * returns with them.
       */
      const seen = new Map<string, Row>();
      const tell = (news: PendingChange) => {
        faultless.apply(news);
        device.add('zoe', news);
        if (!news.removed) seen.set(news.story, { ...faultless.rows.get(news.story)! });
      };
      await device.open(account);
      for (const {
        does,
        story = '',
        reading = 1,
        page = 1,
        rating,
        favourite,
        readAt,
        losses = [],
      } of steps) {
        const known = seen.get(story);
        const here = known ?? { reading: 1, page: 1, rating: 0, favourite: false, readAt: null };
        /** A restored book keeps everything it had. */
        const { rating: stars, favourite: heart, readAt: hour } = here;
        const asItWas = known &&
          !faultless.rows.has(story) && { rating: stars, favourite: heart, ...(hour && { readAt: hour }) };
        const news: PendingChange = { ...base, story, reading: here.reading, page: here.page, ...asItWas };
        if (does === 'read') {
          const place = furtherPlace<{ reading: number; page: number }>(here, { reading, page });
          tell({ ...news, ...place, ...(readAt && { readAt: laterTime(news.readAt, readAt) ?? readAt }) });
        } else if (does === 'rate') tell({ ...news, rating: rating ?? 0 });
        else if (does === 'favour') tell({ ...news, favourite: favourite ?? false });
        else if (does === 'remove') tell({ ...base, story, reading: here.reading, page: 0, removed: true });
        else if (does === 'flush') device.flush();
        else if (does === 'kill') {
          device.kill();
          await device.open(account);
        } else {
          account.losses = [...losses];
          if (!(await device.send('zoe', account))) continue;
          device.kill();
          await device.open(account);
        }
      }
      account.losses = [];
      await device.send('zoe', account);
      expect(account.shelf).toEqual(faultless.shelf);
      expect(device.waiting('zoe')).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

it('two devices reading the same books in any order end at the furthest page and the last time', async () => {
  const reads = fc.array(
    fc.record({
      who: fc.constantFrom('tablet', 'phone'),
      story,
      page: fc.integer({ min: 1, max: 10 }),
      reading: fc.integer({ min: 1, max: 2 }),
      readAt: hour,
      sends: fc.boolean(),
      losses: fc.array(loss, { maxLength: 2 }),
    }),
    { maxLength: 20 },
  );
  const device = new Device();
  const account = new Account();
  await device.open(account);
  await fc.assert(
    fc.asyncProperty(reads, async (steps) => {
      localStorage.clear();
      account.rows.clear();
      type Place = { reading: number; page: number };
      const furthest = new Map<string, Place & { readAt: string }>();
      for (const { who, story, page, reading, readAt, sends, losses } of steps) {
        const known = furthest.get(story);
        furthest.set(story, {
          ...(known ? furtherPlace<Place>(known, { reading, page }) : { reading, page }),
          readAt: laterTime(known?.readAt ?? readAt, readAt),
        });
        // Two outboxes stand for two devices of one member.
        device.add(who, { ...base, story, reading, page, readAt });
        account.losses = [...losses];
        if (sends) await device.send(who, account);
      }
      account.losses = [];
      for (const who of ['phone', 'tablet', 'phone']) await device.send(who, account);
      for (const [story, place] of furthest) expect(account.rows.get(story)).toMatchObject(place);
      expect(account.rows.size).toBe(furthest.size);
    }),
    { numRuns: 60 },
  );
});
