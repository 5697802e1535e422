// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * `docs/spec-coverage.md` may not lie: each row of its tables names the section, the rule, where it lives and its test
 * as `file › part of the test's title`, several separated by `<br>`. Files must exist, and the words must stand in them.
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

describe('the coverage of the specification', () => {
  it('covers every section', () => {
    expect(rows.length).toBeGreaterThan(90);
    expect(new Set(rows.map(({ section }) => section.split('.')[0]))).toEqual(
      new Set(['§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9']),
    );
  });

  it.each(rows.map((row) => [`${row.section} ${row.rule}`, row] as const))('%s', (_, row) => {
    for (const place of row.where.match(/`([^`]+)`/g) ?? [''])
      expect(existsSync(place.replaceAll('`', '')), `where: ${place}`).toBe(true);
    for (const test of row.tests) {
      const [file = '', title = ''] = test.split(' › ').map((part) => part.replaceAll('`', '').trim());
      expect(existsSync(file), `test file ${file}`).toBe(true);
      expect(title, 'a title is named').not.toBe('');
      expect(words(readFileSync(file, 'utf8')), `${file} › ${title}`).toContain(words(title));
    }
  });
});
