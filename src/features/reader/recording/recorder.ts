import type { OwnVoice } from '../narration/narrator.ts';

/** A recording under way. */
export interface Take {
  /** Ends it and gives what was said; null where nothing was. The microphone is released. Never rejects. */
  finish(): Promise<OwnVoice | null>;
  /** Ends it and forgets it. The microphone is released. */
  drop(): void;
}

/** How often what was said is handed over while it is recorded, in ms: so much is lost at most. */
const PIECE_MS = 1000;
/** A microphone that is silenced for longer, as by a call, does not come back by itself. */
const MUTED_MS = 2000;
/** So long a recorder may take to end; some never tell that they have. */
const ENDING_MS = 2000;

/** Whether this browser can record at all. */
export function canRecord(): boolean {
  return typeof MediaRecorder !== 'undefined' && Boolean(navigator.mediaDevices?.getUserMedia);
}

/**
 * Asks for the microphone and starts recording. Rejects when the family says no or there is no microphone. `onLost` is told
 * once when the microphone goes meanwhile (a headset unplugged, a call); `finish` then still gives what was said before.
 */
export async function startTake(onLost: () => void): Promise<Take> {
  const devices = navigator.mediaDevices;
  const stream = await devices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true } });
  const over = new AbortController();
  const release = () => {
    over.abort();
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    const recorder = new MediaRecorder(stream);
    const pieces: Blob[] = [];
    const started = performance.now();
    let lostAt: number | undefined;
    const lose = () => {
      if (lostAt !== undefined || over.signal.aborted) return;
      lostAt = performance.now();
      onLost();
    };
    recorder.addEventListener('dataavailable', ({ data }) => data.size > 0 && pieces.push(data));
    recorder.addEventListener('error', lose, { signal: over.signal });
    recorder.addEventListener('stop', lose, { signal: over.signal });
    for (const track of stream.getTracks()) watch(track, lose, over.signal);
    recorder.start(PIECE_MS);

    const end = async (): Promise<OwnVoice | null> => {
      // The length is measured here, because the file a recorder writes does not say it.
      const lengthMs = (lostAt ?? performance.now()) - started;
      over.abort();
      await stopped(recorder);
      release();
      if (pieces.length === 0) return null;
      return { sound: new Blob(pieces, { type: recorder.mimeType }), lengthMs };
    };
    let ending: Promise<OwnVoice | null> | undefined;
    return {
      finish() {
        ending ??= end();
        return ending;
      },
      drop() {
        over.abort();
        void stopped(recorder);
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Tells when a track gives no more sound: it has ended, was silenced for good, or its device is not there any more. */
function watch(track: MediaStreamTrack, lose: () => void, signal: AbortSignal): void {
  track.addEventListener('ended', lose, { signal });
  let muted: ReturnType<typeof setTimeout> | undefined;
  const unmute = () => clearTimeout(muted);
  const mute = () => {
    unmute();
    muted = setTimeout(lose, MUTED_MS);
  };
  track.addEventListener('mute', mute, { signal });
  track.addEventListener('unmute', unmute, { signal });
  signal.addEventListener('abort', unmute);
  // Not every browser ends the track of a device that was unplugged.
  const { deviceId } = track.getSettings();
  const look = async () => {
    const here = await navigator.mediaDevices.enumerateDevices();
    if (track.readyState === 'ended' || (deviceId && !here.some((device) => device.deviceId === deviceId)))
      lose();
  };
  navigator.mediaDevices.addEventListener('devicechange', () => void look().catch(() => undefined), {
    signal,
  });
}

/** Stops a recorder and waits for its last piece, or not for long. */
function stopped(recorder: MediaRecorder): Promise<void> {
  return new Promise((resolve) => {
    if (recorder.state === 'inactive') return resolve();
    recorder.addEventListener('stop', () => resolve(), { once: true });
    setTimeout(resolve, ENDING_MS);
    try {
      recorder.stop();
    } catch {
      resolve();
    }
  });
}
