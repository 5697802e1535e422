// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type TestTitles, testTitlesOf } from './test-titles.ts';

/**
 * Checks `docs/spec-coverage.md`: each row names the section, the rule, where it lives and its test as `file › part of
 * the test's title`, several separated by `<br>`. Files must exist, and a running test must have the words in its
 * title.
 */
const rows = readFileSync('docs/spec-coverage.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| §/.test(line))
  .map((line) => {
    const [section = '', rule = '', files = '', tests = ''] = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { section, rule, where: files, tests: tests.split('<br>').map((test) => test.trim()) };
  });

/** Prose and code differ in apostrophes and escapes only. */
const normalized = (text: string) => text.replaceAll(/[’'`"\\]/g, '').replaceAll(/\s+/g, ' ');

const titlesByFile = new Map<string, TestTitles>();
function titlesInFile(file: string): TestTitles {
  const titles = titlesByFile.get(file) ?? testTitlesOf(readFileSync(file, 'utf8'), file);
  titlesByFile.set(file, titles);
  return titles;
}

describe('the coverage of the specification', () => {
  it('covers every section', () => {
    expect(rows.length).toBeGreaterThan(90);
    expect(new Set(rows.map(({ section }) => section.split('.')[0]))).toEqual(
      new Set(['§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9']),
    );
  });

  it('tells a title from a comment, a searched text and a skipped test', () => {
    const { written, filledIn } = testTitlesOf(`
      const ROWS = [['a row']];
      // it('is only meant')
      const fine = 'is only said'; /* test('is meant beside') */
      it.each(ROWS)('draws %s', () => { see('is looked for'); });
      for (const { name } of [{ name: 'a kind' }]) test(\`\${name}: seen\`, () => {});
      test.skip('is skipped', () => {});
      it.todo('is to be done');
      test.describe('a group', () => test('is \`told\`', { tag: '@any-size' }, () => {}));
      apart('is apart', () => {});
    `);
    expect(written).toEqual(['draws %s', '…: seen', 'a group', 'is `told`', 'is apart']);
    expect(filledIn).toEqual(['a row', 'a kind']);
  });

  it.each(rows.map((row) => [`${row.section} ${row.rule}`, row] as const))('%s', (_, row) => {
    for (const place of row.where.match(/`([^`]+)`/g) ?? [''])
      expect(existsSync(place.replaceAll('`', '')), `where: ${place}`).toBe(true);
    for (const test of row.tests) {
      const [file = '', title = ''] = test.split(' › ').map((part) => part.replaceAll('`', '').trim());
      expect(existsSync(file), `test file ${file}`).toBe(true);
      expect(title, 'a title is named').not.toBe('');
      const { written, filledIn } = titlesInFile(file);
      const isCovered =
        written.some((one) => normalized(one).includes(normalized(title))) ||
        filledIn.some((one) => normalized(one) === normalized(title));
      expect(isCovered, `${file} › ${title}`).toBe(true);
    }
  });
});
