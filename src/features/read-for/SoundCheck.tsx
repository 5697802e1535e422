import { ArrowRight, Mic } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { LevelMeter } from '../../design/LevelMeter.tsx';
import { PAUSED_MESSAGE, PROBLEM_MESSAGES, useRecorder } from '../../platform/recorder/use-recorder.ts';

/** Speech is louder than this, from 0 to 1, and a room is not. */
const SPEECH = 0.5;
/** So many loud readings, a frame each, are somebody who speaks. */
const LOUD_READINGS = 15;
/** Above this there is a voice, but a distant one. */
const DISTANT = 0.2;
/** After this long without speech there is something to look at, in ms. */
const PATIENCE_MS = 6000;

const ADVICE = {
  nothing: 'We hear nothing yet. See that the microphone is switched on, and that nothing covers it.',
  distant: 'We hear you from far away. Come closer to the microphone, or speak up a little.',
} as const;

/** Shows whether the microphone hears its speaker. Nothing of it is kept. */
export function SoundCheck({ picture, onNext }: { picture: ReactNode; onNext: () => void }) {
  const recorder = useRecorder({ save: async () => undefined });
  const { stage, problem } = recorder;
  const [heard, setHeard] = useState(false);
  const [advice, setAdvice] = useState<keyof typeof ADVICE>();
  const readings = useRef(0);
  const loudest = useRef(0);
  const { level: read } = recorder;
  const level = useCallback(() => {
    const now = read();
    // A browser that can't measure is believed.
    if (now > SPEECH || Number.isNaN(now)) readings.current += 1;
    if (readings.current > LOUD_READINGS) setHeard(true);
    loudest.current = Math.max(loudest.current, now || 0);
    return now;
  }, [read]);
  const listening = stage === 'recording';
  useEffect(() => {
    if (!listening) return;
    const timer = setInterval(
      () => setAdvice(loudest.current < DISTANT ? 'nothing' : 'distant'),
      PATIENCE_MS,
    );
    return () => clearInterval(timer);
  }, [listening]);

  const status = problem
    ? PROBLEM_MESSAGES[problem]
    : stage === 'asking'
      ? 'Please allow the microphone: your device asks you once.'
      : stage === 'paused'
        ? PAUSED_MESSAGE
        : !listening
          ? ''
          : heard
            ? 'We hear you well.'
            : advice
              ? ADVICE[advice]
              : 'Say a few words, such as “Once upon a time”.';
  return (
    <>
      <h1 tabIndex={-1}>First, a sound check</h1>
      <p className="read-for-words">
        Find a quiet place, and hold your device as you would to look at a picture together.
      </p>
      {picture}
      <div className="read-for-controls">
        <p role="status" data-problem={problem ?? undefined}>
          {status}
        </p>
        {listening && <LevelMeter level={level} />}
        {listening ? (
          <Button size="l" tone={heard ? 'clay' : 'quiet'} onClick={onNext}>
            Go on
            <ArrowRight size={26} aria-hidden />
          </Button>
        ) : (
          <>
            <Button
              size="l"
              icon={<Mic size={26} aria-hidden />}
              disabled={stage === 'asking'}
              onClick={stage === 'paused' ? recorder.resume : recorder.start}
            >
              Try the microphone
            </Button>
            <button type="button" className="text-link" onClick={onNext}>
              Go on without
            </button>
          </>
        )}
      </div>
    </>
  );
}
