import { describe, expect, it } from 'vitest';
import { leftToRight, splitBidiWords, visualOrder } from './bidi-runs.ts';

const of = (text: string) => splitBidiWords(text).map(({ bidiRuns }) => bidiRuns.map((one) => one.text));

describe('splitting a word into runs', () => {
  it.each([
    ['Zoë’s hat', [['Zoë’s'], ['hat']]],
    [
      '“محمد علي”',
      [
        ['“', 'محمد'],
        ['علي', '”'],
      ],
    ],
    ['Mila🦊!', [['Mila', '🦊', '!']]],
    ['👩‍👧', [['👩‍👧']]],
    ['小明', [['小明']]],
    ['小明'.repeat(7), [[...'小明'.repeat(7)]]],
    ['e\u0301', [['é']]],
    ['', []],
  ])('%s', (text, expected) => {
    expect(of(text)).toEqual(expected);
  });
});

describe('the visual order of a line', () => {
  it.each([
    [[], []],
    [
      [0, 0, 0],
      [0, 1, 2],
    ],
    [
      [0, 1, 1, 1, 0],
      [0, 3, 2, 1, 4],
    ],
    // A number within Hebrew runs from left to right.
    [
      [1, 1, 2, 2, 1],
      [4, 2, 3, 1, 0],
    ],
  ])('%j', (levels, order) => {
    expect(visualOrder(levels)).toEqual(order);
  });

  it('mirrors brackets in right-to-left text', () => {
    expect(leftToRight({ text: '(ab', level: 1 })).toBe('ba)');
    expect(leftToRight({ text: '(ab', level: 0 })).toBe('(ab');
  });
});
