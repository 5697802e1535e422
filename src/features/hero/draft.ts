import { defaultLook, type Look, parseLook } from '../../illustration/hero/look.ts';
import { deviceValue } from './device-value.ts';
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
  /** The look before the last Regenerate, to undo it. */
  before: Look | null;
  saved: boolean;
};

const blank: Draft = {
  id: null,
  name: '',
  pronouns: 'they',
  look: parseLook(defaultLook),
  before: null,
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
    before: before ? parseLook(before) : null,
    saved: saved === true && typeof id === 'string',
  };
}

export const draft = deviceValue<Draft>('playroom-draft', parseDraft);

/** Changes some of the draft; whoever changes it first gives it its id. */
export function changeDraft(change: Partial<Draft>): Draft {
  const now = draft.get();
  const next = { ...now, id: now.id ?? newHeroId(), ...change };
  draft.set(next);
  return next;
}

/** Opens a kept hero in the editor. */
export function editHero({ id, name, pronouns, look }: Hero): void {
  draft.set({ id, name, pronouns, look, before: null, saved: true });
}

/** Clears the editor for another hero. */
export function startOver(): void {
  draft.set(blank);
}
