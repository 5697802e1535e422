// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { readStoredVoice, storeVoice } from './stored-voice.ts';

beforeEach(() => localStorage.clear());

it('stores the chosen voice by name until the best one is chosen again', () => {
  storeVoice('Anna');
  expect(readStoredVoice()).toBe('Anna');
  storeVoice(null);
  expect(readStoredVoice()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('stores nothing that the privacy page leaves out', () => {
  storeVoice('Anna');
  const page = readFileSync('docs/privacy.md', 'utf8');
  expect(Object.keys(localStorage)).toHaveLength(1);
  for (const key of Object.keys(localStorage)) expect(page).toContain(`\`${key}\``);
});
