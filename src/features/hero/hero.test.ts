// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { featureDistance } from '../../../illustration/figures/hero/look/features.ts';
import { defaultLook, parseLook, shuffleLook } from '../../../illustration/figures/hero/look/look.ts';
import {
  type AgeId,
  CLOTH_COLOURS,
  HAIR_COLOURS,
  SKIN_TONES,
} from '../../../illustration/figures/hero/look/look-options.ts';
import { currentHero } from './current-hero.ts';
import {
  changeDraft,
  changeLook,
  draft,
  editHero,
  heroFromDraft,
  resetDraft,
  resetDraftOf,
  undoLook,
  updateDraftFromHero,
} from './draft.ts';
import { FAMILY_STYLES, type FamilyStyleId, HAIR_FAMILIES, type HairFamily } from './hair-families.ts';
import { rankHairFamilies, suggestHairStyles } from './hair-styles.ts';
import { nameProblem, newHeroId, parseHero, tidyName } from './hero.ts';
import { lookFromPhoto, resetPhotoFields } from './look-from-photo.ts';
import type { ReadMouth } from './photo/face/mouth.ts';
import { NO_DETAILS } from './photo/face/read-details.ts';
import { READ_HAIR } from './photo/hair-palette.ts';
import type { Lab } from './photo/oklab.ts';
import type { PhotoReading } from './photo/photo-reading.ts';

const look = parseLook(defaultLook);

beforeEach(() => {
  localStorage.clear();
  changeDraft({ saved: false });
  resetDraft();
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
    ['\u3164', ''],
    ['\u115F\u1160 \u2800', ''],
    ['Mi\u3164la', 'Mi la'],
    ['\u200D', ''],
    ['👩‍🚀', '👩‍🚀'],
  ])('%j is kept as %j', (typed, expected) => expect(tidyName(typed)).toBe(expected));

  it('may have 40 letters, counted as a reader counts', () => {
    expect(nameProblem('明'.repeat(40))).toBeNull();
    expect(nameProblem('🦊'.repeat(40))).toBeNull();
    expect(nameProblem('a'.repeat(41))).toContain('41');
  });
});

describe('a hero from the device', () => {
  const id = newHeroId();
  it('repairs what it can and rejects the rest', () => {
    expect(parseHero({ id, name: 'Mila', pronouns: 'it', look: { skin: 's99' } })).toEqual({
      id,
      name: 'Mila',
      pronouns: 'they',
      look: { ...look, aids: [], extras: [] },
    });
    for (const invalid of [null, 7, {}, { id: 'x', name: 'Mila' }, { id, name: '  ' }, { id }]) {
      expect(parseHero(invalid)).toBeNull();
    }
  });

  it('survives a reload, and is gone once cleared', () => {
    currentHero.set({ id, name: 'Mila', pronouns: 'she', look });
    expect(JSON.parse(localStorage.getItem('playroom-hero') ?? '').name).toBe('Mila');
    currentHero.set(null);
    expect(currentHero.get()).toBeNull();
  });

  it('makes valid ids', () => expect(parseHero({ id: newHeroId(), name: 'M', look })).not.toBeNull());
});

describe('the draft', () => {
  it('gets its id with its first change and keeps it', () => {
    expect(draft.get().id).toBeNull();
    const { id } = changeDraft({ name: 'M' });
    expect(changeDraft({ name: 'Mi' }).id).toBe(id);
  });

  it('undoes looks one by one, up to twenty', () => {
    for (const tone of SKIN_TONES) changeLook({ ...draft.get().look, skin: tone.id });
    expect(draft.get().look.skin).toBe('s9');
    undoLook();
    expect(draft.get().look.skin).toBe('s8');
    for (let n = 0; n < 60; n++) changeLook({ ...draft.get().look, skin: n % 2 ? 's1' : 's2' });
    expect(draft.get().before).toHaveLength(20);
  });

  it('records no undo step for an equal look', () => {
    changeLook({ ...look });
    expect(draft.get().before).toHaveLength(0);
  });

  it('gives the next hero another face, hair and clothes', () => {
    editHero({ id: newHeroId(), name: 'Mila', pronouns: 'she', look });
    resetDraft();
    expect(draft.get()).toMatchObject({ saved: false, name: '', before: [] });
    const next = draft.get().look;
    expect(featureDistance(next, look)).toBeGreaterThanOrEqual(2);
    expect(next.hair).not.toBe(look.hair);
    expect(next.outfit).not.toBe(look.outfit);
    expect(next).toMatchObject({ skin: look.skin, mood: look.mood });
  });

  it('edits a saved hero instead of creating another', () => {
    editHero({ id: newHeroId(), name: 'Mila', pronouns: 'she', look });
    expect(draft.get()).toMatchObject({ saved: true, name: 'Mila', before: [] });
  });

  it('follows a hero renamed elsewhere, and clears when it is removed', () => {
    const hero = { id: newHeroId(), name: 'Mila', pronouns: 'she', look } as const;
    editHero(hero);
    updateDraftFromHero({ ...hero, name: 'Milla' });
    expect(heroFromDraft()).toEqual({ ...hero, name: 'Milla' });
    resetDraftOf(newHeroId());
    expect(heroFromDraft()).not.toBeNull();
    resetDraftOf(hero.id);
    expect(heroFromDraft()).toBeNull();
    expect(draft.get()).toMatchObject({ saved: false, name: '' });
  });
});

describe('a look from a photo', () => {
  const silhouette: PhotoReading['silhouette'] = {
    state: 'seen',
    length: 'short',
    volume: 0.1,
    curl: 0.1,
    fringe: false,
    up: false,
    cover: null,
  };
  const read: PhotoReading = {
    skin: 2,
    hair: 6,
    clothes: 0,
    pattern: null,
    crown: 4,
    glasses: false,
    features: {},
    details: NO_DETAILS,
    trouble: null,
    silhouette,
  };

  it('takes colours and hair, and keeps the features', () => {
    const next = lookFromPhoto(look, { ...read, skin: 8 }, new Set());
    expect(next).toMatchObject({ skin: SKIN_TONES[8].id, hairColour: HAIR_COLOURS[6].id, cloth: 'clay' });
    expect(HAIR_FAMILIES.shortStraight).toContain(next.hair);
    expect(next).toMatchObject({ nose: look.nose, brows: look.brows, outfit: look.outfit });
  });

  it('takes the features that were read, except those a parent set', () => {
    const features = { eyeSet: 'more', jaw: 'less' } as const;
    expect(lookFromPhoto(look, { ...read, features }, new Set())).toMatchObject(features);
    expect(lookFromPhoto(look, { ...read, features }, new Set(['jaw'])).jaw).toBe(look.jaw);
  });

  it('resets the last child’s features', () => {
    const fringed = { ...silhouette, length: 'long', fringe: true } as const;
    const features = { eyeSet: 'more', hairline: 'less' } as const;
    const last = lookFromPhoto(look, { ...read, skin: 8, features, silhouette: fringed }, new Set());
    expect(last).toMatchObject({ ...features, fringe: 'full' });
    for (const field of ['eyeSet', 'hairline', 'fringe'])
      expect(resetPhotoFields(last)).not.toHaveProperty(field);
  });

  it('adds a fringe where one is seen, unless the style is cut with its own', () => {
    const fringe = (length: 'short' | 'long', seen: boolean) =>
      lookFromPhoto(
        look,
        { ...read, skin: 8, silhouette: { ...silhouette, length, fringe: seen } },
        new Set(),
      ).fringe;
    expect(fringe('long', true)).toBe('full');
    expect(fringe('long', false)).toBeUndefined();
    expect(fringe('short', true)).toBe('full');
    expect(fringe('short', false)).toBeUndefined();
  });

  it('keeps the eye colour that a photo does not tell, by deal and reload', () => {
    const blue = { ...look, eyes: 'blue' } as const;
    const details = { ...NO_DETAILS, eyes: 'blue' } as const;
    const photoLook = lookFromPhoto(resetPhotoFields(look), { ...read, details }, new Set());
    expect(lookFromPhoto(blue, read, new Set()).eyes).toBe('blue');
    const shuffled = shuffleLook(photoLook, 7);
    expect(parseHero({ id: newHeroId(), name: 'Mila', look: shuffled })?.look.eyes).toBe('blue');
  });

  it('keeps what the photo does not show and what a parent chose', () => {
    const corrected = new Set(['skin', 'hair']);
    expect(lookFromPhoto(look, { ...read, hair: null, clothes: null }, corrected)).toEqual(look);
  });

  it('maps long and tightly curled hair to matching styles', () => {
    const long = lookFromPhoto(
      look,
      { ...read, skin: 8, silhouette: { ...silhouette, length: 'long' } },
      new Set(),
    );
    expect(HAIR_FAMILIES.longStraight).toContain(long.hair);
    const coily = lookFromPhoto(
      look,
      { ...read, silhouette: { ...silhouette, curl: 1, volume: 1 } },
      new Set(),
    );
    expect(HAIR_FAMILIES.bigCoily).toContain(coily.hair);
  });

  it.each([
    ['covered', null, 'hijab'],
    ['bare', null, 'bald'],
    ['unsure', 'hijab', 'hijab'],
    ['unsure', 'turban', 'turban'],
    ['unsure', 'headscarf', 'headscarf'],
    ['unsure', 'hood', 'hood'],
    ['unsure', 'bald', 'bald'],
  ] as const)('adds no hair to a head that is %s (%s)', (state, cover, hair) => {
    const next = lookFromPhoto(look, { ...read, silhouette: { ...silhouette, state, cover } }, new Set());
    expect(next.hair).toBe(hair);
    if (state !== 'bare') expect(next.hairCloth).toBe(CLOTH_COLOURS[4].id);
  });

  it.each([
    ['cap', 'little', 'cap'],
    ['cap', 'baby', 'beanie'],
    ['hijab', 'toddler', 'beanie'],
    ['beanie', 'grown', 'beanie'],
    ['brimmed', 'little', 'sunHat'],
    ['brimmed', 'grown', 'feltHat'],
  ] as const)('draws the hat that was seen: %s on one who is %s', (cover, age, hat) => {
    const details = { ...NO_DETAILS, age: { age, isSure: true } };
    const hatted = { ...read, details, silhouette: { ...silhouette, state: 'unsure', cover } as const };
    expect(lookFromPhoto(resetPhotoFields(look), hatted, new Set())).toMatchObject({ extras: [hat], age });
  });

  it('draws short hair under a hat below which none falls', () => {
    const { boxBraids, crop } = { boxBraids: 0.5, crop: 0.2 };
    const styles = Object.fromEntries(FAMILY_STYLES.map((id) => [id, 0.01])) as Record<FamilyStyleId, number>;
    const families = Object.fromEntries(Object.keys(HAIR_FAMILIES).map((id) => [id, 0.01])) as Record<
      HairFamily,
      number
    >;
    const told = {
      styles: { ...styles, boxBraids, crop },
      families: { ...families, braids: 0.5, shortStraight: 0.3 },
    };
    const hair = (length: 'short' | 'long') =>
      lookFromPhoto(
        look,
        { ...read, silhouette: { ...silhouette, ...told, length, state: 'unsure', cover: 'beanie' } },
        new Set(),
      ).hair;
    expect(hair('short')).toBe('crop');
    expect(hair('long')).toBe('boxBraids');
  });

  it('winds a turban round a bearded man’s head', () => {
    const details = { ...NO_DETAILS, beard: 'full' } as const;
    const silhouetteOfScarf = { ...silhouette, state: 'unsure', cover: 'headscarf' } as const;
    expect(lookFromPhoto(look, { ...read, details, silhouette: silhouetteOfScarf }, new Set()).hair).toBe(
      'turban',
    );
  });

  it('draws the likeliest hair, never a shorn head, while the parent is asked', () => {
    for (const length of ['short', 'long'] as const)
      for (const skin of [8, 2]) {
        const unsure = { ...silhouette, length, state: 'unsure' } as const;
        const seen = lookFromPhoto(
          look,
          { ...read, skin, silhouette: { ...unsure, state: 'seen' } },
          new Set(),
        );
        const asked = lookFromPhoto(look, { ...read, skin, silhouette: unsure }, new Set());
        expect(asked.hair).toBe(seen.hair);
        expect(asked.hair).not.toBe('buzz');
      }
  });

  it('wears no scarf and no hat but those that are seen', () => {
    expect(look.extras).toContain('scarf');
    expect(lookFromPhoto(resetPhotoFields(look), read, new Set()).extras).toEqual([]);
  });

  it('wears what the cloth’s pattern suits, and plain clothes where little of them shows', () => {
    const worn = (pattern: PhotoReading['pattern']) =>
      lookFromPhoto(resetPhotoFields(look), { ...read, pattern }, new Set()).outfit;
    expect(worn('striped')).toBe('jumper');
    expect(worn('checked')).toBe('checkedShirt');
    expect(worn('printed')).toBe('ankara');
    expect(worn('plain')).toBe('plainJumper');
    expect(worn(null)).toBe('plainJumper');
  });

  it('draws frames in their shape and colour, and thin ones brown', () => {
    const framed = (colour: Lab | null) =>
      lookFromPhoto(
        resetPhotoFields(look),
        { ...read, glasses: true, details: { ...NO_DETAILS, frames: { shape: 'square', colour } } },
        new Set(),
      );
    expect(framed([0.25, 0, 0])).toMatchObject({ glasses: 'square', aidCloth: 'charcoal' });
    expect(framed([0.5, 0.12, 0.05]).aidCloth).not.toBe('charcoal');
    expect(framed(null).aidCloth).toBe('bark');
  });

  it('draws a beard, and none on the next child', () => {
    const details = { ...NO_DETAILS, beard: 'full', age: { age: 'grown', isSure: true } } as const;
    const father = lookFromPhoto(look, { ...read, details }, new Set());
    expect(father).toMatchObject({ beard: 'full', age: 'grown' });
    expect(lookFromPhoto(resetPhotoFields(father), read, new Set())).not.toHaveProperty('beard');
  });

  it('makes a grown-up with grey hair an elder, and no child', () => {
    const hair = READ_HAIR.findIndex(({ id }) => id === 'silver');
    const aged = (age: AgeId) =>
      lookFromPhoto(
        look,
        { ...read, hair, details: { ...NO_DETAILS, age: { age, isSure: true } } },
        new Set(),
      );
    expect(aged('grown')).toMatchObject({ age: 'elder', hairColour: 'silver' });
    expect(aged('little').age).toBe('little');
  });

  it('shows teeth where they are seen', () => {
    const teeth = (mouth: ReadMouth) =>
      lookFromPhoto(look, { ...read, details: { ...NO_DETAILS, mouth } }, new Set()).teeth;
    expect(teeth('teeth')).toBe('row');
    expect(teeth('laugh')).toBe('row');
    expect(teeth('smile')).toBeUndefined();
    expect(teeth('serious')).toBeUndefined();
  });

  it.each([
    ['snow', 8, false],
    ['flax', 2, false],
    ['flax', 8, true],
    ['espresso', 2, true],
  ] as const)('takes %s on skin %i as hair of an unsure head: %s', (colour, skin, isHair) => {
    const hair = READ_HAIR.findIndex(({ id }) => id === colour);
    const next = lookFromPhoto(
      resetPhotoFields(look),
      { ...read, hair, skin, silhouette: { ...silhouette, state: 'unsure' } },
      new Set(),
    );
    expect(next.hairColour).toBe(isHair ? colour : defaultLook.hairColour);
  });

  it('starts over with another child', () => {
    const first = lookFromPhoto(look, { ...read, silhouette: { ...silhouette, length: 'long' } }, new Set());
    const second = lookFromPhoto(
      resetPhotoFields(first),
      { ...read, skin: 8, hair: null, clothes: null },
      new Set(),
    );
    expect(second.hairColour).toBe(defaultLook.hairColour);
    expect(second.cloth).toBe('dusk');
    expect(HAIR_FAMILIES.shortStraight).toContain(second.hair);
  });

  it('adds glasses where the photo shows them, and none to the next child', () => {
    const first = lookFromPhoto(look, { ...read, glasses: true }, new Set());
    expect(first.glasses).not.toBe('none');
    expect(lookFromPhoto(resetPhotoFields(first), read, new Set()).glasses).toBe('none');
  });

  it('prefers short over tied hair for a high crown with bare sides', () => {
    for (const skin of [2, 4, 8]) {
      const families = rankHairFamilies({ ...silhouette, length: 'short', up: true, volume: 0.5 }, skin);
      expect(families[0]).not.toBe('tied');
      expect(families.slice(0, 3)).toContain('tied');
    }
  });

  it('ranks an afro first only for very full coils', () => {
    const first = (volume: number) =>
      rankHairFamilies({ ...silhouette, length: 'short', up: false, curl: 0.5, volume }, 1)[0];
    expect([0.3, 0.7, 1].map(first)).toEqual(['shortCoily', 'shortCoily', 'bigCoily']);
  });

  it('follows the head network over outline and skin', () => {
    const likely: Partial<Record<string, number>> = { braids: 0.5, tied: 0.3, bob: 0.1 };
    const families = Object.fromEntries(
      Object.keys(HAIR_FAMILIES).map((family) => [family, likely[family] ?? 0]),
    ) as NonNullable<typeof silhouette.families>;
    for (const skin of [2, 8]) {
      expect(rankHairFamilies(silhouette, skin)[0]).not.toBe('braids');
      expect(rankHairFamilies({ ...silhouette, families }, skin).slice(0, 3)).toEqual([
        'braids',
        'tied',
        'bob',
      ]);
    }
  });

  it('picks the style that the network saw, else the family’s usual one', () => {
    const families = Object.fromEntries(
      Object.keys(HAIR_FAMILIES).map((family) => [family, family === 'tied' ? 0.6 : 0.05]),
    ) as NonNullable<typeof silhouette.families>;
    expect(suggestHairStyles({ ...silhouette, families }, 4)[0]).toBe('pony');
    for (const seen of ['pigtails', 'twoBraids', 'bun', 'pony'] as const) {
      // Another family's likelier style changes nothing.
      const styles = Object.fromEntries(
        FAMILY_STYLES.map((style) => [style, style === seen ? 0.3 : style === 'afro' ? 0.5 : 0.01]),
      ) as NonNullable<typeof silhouette.styles>;
      expect(suggestHairStyles({ ...silhouette, families, styles }, 4)[0]).toBe(seen);
    }
  });

  it('sees two tails before their family, none in short hair at a neck, and two where hair hangs on both sides', () => {
    const told = (
      families: Partial<Record<HairFamily, number>>,
      styles: Partial<Record<FamilyStyleId, number>>,
    ) => ({
      ...silhouette,
      families: {
        ...Object.fromEntries(Object.keys(HAIR_FAMILIES).map((id) => [id, 0.01])),
        ...families,
      } as Record<HairFamily, number>,
      styles: { ...Object.fromEntries(FAMILY_STYLES.map((id) => [id, 0.01])), ...styles } as Record<
        FamilyStyleId,
        number
      >,
    });
    const long = told({ longStraight: 0.53, tied: 0.21 }, { pigtails: 0.35, long: 0.16 });
    expect(suggestHairStyles({ ...long, length: 'long' }, 8)[0]).toBe('pigtails');
    const doubtful = told({ tied: 0.5, shortStraight: 0.3 }, { pigtails: 0.19, pony: 0.17, pixie: 0.15 });
    expect(suggestHairStyles({ ...doubtful, length: 'short' }, 8).slice(0, 2)).toEqual(['pixie', 'pigtails']);
    expect(suggestHairStyles({ ...doubtful, length: 'long' }, 8)[0]).toBe('pigtails');
    const tail = told({ tied: 0.6 }, { pony: 0.3, twoBraids: 0.2 });
    expect(suggestHairStyles({ ...tail, length: 'long' }, 8)[0]).toBe('pony');
    expect(suggestHairStyles({ ...tail, length: 'long', isOnBothSides: true }, 8)[0]).toBe('twoBraids');
  });

  it('picks a bob with a fringe only where one was seen', () => {
    const families = Object.fromEntries(
      Object.keys(HAIR_FAMILIES).map((family) => [family, family === 'bob' ? 0.6 : 0.05]),
    ) as NonNullable<typeof silhouette.families>;
    expect(suggestHairStyles({ ...silhouette, families, fringe: true }, 8)[0]).toBe('bob');
    expect(suggestHairStyles({ ...silhouette, families, fringe: false }, 8)[0]).toBe('partedBob');
  });

  it('suggests three styles of three families', () => {
    for (const length of ['short', 'chin', 'long'] as const) {
      for (const skin of [0, 4, 9]) {
        const families = rankHairFamilies({ ...silhouette, length }, skin).slice(0, 3);
        expect(new Set(families).size).toBe(3);
        expect(new Set(suggestHairStyles({ ...silhouette, length }, skin)).size).toBe(3);
      }
    }
  });
});
