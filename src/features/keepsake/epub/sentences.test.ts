import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutSentences, findPauses, sentencesOf } from './sentences.ts';

const RATE = 8000;
/** A made-up voice: for each part so many seconds of sound, then of quiet with a little noise. */
function recording(parts: readonly (readonly [sound: number, quiet: number])[]) {
  const samples: number[] = [];
  const ends: [from: number, to: number][] = [];
  for (const [sound, quiet] of parts) {
    for (let i = 0; i < sound * RATE; i++)
      samples.push(0.3 * Math.sin(i * 0.7) * (0.6 + 0.4 * Math.sin(i / 900)));
    const from = samples.length / RATE;
    for (let i = 0; i < quiet * RATE; i++) samples.push(0.004 * Math.sin(i * 1.9));
    ends.push([from, samples.length / RATE]);
  }
  return { samples: new Float32Array(samples), seconds: samples.length / RATE, ends };
}

const sentence = fc.record({
  letters: fc.integer({ min: 12, max: 90 }),
  pace: fc.double({ min: 0.8, max: 1.25, noNaN: true }),
  quiet: fc.double({ min: 0.5, max: 1.2, noNaN: true }),
});

describe('a recording', () => {
  it('is cut in the pause after each sentence, whatever the pace', () => {
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 2, maxLength: 6 }), (sentences) => {
        const { samples, seconds, ends } = recording(
          sentences.map(({ letters, pace, quiet }) => [letters * 0.07 * pace, quiet] as const),
        );
        const cuts = cutSentences(
          findPauses(samples, RATE),
          sentences.map(({ letters }) => letters),
          seconds,
        );
        expect(cuts).toHaveLength(sentences.length);
        expect(cuts!.at(-1)).toBe(seconds);
        for (const [index, [from, to]] of ends.slice(0, -1).entries()) {
          expect(cuts![index]).toBeGreaterThan(from - 0.05);
          expect(cuts![index]).toBeLessThan(to + 0.05);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('takes the long pause at the end of a sentence, not the short one within', () => {
    const { samples, seconds, ends } = recording([
      [1.5, 0.3],
      [1.5, 0.8],
      [3, 0],
    ]);
    const [cut] = cutSentences(findPauses(samples, RATE), [45, 45], seconds)!;
    expect(cut).toBeGreaterThan(ends[1]![0]);
    expect(cut).toBeLessThan(ends[1]![1]);
  });

  it.each<[string, readonly (readonly [number, number])[], number[]]>([
    ['without a pause', [[6, 0]], [40, 40]],
    ['with nothing but noise', [[0, 6]], [40, 40]],
    [
      'whose only pause is far from where it would be',
      [
        [0.3, 0.6],
        [9, 0],
      ],
      [60, 60],
    ],
    [
      'of one sentence',
      [
        [2, 0.5],
        [2, 0.5],
      ],
      [60],
    ],
  ])('%s is not cut', (_, parts, letters) => {
    const { samples, seconds } = recording(parts);
    expect(cutSentences(findPauses(samples, RATE), letters, seconds)).toBeNull();
  });
});

it('divides paragraphs into sentences that are whole together, and no loud word', () => {
  const paragraphs = ['Flip. WHUMP! Hush.', '“Oh,” said Zoë. “Look!”'];
  const parts = sentencesOf({ paragraphs, loud: 'WHUMP!' }, 'en-US');
  expect(parts.map((sentences) => sentences.join(''))).toEqual(paragraphs);
  expect(parts.map(({ length }) => length)).toEqual([3, 2]);
  expect(sentencesOf({ paragraphs, loud: 'Flip. WHUMP!' }, 'en-US')[0]).toEqual([paragraphs[0]]);
});
