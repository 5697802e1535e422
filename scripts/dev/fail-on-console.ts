/**
 * Setup of unit tests: an unexpected console error or warning fails its test, and one at import or afterwards fails the
 * file.
 */
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

const said: string[] = [];

function hear(): void {
  for (const tone of ['error', 'warn'] as const)
    vi.spyOn(console, tone).mockImplementation((...words: unknown[]) => {
      said.push(`console.${tone}: ${words.map(String).join(' ').slice(0, 500)}`);
    });
}

hear();
// A test that expects output installs its own spy, and may restore all mocks.
beforeEach(hear);
afterEach(() => expect(said.splice(0)).toEqual([]));
afterAll(() => expect(said.splice(0)).toEqual([]));
