import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { VoiceRecording } from '../recorder/recorder.ts';
import { fromStored } from '../recorder/stored-recording.ts';
import { createFamilyKey, type FamilyKey } from './family-key.ts';
import type { Parcel } from './parcel.ts';
import { addParcel, type ClipPlace, clipsOf, type Reading, storedClip } from './reading.ts';
import { openSealedReading, sealReading } from './received-archive.ts';

let key: FamilyKey;
let other: FamilyKey;
beforeAll(async () => {
  [key, other] = [(await createFamilyKey()).key, (await createFamilyKey()).key];
});

const link = { id: 'link', token: 'a'.repeat(32), thanksKey: 'key', heroId: 'Mila' };
const clip = (seed: number) => ({
  type: 'audio/webm' as const,
  seconds: 1 + seed,
  bytes: new Uint8Array(50).fill(seed),
});
/** What a device holds after parcels have come, and their clips. */
function received(parcels: readonly Parcel[], begin: Reading | null = null) {
  let reading = begin;
  const clips = new Map<ClipPlace, VoiceRecording>();
  for (const parcel of parcels) {
    const added = addParcel(reading, link, parcel);
    reading = added.reading;
    for (const place of added.replaced) clips.set(place, fromStored(storedClip(clipsOf(parcel).get(place)!)));
  }
  return { reading: reading!, clips };
}
const bytesOf = async (clips: ReadonlyMap<ClipPlace, { sound: Blob; lengthMs: number }>) =>
  Promise.all(
    [...clips]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(async ([place, { sound, lengthMs }]) => [
        place,
        sound.type,
        lengthMs,
        [...new Uint8Array(await sound.arrayBuffer())],
      ]),
  );

const parcels = fc
  .array(
    fc.record({
      minute: fc.nat(59),
      relative: fc.constantFrom('Opa', 'Grandma Ruth'),
      spreads: fc.uniqueArray(fc.constantFrom('attic', 'sea', 'home'), { minLength: 1 }),
      greets: fc.boolean(),
      seed: fc.nat(9),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((list) =>
    list.map(
      ({ minute, relative, spreads, greets, seed }, index): Parcel => ({
        version: 1,
        story: 'neverland',
        relative,
        recordedAt: `2026-11-28T18:${String(minute).padStart(2, '0')}:0${index}.000Z`,
        pages: spreads.map((spread) => ({ spread, clip: clip(seed) })),
        ...(greets && { before: clip(seed + 1) }),
      }),
    ),
  );

describe('a reading in an export', () => {
  test('is on another device what it was, whichever parcels made it', async () => {
    await fc.assert(
      fc.asyncProperty(parcels, async (sent) => {
        const here = received(sent);
        const reading: Reading = { ...here.reading, thanks: { picture: 'boat', sent: true } };
        const archived = await openSealedReading(key, await sealReading(key, reading, here.clips));
        expect(archived).toMatchObject({ link, thanks: reading.thanks });
        const there = received([...archived!.parcels].reverse());
        expect({ ...there.reading, thanks: archived!.thanks }).toEqual(reading);
        expect(await bytesOf(there.clips)).toEqual(await bytesOf(here.clips));
      }),
      { numRuns: 25 },
    );
  });

  test('opens for nobody else, and not when a letter has changed', async () => {
    const { reading, clips } = received(fc.sample(parcels, { seed: 1, numRuns: 1 })[0]!);
    const sealed = await sealReading(key, reading, clips);
    expect(await openSealedReading(other, sealed)).toBeNull();
    const [first, ...rest] = sealed.parcels;
    const middle = first!.length >> 1;
    const changed = first!.slice(0, middle) + (first![middle] === 'A' ? 'B' : 'A') + first!.slice(middle + 1);
    expect(await openSealedReading(key, { ...sealed, parcels: [changed, ...rest] })).toBeNull();
    for (const clear of ['neverland', reading.relative, link.token])
      expect(Buffer.from(sealed.parcels.join('') + sealed.note, 'base64url').includes(clear)).toBe(false);
  });
});
