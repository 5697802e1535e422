import { useCallback, useEffect, useState } from 'react';
import { keepScreenOn } from '../../../platform/keep-screen-on.ts';
import { SIDEWAYS } from '../media-queries.ts';

/**
 * Fullscreen: the book alone in the window. It sets `<html data-fullscreen>`, which hides the screen's frame
 * (layout.css) and enlarges the book (fullscreen.css), and keeps the screen on unless `asleep`.
 */
export function useFullscreen(asleep = false): { open: boolean; toggle: () => void } {
  const [open, setOpen] = useState(false);

  // Turning a phone to landscape opens it, and back to portrait closes it; a first visit may be in landscape
  // already.
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
    // Escape leaves the browser's fullscreen mode and this with it, but not on a phone in landscape.
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
    // Only a press may request the browser's fullscreen; without it the book fills the window.
    if (!open)
      void document.documentElement
        .requestFullscreen?.()
        // Fullscreen was left before the browser entered it: exit at once.
        .then(() =>
          'fullscreen' in document.documentElement.dataset ? undefined : document.exitFullscreen(),
        )
        .catch(() => undefined);
    setOpen(!open);
  }, [open]);
  return { open, toggle };
}
