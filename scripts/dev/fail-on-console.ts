/**
 * Set up before each file of unit tests: what is said as an error or a warning by the way fails the test that said it, and what
 * is said while a file is read or afterwards fails the file.
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
// A test that expects words puts a spy of its own in the way, and may take all spies away.
beforeEach(hear);
afterEach(() => expect(said.splice(0)).toEqual([]));
afterAll(() => expect(said.splice(0)).toEqual([]));
