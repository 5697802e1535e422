import { useCallback, useEffect, useState } from 'react';
import { SIDEWAYS } from '../media-queries.ts';

/**
 * The reading room: the book alone in the window. While it is open `<html data-fullscreen>` is set, by which the frame around
 * the screen steps aside (layout.css) and the book takes its place (room.css). The screen stays lit in it, but not for who
 * is `asleep`.
 */
export function useFullscreen(asleep = false): { open: boolean; toggle: () => void } {
  const [open, setOpen] = useState(false);

  // A phone turned sideways opens it, and turned back closes it; a first visit may be sideways already.
  useEffect(() => {
    const sideways = matchMedia(SIDEWAYS);
    const onRotate = () => setOpen(sideways.matches);
    if (sideways.matches) onRotate();
    sideways.addEventListener('change', onRotate);
    return () => sideways.removeEventListener('change', onRotate);
  }, []);

  useEffect(() => {
    if (!open) return;
    document.documentElement.dataset.fullscreen = '';
    // Escape takes the browser's own full screen away: the room goes with it, but not where a phone lies on its side.
    const onFullscreenChange = () => !document.fullscreenElement && setOpen(matchMedia(SIDEWAYS).matches);
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        !document.querySelector('dialog:modal, :popover-open')
      )
        setOpen(false);
    };
    document.addEventListener('fullscreenchange', onFullscreenChange);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('fullscreenchange', onFullscreenChange);
      document.removeEventListener('keydown', onKeyDown);
      delete document.documentElement.dataset.fullscreen;
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, [open]);

  useEffect(() => (open && !asleep ? keepScreenOn() : undefined), [open, asleep]);

  const toggle = useCallback(() => {
    // Only a press may ask for the whole screen; a browser without it shows the room in its window.
    if (!open)
      void document.documentElement
        .requestFullscreen?.()
        // Left again before the browser had answered: nobody is there to leave it.
        .then(() =>
          'fullscreen' in document.documentElement.dataset ? undefined : document.exitFullscreen(),
        )
        .catch(() => undefined);
    setOpen(!open);
  }, [open]);
  return { open, toggle };
}

/** Keeps the screen lit where the browser can, until the returned function is called. A hidden page loses the lock. */
function keepScreenOn(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  let lock: WakeLockSentinel | undefined;
  let stopped = false;
  const requestLock = () => {
    if (document.hidden) return;
    navigator.wakeLock.request('screen').then(
      (sentinel) => {
        if (stopped) void sentinel.release();
        else lock = sentinel;
      },
      // Refused, as by a battery that runs low: the screen sleeps as it always does.
      () => undefined,
    );
  };
  requestLock();
  document.addEventListener('visibilitychange', requestLock);
  return () => {
    stopped = true;
    document.removeEventListener('visibilitychange', requestLock);
    void lock?.release();
  };
}
