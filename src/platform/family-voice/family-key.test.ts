import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { encodeBase64url } from '../link-data.ts';
import { familyCodeBytes, newFamilyCode, parseFamilyCode } from './family-code.ts';
import { bookTag, createFamilyKey, openNote, sealNote, unwrapFamilyKey } from './family-key.ts';
import { openParcel, sealParcel } from './parcel.ts';
import { openThanks, sealThanks, THANKS_PICTURES } from './thanks.ts';

type Created = Awaited<ReturnType<typeof createFamilyKey>>;
let family: Created;
let other: Created;
beforeAll(async () => {
  [family, other] = [await createFamilyKey(), await createFamilyKey()];
});

describe('a family key', () => {
  test('opens on a second device what was sealed for the first, and makes the same tags and notes', async () => {
    const { key, wrapped } = family;
    const second = await unwrapFamilyKey(wrapped, key.publicKey, parseFamilyCode(key.code.toLowerCase())!);
    const token = 'a'.repeat(32);
    const sent = {
      version: 1,
      story: 'neverland',
      relative: 'Opa',
      recordedAt: '2026-11-28T18:00:00Z',
      pages: [],
    } as const;
    const sealed = await sealParcel(sent, { familyKey: key.publicKey, token });
    expect(await openParcel(sealed, second!.privateKey, token)).toEqual(sent);
    expect(await bookTag(second!, 'neverland', 'a hero')).toBe(await bookTag(key, 'neverland', 'a hero'));
    expect(await openNote(second!, await sealNote(key, { relative: 'Opa' }))).toEqual({ relative: 'Opa' });
  });

  test('comes to nobody without its code', async () => {
    const { key, wrapped } = family;
    expect(await unwrapFamilyKey(wrapped, key.publicKey, other.key.code)).toBeNull();
    expect(await unwrapFamilyKey(wrapped, key.publicKey, newFamilyCode())).toBeNull();
    // A server that puts another public key beside it.
    expect(await unwrapFamilyKey(wrapped, other.key.publicKey, key.code)).toBeNull();
    expect(await unwrapFamilyKey(other.wrapped, key.publicKey, key.code)).toBeNull();
  });

  test('is not extractable', async () => {
    const { privateKey, tagKey, notesKey } = family.key;
    for (const [format, one] of [
      ['pkcs8', privateKey],
      ['raw', tagKey],
      ['raw', notesKey],
    ] as const)
      await expect(crypto.subtle.exportKey(format, one)).rejects.toThrow();
  });

  test('tags a book alike each time, and differently for another book, child or family', async () => {
    const tags = await Promise.all([
      bookTag(family.key, 'neverland', 'Mila'),
      bookTag(family.key, 'neverland', 'Mila'),
      bookTag(family.key, 'neverland', 'Tam'),
      bookTag(family.key, 'christmas', 'Mila'),
      bookTag(other.key, 'neverland', 'Mila'),
    ]);
    expect(tags[0]).toBe(tags[1]);
    expect(new Set(tags).size).toBe(4);
    expect(tags[0]).toHaveLength(43);
  });

  test('seals notes for itself alone, in few sizes', async () => {
    const note = await sealNote(family.key, { relative: 'Grandma Ruth' });
    expect(await openNote(other.key, note)).toBeNull();
    expect(
      await openNote(
        family.key,
        note.map((byte, at) => (at === 40 ? byte ^ 1 : byte)),
      ),
    ).toBeNull();
    expect((await sealNote(family.key, { relative: 'Al' })).length).toBe(note.length);
    expect(Buffer.from(note).includes('Ruth')).toBe(false);
  });
});

describe('a family code', () => {
  test('is of 128 bits, and read as people type it', () => {
    fc.assert(
      fc.property(fc.constantFrom(' ', '-', '', ' – '), fc.boolean(), (gap, lower) => {
        const code = newFamilyCode();
        expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
        const typed = code.replaceAll('-', gap).replaceAll('0', 'O').replaceAll('1', 'l');
        expect(parseFamilyCode(lower ? typed.toLowerCase() : typed)).toBe(code);
        expect(familyCodeBytes(code)).toHaveLength(16);
      }),
    );
    expect(
      new Set(Array.from({ length: 50 }, () => encodeBase64url(familyCodeBytes(newFamilyCode())))).size,
    ).toBe(50);
  });

  test('notices any wrong letter, and any two swapped', () => {
    fc.assert(
      fc.property(fc.nat(27), fc.nat(27), fc.nat(30), (i, j, shift) => {
        const letters = [...newFamilyCode().replaceAll('-', '')];
        const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
        const wrong = [...letters];
        wrong[i] = alphabet[(alphabet.indexOf(letters[i]!) + 1 + shift) % 32]!;
        expect(parseFamilyCode(wrong.join(''))).toBeNull();
        const swapped = [...letters];
        [swapped[i], swapped[j]] = [letters[j]!, letters[i]!];
        if (swapped.join('') !== letters.join('')) expect(parseFamilyCode(swapped.join(''))).toBeNull();
      }),
      { numRuns: 500 },
    );
    for (const typed of ['', 'hello', newFamilyCode().slice(0, -1), `${newFamilyCode()}A`, 'U'.repeat(28)])
      expect(parseFamilyCode(typed)).toBeNull();
  });
});

describe('a thank-you', () => {
  const link = { thanksKey: encodeBase64url(new Uint8Array(32).fill(5)), token: 'a'.repeat(32) };
  test.each(THANKS_PICTURES)('brings %s, in as many bytes as any other', async (picture) => {
    const sealed = await sealThanks(picture, link);
    expect(sealed).toHaveLength(29);
    expect(await openThanks(sealed, link)).toBe(picture);
    expect(await openThanks(sealed, { ...link, token: 'b'.repeat(32) })).toBeNull();
    const otherKey = encodeBase64url(new Uint8Array(32).fill(6));
    expect(await openThanks(sealed, { ...link, thanksKey: otherKey })).toBeNull();
    for (let at = 0; at < sealed.length; at++)
      expect(
        await openThanks(
          sealed.map((byte, i) => (i === at ? byte ^ 1 : byte)),
          link,
        ),
      ).toBeNull();
  });
});
