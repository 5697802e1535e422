// @vitest-environment node
/** The kit is built upwards: paper, then things, animals and heroes apart from each other, then scenes, then covers. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const HERE = import.meta.dirname;

/** What knows nothing of the kit, and lies under all of it. */
const GROUND = ['labelled'];

/** What a folder may import of the kit, besides itself. The gallery beside them shows all of it. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  paper: [],
  'parts/props': ['paper'],
  'figures/animals': ['paper'],
  'figures/hero': ['paper'],
  scene: ['paper', 'parts/props', 'figures/animals', 'figures/hero'],
  covers: ['paper', 'parts/props', 'figures/animals', 'figures/hero', 'scene'],
  ui: ['paper', 'parts/props', 'figures/animals', 'figures/hero', 'scene'],
};

/** `parts/props` for what lies in the folder and for the catalogues written from it. */
const folderOf = (file: string): string => {
  const [top = '', next = ''] = path.relative(HERE, file).split(/[/.]/);
  return top === 'parts' || top === 'figures' ? `${top}/${next}` : top;
};

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
  const folders = files.map(folderOf).filter((folder) => existsSync(path.join(HERE, folder)));
  expect([...new Set(folders)].sort()).toEqual(Object.keys(BELOW).sort());
});
