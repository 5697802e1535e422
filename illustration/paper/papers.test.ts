// @vitest-environment node
/** Every paper colour has one name, and drawings use the name (decision 090). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CLOTH_COLOURS } from '../figures/hero/look/look-options.ts';
import * as papers from './papers.ts';

const KIT = path.resolve(import.meta.dirname, '..');
const named = Object.entries(papers);

/** The drawings of a folder of the kit. */
const drawings = (folder: string): string[] =>
  readdirSync(path.join(KIT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:test|generated)\.ts$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Names of the known colours that a source writes as a hex. */
const written = (source: string, known: readonly (readonly [name: string, hex: string])[]): string[] =>
  known.filter(([, hex]) => source.toLowerCase().includes(`'${hex}'`)).map(([name]) => name);

/** `file: name` for every known colour that a drawing in the folders writes as a hex. */
const found = (folders: readonly string[], known: Parameters<typeof written>[1], except = ''): string[] =>
  folders
    .flatMap(drawings)
    .filter((file) => path.basename(file) !== except)
    .flatMap((file) =>
      written(readFileSync(file, 'utf8'), known).map((name) => `${path.relative(KIT, file)}: ${name}`),
    );

test('every paper has one name', () => {
  expect(named.length).toBeGreaterThan(40);
  expect(new Set(named.map(([, hex]) => hex)).size).toBe(named.length);
});

test('the check finds a hex that has a name', () => {
  expect(written("c.dot(0, 0, 4, 4, '#E5B04C')", named)).toEqual(['AMBER']);
});

test('no drawing uses the hex of a named paper', () => {
  expect(found(['parts', 'figures', 'scene', 'covers', 'ui'], named, 'look-options.ts')).toEqual([]);
});

test('cloth colours are referred to by id', () => {
  const cloths = CLOTH_COLOURS.map(({ id, hex }) => [id, hex] as const);
  const worn = ['hair', 'outfits', 'extras', 'glasses', 'aids', 'toys'].map((folder) => `parts/${folder}`);
  expect(found(['figures/hero', ...worn], cloths, 'look-options.ts')).toEqual([]);
});
