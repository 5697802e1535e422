import { dealFeaturesUnlike } from '../../illustration/hero/features.ts';
import { dealLook, defaultLook, type Look, lookKey, parseLook } from '../../illustration/hero/look.ts';
import { deviceValue, deviceValues } from '../../platform/device/value.ts';
import { deviceHeroes, isVisitors } from './device-heroes.ts';
import { type Hero, newHeroId, PRONOUNS, type Pronouns } from './hero.ts';

/**
 * What stands in the editor, kept on the device on every change: it survives a reload, and a walk to sign-up and back.
 * `id` is the hero it will become. `saved` tells that such a hero exists, so the editor changes it and makes no second.
 */
export type Draft = {
  id: string | null;
  name: string;
  pronouns: Pronouns;
  look: Look;
  /** Looks it had before, oldest first, for undo. */
  before: readonly Look[];
  saved: boolean;
};

/** Looks kept for undo: 300 bytes each. */
const STEPS_BACK = 20;

const blank: Draft = {
  id: null,
  name: '',
  pronouns: 'they',
  look: parseLook(defaultLook),
  before: [],
  saved: false,
};

function parseDraft(stored: unknown): Draft {
  if (typeof stored !== 'object' || stored === null) return blank;
  const { id, name, pronouns, look, before, saved } = stored as Record<string, unknown>;
  return {
    id: typeof id === 'string' ? id : null,
    name: typeof name === 'string' ? name.slice(0, 500) : '',
    pronouns: PRONOUNS.find((option) => option.id === pronouns)?.id ?? blank.pronouns,
    look: parseLook(look),
    before: Array.isArray(before) ? before.slice(-STEPS_BACK).map(parseLook) : [],
    saved: saved === true && typeof id === 'string',
  };
}

export const draft = deviceValue<Draft>('playroom-draft', parseDraft);

/** What stood in the editor when a member left the device, under her name; the value's own parts are those of `draft`. */
const laidAside = deviceValues<Draft>('playroom-draft-of:', {
  parse: parseDraft,
  isEmpty: ({ id }) => id === null,
});

/** Clears the editor for whoever comes next; what a member had begun in it waits under her name. */
export function layDraftAside(memberId: string): void {
  const now = draft.get();
  if (now.id === null || isVisitors(now.id)) return;
  laidAside(memberId).set(now);
  draft.set(draft.initial);
}

/** Brings back what was laid aside for a member, unless somebody has begun another hero since. */
export function takeDraftUp(memberId: string): void {
  const waiting = laidAside(memberId);
  if (waiting.get().id === null || draft.get().id !== null) return;
  draft.set(waiting.get());
  waiting.set(waiting.initial);
}

/** Clears the editor of what a member had begun, and keeps none of it. */
export function forgetDraftOf(memberId: string): void {
  layDraftAside(memberId);
  laidAside(memberId).set(draft.initial);
}

/** Changes some of the draft; whoever changes it first gives it its id. */
export function changeDraft(change: Partial<Draft>): Draft {
  const now = draft.get();
  const next = { ...now, id: now.id ?? newHeroId(), ...change };
  draft.set(next);
  return next;
}

/** Changes the look, and remembers the one before. */
export function changeLook(look: Look): void {
  const { look: last, before } = draft.get();
  if (lookKey(look) === lookKey(last)) return;
  changeDraft({ look, before: [...before, last].slice(-STEPS_BACK) });
}

/** Brings the look before back. */
export function undoLook(): void {
  const { before } = draft.get();
  const last = before.at(-1);
  if (last) changeDraft({ look: last, before: before.slice(0, -1) });
}

/** Opens a kept hero in the editor. */
export function editHero({ id, name, pronouns, look }: Hero): void {
  draft.set({ id, name, pronouns, look, before: [], saved: true });
}

/**
 * Clears the editor for another hero, whose face, hair and clothes are not those of one on the device's shelf: two children
 * are no twins, and each is known by her small picture.
 */
export function startOver(): void {
  const { look, saved } = draft.get();
  const others = deviceHeroes.get().map(({ hero }) => hero.look);
  if (saved) others.push(look);
  draft.set(others.length === 0 ? blank : { ...blank, look: lookUnlike(others) });
}

/** Deals of hair and clothes that are tried for one that no other child wears. */
const DEALS = 12;

function lookUnlike(others: readonly Look[]): Look {
  const seed = others.length * 101 + 7;
  const worn = (look: Look) =>
    others.some(({ hair, outfit }) => hair === look.hair || outfit === look.outfit);
  let look = blank.look;
  for (let deal = 0; deal < DEALS && worn(look); deal += 1) look = dealLook(look, seed + deal);
  return parseLook({ ...look, mood: blank.look.mood, ...dealFeaturesUnlike(seed, others) });
}
