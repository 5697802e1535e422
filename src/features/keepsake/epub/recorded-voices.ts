import type { Keepsake } from '../keepsake.ts';
import type { EpubAudio } from './make-epub.ts';
import { webmToOgg } from './webm-to-ogg.ts';

/** A parent's recordings of a book on this device. */
export interface RecordedVoices {
  /** How many of its pages are recorded. */
  readonly pages: number;
  /** The recording of a page by its id, or null. */
  readonly read: (page: string) => Promise<{ readonly sound: Blob; readonly lengthMs: number } | null>;
}

/** Converts the recordings for EPUB. Skips a recording in an unknown format. */
export async function convertVoices(
  { pages }: Keepsake,
  voices: RecordedVoices,
): Promise<Map<string, EpubAudio>> {
  const all = new Map<string, EpubAudio>();
  for (const { id } of pages) {
    const recording = await voices.read(id);
    if (!recording) continue;
    const bytes = new Uint8Array(await recording.sound.arrayBuffer());
    const voice = toEpubAudio(bytes, recording.sound.type);
    if (voice) all.set(id, { ...voice, seconds: recording.lengthMs / 1000 });
  }
  return all;
}

/** Browsers record Opus in WebM, or audio in MP4 or Ogg. */
function toEpubAudio(bytes: Uint8Array, type: string): Omit<EpubAudio, 'seconds'> | null {
  if (type.startsWith('audio/mp4')) return { sound: bytes, type: 'audio/mp4' };
  if (type.startsWith('audio/mpeg')) return { sound: bytes, type: 'audio/mpeg' };
  if (type.startsWith('audio/ogg')) return { sound: bytes, type: 'audio/ogg; codecs=opus' };
  try {
    return { sound: webmToOgg(bytes), type: 'audio/ogg; codecs=opus' };
  } catch {
    return null;
  }
}
