// @vitest-environment node
/** The compiler checks all of content: nothing casts, and no type is one that allows everything. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** A cast (but for `as const`), and types that allow everything. */
const BLIND = /\bas (?!const\b)[A-Za-z[('{]|[:<|&[,] ?(unknown|any|object)\b(?![.:])/u;

/** What is no code of its own: comments, texts, and the lines of imports and exports from. */
const NO_CODE =
  /\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|^(?:import|export \{) ?[^;]*;/gmu;

const blindIn = (text: string) =>
  text
    .replace(NO_CODE, (found) => `''${found.replace(/[^\n]/gu, '')}`)
    .split('\n')
    .flatMap((line, i) => (BLIND.test(line) ? [`${i + 1}: ${line.trim()}`] : []));

it('nothing in content casts or uses a type that allows everything', () => {
  const root = import.meta.dirname;
  const blind = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('no-casts.test.ts'))
    .flatMap((file) => blindIn(readFileSync(path.join(root, file), 'utf8')).map((line) => `${file}:${line}`));
  expect(blind).toEqual([]);
});

it.each([
  'const at = [x, y] as Place;',
  'const cuts = pieces as unknown as SceneCut[];',
  'const more: Record<string, unknown> = {};',
  'const part = (more: object) => more;',
])('finds %s', (line) => {
  expect(blindIn(line)).toHaveLength(1);
});

it.each(['const at = [x, y] as const;', "import * as p from './parts.ts';", "text('as good as new')"])(
  'lets pass %s',
  (line) => {
    expect(blindIn(line)).toEqual([]);
  },
);
