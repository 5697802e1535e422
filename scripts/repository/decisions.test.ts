/** The form of `docs/decisions/`, and that what the repository cites is there. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = 'docs/decisions';
/** Words of one printed page. */
const A_PAGE = 520;

const records = readdirSync(FOLDER)
  .filter((name) => name !== 'README.md')
  .map((name) => ({ name, text: readFileSync(`${FOLDER}/${name}`, 'utf8') }));

it.each(records)(
  '$name says status, context, decision and consequences, in this order and on one page',
  ({ name, text }) => {
    const [title = '', , status, , context = ''] = text.split('\n');
    expect(name).toMatch(/^\d{3}-[a-z0-9-]+\.md$/);
    expect(title).toMatch(new RegExp(`^# ${name.slice(0, 3)} \\S`));
    expect(status).toMatch(/^Status: accepted$/);
    expect(context).toMatch(/^\*\*Context\.\*\* /);
    const parts = [...text.matchAll(/^\*\*(Context|Decision|Consequences)\.\*\*/gm)].map(([, part]) => part);
    expect(parts).toEqual(['Context', 'Decision', 'Consequences']);
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(A_PAGE);
  },
);

it('the index lists each record once, under its own title', () => {
  const listed = [...readFileSync(`${FOLDER}/README.md`, 'utf8').matchAll(/^- \[(.+)\]\((.+)\)$/gm)];
  const titled = records.map(({ name, text }) => `${name} ${text.split('\n')[0]?.slice(2)}`);
  expect(listed.map(([, title, name]) => `${name} ${title}`).sort()).toEqual(titled.sort());
});

it('every decision that is cited is there', () => {
  // The likeness bench keeps what was measured for records that are gone.
  const places = ['.', ':!bench/likeness', ':!scripts/repository/decisions.test.ts'];
  const lines = execFileSync(
    'git',
    ['grep', '-hoE', 'decisions?[ /][0-9]{3}[a-z0-9.-]*((, | and )[0-9]{3})*', '--', ...places],
    {
      encoding: 'utf8',
    },
  );
  const cited = [...lines.matchAll(/\b\d{3}\b/g)].map(([number]) => number);
  const files = [...lines.matchAll(/decisions\/(\d{3}[a-z0-9.-]+\.md)/g)].map(([, file]) => file);
  expect(cited.length).toBeGreaterThan(20);
  expect(cited.filter((number) => !records.some(({ name }) => name.startsWith(number)))).toEqual([]);
  expect(files.filter((file) => !records.some(({ name }) => name === file))).toEqual([]);
});
