// @vitest-environment node
import { expect, it } from 'vitest';
import type { Book, BookSpread } from '../../content/book.ts';
import { template } from '../../content/slots.ts';
import type { SpreadLayout } from '../../content/spread-layout.ts';
import { inkProblems } from './check-ink.ts';

/** A blue evening, with a white square at the foot of the right page. */
const scene: BookSpread['scene'] = {
  plain: '#1d2c48',
  backdrop: 'meadow',
  light: 'noon',
  seed: 1,
  cast: [{ who: 'hero', pose: 'stand', at: [450, 1190] }],
  cuts: [{ shape: '500,900! 1200,900! 1200,1320! 500,1320!', snip: true, colour: '#fffaf0', depth: 0.5 }],
  describe: '{name} stands in a blue evening.',
};
const told = async (layout: SpreadLayout) => {
  const text = [template('And on the same tick, “One,” said the saucepan.')];
  const book: Book = { spreads: [{ id: 'one', text, layout, scene }] };
  return (await inkProblems(book)).map(({ spread, words }) => `${spread}: ${words}`).join('\n');
};

it('finds light ink on a light part of the picture', async () => {
  expect(await told({ kind: 'bleed', wordsAt: 'right-bottom', ink: '#f7ecd6' })).toMatch(
    /^one: the ink #f7ecd6 has a contrast below 4.5 : 1 on 100 %/,
  );
});

it.each<[string, SpreadLayout]>([
  ['light ink on a dark part', { kind: 'bleed', wordsAt: 'left-bottom', ink: '#f7ecd6' }],
  ['dark ink on a light part', { kind: 'bleed', wordsAt: 'right-bottom', ink: '#1d2c48' }],
  ['words on paper', { kind: 'bleed', wordsAt: 'right-bottom' }],
  ['a picture without words', { kind: 'wordless' }],
])('finds no problem in %s', async (_, layout) => {
  expect(await told(layout)).toBe('');
});
