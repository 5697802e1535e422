import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { importSummary } from './ImportFamily.tsx';
import { FamilyExportError, MAX_FILE_BYTES, parseFamilyExport } from './parse-family-export.ts';

const HERO = { id: '11111111-1111-4111-8111-111111111111', name: 'Zoë', pronouns: 'she', look: {} };
const BOOK = { story_slug: 'neverland', hero_id: HERO.id, page: 3, pages: 12, reading: 1, rating: 4 };
const json = (value: unknown) => strToU8(JSON.stringify(value));
const fault = (bytes: Uint8Array) => {
  try {
    parseFamilyExport(bytes);
  } catch (error) {
    if (error instanceof FamilyExportError) return error.fault;
    throw error;
  }
};

describe('parsing a family export', () => {
  it('reads JSON and ZIP alike', () => {
    const validExport = { heroes: [HERO], library: [BOOK] };
    const zip = zipSync({
      'heroes.json': json(validExport.heroes),
      'library.json': json(validExport.library),
      'other.bin': new Uint8Array(9),
    });
    expect(parseFamilyExport(zip)).toEqual(parseFamilyExport(json(validExport)));
    expect(parseFamilyExport(zip)).toMatchObject({
      heroes: [{ hero: { name: 'Zoë' } }],
      books: [{ story: 'neverland', page: 3, rating: 4, path: '', friend: null, third: null, fourth: null }],
      invalidRows: 0,
    });
  });

  it('reads recordings beside the tables, and leaves out rows that are none', () => {
    const link = {
      ...{ id: HERO.id, note: 'bm90ZQ', token_hash: 'a'.repeat(64), book_hash: 'b'.repeat(64) },
      ...{ ended_at: null, expires_at: '2026-12-28T10:00:00Z' },
    };
    const recordings = {
      key: { public_key: 'P'.repeat(87), wrapped: 'w'.repeat(120) },
      links: [link, { ...link, token_hash: '../' }, null],
      parcels: [
        { request_id: HERO.id, sealed: 'AAAA' },
        { request_id: HERO.id, sealed: null },
      ],
      received: [{ note: 'bm90ZQ', parcels: ['AAAA'] }, { note: 'bm90ZQ', parcels: [7] }, 'x'],
    };
    const zip = zipSync({
      'heroes.json': json([]),
      'library.json': json([]),
      // Larger than the tables of a ZIP may be.
      'recordings.json': json({ ...recordings, padding: 'x'.repeat(11_000_000) }),
    });
    const parsed = parseFamilyExport(zip).recordings;
    expect(parsed).toEqual(parseFamilyExport(json({ heroes: [], library: [], recordings })).recordings);
    expect(parsed).toEqual({
      key: recordings.key,
      links: [link],
      parcels: [{ request_id: HERO.id, sealed: 'AAAA' }],
      received: [{ note: 'bm90ZQ', parcels: ['AAAA'] }],
    });
    for (const none of [undefined, null, 7, []])
      expect(
        parseFamilyExport(json({ heroes: [], library: [], recordings: none })).recordings?.links ?? [],
      ).toEqual([]);
  });

  const validExport = { heroes: [HERO], library: [BOOK] };
  const text = JSON.stringify(validExport, null, 2);
  const utf16 = (bigEndian: boolean) => {
    const view = new DataView(new ArrayBuffer(2 * text.length));
    for (let index = 0; index < text.length; index += 1)
      view.setUint16(2 * index, text.charCodeAt(index), !bigEndian);
    return new Uint8Array(view.buffer);
  };
  const marked = (byteOrderMark: number[], bytes: Uint8Array) =>
    Uint8Array.from([...byteOrderMark, ...bytes]);
  it.each([
    ['with a byte order mark', marked([0xef, 0xbb, 0xbf], strToU8(text))],
    ['in UTF-16 with a mark', marked([0xff, 0xfe], utf16(false))],
    ['in UTF-16, the large byte first', marked([0xfe, 0xff], utf16(true))],
    ['in UTF-16 without a mark', utf16(false)],
    ['behind what an editor put before it', strToU8(`\\xef\\xbb\\xbf${text}`)],
  ])('reads a file as editors save it: %s', (_, bytes) => {
    expect(parseFamilyExport(bytes)).toEqual(parseFamilyExport(json(validExport)));
  });

  const folder = 'story-playroom-2026-11-28/';
  const subjects = { 'heroes.json': json(validExport.heroes), 'library.json': json(validExport.library) };
  const inFolder = (path: string, files: Record<string, Uint8Array>) =>
    Object.fromEntries(Object.entries(files).map(([name, bytes]) => [path + name, bytes]));
  const shadow = new Uint8Array([0, 5, 0x16, 7]);
  it.each([
    ['a folder of it', { ...inFolder(folder, subjects), [`${folder}.DS_Store`]: shadow }],
    [
      'what a Mac puts beside',
      {
        ...inFolder(`__MACOSX/${folder}`, { '._heroes.json': shadow, 'heroes.json': shadow }),
        ...inFolder(folder, { ...subjects, '._library.json': shadow }),
      },
    ],
    [
      'an older copy in a folder',
      { ...inFolder('old/', { 'heroes.json': json([]), 'library.json': json([]) }), ...subjects },
    ],
    ['the JSON export alone', { 'story-playroom-2026-11-28.json': strToU8(text) }],
  ])('reads a ZIP that was packed again: %s', (_, files) => {
    expect(parseFamilyExport(zipSync(files))).toEqual(parseFamilyExport(json(validExport)));
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
    ['other JSON', json({ name: 'a package' })],
    ['a list', json([])],
    ['a ZIP of something else', zipSync({ 'a.txt': strToU8('hello') })],
    ['a ZIP that was cut short', zipSync({ 'heroes.json': json([]), 'library.json': json([]) }).slice(0, 60)],
  ])('rejects %s', (_, bytes) => {
    expect(fault(bytes)).toBe('not-ours');
  });

  it('rejects a file larger than an export can be, packed or unpacked', () => {
    expect(fault(new Uint8Array(MAX_FILE_BYTES + 1))).toBe('too-large');
    const bomb = zipSync({ 'heroes.json': new Uint8Array(MAX_FILE_BYTES), 'library.json': strToU8(' []') });
    expect(bomb.length).toBeLessThan(400_000);
    expect(fault(bomb)).toBe('too-large');
    expect(fault(json({ heroes: Array.from({ length: 301 }, () => HERO), library: [] }))).toBe('too-large');
  });

  it('skips invalid rows, and keeps markup in a name as text', () => {
    const oddFiles = [
      { ...BOOK, story_slug: '../../etc' },
      { ...BOOK, pages: 0 },
      { ...BOOK, page: 13 },
      { ...BOOK, rating: 9 },
      { ...BOOK, hero_id: 'x' },
      { ...BOOK, path: '<script>' },
      { ...BOOK, reading: 1.5 },
      null,
      'text',
    ];
    const heroes = [HERO, { ...HERO, name: '<img onerror=x>' }, { ...HERO, name: ' ' }, { ...HERO, id: 1 }];
    const read = parseFamilyExport(json({ heroes, library: [BOOK, ...oddFiles] }));
    expect(read.books).toHaveLength(1);
    expect(read.heroes.map(({ hero }) => hero.name)).toEqual(['Zoë', '<img onerror=x>']);
    expect(read.invalidRows).toBe(oddFiles.length + 2);
  });

  it('throws no other error, whatever the file holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 200 }), fc.json().map(strToU8)), (bytes) => {
        fault(bytes);
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.array(fc.jsonValue()), (heroes, library) => {
        const read = parseFamilyExport(json({ heroes, library }));
        expect(read.heroes.length + read.books.length + read.invalidRows).toBe(
          heroes.length + library.length,
        );
      }),
    );
  });
});

describe('the summary of an import', () => {
  const nothingImported = {
    heroes: 0,
    books: 0,
    unchanged: 0,
    overLimit: { heroes: 0, books: 0 },
    rejected: 0,
  };
  it.each([
    [nothingImported, 0, 'There was nothing new in it.'],
    [{ ...nothingImported, heroes: 1 }, 0, '1 hero is back.'],
    [
      { ...nothingImported, heroes: 2, books: 14, unchanged: 3 },
      0,
      '2 heroes and 14 books are back. 3 you had already.',
    ],
    [
      { ...nothingImported, books: 5, overLimit: { heroes: 2, books: 1 } },
      1,
      '5 books are back. There was no room for 2 heroes and 1 book: your plan holds no more. With a larger plan, bring the file once more. 1 entry could not be read here.',
    ],
  ])('%o', (result, invalidRows, message) => {
    expect(importSummary(result, invalidRows)).toBe(message);
  });
});
