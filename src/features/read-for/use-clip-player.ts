import { useCallback, useEffect, useRef, useState } from 'react';
import type { VoiceRecording } from '../../platform/recorder/recorder.ts';

/** Plays a clip to the one who recorded it; another clip, or unmounting, stops it. */
export function useClipPlayer(voice: VoiceRecording | undefined): {
  playing: boolean;
  /** Plays it from its beginning, or stops it. */
  toggle: () => void;
} {
  const [playing, setPlaying] = useState(false);
  const audio = useRef<HTMLAudioElement | null>(null);
  const stop = useCallback(() => {
    if (audio.current) {
      audio.current.pause();
      URL.revokeObjectURL(audio.current.src);
    }
    audio.current = null;
    setPlaying(false);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another clip stops the one that plays
  useEffect(() => stop, [voice, stop]);

  const toggle = useCallback(() => {
    if (audio.current || !voice) return stop();
    const player = new Audio(URL.createObjectURL(voice.sound));
    audio.current = player;
    player.onended = player.onerror = stop;
    setPlaying(true);
    player.play().catch(stop);
  }, [voice, stop]);
  return { playing, toggle };
}
