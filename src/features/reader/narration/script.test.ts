import { describe, expect, test } from 'vitest';
import {
  INITIAL_PACE,
  parseSentences,
  type Sentence,
  scheduleWords,
  sentenceWeight,
  updatePace,
  wordAt,
} from './script.ts';

const words = ({ text, words }: Sentence) => words.map(({ start, end }) => text.slice(start, end));

describe('parseSentences', () => {
  test("keeps each sentence and word's place in its paragraph", () => {
    const paragraphs = ['“Hold on, Fox,” said Mila. She pulled.', 'Up they went!'];
    const script = parseSentences(paragraphs, 'en-US');
    expect(script.map(({ paragraph, text }) => [paragraph, text])).toEqual([
      [0, '“Hold on, Fox,” said Mila.'],
      [0, 'She pulled.'],
      [1, 'Up they went!'],
    ]);
    expect(script.map(words)).toEqual([
      ['Hold', 'on', 'Fox', 'said', 'Mila'],
      ['She', 'pulled'],
      ['Up', 'they', 'went'],
    ]);
    for (const { paragraph, start, text } of script)
      expect(paragraphs[paragraph]!.slice(start, start + text.length)).toBe(text);
  });

  test('reads a link as the words around it', () => {
    const [sentence] = parseSentences([['See ', { text: 'the mill', href: '/mill' }, ' sleep.']], 'en-US');
    expect(sentence!.text).toBe('See the mill sleep.');
  });

  test.each([
    ['O’Neil’s boat', ['O’Neil’s', 'boat']],
    ['Zoë naps.', ['Zoë', 'naps']],
    ['<b>Mo</b> & 2 cats', ['b', 'Mo', 'b', '2', 'cats']],
  ])('handles names and marks: %s', (text, expected) => {
    expect(words(parseSentences([text], 'en-US')[0]!)).toEqual(expected);
  });

  test('returns nothing for a page without words', () => {
    expect(parseSentences(['', '…', '  '], 'en-US')).toEqual([]);
  });
});

describe('wordAt', () => {
  const [sentence] = parseSentences(['“Come,” said Owl.'], 'en-US');
  const at = (charIndex: number) => {
    const word = wordAt(sentence!, charIndex)!;
    return sentence!.text.slice(word.start, word.end);
  };
  test.each([
    ['on a quotation mark before the word', 0, 'Come'],
    ['on its first letter', 1, 'Come'],
    ['inside it', 3, 'Come'],
    ['on the space before the next', 7, 'said'],
    ['past the end', 99, 'Owl'],
  ])('%s', (_, charIndex, expected) => {
    expect(at(charIndex)).toBe(expected);
  });
});

describe('scheduleWords', () => {
  const script = parseSentences(['Go. An extraordinary elephant.'], 'en-US');
  test('starts at once, keeps the order and stays within the time', () => {
    const cues = scheduleWords(script, 3000);
    expect(cues).toHaveLength(4);
    expect(cues[0]!.at).toBe(0);
    const times = cues.map(({ at }) => at);
    expect([...times].sort((a, b) => a - b)).toEqual(times);
    expect(times.at(-1)).toBeLessThan(3000);
  });
  test('gives long words, and the pause after a full stop, more time', () => {
    const [go, an, extraordinary, elephant] = scheduleWords(script, 3000).map(({ at }) => at) as [
      number,
      number,
      number,
      number,
    ];
    expect(elephant - extraordinary).toBeGreaterThan(extraordinary - an);
    expect(an - go).toBeGreaterThan(extraordinary - an);
  });
});

describe('updatePace', () => {
  const [sentence] = parseSentences(['The moon was round and warm.'], 'en-US');
  test('moves half-way to the measured pace', () => {
    const heard = sentenceWeight(sentence!) * 100;
    expect(updatePace(60, sentence!, heard, 1)).toBeCloseTo(80);
  });
  test('accounts for a slow rate setting', () => {
    expect(
      updatePace(INITIAL_PACE, sentence!, (sentenceWeight(sentence!) * INITIAL_PACE) / 0.7, 0.7),
    ).toBeCloseTo(INITIAL_PACE);
  });
  test('stays within limits when a voice hangs or skips', () => {
    expect(updatePace(60, sentence!, 60_000, 1)).toBe(180);
    expect(updatePace(40, sentence!, 0, 1)).toBe(30);
  });
});
