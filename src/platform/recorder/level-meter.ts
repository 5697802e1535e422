/** In decibels below the loudest sound: what is 0, a quiet room, and what is 1, speech into the microphone. */
const QUIETEST = -60;
const LOUDEST = -14;

/**
 * Measures how loud a microphone is. @returns reads it, from 0 to 1; NaN where the browser has no audio graph, so that
 * a missing meter is not taken for silence
 */
export function levelMeter(stream: MediaStream, ended: AbortSignal): () => number {
  if (typeof AudioContext === 'undefined') return () => Number.NaN;
  try {
    const audio = new AudioContext();
    // Safari suspends an audio graph that was made after a permission prompt.
    void audio.resume().catch(() => undefined);
    const analyser = audio.createAnalyser();
    analyser.fftSize = 1024;
    audio.createMediaStreamSource(stream).connect(analyser);
    ended.addEventListener('abort', () => void audio.close().catch(() => undefined));
    const samples = new Float32Array(analyser.fftSize);
    return () => {
      if (audio.state !== 'running') return Number.NaN;
      analyser.getFloatTimeDomainData(samples);
      const mean = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      const decibels = 10 * Math.log10(mean);
      return Math.min(1, Math.max(0, (decibels - QUIETEST) / (LOUDEST - QUIETEST)));
    };
  } catch {
    return () => Number.NaN;
  }
}
