import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseVoice, listVoices } from './voices.ts';

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
  ])('%s', (_, voices, expected) => {
    expect(chooseVoice(voices, 'en-US')?.name).toBe(expected);
  });
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

  test('answers within the tap when they are known', () => {
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
  test('gives up with none', async () => {
    const answer = listVoices(synth([]));
    await vi.advanceTimersByTimeAsync(1500);
    expect(await answer).toEqual([]);
  });
});
