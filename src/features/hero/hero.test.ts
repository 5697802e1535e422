import { beforeEach, describe, expect, it } from 'vitest';
import { HAIR_COLOURS, SKIN_TONES } from '../../illustration/hero/choices.ts';
import { defaultLook, parseLook } from '../../illustration/hero/look.ts';
import { currentHero } from './current-hero.ts';
import { changeDraft, changeLook, draft, editHero, startOver, undoLook } from './draft.ts';
import { nameProblem, newHeroId, parseHero, tidyName } from './hero.ts';
import { lookFromPhoto } from './look-from-photo.ts';

const look = parseLook(defaultLook);

beforeEach(() => {
  localStorage.clear();
  startOver();
});

describe('a hero’s name', () => {
  it.each([
    ['  Mila  ', 'Mila'],
    ["O'Neil", "O'Neil"],
    ['Zoe\u0308', 'Zoë'],
    ['小明', '小明'],
    ['<b>x</b>', '<b>x</b>'],
    ['Anna\n\tMaria', 'Anna Maria'],
    ['\u202Eanna\u200B', 'anna'],
    [' \u200B ', ''],
  ])('%j is kept as %j', (typed, kept) => expect(tidyName(typed)).toBe(kept));

  it('may have 40 letters, counted as a reader counts', () => {
    expect(nameProblem('明'.repeat(40))).toBeNull();
    expect(nameProblem('🦊'.repeat(40))).toBeNull();
    expect(nameProblem('a'.repeat(41))).toContain('41');
  });
});

describe('a hero from the device', () => {
  const id = newHeroId();
  it('is mended where it can be, and refused where it can’t', () => {
    expect(parseHero({ id, name: 'Mila', pronouns: 'it', look: { skin: 's99' } })).toEqual({
      id,
      name: 'Mila',
      pronouns: 'they',
      look: { ...look, aids: [], extras: [] },
    });
    for (const bad of [null, 7, {}, { id: 'x', name: 'Mila' }, { id, name: '  ' }, { id }]) {
      expect(parseHero(bad)).toBeNull();
    }
  });

  it('is there after a reload, and gone when it is let go', () => {
    currentHero.set({ id, name: 'Mila', pronouns: 'she', look });
    expect(JSON.parse(localStorage.getItem('playroom-hero') ?? '').name).toBe('Mila');
    currentHero.set(null);
    expect(currentHero.get()).toBeNull();
  });

  it('makes ids the database takes', () =>
    expect(parseHero({ id: newHeroId(), name: 'M', look })).not.toBeNull());
});

describe('the draft', () => {
  it('gets its id with its first change and keeps it', () => {
    expect(draft.get().id).toBeNull();
    const { id } = changeDraft({ name: 'M' });
    expect(changeDraft({ name: 'Mi' }).id).toBe(id);
  });

  it('undoes looks one by one, and remembers twenty', () => {
    for (const tone of SKIN_TONES) changeLook({ ...draft.get().look, skin: tone.id });
    expect(draft.get().look.skin).toBe('s9');
    undoLook();
    expect(draft.get().look.skin).toBe('s8');
    for (let n = 0; n < 60; n++) changeLook({ ...draft.get().look, skin: n % 2 ? 's1' : 's2' });
    expect(draft.get().before).toHaveLength(20);
  });

  it('a look that is the same is no step', () => {
    changeLook({ ...look });
    expect(draft.get().before).toHaveLength(0);
  });

  it('a kept hero in the editor is changed, not made again', () => {
    editHero({ id: newHeroId(), name: 'Mila', pronouns: 'she', look });
    expect(draft.get()).toMatchObject({ saved: true, name: 'Mila', before: [] });
  });
});

describe('a look from a photo', () => {
  const read = { skin: 2, hair: 6, clothes: 0, hairIsLong: false };
  it('takes the colours and leaves style and features alone', () => {
    const next = lookFromPhoto(look, read, new Set());
    expect(next).toEqual({ ...look, skin: SKIN_TONES[2].id, hairColour: HAIR_COLOURS[6].id, cloth: 'clay' });
  });

  it('keeps what the photo did not show, and what a parent corrected', () => {
    const next = lookFromPhoto(look, { ...read, hair: null, clothes: null }, new Set(['skin']));
    expect(next).toEqual(look);
  });

  it('does not draw long hair short, and leaves a head covering on', () => {
    expect(lookFromPhoto(look, { ...read, hairIsLong: true }, new Set()).hair).toBe('waves');
    const covered = { ...look, hair: 'hijab' as const };
    expect(lookFromPhoto(covered, { ...read, hairIsLong: true }, new Set()).hair).toBe('hijab');
  });
});
