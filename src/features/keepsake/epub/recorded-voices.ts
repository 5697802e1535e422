import type { Keepsake } from '../keepsake.ts';
import type { EpubAudio } from './make-epub.ts';
import { cutSentences, findPauses, sentencesOf } from './sentences.ts';
import { webmToOgg } from './webm-to-ogg.ts';

/** Somebody's recordings of a book on this device. */
export interface RecordedVoices {
  /** Unique in the book. */
  readonly id: string;
  /** As on the box that is ticked: "With your voice". */
  readonly label: string;
  /** How many of its pages are recorded. */
  readonly pages: number;
  /** Whether the words of the book are read: then its sentences can be told apart. */
  readonly readsWords: boolean;
  /** The recording of a page by its id, or null. */
  readonly read: (page: string) => Promise<{ readonly sound: Blob; readonly lengthMs: number } | null>;
}

/** Converts the recordings for EPUB, cut by sentence where that is possible. Skips a recording in an unknown format. */
export async function convertVoices(
  { pages, lang }: Keepsake,
  voices: RecordedVoices,
): Promise<Map<string, EpubAudio>> {
  const all = new Map<string, EpubAudio>();
  for (const page of pages) {
    const recording = await voices.read(page.id);
    if (!recording) continue;
    const bytes = new Uint8Array(await recording.sound.arrayBuffer());
    const voice = toEpubAudio(bytes, recording.sound.type);
    if (!voice) continue;
    const seconds = recording.lengthMs / 1000;
    // A choice is read too, and stands apart from the sentences.
    const letters = page.choice
      ? []
      : sentencesOf(page, lang)
          .flat()
          .map(({ length }) => length);
    const cuts = voices.readsWords ? await cutRecording(bytes, letters, seconds) : null;
    all.set(page.id, { ...voice, seconds, ...(cuts && { cuts }) });
  }
  return all;
}

/** Samples a second are enough to tell a voice from quiet. */
const ANALYSIS_RATE = 16_000;

/** When each sentence ends; null where the recording can't be decoded here or its pauses don't tell. */
async function cutRecording(
  bytes: Uint8Array<ArrayBuffer>,
  letters: readonly number[],
  seconds: number,
): Promise<number[] | null> {
  if (letters.length < 2 || typeof OfflineAudioContext === 'undefined') return null;
  try {
    const decoder = new OfflineAudioContext(1, 1, ANALYSIS_RATE);
    // Decoding takes the buffer away.
    const decoded = await decoder.decodeAudioData(bytes.slice().buffer);
    const pauses = findPauses(decoded.getChannelData(0), decoded.sampleRate);
    return cutSentences(pauses, letters, seconds);
  } catch {
    return null;
  }
}

/** Browsers record Opus in WebM, or audio in MP4 or Ogg. */
function toEpubAudio(bytes: Uint8Array<ArrayBuffer>, type: string): Omit<EpubAudio, 'seconds'> | null {
  if (type.startsWith('audio/mp4')) return { sound: bytes, type: 'audio/mp4' };
  if (type.startsWith('audio/mpeg')) return { sound: bytes, type: 'audio/mpeg' };
  if (type.startsWith('audio/ogg')) return { sound: bytes, type: 'audio/ogg; codecs=opus' };
  try {
    return { sound: webmToOgg(bytes), type: 'audio/ogg; codecs=opus' };
  } catch {
    return null;
  }
}
