/** A recording as IndexedDB keeps it, in bytes: WebKit stores no Blob in a private window. */
import type { VoiceRecording } from './recorder.ts';

export interface StoredRecording {
  readonly bytes: ArrayBuffer;
  readonly type: string;
  readonly lengthMs: number;
}

/** Rejects when the sound can't be read. */
export async function toStored({ sound, lengthMs }: VoiceRecording): Promise<StoredRecording> {
  return { bytes: await sound.arrayBuffer(), type: sound.type, lengthMs };
}

/** Also reads recordings of earlier versions, which were stored as they are. */
export function fromStored(stored: StoredRecording | VoiceRecording): VoiceRecording {
  if ('sound' in stored) return stored;
  const { bytes, type, lengthMs } = stored;
  return { sound: new Blob([bytes], { type }), lengthMs };
}
