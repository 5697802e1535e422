// @vitest-environment node
/** The kit is built upwards: paper, then things, animals and heroes apart from each other, then scenes, then covers. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const HERE = import.meta.dirname;

/** What knows nothing of the kit, and lies under all of it. */
const GROUND = ['labelled'];

/** What a folder may import of the kit, besides itself. The gallery beside them shows all of it. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  paper: [],
  props: ['paper'],
  animals: ['paper'],
  hero: ['paper'],
  scene: ['paper', 'props', 'animals', 'hero'],
  covers: ['paper', 'props', 'animals', 'hero', 'scene'],
  ui: ['paper', 'props', 'animals', 'hero', 'scene'],
};

/** `props` for what lies in the folder and for the catalogues written from it. */
const folderOf = (file: string): string => path.relative(HERE, file).split(/[/.]/)[0] ?? '';

const files = readdirSync(HERE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.ts$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name));

function importsOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^;]*?from '(\.[^']+)';/gm);
  return [...found].map(([, from]) => path.join(path.dirname(file), from ?? ''));
}

test('no part of the kit imports what is built upon it', () => {
  expect(files.length).toBeGreaterThan(200);
  const upwards = files.flatMap((file) => {
    const below = BELOW[folderOf(file)];
    if (!below || /gallery|\.test\.ts$/.test(file)) return [];
    return importsOf(file)
      .filter((other) => other.startsWith(HERE))
      .filter((other) => ![folderOf(file), ...below, ...GROUND].includes(folderOf(other)))
      .map((other) => `${path.relative(HERE, file)} imports ${path.relative(HERE, other)}`);
  });
  expect(upwards).toEqual([]);
});

test('every folder of the kit has its place', () => {
  const folders = readdirSync(HERE, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(BELOW).sort());
});
