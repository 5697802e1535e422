import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { sleepTimer } from '../bedtime/sleep-timer.ts';
import { isLastPage } from '../pages.ts';
import { findRecording, listRecordings } from '../recording/recording-store.ts';
import type { ToolsProps } from '../Tools.tsx';
import { TURN_STARTED } from '../turn/turner.ts';
import { clearHighlight, highlightWord } from './highlight-word.ts';
import { Narrator, type NarratorState, type PageRecording } from './narrator.ts';
import { playPageTurnSound } from './page-turn-sound.ts';
import { parseSentences } from './script.ts';
import { readStoredVoice, storeVoice } from './stored-voice.ts';

/** Rest before the page is turned for the listener, in ms. */
const PAGE_PAUSE_MS = 700;

export interface Narration {
  state: NarratorState;
  /** The device has no voice for this book. */
  voiceless: boolean;
  /** How often the book was asked to be read, and could not be. */
  unheard: number;
  /** Marks the words without a voice. */
  follow: () => void;
  /** The name of the voice that the family has chosen on this device. */
  voice: string | null;
  setVoice: (name: string | null) => void;
  /** Reads the page, pauses, or goes on. */
  press: () => void;
  rate: number;
  setRate: (rate: number) => void;
  /** Whether pages turn by themselves. */
  keepsOn: boolean;
  setKeepsOn: (on: boolean) => void;
  /** The parent's recording of this page. */
  own: PageRecording | null;
  /** Goes on where the night had come: with the next sentence, or the next page. */
  readOn: () => void;
  /** To be called after the recording of this page was made or deleted. */
  refreshOwn: () => void;
}

/** Joins the narrator to the book: it follows the pages, and is quiet when anything else wants to be heard. */
export function useNarration(
  props: Pick<ToolsProps, 'owner' | 'book' | 'page' | 'stage' | 'next' | 'aloud'>,
): Narration {
  const { owner, book, page, stage } = props;
  const [state, setState] = useState<NarratorState>('idle');
  const [rate, setRate] = useState(1);
  const [voiceless, setVoiceless] = useState(false);
  const [unheard, setUnheard] = useState(0);
  const [voice, setVoice] = useState(readStoredVoice);
  /** Somebody has asked for it; else it went on with a page by itself. */
  const pressed = useRef(props.aloud);
  // Who asked to be read to before the book was open is read the whole of it, as is who listens into the night.
  const [keepsOn, setKeepsOn] = useState(props.aloud || sleepTimer.getState().bedtime !== null);
  const [own, setOwn] = useState<PageRecording | null>(null);
  const [recordingsVersion, setRecordingsVersion] = useState(0);
  const latest = useRef({ ...props, keepsOn, own });
  /** The night came when a page had been read, and another was to come. */
  const nextPageDue = useRef(false);
  useLayoutEffect(() => {
    latest.current = { ...props, keepsOn, own };
  });
  const pauseTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Reading is to begin as soon as the next page lies open. */
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
    const { book, page, own } = latest.current;
    const spread = book.spreads[page];
    if (spread) narrator.read({ sentences: parseSentences(spread.text, book.lang), lang: book.lang, own });
  }, [narrator]);

  // A page that is turned away takes its voice with it, and the next one is read if this one was being read.
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
  // What was begun while the page was on its way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page ends what is read
  useLayoutEffect(() => stopForTurn(false), [page]);

  const opened = useRef(page);
  useLayoutEffect(() => {
    if (opened.current === page) return;
    opened.current = page;
    sleepTimer.pageTurned(isLastPage(latest.current.book, page));
  }, [page]);

  // Which pages have a recording is asked once: a turn should not have to look into a database.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is how a caller has the store looked at again
  const recorded = useMemo(
    () => listRecordings(owner, book.id).catch(() => new Set<string>()),
    [owner, book.id, recordingsVersion],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed `next` or setting must not begin the page again
  useLayoutEffect(() => {
    let wanted = true;
    setOwn(null);
    const found = (voice: PageRecording | null) => {
      if (!wanted) return;
      latest.current.own = voice;
      setOwn(voice);
      if (!readWhenReady.current || sleepTimer.getState().night) return;
      readWhenReady.current = false;
      readPage();
    };
    if (spread) {
      recorded
        .then((pages) =>
          pages.has(spread.id) ? findRecording({ owner, book: book.id, spread: spread.id }) : null,
        )
        // Where nothing can be stored, nothing has been recorded.
        .then(found, () => found(null));
    }
    return () => {
      wanted = false;
    };
  }, [book.id, spread?.id, recorded]);

  useEffect(() => {
    const element = stage.current;
    const pause = () => {
      clearTimeout(pauseTimer.current);
      pauseTimer.current = undefined;
      readWhenReady.current = false;
      narrator.pause();
    };
    const hidden = () => document.hidden && pause();
    // Media events don't bubble, but can be caught on their way down.
    element?.addEventListener('click', pause);
    element?.addEventListener('play', mediaStarted, { capture: true });
    document.addEventListener('visibilitychange', hidden);
    function mediaStarted(event: Event) {
      // A silent film beside the words disturbs nobody.
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
      pressed.current = true;
      readPage();
    }
  }, [narrator, readPage]);
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
    own,
    refreshOwn,
  };
}

const VOICE_STATE = { reading: 'reading', paused: 'paused', idle: 'silent', failed: 'silent' } as const;

/** Whether the browser lets the page speak without another press: it does once anything was pressed. */
function canSpeakNow(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}
