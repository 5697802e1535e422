/**
 * Setup of unit tests: an unexpected console error or warning fails its test, and one at import or afterwards fails the
 * file.
 */
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

const messages: string[] = [];

function recordConsole(): void {
  for (const tone of ['error', 'warn'] as const)
    vi.spyOn(console, tone).mockImplementation((...args: unknown[]) => {
      messages.push(`console.${tone}: ${args.map(String).join(' ').slice(0, 500)}`);
    });
}

recordConsole();
// A test that expects output installs its own spy, and may restore all mocks.
beforeEach(recordConsole);
afterEach(() => expect(messages.splice(0)).toEqual([]));
afterAll(() => expect(messages.splice(0)).toEqual([]));
