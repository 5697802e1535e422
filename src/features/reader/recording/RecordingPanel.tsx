import { Mic, Play, Square, Trash2 } from 'lucide-react';
import { LevelMeter } from '../../../design/LevelMeter.tsx';
import { canRecord, type VoiceRecording } from '../../../platform/recorder/recorder.ts';
import {
  FAINT_MESSAGE,
  PAUSED_MESSAGE,
  PROBLEM_MESSAGES,
  useRecorder,
} from '../../../platform/recorder/use-recorder.ts';
import { deleteRecording, keepRecording, type RecordingKey } from './recording-store.ts';

interface RecordingPanelProps {
  place: RecordingKey;
  /** The recording of this page, if there is one. */
  own: VoiceRecording | null;
  /** A recording was made or deleted. */
  onChange: () => void;
}

const STATUS_MESSAGES = {
  ready:
    'Read this page in your own voice. It plays instead of the device’s voice, and never leaves this device.',
  asking: 'Please allow the microphone.',
  recording: 'Recording. Read the page aloud, then press Stop.',
  paused: PAUSED_MESSAGE,
  saving: 'Keeping your voice on this device…',
} as const;

/** Records the open page, or deletes its recording. Leaving the page discards an unfinished one. */
export function RecordingPanel({ place, own, onChange }: RecordingPanelProps) {
  const recorder = useRecorder({
    save: async (voice) => {
      await keepRecording(place, voice);
      onChange();
    },
  });
  const { stage } = recorder;
  const running = stage === 'recording' || stage === 'paused';
  const remove = async () => {
    await deleteRecording(place);
    onChange();
  };
  const problem = canRecord() ? recorder.problem : 'unsupported';

  return (
    <fieldset>
      <legend>Your own voice</legend>
      <p role="status">
        {problem
          ? PROBLEM_MESSAGES[problem]
          : recorder.faint
            ? FAINT_MESSAGE
            : stage === 'ready' && own
              ? `Your voice is kept for this page (${Math.ceil(own.lengthMs / 1000)} s). It never leaves this device.`
              : STATUS_MESSAGES[stage]}
      </p>
      <div className="rd-panel-row">
        {running ? (
          <>
            {stage === 'paused' && (
              <button type="button" className="felt felt-sage" onClick={recorder.resume}>
                <Play size={22} aria-hidden />
                Go on
              </button>
            )}
            <button type="button" className="felt" onClick={recorder.stop}>
              <Square size={20} aria-hidden />
              Stop
            </button>
            {stage === 'recording' && <LevelMeter level={recorder.level} />}
          </>
        ) : (
          <button
            type="button"
            className="felt felt-sage"
            disabled={problem === 'unsupported' || stage !== 'ready'}
            onClick={recorder.start}
          >
            <Mic size={22} aria-hidden />
            {own ? 'Record again' : 'Record this page'}
          </button>
        )}
        {own && !running && (
          <button type="button" className="felt felt-quiet" onClick={remove}>
            <Trash2 size={20} aria-hidden />
            Delete
          </button>
        )}
      </div>
    </fieldset>
  );
}
