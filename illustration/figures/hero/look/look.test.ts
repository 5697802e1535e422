import { describe, expect, it } from 'vitest';
import {
  defaultLook,
  isPremiumOutfit,
  type Look,
  lookKey,
  parseLook,
  randomChild,
  shuffleLook,
  toggleItem,
} from './look.ts';
import * as choices from './look-options.ts';

type List = readonly { readonly id: string; readonly label: string }[];
const lists = Object.entries(choices).flatMap(([name, list]): [string, List][] =>
  Array.isArray(list) ? [[name, list as List]] : [],
);

describe('choices', () => {
  it.each(lists)('%s has unique short ids and a label for each', (_, list) => {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    expect(new Set(list.map(({ label }) => label)).size).toBe(list.length);
    for (const { id, label } of list) {
      expect(id).toMatch(/^[a-z][A-Za-z0-9]{0,15}$/);
      expect(label.trim().length).toBeGreaterThan(2);
    }
  });

  it('offers at least the promised number of choices', () => {
    expect(choices.SKIN_TONES.length).toBeGreaterThanOrEqual(10);
    expect(choices.FACE_SHAPES.length).toBeGreaterThanOrEqual(5);
    expect(choices.HAIR_STYLES.length).toBeGreaterThanOrEqual(20);
    expect(choices.HAIR_COLOURS.length).toBeGreaterThanOrEqual(9);
    expect(choices.OUTFITS.length).toBeGreaterThanOrEqual(16);
    expect(choices.EXTRAS.length).toBeGreaterThanOrEqual(8);
    expect(choices.HERO_POSES.length).toBeGreaterThanOrEqual(12);
    expect(choices.HERO_EXPRESSIONS.length).toBeGreaterThanOrEqual(6);
  });

  it('limits premium to outfits, with enough free ones', () => {
    expect(choices.OUTFITS.filter(({ premium }) => !premium).length).toBeGreaterThanOrEqual(12);
    expect(isPremiumOutfit('astronaut')).toBe(true);
    expect(isPremiumOutfit('raincoat')).toBe(false);
  });
});

describe('parseLook', () => {
  it.each([[null], [undefined], [7], ['{}'], [[]], [[1, 2]]])('returns the default look for %j', (value) => {
    expect(parseLook(value)).toEqual(defaultLook);
  });

  it('keeps known ids and replaces unknown ones', () => {
    const look = parseLook({
      skin: 's0',
      hair: 'mohawk',
      outfit: 'kurta',
      aids: ['wheelchair', 'jetpack'],
      extras: 'cape',
    });
    expect(look).toEqual({ ...defaultLook, skin: 's0', outfit: 'kurta', aids: ['wheelchair'], extras: [] });
  });

  it('keeps one aid and one extra of each slot, in one order', () => {
    const look = parseLook({
      extras: ['cape', 'crown', 'cap', 'scarf', 'backpack'],
      aids: ['legLeft', 'implantLeft', 'hearingAids'],
    });
    expect(look.extras).toEqual(['scarf', 'crown', 'cape']);
    expect(look.aids).toEqual(['implantLeft', 'legLeft']);
  });

  it('returns new arrays', () => {
    const look = parseLook(null);
    look.extras.push('cape');
    expect(defaultLook.extras).toEqual(['scarf']);
  });

  it('survives JSON storage in at most 400 characters', () => {
    const full = parseLook({
      ...defaultLook,
      hair: 'boxBraids',
      aids: ['implantRight', 'wheelchair', 'armRight'],
      extras: ['scarf', 'headphones', 'backpack'],
    });
    const stored = JSON.stringify(full);
    expect(parseLook(JSON.parse(stored))).toEqual(full);
    expect(stored.length).toBeLessThanOrEqual(400);
    expect(JSON.stringify(defaultLook).length).toBeLessThanOrEqual(330);
  });
});

describe('lookKey', () => {
  it('ignores the order of fields', () => {
    const shuffled = Object.fromEntries(Object.entries(defaultLook).reverse()) as unknown as Look;
    expect(lookKey(shuffled)).toBe(lookKey({ ...defaultLook }));
    expect(lookKey({ ...defaultLook, skin: 's0' })).not.toBe(lookKey({ ...defaultLook }));
  });
});

describe('toggleItem', () => {
  it('adds an item, replaces it within its slot, removes it', () => {
    const capped = toggleItem({ ...defaultLook }, 'extras', 'cap');
    expect(capped.extras).toEqual(['scarf', 'cap']);
    expect(toggleItem(capped, 'extras', 'crown').extras).toEqual(['scarf', 'crown']);
    expect(toggleItem(capped, 'extras', 'cap').extras).toEqual(['scarf']);
    expect(toggleItem(capped, 'aids', 'wheelchair').aids).toEqual(['wheelchair']);
  });
});

describe('shuffleLook', () => {
  const deals = Array.from({ length: 60 }, (_, seed) => seed);

  it('changes hair, outfit and mood, and nothing else', () => {
    let look: Look = randomChild(3);
    for (const seed of deals) {
      const next = shuffleLook(look, seed);
      expect(next.hair).not.toBe(look.hair);
      expect(next.outfit).not.toBe(look.outfit);
      expect(next.mood).not.toBe(look.mood);
      expect({ ...next, hair: '', outfit: '', mood: '' }).toEqual({
        ...look,
        hair: '',
        outfit: '',
        mood: '',
      });
      look = next;
    }
  });

  it('is the same for the same look and seed, and varies with the seed', () => {
    const look = parseLook(null);
    expect(shuffleLook(look, 5)).toEqual(shuffleLook(look, 5));
    expect(new Set(deals.map((seed) => lookKey(shuffleLook(look, seed)))).size).toBeGreaterThan(40);
  });

  it('keeps a head covering or a bare head', () => {
    for (const hair of ['hijab', 'turban', 'patka', 'headscarf', 'bald'] as const) {
      for (const seed of deals) expect(shuffleLook({ ...defaultLook, hair }, seed).hair).toBe(hair);
    }
  });

  it('never gives a covering, a bare head or a sleeping face', () => {
    for (const seed of deals) {
      const { hair, mood } = shuffleLook(randomChild(seed), seed);
      expect(['hijab', 'turban', 'patka', 'headscarf', 'bald']).not.toContain(hair);
      expect(mood).not.toBe('asleep');
    }
  });

  it('gives premium outfits only to premium members', () => {
    const outfits = (premium: boolean) =>
      deals.map((seed) => shuffleLook(parseLook(null), seed, { premium }).outfit);
    expect(outfits(false).some(isPremiumOutfit)).toBe(false);
    expect(outfits(true).some(isPremiumOutfit)).toBe(true);
  });
});

describe('randomChild', () => {
  it('makes valid looks that differ', () => {
    const children = Array.from({ length: 50 }, (_, seed) => randomChild(seed));
    for (const child of children) expect(parseLook(child)).toEqual(child);
    expect(new Set(children.map(lookKey)).size).toBe(50);
    expect(new Set(children.map(({ skin }) => skin)).size).toBeGreaterThan(6);
  });
});
