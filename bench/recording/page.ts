/** What bench/recording/run.ts runs in a page: the product's own recorder settings and sealing. */
import { createFamilyKey } from '../../src/platform/family-voice/family-key.ts';
import { sealParcel } from '../../src/platform/family-voice/parcel.ts';
import { parcelOf } from '../../src/platform/family-voice/reading.ts';
import { startRecording, type VoiceRecording } from '../../src/platform/recorder/recorder.ts';

/**
 * A stand-in for somebody who reads: a voice at 120 to 180 Hz through three formants, in syllables, with a pause after each
 * sentence, and a little room noise.
 */
async function speak(): Promise<MediaStream> {
  const audio = new AudioContext();
  await audio.resume();
  const microphone = audio.createMediaStreamDestination();
  const mouth = audio.createGain();
  mouth.gain.value = 0;
  const voice = audio.createOscillator();
  voice.type = 'sawtooth';
  for (const [frequency, width, loudness] of [
    [600, 8, 1],
    [1300, 10, 0.5],
    [2600, 12, 0.3],
  ] as const) {
    const [formant, level] = [audio.createBiquadFilter(), audio.createGain()];
    formant.type = 'bandpass';
    formant.frequency.value = frequency;
    formant.Q.value = width;
    level.gain.value = loudness;
    voice.connect(formant).connect(level).connect(mouth);
  }
  mouth.connect(microphone);
  const noise = audio.createBufferSource();
  noise.buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  noise.buffer.getChannelData(0).forEach((_, at, samples) => {
    samples[at] = (Math.random() - 0.5) * 0.01;
  });
  noise.loop = true;
  noise.connect(microphone);
  for (let at = audio.currentTime, syllable = 0; at < audio.currentTime + 120; syllable += 1) {
    voice.frequency.setValueAtTime(120 + ((syllable * 37) % 60), at);
    mouth.gain.setTargetAtTime(1.5, at, 0.02);
    mouth.gain.setTargetAtTime(0, at + 0.16, 0.03);
    at += syllable % 18 === 17 ? 1.1 : 0.25;
  }
  voice.start();
  noise.start();
  return microphone.stream;
}

/** Records the stand-in. @returns the bytes and length of the clip, and its type */
async function record(
  bitsPerSecond: number,
  seconds: number,
): Promise<{ bytes: number; seconds: number; type: string }> {
  const stream = await speak();
  navigator.mediaDevices.getUserMedia = async () => stream;
  const session = await startRecording({ onPaused: () => undefined, onLost: () => undefined }, bitsPerSecond);
  await new Promise((after) => setTimeout(after, seconds * 1000));
  const { sound, lengthMs } = (await session.finish())!;
  return { bytes: sound.size, seconds: lengthMs / 1000, type: sound.type };
}

/** Seals a book of so many pages and bytes. @returns the milliseconds that it took, and the sealed bytes */
async function seal(pages: number, bytes: number): Promise<{ ms: number; bytes: number }> {
  const { key } = await createFamilyKey();
  const spreads = Array.from({ length: pages }, (_, page) => `page-${page}`);
  const clip = (): VoiceRecording => {
    const content = new Uint8Array(Math.floor(bytes / pages));
    for (let at = 0; at < content.length; at += 65_536)
      crypto.getRandomValues(content.subarray(at, at + 65_536));
    return { sound: new Blob([content], { type: 'audio/webm' }), lengthMs: 60_000 };
  };
  const clips = new Map(spreads.map((spread) => [`spread ${spread}` as const, clip()]));
  const head = { story: 'ocean-adventure', relative: 'Grandma Ruth', recordedAt: new Date().toISOString() };
  const since = performance.now();
  const parcel = await parcelOf(head, spreads, clips);
  const sealed = await sealParcel(parcel, { familyKey: key.publicKey, token: 'a'.repeat(32) });
  return { ms: performance.now() - since, bytes: sealed.length };
}

export const bench = { record, seal };
Object.assign(window, { bench });
