import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLook, randomChild } from '../../../illustration/figures/hero/look/look.ts';
import { type ByRole, CHILD_ROLES } from '../../../illustration/scene/format/child-roles.ts';
import type { Hero } from '../../features/hero/hero.ts';
import { mendedAddress } from '../head-script/shared-address.ts';
import { hasSharedBook, parseSharedLink, sharedBookPath } from './shared-link.ts';

const hero = (over: Partial<Hero> = {}): Hero => ({
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Zoë',
  pronouns: 'she',
  look: randomChild(7),
  ...over,
});
const hashOf = (path: string | null) => path!.slice(path!.indexOf('#'));
const withData = (sent: unknown) => {
  // As a stranger would write it, with a sum that holds: made by the same way as a link of ours.
  const honest = hashOf(sharedBookPath(null, { hero: hero() }));
  const json = JSON.stringify(sent);
  const data = btoa(String.fromCharCode(...new TextEncoder().encode(json)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  let sum = 0x811c9dc5;
  for (const letter of data) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193);
  return `${honest.slice(0, honest.indexOf('=') + 1)}${data}.${(sum >>> 0).toString(36)}`;
};

describe('a shared link', () => {
  it('brings the same children, with ids that are on no shelf', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000),
        fc.constantFrom('Zoë', '小明', 'Anne Marie', '<b>Bo</b>', '👧🏽'),
        fc.constantFrom('she' as const, 'he' as const, 'they' as const),
        fc.boolean(),
        (seed, name, pronouns, both) => {
          const child = hero({ name, pronouns, look: randomChild(seed) });
          const friend = both ? hero({ name: 'Tam', look: randomChild(seed + 1) }) : null;
          const read = parseSharedLink(hashOf(sharedBookPath('neverland', { hero: child, friend })));
          if (read === null || read === 'damaged') throw new Error(`read as ${read}`);
          expect({ ...read.hero, id: '' }).toEqual({ ...child, id: '', look: parseLook(child.look) });
          expect(read.friend?.name).toBe(friend?.name);
          expect(read.from).toBe('');
          expect(read.hero?.id).not.toBe(child.id);
        },
      ),
    );
  });

  it.each([
    ['Oma & Opa', 'Oma & Opa'],
    ['  <b>Grandma</b>\n ', '<b>Grandma</b>'],
    ['סבתא', 'סבתא'],
    ['x'.repeat(90), 'x'.repeat(40)],
    [' \u200B', ''],
  ])('names its sender “%s”, with or without a friend', (typed, from) => {
    for (const friend of [null, hero({ name: 'Tam' })]) {
      const path = sharedBookPath('neverland', { hero: hero(), friend }, typed)!;
      expect(path.slice(0, path.indexOf('#'))).toBe('/story-reader?story=neverland');
      const read = parseSharedLink(hashOf(path));
      expect(read).toMatchObject({ hero: { name: 'Zoë' }, from });
      expect(read).toMatchObject(friend ? { friend: { name: 'Tam' } } : {});
      expect(read).not.toHaveProperty(friend ? 'third' : 'friend');
    }
  });

  it.each(['', 'Oma'])('brings three more children in their roles, with or without a sender (%s)', (from) => {
    const [friend, third, fourth] = [hero({ name: 'Tam' }), hero({ name: 'Ines' }), hero({ name: 'Bo' })];
    const casts: ByRole<Hero>[] = [{ friend, third, fourth }, { third }, { friend, fourth }, { fourth }];
    for (const others of casts) {
      const read = parseSharedLink(hashOf(sharedBookPath('neverland', { hero: hero(), ...others }, from)));
      if (read === null || read === 'damaged') throw new Error(`read as ${read}`);
      expect(read.from).toBe(from);
      for (const role of CHILD_ROLES) expect(read[role]?.name).toBe(others[role]?.name);
      const ids = [read.hero, read.friend, read.third, read.fourth].flatMap((child) => child?.id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('holds only the book before the #', () => {
    const path = sharedBookPath('neverland', { hero: hero() })!;
    expect(path.slice(0, path.indexOf('#'))).toBe('/story-reader?story=neverland');
    expect(sharedBookPath(null, { hero: hero() })).toMatch(/^\/story-reader#with=/);
    expect(path.length).toBeLessThan(900);
  });

  it('is not created without a child, or for a story without one', () => {
    expect(sharedBookPath('neverland', { hero: null })).toBeNull();
    expect(sharedBookPath('the-moon-balloon', { hero: hero() })).toBeNull();
  });

  it('is rejected as damaged whichever letter changes and wherever it is cut', () => {
    const whole = hashOf(sharedBookPath('neverland', { hero: hero() }));
    fc.assert(
      fc.property(fc.integer({ min: 6, max: whole.length - 1 }), fc.boolean(), (at, cut) => {
        const other = whole[at] === 'x' ? 'y' : 'x';
        const broken = cut ? whole.slice(0, at) : whole.slice(0, at) + other + whole.slice(at + 1);
        expect(parseSharedLink(broken)).toBe('damaged');
      }),
    );
    expect(parseSharedLink('')).toBeNull();
    expect(parseSharedLink('#chapter')).toBeNull();
  });

  const whole = hashOf(sharedBookPath('neverland', { hero: hero() }));
  it.each([
    ...['.', ',', ')', '>', '!', '?', ';', ':', '"', '”', '»', '…', ').', '\u00A0', '\u00A0:)', ' Love, Mum'],
    ...[
      '?utm_source=mail',
      '&fbclid=IwAR1x',
      '&fbclid=IwAR1x.',
      '%20',
      '%2E',
      '%C2%A0',
      '%',
      '/',
      '*',
      '_',
      'x',
    ],
  ])('is parsed with “%s” appended', (more) => {
    expect(parseSharedLink(whole + more)).toEqual(parseSharedLink(whole));
    expect(parseSharedLink(encodeURI(whole + more).replace('%23', '#'))).toEqual(parseSharedLink(whole));
    expect(hasSharedBook(whole + more)).toBe(true);
  });

  it.each([
    ['its dot encoded', (path: string) => path.replace(/\.(?=[^.]*$)/, '%2E')],
    ['its # encoded', (path: string) => path.replace('#', '%23')],
    ['its # encoded twice', (path: string) => path.replace('#', '%2523')],
    ['all behind the path encoded', (path: string) => path.replace(/[?#].*/, encodeURIComponent)],
    ['a tracker behind its encoded #', (path: string) => `${path.replace('#', '%23')}&utm_source=x%`],
    ['small letters in its encoding', (path: string) => path.replace('#', '%23').replace('=', '%3d')],
  ])('is parsed with %s', (_, change) => {
    for (const story of ['neverland', null]) {
      const path = sharedBookPath(story, { hero: hero() })!;
      const mended = new URL(mendedAddress(change(path)), 'http://here');
      expect(mended.pathname).toBe('/story-reader');
      expect(mended.searchParams.get('story')).toBe(story);
      expect(parseSharedLink(mended.hash)).toEqual(parseSharedLink(hashOf(path)));
    }
  });

  it.each(['%23read=', '%23read%3D', '%2523read%253D'])('mends a link that asks a relative: %s', (mark) => {
    expect(mendedAddress(`/read-for/${'k3-_'.repeat(8)}${mark}abc.1`)).toBe(
      `/read-for/${'k3-_'.repeat(8)}#read=abc.1`,
    );
  });

  it('leaves every other address unchanged', () => {
    for (const address of [
      '/',
      '/explore?q=100%25#top',
      '/story/50%23',
      '/story-reader?story=a%23b',
      '/%E0%A4%A',
    ])
      expect(mendedAddress(address)).toBe(address);
  });

  it.each([
    ['another version', [2, ['Bo', 'he', {}]]],
    ['nobody', [1]],
    ['three children', [1, ['A', 'he', {}], ['B', 'he', {}], ['C', 'he', {}]]],
    ['no name', [1, ['  ', 'he', {}]]],
    ['a name that is no text', [1, [{ toString: 'x' }, 'he', {}]]],
    ['a name as long as a page', [1, ['a'.repeat(41), 'he', {}]]],
    ['unknown pronouns', [1, ['Bo', '__proto__', {}]]],
    ['a friend who is nobody', [1, ['Bo', 'he', {}], null]],
    ['a gap at the end', [1, ['Bo', 'he', {}], ['A', 'he', {}], null]],
    ['a third who is nobody', [1, ['Bo', 'he', {}], null, null, 'x']],
    ['five children', [1, ...Array(5).fill(['Bo', 'he', {}])]],
    ['a sender that is no text', [1, ['Bo', 'he', {}], null, { toString: 'x' }]],
    ['a sender as long as a page', [1, ['Bo', 'he', {}], null, 'a'.repeat(41)]],
    ['a friend who is nobody before a sender', [1, ['Bo', 'he', {}], 'x', 'Oma']],
    ['more than an address should hold', [1, ['Bo', 'he', { hair: 'x'.repeat(5000) }]]],
  ])('rejects %s', (_, sent) => {
    expect(parseSharedLink(withData(sent))).toBe('damaged');
  });

  it('turns an unknown look into a valid one', () => {
    const read = parseSharedLink(
      withData([1, ['Bo', 'he', { hair: '"><script>', skin: 3, __proto__: { x: 1 } }]]),
    );
    if (read === null || read === 'damaged') throw new Error(`read as ${read}`);
    expect(read.hero!.look).toEqual(parseLook({}));
  });
});
