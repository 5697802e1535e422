import { expect, it } from 'vitest';
import { aroundWord, isSpeech, tieLastWord } from './typeset.ts';

it('ties a short last word to the one before it, and changes no length', () => {
  const tied = tieLastWord('They measured again in the morning.');
  expect(tied).toBe('They measured again in the\u00a0morning.');
  expect(tied).toHaveLength('They measured again in the morning.'.length);
});

it.each([
  ['a long last word breaks off by itself', 'It was far from unquestionable.'],
  ['a few words are one line', '“Just one.”'],
  ['one word has none before it', 'WHUMP.'],
  ['no words', ''],
])('leaves alone: %s', (_, paragraph) => {
  expect(tieLastWord(paragraph)).toBe(paragraph);
});

it('knows a line of speech by its first letter', () => {
  expect(['“Left,” said Davi.', '‘Hm.’', 'He said “left.”'].map(isSpeech)).toEqual([true, true, false]);
});

it('cuts a paragraph at its loud word', () => {
  expect(aroundWord('Flip. WHUMP. The rope sang.', 'WHUMP.')).toEqual(['Flip. ', ' The rope sang.']);
  expect(aroundWord('The rope sang.', 'WHUMP.')).toBeNull();
});
