import type { OwnVoice } from '../narration/narrator.ts';

/** A recording under way. */
export interface Take {
  /** Ends it and gives what was said. The microphone is released. */
  finish(): Promise<OwnVoice>;
  /** Ends it and forgets it. The microphone is released. */
  drop(): void;
}

/** Whether this browser can record at all. */
export function canRecord(): boolean {
  return typeof MediaRecorder !== 'undefined' && Boolean(navigator.mediaDevices?.getUserMedia);
}

/** Asks for the microphone and starts recording. Rejects when the family says no or there is no microphone. */
export async function startTake(): Promise<Take> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true },
  });
  const recorder = new MediaRecorder(stream);
  const pieces: Blob[] = [];
  const started = performance.now();
  recorder.ondataavailable = (event) => pieces.push(event.data);
  recorder.start();
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  return {
    finish() {
      // The length is measured here, because the file a recorder writes does not say it.
      const lengthMs = performance.now() - started;
      return new Promise((resolve) => {
        recorder.onstop = () => {
          release();
          resolve({ sound: new Blob(pieces, { type: recorder.mimeType }), lengthMs });
        };
        recorder.stop();
      });
    },
    drop() {
      if (recorder.state !== 'inactive') recorder.stop();
      release();
    },
  };
}
