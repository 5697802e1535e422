import { Mic, Square, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PageRecording } from '../narration/narrator.ts';
import { canRecord, type RecordingSession, startRecording } from './recorder.ts';
import { deleteRecording, keepRecording, type RecordingKey } from './recording-store.ts';

interface RecordingPanelProps {
  place: RecordingKey;
  /** The recording of this page, if there is one. */
  own: PageRecording | null;
  /** A recording was made or deleted. */
  onChange: () => void;
}

type RecordingStage = 'ready' | 'asking' | 'recording' | 'lost' | 'silent' | 'refused' | 'unsaved';

const STATUS_MESSAGES: Record<RecordingStage, string> = {
  ready:
    'Read this page in your own voice. It plays instead of the device’s voice, and never leaves this device.',
  asking: 'Please allow the microphone.',
  recording: 'Recording. Read the page aloud, then press Stop.',
  lost: 'The microphone went away, perhaps with a headset or a call. What you read until then is kept.',
  silent: 'The microphone gave no sound, so nothing is kept. Please try again.',
  refused: 'The microphone could not be used. Allow it in the browser’s settings and try again.',
  unsaved: 'There was no room to keep the recording on this device.',
};

/** Records the open page, or deletes its recording. Leaving the page discards an unfinished one. */
export function RecordingPanel({ place, own, onChange }: RecordingPanelProps) {
  const [stage, setStage] = useState<RecordingStage>('ready');
  const session = useRef<RecordingSession | null>(null);
  const unmounted = useRef(false);
  useEffect(() => {
    unmounted.current = false;
    return () => {
      unmounted.current = true;
      session.current?.discard();
    };
  }, []);

  const start = async () => {
    setStage('asking');
    try {
      const started = await startRecording(() => void end('lost'));
      if (unmounted.current) return started.discard();
      session.current = started;
      setStage('recording');
    } catch {
      setStage('refused');
    }
  };
  /** Ends the recording and stores it. */
  const end = async (then: 'ready' | 'lost') => {
    const ended = session.current;
    session.current = null;
    if (!ended) return;
    const voice = await ended.finish();
    try {
      if (voice) await keepRecording(place, voice);
      setStage(voice ? then : 'silent');
    } catch {
      setStage('unsaved');
    }
    onChange();
  };
  const remove = async () => {
    await deleteRecording(place);
    onChange();
  };

  return (
    <fieldset>
      <legend>Your own voice</legend>
      <p role="status">
        {canRecord()
          ? stage === 'ready' && own
            ? `Your voice is kept for this page (${Math.ceil(own.lengthMs / 1000)} s). It never leaves this device.`
            : STATUS_MESSAGES[stage]
          : 'This browser can’t record.'}
      </p>
      <div className="rd-panel-row">
        {stage === 'recording' ? (
          <button type="button" className="felt" onClick={() => void end('ready')}>
            <Square size={20} aria-hidden />
            Stop
          </button>
        ) : (
          <button
            type="button"
            className="felt felt-sage"
            disabled={!canRecord() || stage === 'asking'}
            onClick={start}
          >
            <Mic size={22} aria-hidden />
            {own ? 'Record again' : 'Record this page'}
          </button>
        )}
        {own && stage !== 'recording' && (
          <button type="button" className="felt felt-quiet" onClick={remove}>
            <Trash2 size={20} aria-hidden />
            Delete
          </button>
        )}
      </div>
    </fieldset>
  );
}
