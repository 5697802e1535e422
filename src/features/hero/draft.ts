import { dealFeaturesUnlike } from '../../../illustration/figures/hero/look/features.ts';
import {
  dealLook,
  defaultLook,
  type Look,
  lookKey,
  parseLook,
} from '../../../illustration/figures/hero/look/look.ts';
import { persistedStore, persistedStores } from '../../platform/device/persisted-store.ts';
import { type Hero, nameProblem, newHeroId, PRONOUNS, type Pronouns, parseHero, tidyName } from './hero.ts';
import { deviceHeroes, isVisitorHero } from './sync/device-heroes.ts';

/** A look, and which of its fields a parent has chosen by hand: Regenerate and a moved photo leave those alone. */
export interface LookSnapshot {
  readonly look: Look;
  readonly chosen: readonly (keyof Look)[];
}

/**
 * What stands in the editor, kept on the device on every change: it survives a reload, and a walk to sign-up and back.
 * `id` is the hero it will become. `saved` tells that such a hero exists, so the editor changes it and makes no second.
 */
export interface Draft extends LookSnapshot {
  id: string | null;
  name: string;
  pronouns: Pronouns;
  /** Looks it had before, oldest first, for undo. */
  before: readonly LookSnapshot[];
  saved: boolean;
  /** A kept hero as it was when the editor opened it; null for a new one. */
  opened: Hero | null;
}

/** Looks kept for undo: 300 bytes each. */
const MAX_UNDO_STEPS = 20;

const blank: Draft = {
  id: null,
  name: '',
  pronouns: 'they',
  look: parseLook(defaultLook),
  chosen: [],
  before: [],
  saved: false,
  opened: null,
};

function parseSnapshot(stored: unknown): LookSnapshot | null {
  if (typeof stored !== 'object' || stored === null || !('look' in stored)) return null;
  const { look, chosen } = stored as Record<string, unknown>;
  const known = Array.isArray(chosen) ? chosen.filter((field) => typeof field === 'string') : [];
  return { look: parseLook(look), chosen: known as (keyof Look)[] };
}

function parseDraft(stored: unknown): Draft {
  if (typeof stored !== 'object' || stored === null) return blank;
  const { id, name, pronouns, before, saved, opened } = stored as Record<string, unknown>;
  return {
    id: typeof id === 'string' ? id : null,
    name: typeof name === 'string' ? name.slice(0, 500) : '',
    pronouns: PRONOUNS.find((option) => option.id === pronouns)?.id ?? blank.pronouns,
    ...(parseSnapshot(stored) ?? { look: blank.look, chosen: [] }),
    before: Array.isArray(before)
      ? before.slice(-MAX_UNDO_STEPS).flatMap((step: unknown) => parseSnapshot(step) ?? [])
      : [],
    saved: saved === true && typeof id === 'string',
    opened: parseHero(opened),
  };
}

export const draft = persistedStore<Draft>('playroom-draft', parseDraft);

/** What stood in the editor when a member left the device, under her name; the value's own parts are those of `draft`. */
const stashedDrafts = persistedStores<Draft>('playroom-draft-of:', {
  parse: parseDraft,
  isEmpty: ({ id }) => id === null,
});

/** Clears the editor for whoever comes next; what a member had begun in it waits under her name. */
export function stashDraft(memberId: string): void {
  const now = draft.get();
  if (now.id === null || isVisitorHero(now.id)) return;
  stashedDrafts(memberId).set(now);
  draft.set(draft.initial);
}

/** Brings back what was laid aside for a member, unless somebody has begun another hero since. */
export function restoreDraft(memberId: string): void {
  const waiting = stashedDrafts(memberId);
  if (waiting.get().id === null || draft.get().id !== null) return;
  draft.set(waiting.get());
  waiting.set(waiting.initial);
}

/** Clears the editor of what a member had begun, and keeps none of it. */
export function discardDraft(memberId: string): void {
  stashDraft(memberId);
  stashedDrafts(memberId).set(draft.initial);
}

/** Changes some of the draft; whoever changes it first gives it its id. */
export function changeDraft(change: Partial<Draft>): Draft {
  const now = draft.get();
  const next = { ...now, id: now.id ?? newHeroId(), ...change };
  draft.set(next);
  return next;
}

/** Changes the look, and remembers the one before. `chosen` are the fields chosen by hand from now on; the same ones unless told. */
export function changeLook(look: Look, chosen?: readonly (keyof Look)[]): void {
  const last = draft.get();
  const next = { look, chosen: chosen ?? last.chosen };
  if (lookKey(look) === lookKey(last.look)) {
    if (chosen) changeDraft({ chosen });
    return;
  }
  const step = { look: last.look, chosen: last.chosen };
  changeDraft({ ...next, before: [...last.before, step].slice(-MAX_UNDO_STEPS) });
}

/** Changes the look by hand: what differs, and `fields`, counts as chosen from now on. */
export function chooseLook(look: Look, fields: readonly (keyof Look)[] = []): void {
  const { look: last, chosen } = draft.get();
  const all = Object.keys({ ...last, ...look }) as (keyof Look)[];
  const changed = all.filter((field) => JSON.stringify(last[field]) !== JSON.stringify(look[field]));
  changeLook(look, [...new Set([...chosen, ...changed, ...fields])]);
}

/** Brings the look before back. */
export function undoLook(): void {
  const { before } = draft.get();
  const last = before.at(-1);
  if (last) changeDraft({ ...last, before: before.slice(0, -1) });
}

/** Opens a kept hero in the editor. */
export function editHero(hero: Hero): void {
  draft.set({ ...blank, ...hero, saved: true, opened: hero });
}

/**
 * The kept hero as the editor has changed it, to be kept in turn; null while a new hero is made. A name that can't be kept,
 * such as one that is just being typed anew, leaves the name as it was.
 */
export function heroFromDraft(): Hero | null {
  const { id, name, pronouns, look, saved, opened } = draft.get();
  if (!saved || id === null) return null;
  const tidy = tidyName(name);
  const kept = tidy !== '' && nameProblem(name) === null ? tidy : opened?.name;
  return kept ? { id, name: kept, pronouns, look } : null;
}

/** Whether two forms of a hero are the same. */
export const isSameHero = (one: Hero, other: Hero): boolean =>
  one.name === other.name && one.pronouns === other.pronouns && lookKey(one.look) === lookKey(other.look);

/** Shows a kept hero as somebody changed it elsewhere, if that is the one in the editor. */
export function updateDraftFromHero(hero: Hero): void {
  const mine = heroFromDraft();
  if (mine?.id === hero.id && !isSameHero(mine, hero)) {
    const { name, pronouns, look } = hero;
    changeDraft({ name, pronouns, look });
  }
}

/** Clears the editor of a hero that leaves the library: the next change would bring it back. */
export function resetDraftOf(id: string): void {
  const now = draft.get();
  if (now.saved && now.id === id) resetDraft();
}

/**
 * Clears the editor for another hero, whose face, hair and clothes are not those of one on the device's shelf: two children
 * are no twins, and each is known by her small picture.
 */
export function resetDraft(): void {
  const { look, saved } = draft.get();
  const others = deviceHeroes.get().map(({ hero }) => hero.look);
  if (saved) others.push(look);
  draft.set(others.length === 0 ? blank : { ...blank, look: lookDifferentFrom(others) });
}

/** Deals of hair and clothes that are tried for one that no other child wears. */
const MAX_DEALS = 12;

function lookDifferentFrom(others: readonly Look[]): Look {
  const seed = others.length * 101 + 7;
  const worn = (look: Look) =>
    others.some(({ hair, outfit }) => hair === look.hair || outfit === look.outfit);
  let look = blank.look;
  for (let deal = 0; deal < MAX_DEALS && worn(look); deal += 1) look = dealLook(look, seed + deal);
  return parseLook({ ...look, mood: blank.look.mood, ...dealFeaturesUnlike(seed, others) });
}
