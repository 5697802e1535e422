// @vitest-environment node
/** The compiler sees all that a picture says: nothing in a story tells it to look away. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Stories, and the shapes that they are cut from. */
const FOLDERS = ['stories', 'sample-story', 'cuts', 'generated'];

/** A cast (but for `as const`), and types that say nothing. */
const BLIND = /\bas (?!const\b)[A-Za-z[('{]|[:<|&[,] ?(unknown|any|object|never)\b(?![.:])/u;

/** The code of a line, without texts and comments. */
const codeOf = (line: string) =>
  line
    .replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/gu, "''")
    .replace(/\/\/.*|^\s*\/?\*.*/u, '')
    .replace(/\/\*.*?\*\//gu, '');

/** A text with the lines of its imports, and of what it passes on, emptied. */
const withoutImports = (text: string) =>
  text.replace(/^(import|export \{) ?[^;]*;/gmu, (lines) => lines.replace(/[^\n]/gu, ''));

const blindIn = (text: string) =>
  withoutImports(text)
    .split('\n')
    .flatMap((line, i) => (BLIND.test(codeOf(line)) ? [`${i + 1}: ${line.trim()}`] : []));

it('no story casts, and none uses a type that says nothing', () => {
  const blind = FOLDERS.flatMap((folder) => {
    const root = path.join(import.meta.dirname, folder);
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) =>
        blindIn(readFileSync(path.join(root, file), 'utf8')).map((line) => `${folder}/${file}:${line}`),
      );
  });
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
