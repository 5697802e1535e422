import { describe, expect, test } from 'vitest';
import { BITS_PER_SECOND } from '../../platform/recorder/recorder.ts';
import { bitsFor } from './bits-for.ts';
import { MAX_CLIP_BYTES } from './send-recordings.ts';
import { neighbour, placeOf, type Step, stepName, stepNamed, stepsOf } from './steps.ts';

const SPREADS = ['attic', 'sea', 'home'];

describe('the steps of a book', () => {
  test('lead from the welcome over each page to sending, and back', () => {
    let step: Step = { kind: 'welcome' };
    const names = [stepName(step, SPREADS)];
    for (let steps = 0; steps < 20 && step.kind !== 'send'; steps++) {
      const next = neighbour(step, 1, SPREADS);
      expect(neighbour(next, -1, SPREADS)).toEqual(step);
      step = next;
      names.push(stepName(step, SPREADS));
    }
    expect(names).toEqual([
      'welcome',
      'check',
      'before',
      'spread attic',
      'spread sea',
      'spread home',
      'after',
      'send',
    ]);
    expect(neighbour(step, 1, SPREADS)).toEqual(step);
  });

  test('are found again by name, also in a book that has changed', () => {
    for (const step of [...stepsOf(3), { kind: 'sent' } as const])
      expect(stepNamed(stepName(step, SPREADS), SPREADS)).toEqual(step);
    expect(stepNamed('spread sea', ['sea', 'home'])).toEqual({ kind: 'page', index: 0 });
    expect(stepNamed('spread gone', SPREADS)).toEqual({ kind: 'welcome' });
  });

  test('record greetings and pages, and nothing else', () => {
    expect(stepsOf(1).map((step) => placeOf(step, ['attic']))).toEqual([
      null,
      null,
      'before',
      'spread attic',
      'after',
      null,
    ]);
  });
});

test('a book of any length fits into one parcel', () => {
  const book = (pages: number, words: number) =>
    Array.from({ length: pages }, (_, id) => ({ id: String(id), words: ['word '.repeat(words).trim()] }));
  expect(bitsFor(book(12, 40))).toBe(BITS_PER_SECOND);
  const long = bitsFor(book(30, 50));
  expect(long).toBeLessThan(BITS_PER_SECOND);
  // 1,500 words at a hundred a minute, and a look at each page.
  const seconds = 15 * 60 + 30 * 8;
  expect((long * seconds) / 8).toBeLessThan(MAX_CLIP_BYTES);
  expect(bitsFor(book(100, 400))).toBe(10_000);
});
