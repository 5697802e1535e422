// @vitest-environment node
/** One palette: a paper has one name and a name one paper, and drawings ask for it by that name (decision 090). */
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

/** Colours of `known` that a source writes as a hex, with what they are called. */
const written = (source: string, known: readonly (readonly [name: string, hex: string])[]): string[] =>
  known.filter(([, hex]) => source.toLowerCase().includes(`'${hex}'`)).map(([name]) => name);

/** `file: name`, of every drawing in the folders. */
const found = (folders: readonly string[], known: Parameters<typeof written>[1], except = ''): string[] =>
  folders
    .flatMap(drawings)
    .filter((file) => path.basename(file) !== except)
    .flatMap((file) =>
      written(readFileSync(file, 'utf8'), known).map((name) => `${path.relative(KIT, file)}: ${name}`),
    );

test('no two names stand for one paper', () => {
  expect(named.length).toBeGreaterThan(40);
  expect(new Set(named.map(([, hex]) => hex)).size).toBe(named.length);
});

test('a hex that has a name is noticed', () => {
  expect(written("c.dot(0, 0, 4, 4, '#E5B04C')", named)).toEqual(['AMBER']);
});

test('no drawing writes a paper that has a name as a hex', () => {
  expect(found(['parts', 'figures', 'scene', 'covers', 'ui'], named, 'look-options.ts')).toEqual([]);
});

test('the cloth of a child is named by its id', () => {
  const cloths = CLOTH_COLOURS.map(({ id, hex }) => [id, hex] as const);
  expect(found(['figures/hero'], cloths, 'look-options.ts')).toEqual([]);
});
