/** Set up before each file of unit tests: what is said as an error or a warning by the way fails the test that said it. */
import { afterEach, beforeEach, expect, vi } from 'vitest';

const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  for (const tone of ['error', 'warn'] as const)
    vi.spyOn(console, tone).mockImplementation((...words: unknown[]) => {
      said.push(`console.${tone}: ${words.map(String).join(' ').slice(0, 500)}`);
    });
});

// A test that expects words puts a spy of its own in the way.
afterEach(() => expect(said).toEqual([]));
