import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseVoice, listVoices, rankVoices } from './voices.ts';

const voice = (name: string, lang: string, localService: boolean, isDefault = false) => ({
  name,
  lang,
  localService,
  default: isDefault,
});

describe('chooseVoice', () => {
  test.each([
    [
      'a voice of the device before one of a server',
      [voice('far', 'en-US', false, true), voice('near', 'en-GB', true)],
      'near',
    ],
    ['the same region', [voice('gb', 'en-GB', true), voice('us', 'en_US', true)], 'us'],
    ['the default of two alike', [voice('one', 'en-US', true), voice('two', 'en-US', true, true)], 'two'],
    [
      'a server’s voice when there is no other',
      [voice('far', 'en-US', false), voice('de', 'de-DE', true)],
      'far',
    ],
    ['none that speaks another language', [voice('de', 'de-DE', true, true)], undefined],
    ['none at all', [], undefined],
    [
      'no voice made for fun, whichever is the default',
      [voice('Albert', 'en-US', true, true), voice('Samantha', 'en-US', true)],
      'Samantha',
    ],
    [
      'a voice of another region before a plain one',
      [voice('Fred', 'en-US', true), voice('Daniel', 'en-GB', true)],
      'Daniel',
    ],
    ['none where all are made for fun', [voice('Bad News', 'en-US', true)], undefined],
    [
      'the fuller of two',
      [voice('Ava', 'en-US', true, true), voice('Ava (Enhanced)', 'en-US', true)],
      'Ava (Enhanced)',
    ],
    ['one with three letters', [voice('Samsung', 'eng-USA', true), voice('de', 'deu-DEU', true)], 'Samsung'],
    ['one with three letters and a bar', [voice('gb', 'eng_GBR', true), voice('us', 'eng_USA', true)], 'us'],
  ])('%s', (_, voices, expected) => {
    expect(chooseVoice(voices, 'en-US')?.name).toBe(expected);
  });
});

test("prefers the family's choice, novelty voices included, unless it is silent or gone", () => {
  const voices = [voice('Samantha', 'en-US', true), voice('Zarvox', 'en-US', true)];
  expect(chooseVoice(voices, 'en-US', 'Zarvox')?.name).toBe('Zarvox');
  expect(chooseVoice(voices, 'en-US', 'Zarvox', new Set(['Zarvox']))?.name).toBe('Samantha');
  expect(chooseVoice(voices, 'en-US', 'Gone')?.name).toBe('Samantha');
  expect(rankVoices(voices.reverse(), 'en-US').map(({ name }) => name)).toEqual(['Samantha', 'Zarvox']);
});

describe('listVoices', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const synth = (voices: string[]) =>
    Object.assign(new EventTarget(), { getVoices: () => voices }) as unknown as SpeechSynthesis;

  test('returns known voices synchronously, within the tap', () => {
    expect(listVoices(synth(['a']))).toEqual(['a']);
  });
  test('waits for a browser that lists them late', async () => {
    const late: string[] = [];
    const device = synth(late);
    const answer = listVoices(device);
    late.push('a');
    device.dispatchEvent(new Event('voiceschanged'));
    expect(await answer).toEqual(['a']);
    expect(vi.getTimerCount()).toBe(0);
  });
  test('gives up with an empty list', async () => {
    const answer = listVoices(synth([]));
    await vi.advanceTimersByTimeAsync(1500);
    expect(await answer).toEqual([]);
  });
});
