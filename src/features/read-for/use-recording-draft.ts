import { useCallback, useEffect, useRef, useState } from 'react';
import type { ClipPlace } from '../../platform/family-voice/reading.ts';
import type { VoiceRecording } from '../../platform/recorder/recorder.ts';
import {
  deleteDraft,
  type KeptClip,
  keepClip,
  keepUnfinished,
  loadDraft,
  type Progress,
  saveProgress,
} from './recording-draft.ts';

/** A relative's recordings, shown from memory and kept on this device with each change. */
export interface OpenDraft {
  /** Undefined until the device has told. */
  readonly progress: Progress | undefined;
  readonly clips: ReadonlyMap<ClipPlace, KeptClip>;
  /** Nothing can be kept on this device: all is lost with the window. */
  readonly onlyHere: boolean;
  readonly change: (change: Partial<Progress>) => void;
  /** Takes a clip and keeps it. Rejects when the device is full: it then has it until the window closes. */
  readonly keep: (place: ClipPlace, voice: VoiceRecording) => Promise<void>;
  readonly keepUnfinished: (place: ClipPlace, voice: VoiceRecording) => Promise<void>;
  /** The family has received these. */
  readonly markSent: (places: readonly ClipPlace[]) => void;
  /** Deletes everything. Rejects where the browser forbids storage. */
  readonly forget: () => Promise<void>;
}

/** @param relative the name that a first visit starts with */
export function useRecordingDraft(token: string, relative: string): OpenDraft {
  const [clips, setClips] = useState<ReadonlyMap<ClipPlace, KeptClip>>(new Map());
  const [progress, setProgress] = useState<Progress>();
  const [onlyHere, setOnlyHere] = useState(false);
  const stored = useRef<Progress>(undefined);
  const first = useRef(relative);

  useEffect(() => {
    let cancelled = false;
    const fresh: Progress = { relative: first.current, step: 'welcome', leftOut: [], sent: [] };
    const show = (found: Progress) => {
      stored.current = found;
      setProgress(found);
    };
    loadDraft(token).then(
      (draft) => {
        if (cancelled) return;
        setClips(draft.clips);
        show(draft.progress ?? fresh);
      },
      () => {
        if (cancelled) return;
        setOnlyHere(true);
        show(fresh);
      },
    );
    return () => {
      cancelled = true;
    };
  }, [token]);

  const change = useCallback(
    (change: Partial<Progress>) => {
      if (!stored.current) return;
      stored.current = { ...stored.current, ...change };
      setProgress(stored.current);
      saveProgress(token, stored.current).catch(() => setOnlyHere(true));
    },
    [token],
  );
  const keep = useCallback(
    async (place: ClipPlace, voice: VoiceRecording) => {
      setClips((known) => new Map(known).set(place, voice));
      await keepClip(token, place, voice);
    },
    [token],
  );
  const keepUnfinishedClip = useCallback(
    (place: ClipPlace, voice: VoiceRecording) => keepUnfinished(token, place, voice),
    [token],
  );
  const markSent = useCallback(
    (places: readonly ClipPlace[]) => {
      setClips((known) => new Map([...known].filter(([place]) => !places.includes(place))));
      change({ sent: [...new Set([...(stored.current?.sent ?? []), ...places])], step: 'sent' });
    },
    [change],
  );
  const forget = useCallback(async () => {
    await deleteDraft(token);
    setClips(new Map());
  }, [token]);

  return {
    progress,
    clips,
    onlyHere,
    change,
    keep,
    keepUnfinished: keepUnfinishedClip,
    markSent,
    forget,
  };
}
