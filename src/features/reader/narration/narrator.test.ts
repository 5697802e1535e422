import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Narrator, type NarratorState } from './narrator.ts';
import { scriptOf } from './script.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('told to rest, a voice finishes its sentence, and goes on with the next one', async () => {
  const states: NarratorState[] = [];
  const begun: string[] = [];
  const ended = vi.fn();
  let rests = true;
  // Without a voice the words are marked by the clock: the same sentences in the same order.
  const narrator = new Narrator(
    {
      onState: (state) => states.push(state),
      onVoiceless: () => undefined,
      onWord: (sentence) => sentence && begun.at(-1) !== sentence.text && begun.push(sentence.text),
      onSentenceEnd: () => rests,
      onEnd: ended,
    },
    undefined,
  );
  const sentences = scriptOf(['The mill was asleep. Nobody saw them. Only Owl did.'], 'en-US');
  narrator.read({ sentences, lang: 'en-US', own: null });
  await vi.runAllTimersAsync();
  expect(begun).toEqual(['The mill was asleep.']);
  expect(states.at(-1)).toBe('paused');
  expect(ended).not.toHaveBeenCalled();

  rests = false;
  narrator.resume();
  await vi.runAllTimersAsync();
  expect(begun).toEqual(['The mill was asleep.', 'Nobody saw them.', 'Only Owl did.']);
  expect(states.at(-1)).toBe('idle');
  expect(ended).toHaveBeenCalledOnce();
});
