import type { PageRecording } from '../narration/narrator.ts';

/** A running recording. */
export interface RecordingSession {
  /** Ends it and returns the recording; null when there was no sound. Releases the microphone. Never rejects. */
  finish(): Promise<PageRecording | null>;
  /** Ends and discards it. Releases the microphone. */
  discard(): void;
}

/** How often recorded data is handed over, in ms: at most this much is lost. */
const CHUNK_MS = 1000;
/** A microphone muted for longer, as by a call, does not recover by itself. */
const MUTE_LIMIT_MS = 2000;
/** How long a recorder may take to stop; some never report it. */
const STOP_TIMEOUT_MS = 2000;

/** Whether this browser can record. */
export function canRecord(): boolean {
  return typeof MediaRecorder !== 'undefined' && Boolean(navigator.mediaDevices?.getUserMedia);
}

/**
 * Requests the microphone and starts recording. Rejects when it is denied or missing. `onLost` is called once
 * if the microphone is lost (a headset unplugged, a call); `finish` then still returns what was recorded.
 */
export async function startRecording(onLost: () => void): Promise<RecordingSession> {
  const devices = navigator.mediaDevices;
  const stream = await devices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true } });
  const ended = new AbortController();
  const release = () => {
    ended.abort();
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    const recorder = new MediaRecorder(stream);
    const chunks: Blob[] = [];
    const started = performance.now();
    let lostAt: number | undefined;
    const onTrackLost = () => {
      if (lostAt !== undefined || ended.signal.aborted) return;
      lostAt = performance.now();
      onLost();
    };
    recorder.addEventListener('dataavailable', ({ data }) => data.size > 0 && chunks.push(data));
    recorder.addEventListener('error', onTrackLost, { signal: ended.signal });
    recorder.addEventListener('stop', onTrackLost, { signal: ended.signal });
    for (const track of stream.getTracks()) watchTrack(track, onTrackLost, ended.signal);
    recorder.start(CHUNK_MS);

    const end = async (): Promise<PageRecording | null> => {
      // Measured here, because a recorder's file does not contain its length.
      const lengthMs = (lostAt ?? performance.now()) - started;
      ended.abort();
      await stopRecorder(recorder);
      release();
      if (chunks.length === 0) return null;
      return { sound: new Blob(chunks, { type: recorder.mimeType }), lengthMs };
    };
    let ending: Promise<PageRecording | null> | undefined;
    return {
      finish() {
        ending ??= end();
        return ending;
      },
      discard() {
        ended.abort();
        void stopRecorder(recorder);
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Calls back when a track gives no more sound: it ended, was muted for good, or its device is gone. */
function watchTrack(track: MediaStreamTrack, lose: () => void, signal: AbortSignal): void {
  track.addEventListener('ended', lose, { signal });
  let muted: ReturnType<typeof setTimeout> | undefined;
  const unmute = () => clearTimeout(muted);
  const mute = () => {
    unmute();
    muted = setTimeout(lose, MUTE_LIMIT_MS);
  };
  track.addEventListener('mute', mute, { signal });
  track.addEventListener('unmute', unmute, { signal });
  signal.addEventListener('abort', unmute);
  // Not every browser ends the track of an unplugged device.
  const { deviceId } = track.getSettings();
  const checkDevice = async () => {
    const devices = await navigator.mediaDevices.enumerateDevices();
    if (track.readyState === 'ended' || (deviceId && !devices.some((device) => device.deviceId === deviceId)))
      lose();
  };
  navigator.mediaDevices.addEventListener('devicechange', () => void checkDevice().catch(() => undefined), {
    signal,
  });
}

/** Stops a recorder and waits for its last chunk, up to a timeout. */
function stopRecorder(recorder: MediaRecorder): Promise<void> {
  return new Promise((resolve) => {
    if (recorder.state === 'inactive') return resolve();
    recorder.addEventListener('stop', () => resolve(), { once: true });
    setTimeout(resolve, STOP_TIMEOUT_MS);
    try {
      recorder.stop();
    } catch {
      resolve();
    }
  });
}
