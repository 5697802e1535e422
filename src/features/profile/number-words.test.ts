import { describe, expect, it } from 'vitest';
import { numberInWords } from './number-words.ts';

describe('numberInWords', () => {
  it.each([
    [0, 'zero'],
    [7, 'seven'],
    [12, 'twelve'],
    [20, 'twenty'],
    [48, 'forty-eight'],
    [100, 'one hundred'],
    [113, 'one hundred and thirteen'],
    [342, 'three hundred and forty-two'],
    [690, 'six hundred and ninety'],
    [999, 'nine hundred and ninety-nine'],
  ])('%i is %s', (number, words) => expect(numberInWords(number)).toBe(words));

  it('gives each number distinct words', () => {
    expect(new Set(Array.from({ length: 1000 }, (_, number) => numberInWords(number))).size).toBe(1000);
  });
});
