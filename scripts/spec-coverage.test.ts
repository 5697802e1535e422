// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * `docs/spec-coverage.md` may not lie: each row of its tables names the section, the rule, where it lives and its test
 * as `file › part of the test's title`, several separated by `<br>`. Files must exist, and one of their tests must have the words in its title.
 */
const rows = readFileSync('docs/spec-coverage.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| §/.test(line))
  .map((line) => {
    const [section = '', rule = '', where = '', tests = ''] = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { section, rule, where, tests: tests.split('<br>').map((test) => test.trim()) };
  });

/** Prose and code differ in their apostrophes and escapes, not in their words. */
const words = (text: string) => text.replaceAll(/[’'`"\\]/g, '').replaceAll(/\s+/g, ' ');

/** What stands in quotes is left alone: an address is no comment. */
const withoutComments = (code: string) =>
  code.replaceAll(
    /(['"])(?:\\.|(?!\1)[^\n\\])*\1|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|(?<![:\\/])\/\/.*$/gm,
    (found) => (/^['"`]/.test(found) ? found : ''),
  );

/**
 * The titles of a file's tests, groups and steps: the first text handed to `test`, `it`, `describe` or `step`, also
 * behind `.each(…)`.
 */
function titles(code: string): string[] {
  const told = /(?:\b(?:test|it|describe|step)(?:\.\w+)*|\))\s*\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;
  return [...code.matchAll(told)].map(([, , title = '']) => words(title));
}

/** The texts a file holds from quote to quote: a table of cases names its rows by them. */
const texts = (code: string): string[] =>
  [...code.matchAll(/(['"`])((?:\\.|(?!\1)[^\n])*)\1/g)].map(([, , text = '']) => words(text));

describe('the coverage of the specification', () => {
  it('covers every section', () => {
    expect(rows.length).toBeGreaterThan(90);
    expect(new Set(rows.map(({ section }) => section.split('.')[0]))).toEqual(
      new Set(['§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9']),
    );
  });

  it('knows a title from a comment and from other code', () => {
    const code = `// it('is only meant')\nconst fine = 'is only said'; // it('is meant beside')\nit.each([['a row']])('draws %s', () => {});`;
    expect(titles(withoutComments(code))).toEqual(['draws %s']);
    expect(texts(withoutComments(code))).not.toContain('is only meant');
    expect(texts(withoutComments(code))).not.toContain('is meant beside');
    expect(texts(withoutComments("open('http://localhost'); /* it('is no test') */ it('is one');"))).toEqual([
      'http://localhost',
      'is one',
    ]);
    expect(titles("test(\n  'is `told`',\n  { tag: '@any-size' }, () => {});")).toEqual(['is told']);
  });

  it.each(rows.map((row) => [`${row.section} ${row.rule}`, row] as const))('%s', (_, row) => {
    for (const place of row.where.match(/`([^`]+)`/g) ?? [''])
      expect(existsSync(place.replaceAll('`', '')), `where: ${place}`).toBe(true);
    for (const test of row.tests) {
      const [file = '', title = ''] = test.split(' › ').map((part) => part.replaceAll('`', '').trim());
      expect(existsSync(file), `test file ${file}`).toBe(true);
      expect(title, 'a title is named').not.toBe('');
      const code = withoutComments(readFileSync(file, 'utf8'));
      const told =
        titles(code).some((one) => one.includes(words(title))) || texts(code).includes(words(title));
      expect(told, `${file} › ${title}`).toBe(true);
    }
  });
});
