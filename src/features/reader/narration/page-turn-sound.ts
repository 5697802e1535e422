/**
 * A synthesised page-turn sound: noise that swells and fades, high as the sheet lifts and lower as it settles.
 * For devices without a voice, so that reading is not silent.
 */
const LENGTH_S = 0.42;
const VOLUME = 0.11;

/** Plays once; a browser without audio, or one that forbids it, stays silent. */
export function playPageTurnSound(): void {
  const Context = globalThis.AudioContext;
  if (!Context) return;
  const audio = new Context();
  const noise = audio.createBufferSource();
  noise.buffer = rustleNoise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 0.7;
  filter.frequency.setValueAtTime(5200, audio.currentTime);
  filter.frequency.exponentialRampToValueAtTime(1400, audio.currentTime + LENGTH_S);
  noise.connect(filter).connect(audio.destination);
  noise.onended = () => void audio.close();
  noise.start();
}

/** Noise under the envelope of a turning sheet: quick attack, slow decay, a little crackle. */
function rustleNoise(audio: BaseAudioContext): AudioBuffer {
  const length = Math.round(LENGTH_S * audio.sampleRate);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const sound = buffer.getChannelData(0);
  for (let n = 0; n < length; n++) {
    const at = n / length;
    const envelope = Math.min(1, at / 0.18) * (1 - at) ** 2.2;
    const crackle = Math.random() < 0.004 ? 2.4 : 1;
    sound[n] = (Math.random() * 2 - 1) * envelope * crackle * VOLUME;
  }
  return buffer;
}
