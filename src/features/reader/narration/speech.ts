import {
  type Cue,
  FOLLOWING_PACE,
  type Sentence,
  scheduleWords,
  sentenceWeight,
  updatePace,
  type WordRange,
  wordAt,
} from './script.ts';

/** How an utterance ended; 'silent': the voice never started. */
export type Ending = 'ended' | 'stopped' | 'failed' | 'silent';

/** A running utterance. It ends by itself or is stopped; `done` never rejects. */
export interface Utterance {
  readonly done: Promise<Ending>;
  stop(): void;
}

export type OnWord = (sentence: Sentence, word: WordRange) => void;

export interface VoiceOptions {
  readonly synth: SpeechSynthesis;
  readonly voice: SpeechSynthesisVoice;
  /** 1 is the voice's own speed. */
  readonly rate: number;
  /** ms per unit of weight at speed 1: see updatePace. */
  readonly pace: number;
}

/** How long a voice may take to start, in ms: remote ones are slow. */
const START_TIMEOUT_MS = 6000;
/** A sentence that takes this much longer than estimated counts as ended without an event. */
const [TIMEOUT_FACTOR, TIMEOUT_EXTRA_MS] = [3, 4000];

/**
 * Speaks one sentence with timeouts, because some voices never start and some never report their end. Words
 * follow the voice's boundary events; until the first one, or without any, they follow an estimate. One
 * utterance per sentence: some browsers cut off long ones. `onPace` receives the measured pace.
 */
export function speak(
  sentence: Sentence,
  { synth, voice, rate, pace }: VoiceOptions,
  onWord: OnWord,
  onPace: (pace: number) => void,
): Utterance {
  const utterance = new SpeechSynthesisUtterance(sentence.text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = rate;
  let settle: (how: Ending) => void;
  const done = new Promise<Ending>((resolve) => {
    settle = resolve;
  });
  const length = (sentenceWeight(sentence) * pace) / rate;
  let startedAt = 0;
  let stopEstimate = () => {};
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const finish = (how: Ending) => {
    clearTimeout(timeout);
    stopEstimate();
    settle(how);
  };
  const abandon = (how: Ending) => {
    // Chromium garbage-collects an unreferenced utterance with its events; this closure keeps it.
    utterance.onend = utterance.onerror = utterance.onboundary = utterance.onstart = null;
    finish(how);
    synth.cancel();
  };
  const setDeadline = (ms: number, how: Ending) => {
    clearTimeout(timeout);
    timeout = setTimeout(() => abandon(how), ms);
  };
  utterance.onstart = () => {
    startedAt = performance.now();
    setDeadline(TIMEOUT_FACTOR * length + TIMEOUT_EXTRA_MS, 'ended');
    stopEstimate = playCues(scheduleWords([sentence], length), onWord);
  };
  utterance.onboundary = (event) => {
    setDeadline(TIMEOUT_FACTOR * length + TIMEOUT_EXTRA_MS, 'ended');
    if (event.name === 'sentence') return;
    stopEstimate();
    const word = wordAt(sentence, event.charIndex);
    if (word) onWord(sentence, word);
  };
  utterance.onend = () => {
    if (startedAt) onPace(updatePace(pace, sentence, performance.now() - startedAt, rate));
    finish('ended');
  };
  utterance.onerror = () => finish('failed');
  setDeadline(START_TIMEOUT_MS, 'silent');
  synth.speak(utterance);
  return { done, stop: () => abandon('stopped') };
}

/** Plays a parent's recording of a page; estimates its words over its length. */
export function playRecording(
  audio: HTMLAudioElement,
  sentences: readonly Sentence[],
  lengthMs: number,
  onWord: OnWord,
): Utterance {
  let settle: (how: Ending) => void;
  const done = new Promise<Ending>((resolve) => {
    settle = resolve;
  });
  const length = lengthMs / audio.playbackRate;
  let stopEstimate = () => {};
  const finish = (how: Ending) => {
    stopEstimate();
    settle(how);
  };
  audio.onplaying = () => {
    stopEstimate();
    stopEstimate = playCues(
      scheduleWords(sentences, length),
      onWord,
      (audio.currentTime * 1000) / audio.playbackRate,
    );
  };
  audio.onended = () => finish('ended');
  audio.onerror = () => finish('failed');
  audio.play().catch(() => finish('failed'));
  return {
    done,
    stop() {
      audio.pause();
      finish('stopped');
    },
  };
}

/** Highlights a sentence's words silently, no faster than a child's finger follows them. */
export function followWords(sentence: Sentence, rate: number, onWord: OnWord): Utterance {
  const length = (sentenceWeight(sentence) * FOLLOWING_PACE) / rate;
  const stopTelling = playCues(scheduleWords([sentence], length), onWord);
  const { done, stop } = wait(length);
  return {
    done,
    stop() {
      stopTelling();
      stop();
    },
  };
}

/** Says nothing for `ms`: a page without words. */
export function wait(ms: number): Utterance {
  let settle: (how: Ending) => void;
  const done = new Promise<Ending>((resolve) => {
    settle = resolve;
  });
  const over = setTimeout(() => settle('ended'), ms);
  return {
    done,
    stop() {
      clearTimeout(over);
      settle('stopped');
    },
  };
}

/** Calls back for each word at its time, one timer at a time, starting `from` ms into the cues. @returns stops it */
function playCues(cues: readonly Cue[], onWord: OnWord, from = 0): () => void {
  const start = performance.now() - from;
  let n = Math.max(
    0,
    cues.findLastIndex(({ at }) => at <= from),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const step = () => {
    const cue = cues[n++];
    if (!cue) return;
    onWord(cue.sentence, cue.word);
    const next = cues[n];
    if (next) timer = setTimeout(step, start + next.at - performance.now());
  };
  step();
  return () => clearTimeout(timer);
}
