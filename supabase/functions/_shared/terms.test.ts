// @vitest-environment node
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENTITLEMENTS } from './entitlements.ts';
import { PLAN_CARDS } from './plans.ts';
import { TERMS_VERSION } from './terms.ts';

const terms = readFileSync('docs/terms.md', 'utf8');

/** Every version that a family may have agreed to, with the SHA-256 of its text. Never change a line; add one. */
const VERSIONS: Readonly<Record<string, string>> = {
  '2026-11-28': 'eb986f057efbc58e95616126e4136e4b2740a2ab9d7c2e9ca7421166726511f1',
};

test('the terms text matches its version; a changed text needs a new version', () => {
  const statedVersion = /^Version of (.*?)\./m.exec(terms)?.[1] ?? '';
  expect(new Date(`${statedVersion} UTC`).toISOString().slice(0, 10)).toBe(TERMS_VERSION);
  expect(createHash('sha256').update(terms).digest('hex')).toBe(VERSIONS[TERMS_VERSION]);
});

test('the terms state the prices and numbers of the plans', () => {
  for (const { name, cents } of Object.values(PLAN_CARDS))
    expect(terms).toContain(`| ${name} | $${cents / 100} a month |`);
  const { storiesPerMonth, heroes, saves } = ENTITLEMENTS.basic;
  expect(terms).toContain(
    `${storiesPerMonth} whole stories a month, up to ${heroes} characters, ${saves} saved stories`,
  );
});
