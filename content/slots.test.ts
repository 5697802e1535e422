import { describe, expect, it } from 'vitest';
import { unchecked } from './made-up.ts';
import { everyPronouns, fill, possessive, template } from './slots.ts';

const anna = { name: 'Anna', pronouns: 'she' } as const;
const omar = { name: 'Omar', pronouns: 'he' } as const;
const robin = { name: 'Robin', pronouns: 'they' } as const;

describe('fill', () => {
  const everySlot = template(
    "{name} took {name's} coat. {They} {was|were} cold; it warmed {them}. {Their} hat was {theirs}, and {they} {has|have} {themself} to thank.",
  );

  it.each([
    [
      anna,
      'Anna took Anna’s coat. She was cold; it warmed her. Her hat was hers, and she has herself to thank.',
    ],
    [
      omar,
      'Omar took Omar’s coat. He was cold; it warmed him. His hat was his, and he has himself to thank.',
    ],
    [
      robin,
      'Robin took Robin’s coat. They were cold; it warmed them. Their hat was theirs, and they have themself to thank.',
    ],
  ])('agrees in every sentence for $name', (hero, sentence) => {
    expect(fill(everySlot, hero)).toBe(sentence);
  });

  it.each([
    'O’Neil',
    "D'Arcy",
    'Zoë',
    '小明',
    'Anna-Sofía del Río',
    '$& $1',
    '<b>Max</b>',
    '{they}',
    '&amp;',
  ])('sets the name %s unchanged', (name) => {
    expect(fill(template('Well done, {name}!'), { name, pronouns: 'they' })).toBe(`Well done, ${name}!`);
  });

  it('drops blanks around and doubled within a name', () => {
    expect(fill(template('{name} slept.'), { name: '  Mary \n Ann ', pronouns: 'she' })).toBe(
      'Mary Ann slept.',
    );
  });

  it.each(['{nmae}', '{}', '{toString}', '{THEY}', '{Name}'])('refuses the slot %s', (slot) => {
    expect(() => fill(unchecked(slot), robin)).toThrow('Unknown slot');
  });

  it('speaks of the friend with words of her own', () => {
    const both = template(
      "{name} and {friend} ran; {friend:they} {friend:was|were} first. {Their} boots, {friend's} map: {friend:Theirs} was {friend:themself}-made, and {they} {was|were} glad of {friend:them}.",
    );
    expect(fill(both, robin, { friend: anna })).toBe(
      'Robin and Anna ran; she was first. Their boots, Anna’s map: Hers was herself-made, and they were glad of her.',
    );
    expect(fill(both, omar, { friend: robin })).toBe(
      'Omar and Robin ran; they were first. His boots, Robin’s map: Theirs was themself-made, and he was glad of them.',
    );
    expect(() => fill(both, robin)).toThrow('Nobody plays the friend of {friend}');
    expect(() => fill(unchecked('{friend:hat}'), robin, { friend: anna })).toThrow(
      'Unknown slot {friend:hat}',
    );
    // @ts-expect-error {friend:hat} is no slot
    template('{friend:hat}');
  });

  it.each(everyPronouns.flatMap((third) => everyPronouns.map((fourth) => [third, fourth] as const)))(
    'agrees for a third child who is %s and a fourth who is %s',
    (third, fourth) => {
      const twins = template(
        "{third} took {fourth's} shoe, and {fourth:they} {fourth:was|were} after {third:them}. {third:They} had {third:their} own.",
      );
      const words = {
        she: ['she was', 'her', 'She', 'her'],
        he: ['he was', 'him', 'He', 'his'],
        they: ['they were', 'them', 'They', 'their'],
      };
      const [, them, They, their] = words[third];
      expect(
        fill(twins, robin, {
          third: { name: 'Mia', pronouns: third },
          fourth: { name: 'Max', pronouns: fourth },
        }),
      ).toBe(`Mia took Max’s shoe, and ${words[fourth][0]} after ${them}. ${They} had ${their} own.`);
    },
  );

  it('throws on the slot of a role that nobody plays', () => {
    expect(() => fill(template('{third} ran.'), robin, { friend: anna })).toThrow(
      'Nobody plays the third of {third}',
    );
  });

  it('makes an unknown slot a type error', () => {
    // @ts-expect-error {nmae} is no slot
    expect(() => fill(template('{name} and {nmae}'), anna)).toThrow('Unknown slot {nmae}');
  });
});

describe('possessive', () => {
  it.each(['Anna', 'James', 'Alexis', 'Ross', 'Max', 'O’Neil', '小明'])(
    'of %s is the name and ’s',
    (name) => {
      expect(possessive(name)).toBe(`${name}’s`);
    },
  );
});
