import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { LARGEST_PARCEL } from '../../../supabase/functions/_shared/recording-link.ts';
import { createFamilyKey, type FamilyKey } from './family-key.ts';
import { type Clip, openParcel, type Parcel, sealParcel } from './parcel.ts';
import { ParcelError } from './parcel-error.ts';
import { paddedLength } from './parcel-format.ts';

const TOKEN = 'a'.repeat(32);
let family: FamilyKey;
let other: FamilyKey;
beforeAll(async () => {
  family = (await createFamilyKey()).key;
  other = (await createFamilyKey()).key;
});
const link = (token = TOKEN) => ({ familyKey: family.publicKey, token });
const problemOf = (opening: Promise<unknown>) =>
  opening.then(
    () => 'opened',
    (error: unknown) => (error instanceof ParcelError ? error.problem : String(error)),
  );

const clip = fc.record({
  type: fc.constantFrom<Clip['type']>('audio/webm', 'audio/mp4'),
  seconds: fc.double({ min: 0, max: 3600, noNaN: true }).map((seconds) => seconds + 0),
  bytes: fc.uint8Array({ minLength: 1, maxLength: 200 }),
});
const parcels: fc.Arbitrary<Parcel> = fc
  .record(
    {
      version: fc.constant(1 as const),
      story: fc.constantFrom('neverland', 'the-moon-balloon'),
      relative: fc.string({ maxLength: 20, unit: 'grapheme' }),
      language: fc.constantFrom('de', 'pt-BR'),
      recordedAt: fc.constant('2026-11-28T18:00:00.000Z'),
      pages: fc.array(fc.record({ spread: fc.string({ minLength: 1, maxLength: 20 }), clip }), {
        maxLength: 8,
      }),
      before: clip,
      after: clip,
    },
    { requiredKeys: ['version', 'story', 'relative', 'recordedAt', 'pages'] },
  )
  .filter(({ relative }) => Array.from(relative).length <= 40);
const parcel = (over: Partial<Parcel> = {}): Parcel => ({
  version: 1,
  story: 'neverland',
  relative: 'Grandma Ruth',
  recordedAt: '2026-11-28T18:00:00.000Z',
  pages: [{ spread: 'attic', clip: { type: 'audio/webm', seconds: 12, bytes: new Uint8Array(900).fill(7) } }],
  ...over,
});

describe('a sealed parcel', () => {
  test('opens whole for the family, in any order and as often as it comes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(parcels, { minLength: 1, maxLength: 3 }),
        fc.infiniteStream(fc.nat()),
        async (sent, order) => {
          const sealed = await Promise.all(sent.map((one) => sealParcel(one, link())));
          for (const pick of [...order.take(5)].map((n) => n % sent.length))
            expect(await openParcel(sealed[pick]!, family.privateKey, TOKEN)).toEqual(sent[pick]);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('is different bytes each time, with nothing of the words or the sound in them', async () => {
    const [one, two] = [await sealParcel(parcel(), link()), await sealParcel(parcel(), link())];
    expect(Buffer.from(one).equals(Buffer.from(two))).toBe(false);
    for (const clear of ['Grandma', 'neverland', 'attic', '\u0007'.repeat(8)])
      expect(Buffer.from(one).includes(clear)).toBe(false);
  });

  test('opens for no other family and on no other link', async () => {
    const sealed = await sealParcel(parcel(), link());
    expect(await problemOf(openParcel(sealed, other.privateKey, TOKEN))).toBe('unreadable');
    expect(await problemOf(openParcel(sealed, family.privateKey, 'b'.repeat(32)))).toBe('unreadable');
  });

  test('is refused with any bit flipped, or cut at any length', async () => {
    const sealed = await sealParcel(parcel(), link());
    await fc.assert(
      fc.asyncProperty(fc.nat(sealed.length - 1), fc.nat(7), async (at, bit) => {
        const flipped = sealed.slice();
        flipped[at]! ^= 1 << bit;
        expect(await problemOf(openParcel(flipped, family.privateKey, TOKEN))).toBe(
          at === 0 ? 'newer' : 'unreadable',
        );
        expect(await problemOf(openParcel(sealed.slice(0, at), family.privateKey, TOKEN))).toBe('unreadable');
      }),
    );
  });

  test('says when a newer app has made it', async () => {
    const sealed = await sealParcel({ ...parcel(), version: 2 as 1 }, link());
    expect(await problemOf(openParcel(sealed, family.privateKey, TOKEN))).toBe('newer');
  });

  test('tells little of its length: clips of 10 to 11 kB give few sizes', async () => {
    const sizes = new Set<number>();
    for (let length = 10_000; length < 11_000; length += 50) {
      const bytes = new Uint8Array(length);
      const pages = [{ spread: 'attic', clip: { type: 'audio/webm' as const, seconds: 3, bytes } }];
      sizes.add((await sealParcel(parcel({ pages }), link())).length);
    }
    expect(sizes.size).toBeLessThanOrEqual(4);
  });

  test('takes 2 MB at most, padding included', async () => {
    const fill = (length: number) =>
      parcel({
        pages: [
          { spread: 'attic', clip: { type: 'audio/mp4', seconds: 700, bytes: new Uint8Array(length) } },
        ],
      });
    expect((await sealParcel(fill(LARGEST_PARCEL - 600), link())).length).toBeLessThanOrEqual(LARGEST_PARCEL);
    expect(await problemOf(sealParcel(fill(LARGEST_PARCEL), link()))).toBe('too-large');
  });

  test('refuses a family key that is none', async () => {
    await expect(sealParcel(parcel(), { familyKey: 'AAAA', token: TOKEN })).rejects.toThrow();
  });
});

test('padding adds 12 % at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 64, max: LARGEST_PARCEL }), (length) => {
      const padded = paddedLength(length);
      expect(padded).toBeGreaterThanOrEqual(length);
      expect(padded).toBeLessThanOrEqual(length * 1.12);
    }),
  );
});
