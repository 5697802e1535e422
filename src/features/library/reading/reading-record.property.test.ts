/** Records of one book merge to the same, whatever the order, the number of times and the devices. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeRecords, type ReadingRecord, turnPage } from './reading-record.ts';

/** Few values, so that ties are common. */
const time = fc.constantFrom(
  ...['2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00+00:00', '2026-11-21T11:00:00.000Z'],
  '2026-11-22T09:00:00.000Z',
);
const record: fc.Arbitrary<ReadingRecord> = fc.record(
  {
    ...{ story: fc.constant('neverland'), hero: fc.constant('mila') },
    reading: fc.integer({ min: 1, max: 3 }),
    page: fc.integer({ min: 0, max: 4 }),
    pages: fc.integer({ min: 4, max: 5 }),
    path: fc.constantFrom('', 'roof', 'cave', 'roof,moon'),
    friend: fc.constantFrom(null, 'omar', 'zoe'),
    third: fc.constantFrom(null, 'ines'),
    fourth: fc.constantFrom(null, 'bo'),
    readAt: time,
    completedAt: time,
  },
  { requiredKeys: ['story', 'hero', 'reading', 'page', 'pages'] },
);

/** What `save_progress` keeps of the place: a later reading, then a later page (decision 007). */
function saveProgress(row: { reading: number; page: number }, sent: ReadingRecord) {
  if (sent.reading > row.reading) return { reading: sent.reading, page: sent.page };
  if (sent.reading < row.reading) return row;
  return { reading: row.reading, page: Math.max(row.page, sent.page) };
}

it('merging is commutative', () =>
  fc.assert(
    fc.property(record, record, (a, b) => {
      expect(mergeRecords(a, b)).toEqual(mergeRecords(b, a));
    }),
    { numRuns: 500 },
  ));

it('merging is commutative where only one record names no friend', () => {
  const one = { story: 'neverland', hero: 'mila', reading: 1, page: 3, pages: 4, path: 'roof' };
  const other = { ...one, friend: null };
  expect(mergeRecords(one, other)).toEqual(mergeRecords(other, one));
});

it('merging is associative', () =>
  fc.assert(
    fc.property(record, record, record, (a, b, c) => {
      expect(mergeRecords(mergeRecords(a, b), c)).toEqual(mergeRecords(a, mergeRecords(b, c)));
    }),
    { numRuns: 500 },
  ));

it('merging is idempotent', () =>
  fc.assert(
    fc.property(record, record, (a, b) => {
      expect(mergeRecords(a, a)).toEqual(a);
      expect(mergeRecords(mergeRecords(a, b), b)).toEqual(mergeRecords(a, b));
    }),
  ));

it('a device and the account end at the same place, in whatever order changes arrive', () =>
  fc.assert(
    fc.property(
      fc
        .array(record, { minLength: 1, maxLength: 6 })
        .chain((records) =>
          fc.tuple(fc.constant(records), fc.shuffledSubarray(records, { minLength: records.length })),
        ),
      ([here, arriving]) => {
        const { reading, page } = here.reduce((a, b) => mergeRecords(a, b));
        expect({ reading, page }).toEqual(arriving.reduce(saveProgress, { reading: 1, page: 0 }));
      },
    ),
  ));

it('a page turn never falls behind what is known', () =>
  fc.assert(
    fc.property(record, record, (known, { reading: _, readAt: __, completedAt: ___, ...place }) => {
      const now = '2026-11-23T09:00:00.000Z';
      const turned = turnPage(known, place, now);
      if (!turned) return;
      const { reading, page } = mergeRecords(known, turned);
      expect({ reading, page }).toEqual({ reading: turned.reading, page: turned.page });
    }),
  ));
