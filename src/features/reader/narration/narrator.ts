import type { Sentence, Word } from './script.ts';
import { FIRST_PACE } from './script.ts';
import { followWords, type OnWord, playRecording, speak, type Utterance } from './speech.ts';
import { chooseVoice, listVoices } from './voices.ts';

/** What the narrator is doing. 'failed' is for the family to know; nothing else stops working. */
export type NarratorState = 'idle' | 'reading' | 'paused' | 'failed';

/** A parent's own reading of a page. */
export interface OwnVoice {
  readonly sound: Blob;
  readonly lengthMs: number;
}

/** A page to be read: its script and, when a parent has recorded it, their voice. */
export interface Reading {
  readonly sentences: readonly Sentence[];
  readonly lang: string;
  readonly own: OwnVoice | null;
}

export interface NarratorHost {
  onState(state: NarratorState): void;
  /** The device has no voice for this page: its words are marked all the same, for whoever reads along. */
  onVoiceless(): void;
  /** The word being spoken, or null when none is. */
  onWord(sentence: Sentence | null, word: Word | null): void;
  /** A sentence was read that is not the page's last. True: the voice is to rest here, as after a pause. */
  onSentenceEnd(): boolean;
  /** The page has been read to its end. */
  onEnd(): void;
}

/**
 * Reads pages aloud, one at a time. Pausing stops the voice and remembers the sentence, because a synthesiser that is
 * asked to pause may never go on; reading on begins that sentence again, which is also what a listener needs.
 */
export class Narrator {
  rate = 1;
  #state: NarratorState = 'idle';
  #reading: Reading | null = null;
  #sentence = 0;
  #saying: Utterance | null = null;
  #audio: HTMLAudioElement | null = null;
  #pace = FIRST_PACE;
  /** Counts every start and stop, so that an answer that comes late can tell it is no longer wanted. */
  #turn = 0;
  readonly #host: NarratorHost;
  readonly #synth: SpeechSynthesis | undefined;

  constructor(host: NarratorHost, synth: SpeechSynthesis | undefined) {
    this.#host = host;
    this.#synth = synth;
  }

  get state(): NarratorState {
    return this.#state;
  }

  /** Reads a page from its beginning. */
  read(reading: Reading): void {
    this.#silence();
    this.#reading = reading;
    this.#sentence = 0;
    void this.#run();
  }

  /** Goes on after a pause. */
  resume(): void {
    if (this.#state === 'paused') void this.#run();
  }

  pause(): void {
    if (this.#state !== 'reading') return;
    this.#turn++;
    this.#saying?.stop();
    this.#saying = null;
    this.#show('paused');
  }

  stop(): void {
    this.#silence();
    this.#show('idle');
  }

  /** A new speed holds at once: the sentence begins again with it. */
  setRate(rate: number): void {
    this.rate = rate;
    if (this.#audio) this.#audio.playbackRate = rate;
    if (this.#state !== 'reading') return;
    this.pause();
    this.resume();
  }

  async #run(): Promise<void> {
    const reading = this.#reading;
    if (!reading) return;
    const turn = ++this.#turn;
    this.#show('reading');
    const told: OnWord = (sentence, word) => this.#host.onWord(sentence, word);
    const how = reading.own
      ? await this.#playOwn(reading, reading.own, told)
      : await this.#speakAll(reading, turn, told);
    if (turn !== this.#turn) return;
    this.#silence();
    this.#show(how === 'ended' ? 'idle' : how);
    if (how === 'ended') this.#host.onEnd();
  }

  async #playOwn(reading: Reading, own: OwnVoice, told: OnWord): Promise<'ended' | 'failed'> {
    if (!this.#audio) {
      this.#audio = new Audio(URL.createObjectURL(own.sound));
      this.#audio.playbackRate = this.rate;
    }
    this.#saying = playRecording(this.#audio, reading.sentences, own.lengthMs, told);
    return (await this.#saying.done) === 'failed' ? 'failed' : 'ended';
  }

  async #speakAll(reading: Reading, turn: number, told: OnWord): Promise<'ended' | 'failed'> {
    const synth = this.#synth;
    const found = synth && voiceFor(synth, reading.lang);
    const voice = found instanceof Promise ? await found : found;
    if (turn === this.#turn && !voice) this.#host.onVoiceless();
    while (turn === this.#turn && this.#sentence < reading.sentences.length) {
      const sentence = reading.sentences[this.#sentence]!;
      const [rate, pace] = [this.rate, this.#pace];
      this.#saying =
        synth && voice
          ? speak(sentence, { synth, voice, rate, pace }, told, (heard) => {
              this.#pace = heard;
            })
          : followWords(sentence, rate, told);
      const how = await this.#saying.done;
      if (how === 'failed') return 'failed';
      if (turn !== this.#turn) break;
      this.#sentence++;
      if (this.#sentence < reading.sentences.length && this.#host.onSentenceEnd()) this.pause();
    }
    return 'ended';
  }

  #silence(): void {
    this.#turn++;
    this.#saying?.stop();
    this.#saying = null;
    if (this.#audio) URL.revokeObjectURL(this.#audio.src);
    this.#audio = null;
    this.#host.onWord(null, null);
  }

  #show(state: NarratorState): void {
    this.#state = state;
    this.#host.onState(state);
  }
}

/** The device's voice for a language, at once where the voices are known: speaking must begin within the tap. */
function voiceFor(synth: SpeechSynthesis, lang: string) {
  const listed = listVoices(synth);
  return Array.isArray(listed)
    ? chooseVoice(listed, lang)
    : listed.then((voices) => chooseVoice(voices, lang));
}
