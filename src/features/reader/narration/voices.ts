/** The fields needed to choose a voice. */
export type VoiceFacts = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService' | 'default'>;

/** Apple's novelty voices: whispers, bells, robots. Used only when a family picks one. */
const NOVELTY_VOICES =
  /^(albert|bad news|bahh|bells|boing|bubbles|cellos|deranged|good news|hysterical|jester|junior|organ|pipe organ|princess|ralph|superstar|trinoids|whisper|wobble|zarvox)\b/i;
/** Older synthetic voices: understandable, but tiring. */
const LOW_QUALITY =
  /\b(espeak|compact|eddy|flo|fred|grandma|grandpa|kathy|agnes|bruce|vicki|reed|rocko|sandy|shelley)\b/i;
/** Vendors' words for their best voices. */
const HIGH_QUALITY = /\b(natural|neural|enhanced|premium|siri|online)\b/i;

const isNovelty = ({ name }: Pick<VoiceFacts, 'name'>): boolean => NOVELTY_VOICES.test(name);

/**
 * The voices that speak a language, best first: on-device before remote ones (a story should not leave the
 * device), the same region before another, better before plain ones, the default before the rest; novelty
 * voices last.
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
 * The voice to read with: the family's choice by name, else the best. Undefined when none speaks the language.
 * @param silent names of voices that gave no sound
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

/** "en-US", Android's "en_US", and other vendors' three letters: "eng-USA". */
const partsOf = (lang: string): string[] => lang.split(/[-_]/);

/** The two-letter code where there is one: "eng" is "en". */
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
 * The device's voices. Some browsers list them late: waits up to `waitMs`. Synchronous when some are known,
 * since speaking must start within the tap.
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
