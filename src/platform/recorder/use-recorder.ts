import { useCallback, useEffect, useRef, useState } from 'react';
import {
  BITS_PER_SECOND,
  canRecord,
  type RecordingSession,
  startRecording,
  type VoiceRecording,
} from './recorder.ts';

type RecorderStage = 'ready' | 'asking' | 'recording' | 'paused' | 'saving';

/** What went wrong last; nothing recorded is lost by it. */
export type RecorderProblem =
  | 'unsupported'
  | 'refused'
  | 'missing'
  | 'busy'
  | 'lost'
  | 'silent'
  | 'quiet'
  | 'unsaved';

/** What to do about a problem, in words for whoever records. */
export const PROBLEM_MESSAGES: Readonly<Record<RecorderProblem, string>> = {
  unsupported: 'This browser can’t record. Please open this page in another one, such as Chrome or Safari.',
  refused:
    'The microphone could not be used. Allow it for this page in the browser’s settings, then try again.',
  missing: 'There is no microphone here. Plug one in, or use a phone.',
  busy: 'The microphone is busy, perhaps with a call. Try again when it is free.',
  lost: 'The microphone went away, perhaps with a headset or a call. What you read until then is kept.',
  silent: 'The microphone gave no sound, so nothing is kept. Please try again.',
  quiet: 'That was very quiet. Listen to it, and come closer to the microphone if you record it again.',
  unsaved:
    'There is no room on this device for the recording. Make some room, then try again: nothing else is lost.',
};

export const PAUSED_MESSAGE =
  'Paused, perhaps for a call. What you read is kept. Press Go on when you are ready.';

/** Shown while a recording runs and nobody has been heard in it. */
export const FAINT_MESSAGE =
  'Recording, but we hardly hear you. Come closer, and see that nothing covers the microphone.';

/** The loudest moment of a recording that somebody spoke into is above this. */
const QUIET = 0.3;
/** Whoever reads is heard after so many ms; nobody is told to speak up before. */
const FIRST_WORDS_MS = 5000;
const FAINT_CHECK_MS = 500;

interface RecorderHost {
  /** Stores the finished recording. Rejects when the device is full. */
  save: (voice: VoiceRecording) => Promise<void>;
  /** Stores what is recorded so far, in case the page ends. */
  saveDraft?: (soFar: VoiceRecording) => Promise<void>;
}

export interface Recorder {
  readonly stage: RecorderStage;
  readonly problem: RecorderProblem | null;
  /** A recording runs, and nobody has been heard in it yet. */
  readonly faint: boolean;
  readonly start: () => void;
  readonly pause: () => void;
  /** Records on after a pause; ends the recording where the microphone is gone. */
  readonly resume: () => void;
  /** Ends the recording and stores it. */
  readonly stop: () => void;
  /** How loud it is now, from 0 to 1; NaN when unknown. */
  readonly level: () => number;
}

/** Records one piece at a time for whatever shows it. Unmounting discards an unfinished recording. */
export function useRecorder(host: RecorderHost, bitsPerSecond = BITS_PER_SECOND): Recorder {
  const [stage, setStage] = useState<RecorderStage>('ready');
  const [problem, setProblem] = useState<RecorderProblem | null>(null);
  const session = useRef<RecordingSession | null>(null);
  const loudest = useRef(Number.NaN);
  const unmounted = useRef(false);
  const latest = useRef(host);
  useEffect(() => {
    latest.current = host;
  });
  useEffect(() => {
    unmounted.current = false;
    return () => {
      unmounted.current = true;
      session.current?.discard();
      session.current = null;
    };
  }, []);

  const end = useCallback(async (found: 'lost' | null) => {
    const ended = session.current;
    session.current = null;
    if (!ended) return;
    setStage('saving');
    const voice = await ended.finish();
    try {
      if (voice) await latest.current.save(voice);
      setProblem(voice ? (found ?? (loudest.current < QUIET ? 'quiet' : null)) : 'silent');
    } catch {
      setProblem('unsaved');
    }
    setStage('ready');
  }, []);

  const start = useCallback(async () => {
    if (!canRecord()) return setProblem('unsupported');
    setStage('asking');
    setProblem(null);
    loudest.current = Number.NaN;
    try {
      const started = await startRecording(
        {
          onPaused: () => setStage('paused'),
          onLost: () => void end('lost'),
          onGrowth: (soFar) => void latest.current.saveDraft?.(soFar).catch(() => undefined),
        },
        bitsPerSecond,
      );
      if (unmounted.current) return started.discard();
      session.current = started;
      setStage('recording');
    } catch (error) {
      if (unmounted.current) return;
      setProblem(problemOf(error));
      setStage('ready');
    }
  }, [end, bitsPerSecond]);

  const pause = useCallback(() => {
    if (!session.current) return;
    session.current.pause();
    setStage('paused');
  }, []);

  const resume = useCallback(() => {
    if (!session.current) return;
    if (session.current.resume()) setStage('recording');
    else void end('lost');
  }, [end]);

  // A phone that shows a call, or another app, hears that and not the story.
  useEffect(() => {
    const onHidden = () => document.hidden && session.current && pause();
    document.addEventListener('visibilitychange', onHidden);
    return () => document.removeEventListener('visibilitychange', onHidden);
  }, [pause]);

  const recording = stage === 'recording';
  const [faint, setFaint] = useState(false);
  useEffect(() => {
    if (!recording) return;
    const since = performance.now();
    // A browser that can't measure is believed: NaN is not below anything.
    const check = () => setFaint(performance.now() - since >= FIRST_WORDS_MS && loudest.current < QUIET);
    const timer = setInterval(check, FAINT_CHECK_MS);
    return () => {
      clearInterval(timer);
      setFaint(false);
    };
  }, [recording]);

  const stop = useCallback(() => void end(null), [end]);
  const level = useCallback(() => {
    const now = session.current?.level() ?? Number.NaN;
    if (!Number.isNaN(now)) loudest.current = Math.max(now, loudest.current || 0);
    return now;
  }, []);

  return { stage, problem, faint, start: () => void start(), pause, resume, stop, level };
}

function problemOf(error: unknown): RecorderProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  return 'refused';
}
