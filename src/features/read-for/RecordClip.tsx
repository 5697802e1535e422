import { ArrowRight, Mic, Play, RotateCcw, Send, Square } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../design/Button.tsx';
import { LevelMeter } from '../../design/LevelMeter.tsx';
import { keepScreenOn } from '../../platform/keep-screen-on.ts';
import type { VoiceRecording } from '../../platform/recorder/recorder.ts';
import {
  FAINT_MESSAGE,
  PAUSED_MESSAGE,
  PROBLEM_MESSAGES,
  type RecorderProblem,
  useRecorder,
} from '../../platform/recorder/use-recorder.ts';
import type { KeptClip } from './recording-draft.ts';
import { useClipPlayer } from './use-clip-player.ts';

interface RecordClipProps {
  /** The words on the record button: "Record this page". */
  label: string;
  voice: KeptClip | undefined;
  save: (voice: VoiceRecording) => Promise<void>;
  saveDraft: (soFar: VoiceRecording) => Promise<void>;
  /** How many more bytes a parcel takes beside the other clips. */
  room: number;
  /** Bits of one second of sound. */
  bitsPerSecond: number;
  /** To sending, where a parcel holds no more. */
  onSend: () => void;
  onNext: () => void;
  nextLabel: string;
  onSkip: () => void;
  skipLabel: string;
  /** What the recording is of. */
  children: ReactNode;
}

const MESSAGES: Readonly<Record<RecorderProblem, string>> = {
  ...PROBLEM_MESSAGES,
  unsaved:
    'There is no room on this device, so this recording stays only while this window is open. Make some room and record it again, or send what you have.',
};
const INTERRUPTED =
  'You were interrupted here. What you read until then is kept: hear it, or record it again.';
const FULL =
  'One parcel is full: it holds about ten minutes. Nothing is lost. Send what you have, then read on.';

/** One thing to record, with one big button that says what comes next. */
export function RecordClip(props: RecordClipProps) {
  const { voice, room, bitsPerSecond } = props;
  const player = useClipPlayer(voice);
  const recorder = useRecorder(
    {
      save: props.save,
      saveDraft: async (soFar) => {
        if (soFar.sound.size > room) recorder.stop();
        await props.saveDraft(soFar);
      },
    },
    bitsPerSecond,
  );
  const { stage, problem } = recorder;
  useEffect(keepScreenOn, []);
  const full = voice ? voice.sound.size > room : room <= 0;
  const status =
    stage === 'paused'
      ? PAUSED_MESSAGE
      : stage === 'asking'
        ? 'Please allow the microphone: your device asks you once.'
        : stage === 'recording'
          ? recorder.faint
            ? FAINT_MESSAGE
            : 'Recording. Read aloud, then press Stop.'
          : stage === 'saving'
            ? 'Keeping it on this device…'
            : problem
              ? MESSAGES[problem]
              : full
                ? FULL
                : voice?.interrupted
                  ? INTERRUPTED
                  : voice
                    ? `Kept on this device: ${lengthOf(voice)}.`
                    : '';
  const running = stage === 'recording' || stage === 'paused';
  const controls = useRef<HTMLDivElement>(null);
  // With large letters, what comes after a recording stands below the words instead of over them.
  const isLive = stage !== 'ready' || (!voice && !full && !problem);
  const wasLive = useRef(isLive);
  useEffect(() => {
    if (wasLive.current && !isLive) controls.current?.scrollIntoView({ block: 'nearest' });
    wasLive.current = isLive;
  }, [isLive]);
  const toSending = (
    <Button size="l" icon={<Send size={26} aria-hidden />} onClick={props.onSend}>
      Send what you have
    </Button>
  );

  return (
    <>
      {props.children}
      <div className="read-for-controls" data-live={isLive ? '' : undefined} ref={controls}>
        <p role="status" data-problem={problem ?? undefined}>
          {status}
        </p>
        {stage === 'recording' && <LevelMeter level={recorder.level} />}
        {running ? (
          <div className="read-for-row">
            {stage === 'paused' && (
              <Button
                tone="sage"
                size="l"
                icon={<Play size={26} aria-hidden />}
                onClick={recorder.resume}
                autoFocus
              >
                Go on
              </Button>
            )}
            <Button
              tone={stage === 'paused' ? 'quiet' : 'clay'}
              size="l"
              icon={<Square size={24} aria-hidden />}
              onClick={recorder.stop}
            >
              Stop
            </Button>
          </div>
        ) : voice && stage === 'ready' ? (
          <>
            <div className="read-for-row">
              <Button
                tone="sage"
                icon={player.playing ? <Square size={22} aria-hidden /> : <Play size={24} aria-hidden />}
                onClick={player.toggle}
              >
                {player.playing ? 'Stop' : 'Hear it'}
              </Button>
              <Button
                tone="quiet"
                icon={<RotateCcw size={22} aria-hidden />}
                onClick={recorder.start}
                disabled={player.playing}
              >
                Record again
              </Button>
            </div>
            {full ? (
              toSending
            ) : (
              <Button size="l" onClick={props.onNext}>
                {props.nextLabel}
                <ArrowRight size={26} aria-hidden />
              </Button>
            )}
          </>
        ) : (
          <>
            {full ? (
              toSending
            ) : (
              <Button
                size="l"
                icon={<Mic size={26} aria-hidden />}
                disabled={stage !== 'ready'}
                onClick={recorder.start}
              >
                {props.label}
              </Button>
            )}
            <button type="button" className="text-link" disabled={stage !== 'ready'} onClick={props.onSkip}>
              {props.skipLabel}
            </button>
          </>
        )}
      </div>
    </>
  );
}

/** A length in words: "1 minute 5 seconds". */
function lengthOf({ lengthMs }: VoiceRecording): string {
  const seconds = Math.max(1, Math.round(lengthMs / 1000));
  const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [minutes && counted(minutes, 'minute'), rest && counted(rest, 'second')].filter(Boolean).join(' ');
}
