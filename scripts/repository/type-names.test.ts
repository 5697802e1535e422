import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The names of types and classes that a module exports where it declares them. */
const exportedTypes = (code: string): string[] =>
  [...code.matchAll(/^export (?:declare )?(?:abstract )?(?:type|interface|class|enum) (\w+)/gm)].map(
    ([, name = '']) => name,
  );

it('finds exported types, and no re-export or local one', () => {
  const code = [
    'export type A = 1;',
    'export interface B {}',
    'export abstract class C {}',
    'type D = 2;',
    "export type { E } from './e.ts';",
  ];
  expect(exportedTypes(code.join('\n'))).toEqual(['A', 'B', 'C']);
});

it('exports no type name from two modules', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).trim().split('\n');
  const modules = new Map<string, string[]>();
  // The database's types are a copy for another runtime; the glyphs' generator contains the text of its output.
  const sources = files.filter((name) => !/database\.types\.ts$|generate-glyphs\.ts$/.test(name));
  for (const file of sources)
    for (const name of exportedTypes(readFileSync(file, 'utf8')))
      modules.set(name, [...(modules.get(name) ?? []), file]);
  const twice = [...modules].filter(([, exporters]) => exporters.length > 1);
  expect(modules.size).toBeGreaterThan(500);
  expect(twice).toEqual([]);
});
