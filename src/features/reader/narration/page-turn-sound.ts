/**
 * The sound of a page that is turned, made on the spot: a breath of noise that swells and dies as a sheet does, high
 * where its edge lifts and lower where it lies down. For a device without a voice, so that reading is not silent.
 */
const LENGTH_S = 0.42;
const VOLUME = 0.11;

/** Sounds once; a browser without sound, or one that forbids it, stays silent. */
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

/** Noise under the breath of a turning sheet: it rises quickly, falls slowly, and crackles a little on the way. */
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
