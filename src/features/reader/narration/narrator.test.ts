import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOOK_MS, Narrator, type NarratorState } from './narrator.ts';
import { parseSentences } from './script.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a paused voice finishes its sentence, and resumes with the next one', async () => {
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
  narrator.follows = true;
  const sentences = parseSentences(['The mill was asleep. Nobody saw them. Only Owl did.'], 'en-US');
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

/** A synthesiser of some voices; each does what it is told to do with an utterance. */
function device(voices: Record<string, (said: SpeechSynthesisUtterance) => void>) {
  const said: string[] = [];
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  );
  const synth = Object.assign(new EventTarget(), {
    getVoices: () =>
      Object.keys(voices).map((name) => ({ name, lang: 'en-US', localService: true, default: false })),
    speak(utterance: SpeechSynthesisUtterance) {
      said.push(`${utterance.voice!.name}: ${utterance.text}`);
      voices[utterance.voice!.name]!(utterance);
    },
    cancel: vi.fn(),
  }) as unknown as SpeechSynthesis;
  return { synth, said };
}

const speaks = (utterance: SpeechSynthesisUtterance) => {
  setTimeout(() => utterance.onstart?.({} as SpeechSynthesisEvent), 10);
  setTimeout(() => utterance.onend?.({} as SpeechSynthesisEvent), 900);
};

function readingWith(synth: SpeechSynthesis | undefined) {
  const host = {
    onState: vi.fn(),
    onVoiceless: vi.fn(),
    onWord: () => undefined,
    onSentenceEnd: () => false,
    onEnd: vi.fn(),
  };
  const narrator = new Narrator(host, synth);
  const sentences = parseSentences(['The mill was asleep. Nobody saw them.'], 'en-US');
  narrator.read({ sentences, lang: 'en-US', own: null });
  return { narrator, host };
}

test('a voice that never starts is replaced by the next one', async () => {
  const { synth, said } = device({ Mute: () => undefined, Samantha: speaks });
  const { host } = readingWith(synth);
  await vi.runAllTimersAsync();
  expect(said).toEqual([
    'Mute: The mill was asleep.',
    'Samantha: The mill was asleep.',
    'Samantha: Nobody saw them.',
  ]);
  expect(host.onEnd).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('a voice that never reports its end times out', async () => {
  const { synth, said } = device({
    Endless: (utterance) => utterance.onstart?.({} as SpeechSynthesisEvent),
  });
  const { host } = readingWith(synth);
  await vi.runAllTimersAsync();
  expect(said).toEqual(['Endless: The mill was asleep.', 'Endless: Nobody saw them.']);
  expect(host.onEnd).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('without a voice nothing is read until someone follows the words', async () => {
  const { synth } = device({ Mute: () => undefined });
  for (const voices of [undefined, synth]) {
    const { narrator, host } = readingWith(voices);
    await vi.runAllTimersAsync();
    expect(host.onVoiceless).toHaveBeenCalledOnce();
    expect(host.onEnd).not.toHaveBeenCalled();
    expect(narrator.state).toBe('idle');
  }
  vi.unstubAllGlobals();
});

test('the chosen voice reads, and a new choice restarts the sentence', async () => {
  const { synth, said } = device({ Samantha: speaks, Zarvox: speaks });
  const { narrator } = readingWith(synth);
  await vi.advanceTimersByTimeAsync(100);
  narrator.setVoice('Zarvox');
  await vi.runAllTimersAsync();
  expect(said).toEqual([
    'Samantha: The mill was asleep.',
    'Zarvox: The mill was asleep.',
    'Zarvox: Nobody saw them.',
  ]);
  vi.unstubAllGlobals();
});

test('waits as long as a look takes on a page without words, and pauses there', async () => {
  const onEnd = vi.fn();
  const onVoiceless = vi.fn();
  const narrator = new Narrator(
    { onState: () => undefined, onVoiceless, onWord: () => undefined, onSentenceEnd: () => false, onEnd },
    undefined,
  );
  narrator.read({ sentences: [], lang: 'en-US', own: null });
  await vi.advanceTimersByTimeAsync(LOOK_MS - 100);
  expect(onEnd).not.toHaveBeenCalled();
  narrator.pause();
  await vi.advanceTimersByTimeAsync(LOOK_MS);
  expect(onEnd).not.toHaveBeenCalled();
  narrator.resume();
  await vi.advanceTimersByTimeAsync(LOOK_MS + 10);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(onVoiceless).not.toHaveBeenCalled();
});

/** An audio element whose clips last as long as they say, and what was played. */
function audioDevice() {
  const played: string[] = [];
  vi.stubGlobal(
    'Audio',
    class {
      currentTime = 0;
      playbackRate = 1;
      onplaying?: () => void;
      onended?: () => void;
      #timer: ReturnType<typeof setTimeout> | undefined;
      constructor(readonly src: string) {}
      play() {
        played.push(`${this.src} at ${this.playbackRate}`);
        this.onplaying?.();
        this.#timer = setTimeout(() => this.onended?.(), 1000);
        return Promise.resolve();
      }
      pause() {
        clearTimeout(this.#timer);
      }
    },
  );
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => (blob as Blob).type);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  return played;
}
const clip = (name: string) => ({ sound: new Blob([], { type: name }), lengthMs: 1000 });

test('a relative greets, reads in her own time, and says good night; a pause resumes the same clip', async () => {
  const played = audioDevice();
  const host = {
    onState: vi.fn(),
    onVoiceless: vi.fn(),
    onWord: vi.fn(),
    onSentenceEnd: () => false,
    onEnd: vi.fn(),
  };
  const narrator = new Narrator(host, undefined);
  narrator.setRate(0.7);
  narrator.read({
    sentences: parseSentences(['The mill was asleep.'], 'en-US'),
    lang: 'en-US',
    own: clip('page'),
    plays: { inOwnTime: true, marksWords: false },
    before: clip('hello'),
    after: clip('night'),
  });
  await vi.advanceTimersByTimeAsync(1500);
  narrator.pause();
  await vi.advanceTimersByTimeAsync(5000);
  expect(host.onEnd).not.toHaveBeenCalled();
  narrator.resume();
  await vi.runAllTimersAsync();
  expect(played).toEqual(['hello at 1', 'page at 1', 'page at 1', 'night at 1']);
  expect(host.onEnd).toHaveBeenCalledOnce();
  // In another language no word of the page is the one she says.
  expect(host.onWord.mock.calls.every(([sentence]) => sentence === null)).toBe(true);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a page that a relative left out is read by the device, after her greeting', async () => {
  const played = audioDevice();
  const { synth, said } = device({ Samantha: speaks });
  const host = {
    onState: vi.fn(),
    onVoiceless: vi.fn(),
    onWord: () => undefined,
    onSentenceEnd: () => false,
    onEnd: vi.fn(),
  };
  new Narrator(host, synth).read({
    sentences: parseSentences(['The mill was asleep.'], 'en-US'),
    lang: 'en-US',
    own: null,
    before: clip('hello'),
  });
  await vi.runAllTimersAsync();
  expect(played).toEqual(['hello at 1']);
  expect(said).toEqual(['Samantha: The mill was asleep.']);
  expect(host.onEnd).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
