import type { Pronouns } from '../../../content/slots.ts';
import { randomFeaturesUnlike } from '../../../illustration/figures/hero/look/features.ts';
import {
  defaultLook,
  type Look,
  lookKey,
  parseLook,
  shuffleLook,
} from '../../../illustration/figures/hero/look/look.ts';
import { persistedStore, persistedStores } from '../../platform/device/persisted-store.ts';
import { type Hero, nameProblem, newHeroId, PRONOUNS, parseHero, tidyName } from './hero.ts';
import { deviceHeroes, isVisitorHero } from './sync/device-heroes.ts';

/** A look and the fields chosen by hand, which Regenerate and a moved photo leave alone. */
export interface LookSnapshot {
  readonly look: Look;
  readonly chosen: readonly (keyof Look)[];
}

/**
 * The editor's content, stored on every change: it survives a reload and a visit to sign-up. `id` is the
 * future hero's. `saved` means that hero exists, so the editor updates it.
 */
export interface Draft extends LookSnapshot {
  id: string | null;
  name: string;
  pronouns: Pronouns;
  /** Earlier looks, oldest first, for undo. */
  before: readonly LookSnapshot[];
  saved: boolean;
  /** The saved hero as the editor opened it; null for a new one. */
  opened: Hero | null;
}

/** Undo steps, 300 bytes each. */
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
  const chosenFields = Array.isArray(chosen) ? chosen.filter((field) => typeof field === 'string') : [];
  return { look: parseLook(look), chosen: chosenFields as (keyof Look)[] };
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

/** Drafts of members who have signed out, by member id. */
const stashedDrafts = persistedStores<Draft>('playroom-draft-of:', {
  parse: parseDraft,
  isEmpty: ({ id }) => id === null,
});

/** Clears the editor at sign-out and stashes the member's draft. */
export function stashDraft(memberId: string): void {
  const now = draft.get();
  if (now.id === null || isVisitorHero(now.id)) return;
  stashedDrafts(memberId).set(now);
  draft.set(draft.initial);
}

/** Restores a member's stashed draft, unless another hero has been begun. */
export function restoreDraft(memberId: string): void {
  const waiting = stashedDrafts(memberId);
  if (waiting.get().id === null || draft.get().id !== null) return;
  draft.set(waiting.get());
  waiting.set(waiting.initial);
}

/** Clears the editor and deletes the member's draft. */
export function discardDraft(memberId: string): void {
  stashDraft(memberId);
  stashedDrafts(memberId).set(draft.initial);
}

/** Updates the draft; the first change gives it its id. */
export function changeDraft(change: Partial<Draft>): Draft {
  const now = draft.get();
  const next = { ...now, id: now.id ?? newHeroId(), ...change };
  draft.set(next);
  return next;
}

/** Changes the look and records an undo step. `chosen` replaces the fields chosen by hand. */
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

/** Changes the look by hand: the fields that differ, and `fields`, count as chosen. */
export function chooseLook(look: Look, fields: readonly (keyof Look)[] = []): void {
  const { look: last, chosen } = draft.get();
  const all = Object.keys({ ...last, ...look }) as (keyof Look)[];
  const changed = all.filter((field) => JSON.stringify(last[field]) !== JSON.stringify(look[field]));
  changeLook(look, [...new Set([...chosen, ...changed, ...fields])]);
}

/** Restores the previous look. */
export function undoLook(): void {
  const { before } = draft.get();
  const last = before.at(-1);
  if (last) changeDraft({ ...last, before: before.slice(0, -1) });
}

/** Opens a saved hero in the editor. */
export function editHero(hero: Hero): void {
  draft.set({ ...blank, ...hero, saved: true, opened: hero });
}

/**
 * The saved hero with the editor's changes; null for a new hero. An invalid name, such as one being retyped,
 * falls back to the opened one.
 */
export function heroFromDraft(): Hero | null {
  const { id, name, pronouns, look, saved, opened } = draft.get();
  if (!saved || id === null) return null;
  const trimmedName = tidyName(name);
  const nextName = trimmedName !== '' && nameProblem(name) === null ? trimmedName : opened?.name;
  return nextName ? { id, name: nextName, pronouns, look } : null;
}

/** Tells whether two versions of a hero are equal. */
export const isSameHero = (one: Hero, other: Hero): boolean =>
  one.name === other.name && one.pronouns === other.pronouns && lookKey(one.look) === lookKey(other.look);

/** Updates the editor when its saved hero was changed elsewhere. */
export function updateDraftFromHero(hero: Hero): void {
  const draftHero = heroFromDraft();
  if (draftHero?.id === hero.id && !isSameHero(draftHero, hero)) {
    const { name, pronouns, look } = hero;
    changeDraft({ name, pronouns, look });
  }
}

/** Clears the editor when its hero is removed: the next change would restore it. */
export function resetDraftOf(id: string): void {
  const now = draft.get();
  if (now.saved && now.id === id) resetDraft();
}

/**
 * Clears the editor for another hero whose face, hair and clothes differ from those on the device, so that
 * each child is told apart by its thumbnail.
 */
export function resetDraft(): void {
  const { look, saved } = draft.get();
  const otherLooks = deviceHeroes.get().map(({ hero }) => hero.look);
  if (saved) otherLooks.push(look);
  draft.set(otherLooks.length === 0 ? blank : { ...blank, look: lookDifferentFrom(otherLooks) });
}

/** Tries for hair and clothes that no other hero wears. */
const MAX_DEALS = 12;

function lookDifferentFrom(otherLooks: readonly Look[]): Look {
  const seed = otherLooks.length * 101 + 7;
  const clothesOf = (look: Look) =>
    otherLooks.some(({ hair, outfit }) => hair === look.hair || outfit === look.outfit);
  let look = blank.look;
  for (let deal = 0; deal < MAX_DEALS && clothesOf(look); deal += 1) look = shuffleLook(look, seed + deal);
  return parseLook({ ...look, mood: blank.look.mood, ...randomFeaturesUnlike(seed, otherLooks) });
}
