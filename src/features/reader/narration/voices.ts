/** What is needed of a SpeechSynthesisVoice to choose one. */
export type VoiceFacts = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService' | 'default'>;

/** Voices that Apple made for fun: whispers, bells, robots. No story is read by one unless a family asks for it. */
const NOVELTY_VOICES =
  /^(albert|bad news|bahh|bells|boing|bubbles|cellos|deranged|good news|hysterical|jester|junior|organ|pipe organ|princess|ralph|superstar|trinoids|whisper|wobble|zarvox)\b/i;
/** Synthetic ones of an older kind: understood, and tiring to listen to. */
const LOW_QUALITY =
  /\b(espeak|compact|eddy|flo|fred|grandma|grandpa|kathy|agnes|bruce|vicki|reed|rocko|sandy|shelley)\b/i;
/** Makers' words for their best. */
const HIGH_QUALITY = /\b(natural|neural|enhanced|premium|siri|online)\b/i;

const isNovelty = ({ name }: Pick<VoiceFacts, 'name'>): boolean => NOVELTY_VOICES.test(name);

/**
 * The voices that speak a language, best first: those on the device before those of a server (a story should not leave the
 * device to be spoken), the same region before another, fuller ones before plain ones, the device's default before the
 * rest; those made for fun last.
 */
export function rankVoices<V extends VoiceFacts>(voices: readonly V[], lang: string): V[] {
  const wanted = regionOf(lang);
  const rank = (voice: V) =>
    (isNovelty(voice) ? -100 : 0) +
    (voice.localService ? 16 : 0) +
    (LOW_QUALITY.test(voice.name) ? -8 : 0) +
    (regionOf(voice.lang) === wanted ? 4 : 0) +
    (HIGH_QUALITY.test(voice.name) ? 2 : 0) +
    (voice.default ? 1 : 0);
  return voices
    .filter((voice) => languageOf(voice.lang) === languageOf(lang))
    .sort((one, other) => rank(other) - rank(one));
}

/**
 * The voice to read with: the one the family has chosen by name, else the best. Undefined when none speaks the language.
 * @param silent names of those that gave no sound
 */
export function chooseVoice<V extends VoiceFacts>(
  voices: readonly V[],
  lang: string,
  chosen: string | null = null,
  silent: ReadonlySet<string> = new Set(),
): V | undefined {
  const usable = rankVoices(voices, lang).filter(({ name }) => !silent.has(name));
  return usable.find(({ name }) => name === chosen) ?? usable.find((voice) => !isNovelty(voice));
}

/** "en-US", Android's "en_US", and the three letters of other makers: "eng-USA". */
const partsOf = (lang: string): string[] => lang.split(/[-_]/);

/** Two letters where there are two: "eng" is "en". */
function languageOf(lang: string): string {
  const [language = ''] = partsOf(lang);
  try {
    return Intl.getCanonicalLocales(language)[0] ?? '';
  } catch {
    return language.toLowerCase();
  }
}

const ISO_3166_ALPHA_2: Readonly<Record<string, string>> = {
  USA: 'US',
  GBR: 'GB',
  AUS: 'AU',
  CAN: 'CA',
  IRL: 'IE',
};

function regionOf(lang: string): string {
  const region = partsOf(lang)[1]?.toUpperCase() ?? '';
  return ISO_3166_ALPHA_2[region] ?? region;
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
