// @vitest-environment node
/** Holds the order in which the drawing kit is built: a folder imports only what lies below it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const KIT = import.meta.dirname;

/** From the lowest to the highest. Figures and parts share a floor: a rig is dressed in parts, and parts are cut for a rig. */
const FLOORS: readonly (readonly string[])[] = [
  ['paper'],
  ['figures', 'parts'],
  ['scene/format'],
  ['scene/cast'],
  ['scene/layout'],
  ['scene/pose'],
  ['scene/camera'],
  ['scene/light'],
  ['scene/layers'],
  ['scene/svg'],
  ['covers', 'ui'],
];

/** Within the floor of figures and parts, these import nothing of each other. */
const SUBJECTS: Readonly<Record<string, RegExp>> = {
  props: /^parts\/(props|prop|draw-prop)\b/,
  animals: /^(figures\/animals|parts\/(animals|animal|draw-animal))\b/,
  hero: /^(figures\/hero|parts\/(hair|hair-style|outfits|extras?|glasses|aids?|toys?))\b/,
};

const files = readdirSync(KIT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !/gallery|\.test\.ts$/.test(entry.name))
  .map((entry) => path.relative(KIT, path.join(entry.parentPath, entry.name)));

const folderOf = (file: string): string => {
  const [top = '', next = ''] = file.split('/');
  return top === 'scene' ? `${top}/${next}` : top;
};

const floorOf = (file: string): number => FLOORS.findIndex((folders) => folders.includes(folderOf(file)));

const subjectOf = (file: string): string | undefined =>
  Object.keys(SUBJECTS).find((subject) => SUBJECTS[subject]!.test(file));

/** Every import of one file of the kit by another, both paths from the kit's root. */
const imports = files.flatMap((file) => {
  const found = readFileSync(path.join(KIT, file), 'utf8').matchAll(
    /^(?:import|export)\b[^;]*?from '(\.[^']+)';/gm,
  );
  return [...found].map(([, from]) => ({ file, other: path.join(path.dirname(file), from ?? '') }));
});

const told = ({ file, other }: { file: string; other: string }) => `${file} imports ${other}`;

test('no file imports from a floor above its own', () => {
  expect(files.length).toBeGreaterThan(200);
  const upwards = imports.filter(
    ({ file, other }) => file.includes('/') && (floorOf(other) > floorOf(file) || other.startsWith('..')),
  );
  expect(upwards.map(told)).toEqual([]);
});

test('covers and interface pictures do not import each other', () => {
  const across = imports.filter(
    ({ file, other }) =>
      floorOf(file) === FLOORS.length - 1 &&
      floorOf(other) === floorOf(file) &&
      folderOf(file) !== folderOf(other),
  );
  expect(across.map(told)).toEqual([]);
});

test('props, animals and heroes do not import each other', () => {
  const mixed = imports.filter(({ file, other }) => {
    const [own, imported] = [subjectOf(file), subjectOf(other)];
    return own !== undefined && imported !== undefined && own !== imported;
  });
  expect(mixed.map(told)).toEqual([]);
});

test('every folder of the kit stands on a floor', () => {
  const folders = files
    .map(folderOf)
    .filter((folder) => existsSync(path.join(KIT, folder, '.')) && folder.indexOf('.') < 0);
  expect([...new Set(folders)].sort()).toEqual(FLOORS.flat().sort());
});
