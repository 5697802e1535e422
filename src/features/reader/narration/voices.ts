/** What is needed of a SpeechSynthesisVoice to choose one. */
export type VoiceFacts = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/**
 * The voice for a language: those on the device before those of a server (a story should not leave the device to be
 * spoken), the same region before another, the device's default before the rest. Undefined when none speaks it.
 */
export function chooseVoice<V extends VoiceFacts>(voices: readonly V[], lang: string): V | undefined {
  const wanted = normal(lang);
  const rank = (voice: V) =>
    (voice.localService ? 4 : 0) + (normal(voice.lang) === wanted ? 2 : 0) + (voice.default ? 1 : 0);
  return voices
    .filter((voice) => language(voice.lang) === language(lang))
    .reduce<V | undefined>((best, voice) => (best && rank(best) >= rank(voice) ? best : voice), undefined);
}

/** Android writes "en_US". */
function normal(lang: string): string {
  return lang.replace('_', '-').toLowerCase();
}

function language(lang: string): string {
  return normal(lang).split('-')[0]!;
}

/**
 * The device's voices. Some browsers list them only a moment after being asked: waits up to `waitMs`. Answers at once
 * when there are some, since speaking must begin within the tap that asked for it.
 */
export function listVoices(
  synth: SpeechSynthesis,
  waitMs = 1500,
): SpeechSynthesisVoice[] | Promise<SpeechSynthesisVoice[]> {
  const voices = synth.getVoices();
  if (voices.length > 0) return voices;
  return new Promise((resolve) => {
    const answer = () => {
      clearTimeout(late);
      synth.removeEventListener('voiceschanged', answer);
      resolve(synth.getVoices());
    };
    const late = setTimeout(answer, waitMs);
    synth.addEventListener('voiceschanged', answer);
  });
}
