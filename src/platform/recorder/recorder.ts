/** Records a voice: mono, 24 kbit/s, as Opus in WebM, or AAC in MP4 where a browser records only that. */
import { levelMeter } from './level-meter.ts';

/** A recorded voice. A recorder's file does not contain its length. */
export interface VoiceRecording {
  readonly sound: Blob;
  readonly lengthMs: number;
}

/** A running recording. */
export interface RecordingSession {
  /** Ends it and returns the recording; null when there was no sound. Releases the microphone. Never rejects. */
  finish(): Promise<VoiceRecording | null>;
  /** Ends and discards it. Releases the microphone. */
  discard(): void;
  pause(): void;
  /** Records on after a pause. @returns false when the microphone is still taken away */
  resume(): boolean;
  /** How loud it is now, from 0 to 1; NaN where the browser can't tell. */
  level(): number;
}

export interface RecordingHost {
  /** The microphone is muted, as by a call: the recording has paused. */
  onPaused(): void;
  /** The microphone is gone (a headset unplugged, a call): `finish` returns what was recorded. Called once. */
  onLost(): void;
  /** Called with all that is recorded so far, as it grows. */
  onGrowth?(soFar: VoiceRecording): void;
}

/** The bits of one second: a voice is clear with them, and ten minutes take less than 2 MB. */
export const BITS_PER_SECOND = 24_000;
/** What a family's devices play, the best first. */
const TYPES = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4'] as const;
/** How often recorded data is handed over, in ms: at most this much is lost. */
const CHUNK_MS = 1000;
/** A microphone muted for longer is taken, as by a call. */
const MUTE_LIMIT_MS = 2000;
/** How long a recorder may take to stop; some never report it. */
const STOP_TIMEOUT_MS = 2000;

/** Whether this browser records a type of sound that families' devices play. */
export function canRecord(): boolean {
  if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices?.getUserMedia) return false;
  // A WebKit on Linux has a recorder that knows no type.
  return !MediaRecorder.isTypeSupported || TYPES.some((type) => MediaRecorder.isTypeSupported(type));
}

/**
 * Requests the microphone and starts recording. Rejects when it is denied or missing.
 * @param bitsPerSecond fewer for a long book
 */
export async function startRecording(
  host: RecordingHost,
  bitsPerSecond = BITS_PER_SECOND,
): Promise<RecordingSession> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  });
  const ended = new AbortController();
  const release = () => {
    ended.abort();
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported?.(type));
    const recorder = new MediaRecorder(stream, {
      audioBitsPerSecond: bitsPerSecond,
      ...(mimeType && { mimeType }),
    });
    const meter = levelMeter(stream, ended.signal);
    const clock = new Stopwatch();
    const chunks: Blob[] = [];
    const recorded = (): VoiceRecording => ({
      sound: new Blob(chunks, { type: recorder.mimeType }),
      lengthMs: clock.elapsed,
    });
    let lost = false;
    const onTrackLost = () => {
      if (lost || ended.signal.aborted) return;
      lost = true;
      clock.stop();
      host.onLost();
    };
    const pause = () => {
      if (recorder.state !== 'recording') return;
      clock.stop();
      recorder.pause();
    };
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size === 0) return;
      chunks.push(data);
      if (!ended.signal.aborted) host.onGrowth?.(recorded());
    });
    recorder.addEventListener('error', onTrackLost, { signal: ended.signal });
    recorder.addEventListener('stop', onTrackLost, { signal: ended.signal });
    const onMuted = () => {
      if (lost || recorder.state !== 'recording') return;
      pause();
      host.onPaused();
    };
    for (const track of stream.getTracks()) watchTrack(track, onMuted, onTrackLost, ended.signal);
    recorder.start(CHUNK_MS);
    clock.start();

    const end = async (): Promise<VoiceRecording | null> => {
      clock.stop();
      ended.abort();
      await stopRecorder(recorder);
      release();
      return chunks.length === 0 ? null : recorded();
    };
    let ending: Promise<VoiceRecording | null> | undefined;
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
      pause,
      resume() {
        if (lost || stream.getTracks().some(({ muted, readyState }) => muted || readyState === 'ended'))
          return false;
        if (recorder.state === 'paused') {
          recorder.resume();
          clock.start();
        }
        return true;
      },
      level: meter,
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Adds up the time between its starts and stops, in ms. */
class Stopwatch {
  #sum = 0;
  #since: number | null = null;

  start(): void {
    this.#since ??= performance.now();
  }

  stop(): void {
    this.#sum = this.elapsed;
    this.#since = null;
  }

  get elapsed(): number {
    return this.#sum + (this.#since === null ? 0 : performance.now() - this.#since);
  }
}

/** Calls back when a track gives no more sound: it is muted for a while, or it or its device is gone. */
function watchTrack(
  track: MediaStreamTrack,
  onMuted: () => void,
  onLost: () => void,
  signal: AbortSignal,
): void {
  track.addEventListener('ended', onLost, { signal });
  let muted: ReturnType<typeof setTimeout> | undefined;
  const unmute = () => clearTimeout(muted);
  const mute = () => {
    unmute();
    muted = setTimeout(onMuted, MUTE_LIMIT_MS);
  };
  track.addEventListener('mute', mute, { signal });
  track.addEventListener('unmute', unmute, { signal });
  signal.addEventListener('abort', unmute);
  // Not every browser ends the track of an unplugged device.
  const { deviceId } = track.getSettings();
  const checkDevice = async () => {
    const devices = await navigator.mediaDevices.enumerateDevices();
    if (track.readyState === 'ended' || (deviceId && !devices.some((device) => device.deviceId === deviceId)))
      onLost();
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
