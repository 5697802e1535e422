/**
 * Heroes that live on this device: a visitor's, and a member's until the account has them. Each change is written here
 * first and sent after, so a crash, a lost network or a session that ended in the middle loses nothing. Pure list
 * functions below, one stored list above them.
 */
import { persistedStore } from '../../../platform/device/persisted-store.ts';
import { type Hero, parseHero } from '../hero.ts';

/** What the account does not know yet. `new`: the hero; `edit`: a newer form of one it has; `gone`: one let go. */
export type HeroChange = 'new' | 'edit' | 'gone';

export type DeviceHero = {
  hero: Hero;
  change: HeroChange;
  /** A `new` one was changed since: the account may have it as it was, if only its answer was lost. */
  edited?: true;
  /** Whose account it belongs to; null for a visitor's, which goes to whoever signs in on this device first. */
  owner: string | null;
  /** Milliseconds since 1970 of the change; a hero let go can be brought back for a while. */
  at: number;
  /** The account had no room. Not sent again until there is a reason to think it has; see `platform/device/outbox.ts`. */
  noRoom?: true;
  /** For `gone`: what it was before, to bring it back; null when the account has it as it is. */
  before?: 'new' | 'edit' | null;
};

/** How long a hero let go can be brought back, in milliseconds. */
export const UNDO_TIME = 10_000;

export const deviceHeroes = persistedStore<readonly DeviceHero[]>('playroom-heroes', {
  parse: parseDeviceHeroes,
  merge: (lost, now) => [
    ...lost.filter(({ hero }) => !now.some((entry) => entry.hero.id === hero.id)),
    ...now,
  ],
});

/** Whether a hero is a visitor's: the device's own, who stays whoever comes and goes. */
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

const without = (list: DeviceHeroes, id: string) => list.filter(({ hero }) => hero.id !== id);

/**
 * The list with a hero made or changed. One the account has becomes an `edit`; one it never got stays `new`, with its
 * place in the list and its owner.
 */
export function withSaved(
  list: DeviceHeroes,
  hero: Hero,
  owner: string | null,
  inAccount: boolean,
  at: number,
): DeviceHeroes {
  const kept = list.find((entry) => entry.hero.id === hero.id);
  const change: HeroChange = kept && kept.change !== 'gone' ? kept.change : inAccount ? 'edit' : 'new';
  const entry: DeviceHero = {
    hero,
    change,
    owner: kept?.owner ?? owner,
    at,
    ...(kept && change === 'new' && { edited: true }),
  };
  return kept ? list.map((other) => (other === kept ? entry : other)) : [...list, entry];
}

/** The list with a hero let go, to be brought back with `withRestored` for a while. */
export function withRemoved(list: DeviceHeroes, hero: Hero, owner: string | null, at: number): DeviceHeroes {
  const kept = list.find((entry) => entry.hero.id === hero.id);
  if (kept?.change === 'gone') return list;
  const entry: DeviceHero = {
    hero: kept?.hero ?? hero,
    change: 'gone',
    owner: kept?.owner ?? owner,
    at,
    before: kept ? (kept.change as 'new' | 'edit') : null,
    // Brought back, it is still one that the account may have as it was.
    ...(kept?.edited && { edited: true }),
  };
  return kept ? list.map((other) => (other === kept ? entry : other)) : [...list, entry];
}

/** The list with a hero let go brought back as it was. */
export function withRestored(list: DeviceHeroes, id: string): DeviceHeroes {
  return list.flatMap((entry): DeviceHero[] => {
    if (entry.hero.id !== id || entry.change !== 'gone') return [entry];
    const { before, ...rest } = entry;
    return before ? [{ ...rest, change: before }] : [];
  });
}

/** The list after the account took an entry; a newer change of the same hero, made meanwhile, stays. */
export function withAcknowledged(list: DeviceHeroes, delivered: DeviceHero): DeviceHeroes {
  const now = list.find((entry) => entry.hero.id === delivered.hero.id);
  if (!now) return list;
  if (now.at === delivered.at && now.change === delivered.change) return without(list, delivered.hero.id);
  // The account has it now, so what is left is no longer new to it.
  return list.map((entry): DeviceHero => {
    if (entry !== now) return entry;
    if (entry.change === 'new') return { ...entry, change: 'edit' };
    return entry.change === 'gone' && entry.before === 'new' ? { ...entry, before: null } : entry;
  });
}

/** Entries a member may see and send: her own and the visitor's. Who is signed out sees what was made signed out. */
export function entriesFor(list: DeviceHeroes, memberId: string | null): DeviceHero[] {
  return list.filter(({ owner }) => owner === null || owner === memberId);
}

/** What is due to be sent for a member: all of hers, but no hero that can still be brought back, and none without room. */
export function pendingFor(list: DeviceHeroes, memberId: string, now: number): DeviceHero[] {
  return entriesFor(list, memberId).filter(({ change, at, noRoom }) =>
    change === 'gone' ? now - at >= UNDO_TIME : !noRoom,
  );
}

/** The list without visitors' heroes let go too long ago to bring back: no account has to hear of them. */
export function withoutExpired(list: DeviceHeroes, now: number): DeviceHeroes {
  const stays = ({ change, owner, at }: DeviceHero) =>
    change !== 'gone' || owner !== null || now - at < UNDO_TIME;
  return list.every(stays) ? list : list.filter(stays);
}

/** A hero on the shelf, and where it is. */
export type ListedHero = {
  hero: Hero;
  /** account: nowhere else needed; device: only here; waiting: here, and on its way; no-room: the plan is full. */
  place: 'account' | 'device' | 'waiting' | 'no-room';
};

/** What is said of a hero who is not in an account, or not yet. */
export const PLACE_LABELS: Readonly<Record<ListedHero['place'], string | null>> = {
  account: null,
  device: 'On this device',
  waiting: 'On this device, moving to your account',
  'no-room': 'On this device only',
};

/** The account's heroes with what the device knows better laid over them, in the order they were made. */
export function listHeroes(
  account: readonly Hero[],
  list: DeviceHeroes,
  memberId: string | null,
): ListedHero[] {
  const mine = new Map(entriesFor(list, memberId).map((entry) => [entry.hero.id, entry]));
  const placeOf = ({ noRoom }: DeviceHero): ListedHero['place'] =>
    memberId === null ? 'device' : noRoom ? 'no-room' : 'waiting';
  const shelf = account.flatMap((hero): ListedHero[] => {
    const entry = mine.get(hero.id);
    mine.delete(hero.id);
    if (!entry) return [{ hero, place: 'account' }];
    if (entry.change === 'gone') return [];
    return [{ hero: entry.hero, place: entry.change === 'new' ? 'account' : placeOf(entry) }];
  });
  for (const entry of mine.values()) {
    if (entry.change !== 'gone') shelf.push({ hero: entry.hero, place: placeOf(entry) });
  }
  return shelf;
}
