import type { Sentence, WordRange } from './script.ts';
import { INITIAL_PACE } from './script.ts';
import { followWords, type OnWord, playRecording, speak, type Utterance } from './speech.ts';
import { chooseVoice, listVoices } from './voices.ts';

/** What the narrator is doing. 'failed' is for the family to know; nothing else stops working. */
export type NarratorState = 'idle' | 'reading' | 'paused' | 'failed';

/** A parent's own reading of a page. */
export interface PageRecording {
  readonly sound: Blob;
  readonly lengthMs: number;
}

/** A page to be read: its script and, when a parent has recorded it, their voice. */
export interface PageToRead {
  readonly sentences: readonly Sentence[];
  readonly lang: string;
  readonly own: PageRecording | null;
}

export interface NarratorHost {
  onState(state: NarratorState): void;
  /** The device has no voice for this page, so it is not read. */
  onVoiceless(): void;
  /** The word being spoken, or null when none is. */
  onWord(sentence: Sentence | null, word: WordRange | null): void;
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
  /** The name of the voice that the family has chosen. */
  voice: string | null = null;
  /** Without a voice the words are marked all the same, for whoever reads along. */
  follows = false;
  /** Names of voices that never began to speak. */
  readonly #silent = new Set<string>();
  #state: NarratorState = 'idle';
  #reading: PageToRead | null = null;
  #sentence = 0;
  #saying: Utterance | null = null;
  #audio: HTMLAudioElement | null = null;
  #pace = INITIAL_PACE;
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
  read(reading: PageToRead): void {
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
    this.#beginAgain();
  }

  /** So does a new voice. */
  setVoice(name: string | null): void {
    this.voice = name;
    this.#silent.clear();
    this.#beginAgain();
  }

  #beginAgain(): void {
    if (this.#state !== 'reading') return;
    this.pause();
    this.resume();
  }

  async #run(): Promise<void> {
    const reading = this.#reading;
    if (!reading) return;
    const turn = ++this.#turn;
    this.#show('reading');
    const onWord: OnWord = (sentence, word) => this.#host.onWord(sentence, word);
    const how = reading.own
      ? await this.#playOwn(reading, reading.own, onWord)
      : await this.#speakAll(reading, turn, onWord);
    if (turn !== this.#turn) return;
    this.#silence();
    this.#show(how === 'failed' ? 'failed' : 'idle');
    if (how === 'ended') this.#host.onEnd();
    if (how === 'voiceless') this.#host.onVoiceless();
  }

  async #playOwn(reading: PageToRead, own: PageRecording, told: OnWord): Promise<'ended' | 'failed'> {
    if (!this.#audio) {
      this.#audio = new Audio(URL.createObjectURL(own.sound));
      this.#audio.playbackRate = this.rate;
    }
    this.#saying = playRecording(this.#audio, reading.sentences, own.lengthMs, told);
    return (await this.#saying.done) === 'failed' ? 'failed' : 'ended';
  }

  async #speakAll(
    reading: PageToRead,
    turn: number,
    told: OnWord,
  ): Promise<'ended' | 'failed' | 'voiceless'> {
    const synth = this.#synth;
    // At once where the voices are known: speaking must begin within the tap.
    const listed = synth ? listVoices(synth) : [];
    const voices = listed instanceof Promise ? await listed : listed;
    while (turn === this.#turn && this.#sentence < reading.sentences.length) {
      const sentence = reading.sentences[this.#sentence]!;
      const [rate, pace] = [this.rate, this.#pace];
      const voice = chooseVoice(voices, reading.lang, this.voice, this.#silent);
      if (!voice && !this.follows) return 'voiceless';
      this.#saying =
        synth && voice
          ? speak(sentence, { synth, voice, rate, pace }, told, (heard) => {
              this.#pace = heard;
            })
          : followWords(sentence, rate, told);
      const how = await this.#saying.done;
      if (how === 'failed') return 'failed';
      if (turn !== this.#turn) break;
      if (how === 'silent' && voice) {
        // The same sentence, by the next best voice.
        this.#silent.add(voice.name);
        continue;
      }
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
