import type { VoiceRecording } from '../../../platform/recorder/recorder.ts';
import type { Sentence, WordRange } from './script.ts';
import { INITIAL_PACE } from './script.ts';
import { followWords, type OnWord, playRecording, speak, type Utterance, wait } from './speech.ts';
import { chooseVoice, listVoices } from './voices.ts';

/** The narrator's state. 'failed' is shown to the family; everything else keeps working. */
export type NarratorState = 'idle' | 'reading' | 'paused' | 'failed';

/** How long a page without words stays open while a book is read aloud, in ms at speed 1: a look. */
export const LOOK_MS = 6000;

/** A page to read: its sentences and, if somebody recorded it, the recording. */
export interface PageToRead {
  readonly sentences: readonly Sentence[];
  readonly lang: string;
  readonly own: VoiceRecording | null;
  /** How the recording plays: a parent's at the chosen speed with its words marked, unless told. */
  readonly plays?: { readonly inOwnTime: boolean; readonly marksWords: boolean };
  /** Greetings before and after the page. */
  readonly before?: VoiceRecording | null;
  readonly after?: VoiceRecording | null;
}

export interface NarratorHost {
  onState(state: NarratorState): void;
  /** The device has no voice for this page, so it is not read. */
  onVoiceless(): void;
  /** The word being spoken, or null. */
  onWord(sentence: Sentence | null, word: WordRange | null): void;
  /** A sentence other than the page's last was read. True: pause here. */
  onSentenceEnd(): boolean;
  /** The page was read to its end. */
  onEnd(): void;
}

/**
 * Reads pages aloud, one at a time. Pausing stops the voice and remembers the sentence, because a paused
 * synthesiser may never resume; resuming repeats that sentence, which also helps the listener.
 */
export class Narrator {
  rate = 1;
  /** The name of the voice that the family chose. */
  voice: string | null = null;
  /** Highlights words even without a voice, for a person who reads along. */
  follows = false;
  /** Names of voices that never started to speak. */
  readonly #silent = new Set<string>();
  #state: NarratorState = 'idle';
  #reading: PageToRead | null = null;
  #sentence = 0;
  /** What of the page is next: the greeting before it, the page, the one after, or nothing. */
  #part = 0;
  #saying: Utterance | null = null;
  #audio: HTMLAudioElement | null = null;
  #pace = INITIAL_PACE;
  /** Grows with every start and stop, so that a late result knows that it is outdated. */
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
    this.#part = 0;
    void this.#run();
  }

  /** Continues after a pause. */
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

  /** A new speed applies at once: the sentence restarts with it. */
  setRate(rate: number): void {
    this.rate = rate;
    if (this.#audio) this.#audio.playbackRate = this.#recordingRate;
    this.#beginAgain();
  }

  /** A new voice does too. */
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
    let how: 'ended' | 'failed' | 'voiceless' = 'ended';
    for (; this.#part < 3 && how === 'ended'; this.#part++) {
      // Passed without waiting: a voice must start within the tap.
      if (this.#part !== 1 && !this.#greeting) continue;
      how = await this.#readPart(reading, turn, onWord);
      if (turn !== this.#turn) return;
      this.#dropAudio();
    }
    this.#silence();
    this.#show(how === 'failed' ? 'failed' : 'idle');
    if (how === 'ended') this.#host.onEnd();
    if (how === 'voiceless') this.#host.onVoiceless();
  }

  async #readPart(
    reading: PageToRead,
    turn: number,
    told: OnWord,
  ): Promise<'ended' | 'failed' | 'voiceless'> {
    const { own, sentences, plays } = reading;
    if (this.#greeting) return this.#play(this.#greeting, [], told);
    if (own) return this.#play(own, (plays?.marksWords ?? true) ? sentences : [], told);
    return this.#speakAll(reading, turn, told);
  }

  async #play(
    { sound, lengthMs }: VoiceRecording,
    marked: readonly Sentence[],
    told: OnWord,
  ): Promise<'ended' | 'failed'> {
    if (!this.#audio) {
      this.#audio = new Audio(URL.createObjectURL(sound));
      this.#audio.playbackRate = this.#recordingRate;
    }
    this.#saying = playRecording(this.#audio, marked, lengthMs, told);
    return (await this.#saying.done) === 'failed' ? 'failed' : 'ended';
  }

  get #greeting(): VoiceRecording | null {
    const { before, after } = this.#reading ?? {};
    return (this.#part === 0 ? before : this.#part === 2 ? after : null) ?? null;
  }

  get #recordingRate(): number {
    return this.#reading?.plays?.inOwnTime ? 1 : this.rate;
  }

  async #speakAll(
    reading: PageToRead,
    turn: number,
    told: OnWord,
  ): Promise<'ended' | 'failed' | 'voiceless'> {
    if (reading.sentences.length === 0) {
      this.#saying = wait(LOOK_MS / this.rate);
      await this.#saying.done;
      return 'ended';
    }
    const synth = this.#synth;
    // Synchronous where the voices are known: speaking must start within the tap.
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
        // Repeats the sentence with the next best voice.
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
    this.#dropAudio();
    this.#host.onWord(null, null);
  }

  #dropAudio(): void {
    if (this.#audio) URL.revokeObjectURL(this.#audio.src);
    this.#audio = null;
  }

  #show(state: NarratorState): void {
    this.#state = state;
    this.#host.onState(state);
  }
}
