import type { PageRecording } from '../narration/narrator.ts';

/** A recording under way. */
export interface RecordingSession {
  /** Ends it and gives what was said; null where nothing was. The microphone is released. Never rejects. */
  finish(): Promise<PageRecording | null>;
  /** Ends it and forgets it. The microphone is released. */
  discard(): void;
}

/** How often what was said is handed over while it is recorded, in ms: so much is lost at most. */
const CHUNK_MS = 1000;
/** A microphone that is silenced for longer, as by a call, does not come back by itself. */
const MUTE_LIMIT_MS = 2000;
/** So long a recorder may take to end; some never tell that they have. */
const STOP_TIMEOUT_MS = 2000;

/** Whether this browser can record at all. */
export function canRecord(): boolean {
  return typeof MediaRecorder !== 'undefined' && Boolean(navigator.mediaDevices?.getUserMedia);
}

/**
 * Asks for the microphone and starts recording. Rejects when the family says no or there is no microphone. `onLost` is told
 * once when the microphone goes meanwhile (a headset unplugged, a call); `finish` then still gives what was said before.
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
      // The length is measured here, because the file a recorder writes does not say it.
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

/** Tells when a track gives no more sound: it has ended, was silenced for good, or its device is not there any more. */
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
  // Not every browser ends the track of a device that was unplugged.
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

/** Stops a recorder and waits for its last piece, or not for long. */
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
