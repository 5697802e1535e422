import { expect, it } from 'vitest';
import { fileName, tidyDedication } from './keepsake.ts';

it.each([
  ['Zoë', 'zoe'],
  ["Mila O'Neil", 'mila-o-neil'],
  ['Łucja', 'łucja'],
  ['Nguyễn', 'nguyen'],
  ['だいき', 'だいき'],
  ['ガブリエル', 'ガブリエル'],
  ['소미', '소미'],
  ['रिया', 'रिया'],
  ['محمد علي', 'محمد-علي'],
  ['小明', '小明'],
  ['A'.repeat(60), 'a'.repeat(40)],
])('names a file for %s %s', (reader, called) =>
  expect(fileName({ slug: 'neverland', reader }, 'pdf')).toBe(`neverland-${called}.pdf`),
);

it('names a file without a reader after the book', () => {
  expect(fileName({ slug: 'neverland', reader: null }, 'epub')).toBe('neverland.epub');
  expect(fileName({ slug: 'neverland', reader: '🦊' }, 'epub')).toBe('neverland.epub');
});

it('limits a dedication to one line of 80 characters', () => {
  expect(tidyDedication('  For Zoë,\n from\u202E Oma ')).toBe('For Zoë, from Oma');
  expect(Array.from(tidyDedication('🦊'.repeat(90)))).toHaveLength(80);
  expect(tidyDedication(' \u200B ')).toBe('');
});
