import { useCallback, useEffect, useState } from 'react';
import { SIDEWAYS } from '../phone.ts';

/**
 * The reading room: the book alone in the window. While it is open `<html data-room>` is set, by which the frame around
 * the screen steps aside (layout.css) and the book takes its place (room.css). The screen stays lit in it, but not for who
 * is `asleep`.
 */
export function useRoom(asleep = false): { open: boolean; toggle: () => void } {
  const [open, setOpen] = useState(false);

  // A phone turned sideways opens it, and turned back closes it; a first visit may be sideways already.
  useEffect(() => {
    const sideways = matchMedia(SIDEWAYS);
    const turned = () => setOpen(sideways.matches);
    if (sideways.matches) turned();
    sideways.addEventListener('change', turned);
    return () => sideways.removeEventListener('change', turned);
  }, []);

  useEffect(() => {
    if (!open) return;
    document.documentElement.dataset.room = '';
    // Escape takes the browser's own full screen away: the room goes with it, but not where a phone lies on its side.
    const shrunk = () => !document.fullscreenElement && setOpen(matchMedia(SIDEWAYS).matches);
    const leave = (event: KeyboardEvent) => {
      if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        !document.querySelector('dialog:modal, :popover-open')
      )
        setOpen(false);
    };
    document.addEventListener('fullscreenchange', shrunk);
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('fullscreenchange', shrunk);
      document.removeEventListener('keydown', leave);
      delete document.documentElement.dataset.room;
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, [open]);

  useEffect(() => (open && !asleep ? keepAwake() : undefined), [open, asleep]);

  const toggle = useCallback(() => {
    // Only a press may ask for the whole screen; a browser without it shows the room in its window.
    if (!open)
      void document.documentElement
        .requestFullscreen?.()
        // Left again before the browser had answered: nobody is there to leave it.
        .then(() => ('room' in document.documentElement.dataset ? undefined : document.exitFullscreen()))
        .catch(() => undefined);
    setOpen(!open);
  }, [open]);
  return { open, toggle };
}

/** Keeps the screen lit where the browser can, until the returned function is called. A hidden page loses the lock. */
function keepAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  let lock: WakeLockSentinel | undefined;
  let over = false;
  const ask = () => {
    if (document.hidden) return;
    navigator.wakeLock.request('screen').then(
      (given) => {
        if (over) void given.release();
        else lock = given;
      },
      // Refused, as by a battery that runs low: the screen sleeps as it always does.
      () => undefined,
    );
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
