import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Parcel } from './parcel.ts';
import { addParcel, type ClipPlace, clipsOf, placeOfSpread, type Reading, spreadsOf } from './reading.ts';

const LINK = { id: 'request', token: 'token', thanksKey: 'key', heroId: 'mila' };

/** A parcel of the nth minute; its clips hold n. */
function parcelOf(n: number, spreads: readonly string[], greeting: boolean): Parcel {
  const clip = { type: 'audio/webm', seconds: 1, bytes: Uint8Array.of(n) } as const;
  return {
    version: 1,
    story: 'ocean-adventure',
    relative: `Ruth ${n}`,
    recordedAt: new Date(n * 60_000).toISOString(),
    pages: spreads.map((spread) => ({ spread, clip })),
    ...(greeting && { before: clip }),
  };
}

/** What a device holds after these parcels have come. */
function receive(parcels: readonly Parcel[]) {
  const held = new Map<ClipPlace, number>();
  let reading: Reading | null = null;
  for (const parcel of parcels) {
    const added = addParcel(reading, LINK, parcel);
    reading = added.reading;
    for (const place of added.replaced) held.set(place, clipsOf(parcel).get(place)!.bytes[0]!);
  }
  return { reading, held: Object.fromEntries([...held].sort()) };
}

const someParcels = fc
  .uniqueArray(
    fc.record({
      n: fc.integer({ min: 1, max: 50 }),
      spreads: fc.uniqueArray(fc.constantFrom('attic', 'sea', 'boat', 'home')),
      greeting: fc.boolean(),
    }),
    { selector: ({ n }) => n, maxLength: 5 },
  )
  .map((list) => list.map(({ n, spreads, greeting }) => parcelOf(n, spreads, greeting)));

test('parcels in any order and repetition add up to the same reading', () => {
  fc.assert(
    fc.property(
      someParcels.chain((parcels) =>
        fc.tuple(
          fc.constant(parcels),
          fc
            .array(fc.constantFrom(...(parcels.length > 0 ? parcels : [parcelOf(1, [], false)])), {
              maxLength: 5,
            })
            .chain((again) =>
              fc.shuffledSubarray([...parcels, ...again], {
                minLength: parcels.length + again.length,
                maxLength: parcels.length + again.length,
              }),
            ),
        ),
      ),
      ([parcels, mixed]) => {
        if (parcels.length === 0) return;
        const inOrder = [...parcels].sort((a, b) => (a.recordedAt < b.recordedAt ? -1 : 1));
        expect(receive(mixed)).toEqual(receive(inOrder));
      },
    ),
  );
});

test('a later clip replaces an earlier one, and an earlier one nothing', () => {
  const first = parcelOf(1, ['attic', 'sea'], true);
  const second = parcelOf(2, ['sea'], false);
  for (const order of [
    [first, second],
    [second, first, second],
  ]) {
    const { reading, held } = receive(order);
    expect(held).toEqual({ before: 1, [placeOfSpread('attic')]: 1, [placeOfSpread('sea')]: 2 });
    expect(reading?.relative).toBe('Ruth 2');
    expect(spreadsOf(reading!)).toEqual(new Set(['attic', 'sea']));
  }
});

test('the child’s thank-you stays when more comes', () => {
  const { reading } = receive([parcelOf(1, ['attic'], false)]);
  const thanks = { picture: 'boat', sent: true } as const;
  expect(addParcel({ ...reading!, thanks }, LINK, parcelOf(2, ['sea'], false)).reading.thanks).toEqual(
    thanks,
  );
});
