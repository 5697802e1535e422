// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Catalogue, catalogueFiles } from './generate-catalogues.ts';

const root = mkdtempSync(path.join(tmpdir(), 'story-playroom-catalogues-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const TOYS: Catalogue = {
  folder: 'kit/toys',
  list: 'TOYS',
  idType: 'ToyId',
  registry: 'TOY_DRAWINGS',
  record: 'Toy',
  recordFrom: 'kit/paper/toy.ts',
  fields: ['label', 'colours', 'rare'],
  flags: ['wheels'],
};

test('every catalogue matches its folder; if not, run `npm run generate:catalogues`', async () => {
  for (const [file, text] of await catalogueFiles()) expect(readFileSync(file, 'utf8'), file).toBe(text);
});

test('makes a light list and a registry of a folder, in the order of its records', async () => {
  const folder = path.join(root, TOYS.folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(root, 'package.json'), '{ "type": "module" }');
  const write = (name: string, text: string) => writeFileSync(path.join(folder, `${name}.ts`), text);
  write(
    'ball',
    `export const ball = { id: 'ball', order: 2, label: "Child's ball", colours: ['clay'], draw() {} };`,
  );
  write(
    'toy-train',
    `export const HELPER = 3; export const train = { id: 'toy-train', order: 1, wheels: true };`,
  );
  const files = await catalogueFiles(root, [TOYS]);
  expect(files.get(`${folder}.generated.ts`)).toContain(
    [
      'export const TOYS = [',
      "  { id: 'toy-train', wheels: true },",
      "  { id: 'ball', label: 'Child\\'s ball', colours: ['clay'], wheels: false },",
      '] as const;',
    ].join('\n'),
  );
  expect(files.get(`${folder}.records.generated.ts`)).toContain(
    [
      "import type { Toy } from './paper/toy.ts';",
      "import type { ToyId } from './toys.generated.ts';",
      "import { train } from './toys/toy-train.ts';",
      "import { ball } from './toys/ball.ts';",
      '',
      'export const TOY_DRAWINGS: Readonly<Record<ToyId, Toy>> = {',
      "  'toy-train': train,",
      '  ball,',
      '};',
    ].join('\n'),
  );
});

test('rejects a file without a record of its name', async () => {
  const folder = path.join(root, 'kit', 'oddments');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'spoon.ts'), `export const fork = { id: 'fork' };`);
  await expect(catalogueFiles(root, [{ ...TOYS, folder: 'kit/oddments' }])).rejects.toThrow(/spoon/);
});
