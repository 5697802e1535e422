import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { VoiceRecording } from '../../../platform/recorder/recorder.ts';
import { sleepTimer } from '../bedtime/sleep-timer.ts';
import { isLastPage, TITLE_PAGE } from '../pages.ts';
import type { RecordingKey } from '../recording/recording-store.ts';
import { findRecording, listRecordings } from '../recording/recording-store.ts';
import type { ToolsProps } from '../tools-props.ts';
import { TURN_STARTED } from '../turn/turner.ts';
import { clearHighlight, highlightWord } from './highlight-word.ts';
import { Narrator, type NarratorState, type PageToRead } from './narrator.ts';
import { playPageTurnSound } from './page-turn-sound.ts';
import type { ChosenReader, RelativeVoice } from './relative-voice.ts';
import { parseSentences } from './script.ts';
import { readStoredVoice, storeVoice } from './stored-voice.ts';

/** Pause before the page turns by itself, in ms. */
const PAGE_PAUSE_MS = 700;

export interface Narration {
  state: NarratorState;
  /** The device has no voice for this book. */
  voiceless: boolean;
  /** How often reading was requested and no voice was found. */
  unheard: number;
  /** Highlights the words without a voice. */
  follow: () => void;
  /** The name of the voice that the family chose on this device. */
  voice: string | null;
  setVoice: (name: string | null) => void;
  /** Reads the page, pauses, or resumes. */
  press: () => void;
  rate: number;
  setRate: (rate: number) => void;
  /** Whether pages turn by themselves. */
  keepsOn: boolean;
  setKeepsOn: (on: boolean) => void;
  /** The parent's recording of this page. */
  own: VoiceRecording | null;
  /** Who reads. */
  reader: ChosenReader;
  /** Reads this page with another reader, from now on. */
  chooseReader: (reader: ChosenReader) => void;
  /** How often reading was requested where a relative has read too and nobody has chosen. */
  undecided: number;
  /** Resumes after the good-night screen: with the next sentence, or the next page. */
  readOn: () => void;
  /** Call after the recording of this page was made or deleted. */
  refreshOwn: () => void;
}

/** The recordings of a page. */
interface PageVoices extends Pick<PageToRead, 'own' | 'before' | 'after' | 'plays'> {
  /** The parent's. */
  readonly mine: VoiceRecording | null;
}
const NO_VOICES: PageVoices = { mine: null, own: null };

/** Connects the narrator to the book: it follows the pages, and pauses when something else makes a sound. */
export function useNarration(
  props: Pick<ToolsProps, 'owner' | 'book' | 'page' | 'stage' | 'next' | 'aloud' | 'relatives' | 'readBy'>,
): Narration {
  const { owner, book, page, stage, relatives } = props;
  const [state, setState] = useState<NarratorState>('idle');
  const [rate, setRate] = useState(1);
  const [voiceless, setVoiceless] = useState(false);
  const [unheard, setUnheard] = useState(0);
  const [voice, setVoice] = useState(readStoredVoice);
  /** The user pressed read-aloud; false when reading continued from page to page. */
  const pressed = useRef(props.aloud);
  // A book opened to be read aloud, or at bedtime, is read to its end.
  const [keepsOn, setKeepsOn] = useState(props.aloud || sleepTimer.getState().bedtime !== null);
  const [voices, setVoices] = useState(NO_VOICES);
  const [reader, setReader] = useState<ChosenReader>(props.readBy ?? null);
  const [undecided, setUndecided] = useState(0);
  const relative = relatives?.find(({ id }) => id === reader) ?? null;
  /** Whether the chosen relative's recordings are still looked for. */
  const unknown = reader !== null && reader !== 'device' && relatives === undefined;
  const [recordingsVersion, setRecordingsVersion] = useState(0);
  const latest = useRef({ ...props, keepsOn, voices, reader });
  /** Night fell at the end of a page with another one to come. */
  const nextPageDue = useRef(false);
  useLayoutEffect(() => {
    latest.current = { ...props, keepsOn, voices, reader };
  });
  const pauseTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Start reading as soon as the next page is open. */
  const readWhenReady = useRef(props.aloud && canSpeakNow());

  const narrator = useMemo(() => {
    const text = () => latest.current.stage.current?.querySelector('[data-place="here"] .rd-text');
    return new Narrator(
      {
        onState(state) {
          sleepTimer.setVoiceState(VOICE_STATE[state]);
          setState(state);
        },
        onSentenceEnd: () => sleepTimer.sentenceEnded(),
        onVoiceless() {
          setVoiceless(true);
          if (pressed.current) setUnheard((times) => times + 1);
          pressed.current = false;
        },
        onWord(sentence, word) {
          const element = text();
          if (!element) return;
          if (sentence && word)
            highlightWord(
              element,
              sentence.paragraph,
              sentence.start + word.start,
              sentence.start + word.end,
            );
          else clearHighlight(element);
        },
        onEnd() {
          const { keepsOn, page, book, next } = latest.current;
          const goesOn = keepsOn && page < book.spreads.length - 1;
          nextPageDue.current = sleepTimer.pageEnded(isLastPage(book, page)) && goesOn;
          if (nextPageDue.current || !goesOn) return;
          pauseTimer.current = setTimeout(next, PAGE_PAUSE_MS);
        },
      },
      typeof speechSynthesis === 'undefined' ? undefined : speechSynthesis,
    );
  }, []);
  useLayoutEffect(() => {
    narrator.voice = readStoredVoice();
  }, [narrator]);

  const spread = book.spreads[page];
  const readPage = useCallback(() => {
    const { book, page, voices } = latest.current;
    const spread = book.spreads[page];
    if (spread)
      narrator.read({ sentences: parseSentences(spread.text, book.lang), lang: book.lang, ...voices });
  }, [narrator]);

  // Turning a page stops its voice, and reads the next one if this one was being read.
  const stopForTurn = useCallback(
    (turning: boolean) => {
      if (narrator.state === 'reading' || pauseTimer.current) {
        readWhenReady.current = true;
        if (voiceless && turning) playPageTurnSound();
      }
      clearTimeout(pauseTimer.current);
      pauseTimer.current = undefined;
      if (narrator.state === 'reading' || narrator.state === 'paused') narrator.stop();
      nextPageDue.current = false;
    },
    [narrator, voiceless],
  );
  useEffect(() => {
    const element = stage.current;
    const turning = () => stopForTurn(true);
    element?.addEventListener(TURN_STARTED, turning);
    return () => element?.removeEventListener(TURN_STARTED, turning);
  }, [stage, stopForTurn]);
  // Also stops what was started while the page was turning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page ends what is read
  useLayoutEffect(() => stopForTurn(false), [page]);

  const opened = useRef(page);
  useLayoutEffect(() => {
    if (opened.current === page) return;
    opened.current = page;
    sleepTimer.pageTurned(isLastPage(latest.current.book, page));
  }, [page]);

  // Lists the recorded pages once: a turn should not query a database.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is how a caller has the store looked at again
  const recorded = useMemo(
    () => listRecordings(owner, book.id).catch(() => new Set<string>()),
    [owner, book.id, recordingsVersion],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed `next` or setting must not begin the page again
  useLayoutEffect(() => {
    let wanted = true;
    setVoices(NO_VOICES);
    const found = (voices: PageVoices) => {
      if (!wanted) return;
      latest.current.voices = voices;
      setVoices(voices);
      if (!readWhenReady.current || sleepTimer.getState().night) return;
      readWhenReady.current = false;
      readPage();
    };
    if (spread && !unknown) {
      const place = { owner, book: book.id, spread: spread.id };
      const greetings = { before: page === 0, after: isLastPage(book, page) };
      // Without storage there are no recordings.
      findVoices(place, recorded, relative, greetings).then(found, () => found(NO_VOICES));
    }
    return () => {
      wanted = false;
    };
  }, [book.id, spread?.id, recorded, relative, unknown]);

  useEffect(() => {
    const element = stage.current;
    const pause = () => {
      clearTimeout(pauseTimer.current);
      pauseTimer.current = undefined;
      readWhenReady.current = false;
      narrator.pause();
    };
    const hidden = () => document.hidden && pause();
    // Media events don't bubble, so they are caught in the capture phase.
    element?.addEventListener('click', pause);
    element?.addEventListener('play', mediaStarted, { capture: true });
    document.addEventListener('visibilitychange', hidden);
    function mediaStarted(event: Event) {
      // A muted film disturbs nobody.
      if (event.target instanceof HTMLMediaElement && !event.target.muted) pause();
    }
    element?.addEventListener('volumechange', mediaStarted, { capture: true });
    return () => {
      element?.removeEventListener('click', pause);
      element?.removeEventListener('play', mediaStarted, { capture: true });
      element?.removeEventListener('volumechange', mediaStarted, { capture: true });
      document.removeEventListener('visibilitychange', hidden);
      clearTimeout(pauseTimer.current);
      pauseTimer.current = undefined;
      narrator.stop();
    };
  }, [stage, narrator]);

  const chooseRate = useCallback(
    (rate: number) => {
      setRate(rate);
      narrator.setRate(rate);
    },
    [narrator],
  );
  const chooseVoice = useCallback(
    (name: string | null) => {
      setVoice(name);
      storeVoice(name);
      narrator.setVoice(name);
    },
    [narrator],
  );
  const follow = useCallback(() => {
    narrator.follows = true;
    readPage();
  }, [narrator, readPage]);
  const refreshOwn = useCallback(() => {
    narrator.stop();
    setRecordingsVersion((times) => times + 1);
  }, [narrator]);

  const press = useCallback(() => {
    clearTimeout(pauseTimer.current);
    pauseTimer.current = undefined;
    if (narrator.state === 'reading') narrator.pause();
    else if (narrator.state === 'paused') narrator.resume();
    else {
      const { relatives, reader } = latest.current;
      if (relatives?.length && reader === null) return setUndecided((times) => times + 1);
      pressed.current = true;
      // The title page has nothing to read: the story begins with the next one.
      if (latest.current.page === TITLE_PAGE) {
        readWhenReady.current = true;
        latest.current.next();
      } else readPage();
    }
  }, [narrator, readPage]);
  const chooseReader = useCallback(
    (chosen: ChosenReader) => {
      const isSame = chosen === latest.current.reader;
      setReader(chosen);
      latest.current.reader = chosen;
      narrator.stop();
      // Another reader's recordings are looked for first.
      if (isSame || (chosen === 'device' && !relative)) press();
      else if (latest.current.page === TITLE_PAGE) press();
      else {
        pressed.current = true;
        readWhenReady.current = true;
      }
    },
    [narrator, press, relative],
  );
  const readOn = useCallback(() => {
    if (nextPageDue.current) {
      readWhenReady.current = true;
      latest.current.next();
    } else if (readWhenReady.current) {
      readWhenReady.current = false;
      readPage();
    } else narrator.resume();
  }, [narrator, readPage]);

  return {
    state,
    voiceless,
    unheard,
    follow,
    voice,
    setVoice: chooseVoice,
    press,
    rate,
    setRate: chooseRate,
    keepsOn,
    setKeepsOn,
    readOn,
    own: voices.mine,
    reader,
    chooseReader,
    undecided,
    refreshOwn,
  };
}

/** The recordings of a page: a relative's before the parent's. */
async function findVoices(
  place: RecordingKey,
  recorded: Promise<ReadonlySet<string>>,
  relative: RelativeVoice | null,
  greetings: { readonly before: boolean; readonly after: boolean },
): Promise<PageVoices> {
  const { spread } = place;
  const mine = (await recorded).has(spread) ? await findRecording(place) : null;
  if (!relative) return { mine, own: mine };
  const [hers, before, after] = await Promise.all([
    relative.spreads.has(spread) ? relative.findPage(spread) : null,
    greetings.before ? relative.findGreeting('before') : null,
    greetings.after ? relative.findGreeting('after') : null,
  ]);
  const plays = hers ? { plays: { inOwnTime: true, marksWords: relative.readsWords } } : {};
  return { mine, own: hers ?? mine, before, after, ...plays };
}

const VOICE_STATE = { reading: 'reading', paused: 'paused', idle: 'silent', failed: 'silent' } as const;

/** Whether the browser lets the page speak without another press: only after any user activation. */
function canSpeakNow(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}
