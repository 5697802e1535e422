/**
 * Heroes on this device: a visitor's, and a member's until the account has them. Every change is stored here
 * first and sent after, so that a crash, a lost network or an ended session loses nothing. The list functions
 * are pure.
 */
import { persistedStore } from '../../../platform/device/persisted-store.ts';
import { type Hero, parseHero } from '../hero.ts';

/**
 * A change that the account has not acknowledged. `new`: a created hero; `edit`: a changed one; `gone`: a
 * removed one.
 */
export type HeroChange = 'new' | 'edit' | 'gone';

export type DeviceHero = {
  hero: Hero;
  change: HeroChange;
  /**
   * A `new` hero was changed since: the account may hold the earlier version if only its answer was lost.
   */
  edited?: true;
  /**
   * The member's id; null for a visitor's hero, which moves to the first member to sign in on this device.
   */
  owner: string | null;
  /** Time of the change, in milliseconds since 1970. */
  at: number;
  /** The plan had no room; not resent until it may have. See `platform/device/outbox.ts`. */
  noRoom?: true;
  /** For `gone`: the change to restore; null when the account has the hero. */
  before?: 'new' | 'edit' | null;
};

/** Milliseconds during which a removal can be undone. */
export const UNDO_TIME = 10_000;

export const deviceHeroes = persistedStore<readonly DeviceHero[]>('playroom-heroes', {
  parse: parseDeviceHeroes,
  merge: (rejected, now) => [
    ...rejected.filter(({ hero }) => !now.some((entry) => entry.hero.id === hero.id)),
    ...now,
  ],
});

/** Tells whether a hero is a visitor's, which stays on the device at sign-out. */
export const isVisitorHero = (id: string): boolean =>
  deviceHeroes.get().some(({ owner, hero }) => owner === null && hero.id === id);

function parseDeviceHeroes(stored: unknown): readonly DeviceHero[] {
  if (!Array.isArray(stored)) return [];
  const seen = new Set<string>();
  return stored.flatMap((entry: unknown): DeviceHero[] => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { hero, change, edited, owner, at, noRoom, before } = entry as Record<string, unknown>;
    const sound = parseHero(hero);
    if (!sound || seen.has(sound.id)) return [];
    seen.add(sound.id);
    return [
      {
        hero: sound,
        change: change === 'edit' || change === 'gone' ? change : 'new',
        owner: typeof owner === 'string' ? owner : null,
        at: typeof at === 'number' ? at : 0,
        ...(edited === true && { edited }),
        ...(noRoom === true && { noRoom }),
        ...(change === 'gone' && { before: before === 'new' || before === 'edit' ? before : null }),
      },
    ];
  });
}

type DeviceHeroes = readonly DeviceHero[];

const withoutHero = (list: DeviceHeroes, id: string) => list.filter(({ hero }) => hero.id !== id);

/**
 * Adds or updates a hero. One in the account becomes an `edit`; one never sent stays `new` and keeps its
 * position and owner.
 */
export function withSaved(
  list: DeviceHeroes,
  hero: Hero,
  owner: string | null,
  inAccount: boolean,
  at: number,
): DeviceHeroes {
  const existing = list.find((entry) => entry.hero.id === hero.id);
  const change: HeroChange =
    existing && existing.change !== 'gone' ? existing.change : inAccount ? 'edit' : 'new';
  const entry: DeviceHero = {
    hero,
    change,
    owner: existing?.owner ?? owner,
    at,
    ...(existing && change === 'new' && { edited: true }),
  };
  return existing ? list.map((listed) => (listed === existing ? entry : listed)) : [...list, entry];
}

/** Marks a hero as removed; `withRestored` undoes it for a while. */
export function withRemoved(list: DeviceHeroes, hero: Hero, owner: string | null, at: number): DeviceHeroes {
  const existing = list.find((entry) => entry.hero.id === hero.id);
  if (existing?.change === 'gone') return list;
  const entry: DeviceHero = {
    hero: existing?.hero ?? hero,
    change: 'gone',
    owner: existing?.owner ?? owner,
    at,
    before: existing ? (existing.change as 'new' | 'edit') : null,
    // Kept for a restore: the account may hold the earlier version.
    ...(existing?.edited && { edited: true }),
  };
  return existing ? list.map((listed) => (listed === existing ? entry : listed)) : [...list, entry];
}

/** Restores a removed hero. */
export function withRestored(list: DeviceHeroes, id: string): DeviceHeroes {
  return list.flatMap((entry): DeviceHero[] => {
    if (entry.hero.id !== id || entry.change !== 'gone') return [entry];
    const { before, ...rest } = entry;
    return before ? [{ ...rest, change: before }] : [];
  });
}

/** Drops an acknowledged entry; a newer change of the same hero stays. */
export function withAcknowledged(list: DeviceHeroes, delivered: DeviceHero): DeviceHeroes {
  const now = list.find((entry) => entry.hero.id === delivered.hero.id);
  if (!now) return list;
  if (now.at === delivered.at && now.change === delivered.change) return withoutHero(list, delivered.hero.id);
  // The account now has the hero, so the remaining change is no longer `new`.
  return list.map((entry): DeviceHero => {
    if (entry !== now) return entry;
    if (entry.change === 'new') return { ...entry, change: 'edit' };
    return entry.change === 'gone' && entry.before === 'new' ? { ...entry, before: null } : entry;
  });
}

/**
 * Entries that a member sees and sends: the member's and the visitor's. A visitor sees only the visitor's.
 */
export function entriesFor(list: DeviceHeroes, memberId: string | null): DeviceHero[] {
  return list.filter(({ owner }) => owner === null || owner === memberId);
}

/** Entries to send for a member, except removals that can still be undone and heroes without room. */
export function pendingFor(list: DeviceHeroes, memberId: string, now: number): DeviceHero[] {
  return entriesFor(list, memberId).filter(({ change, at, noRoom }) =>
    change === 'gone' ? now - at >= UNDO_TIME : !noRoom,
  );
}

/** Drops visitors' removed heroes that can no longer be restored: no account knows them. */
export function withoutExpired(list: DeviceHeroes, now: number): DeviceHeroes {
  const isPending = ({ change, owner, at }: DeviceHero) =>
    change !== 'gone' || owner !== null || now - at < UNDO_TIME;
  return list.every(isPending) ? list : list.filter(isPending);
}

/** A hero and where it is stored. */
export type ListedHero = {
  hero: Hero;
  /**
   * `account`: in the account; `device`: only here; `waiting`: here, to be sent; `no-room`: the plan is full.
   */
  place: 'account' | 'device' | 'waiting' | 'no-room';
};

/** Labels for heroes that are not, or not yet, in the account. */
export const PLACE_LABELS: Readonly<Record<ListedHero['place'], string | null>> = {
  account: null,
  device: 'On this device',
  waiting: 'On this device, moving to your account',
  'no-room': 'On this device only',
};

/** Merges the account's heroes with the device's changes, in order of creation. */
export function listHeroes(
  account: readonly Hero[],
  list: DeviceHeroes,
  memberId: string | null,
): ListedHero[] {
  const ownEntries = new Map(entriesFor(list, memberId).map((entry) => [entry.hero.id, entry]));
  const placeOf = ({ noRoom }: DeviceHero): ListedHero['place'] =>
    memberId === null ? 'device' : noRoom ? 'no-room' : 'waiting';
  const shelf = account.flatMap((hero): ListedHero[] => {
    const entry = ownEntries.get(hero.id);
    ownEntries.delete(hero.id);
    if (!entry) return [{ hero, place: 'account' }];
    if (entry.change === 'gone') return [];
    return [{ hero: entry.hero, place: entry.change === 'new' ? 'account' : placeOf(entry) }];
  });
  for (const entry of ownEntries.values()) {
    if (entry.change !== 'gone') shelf.push({ hero: entry.hero, place: placeOf(entry) });
  }
  return shelf;
}
