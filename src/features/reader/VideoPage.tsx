import { useEffect, useRef } from 'react';
import type { VideoPicture } from './book.ts';
import { TURN_STARTED } from './turn/turner.ts';

/**
 * A film in the place of a picture. It plays by itself, silently, while its page lies open, and stops when the page
 * is turned away; sound and everything else is asked for with the browser's own controls. Where less motion is
 * wished for, the poster stays until someone presses play.
 */
export function VideoPage({ video, live }: { video: VideoPicture; live: boolean }) {
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = film.current;
    if (!element || !live) return;
    // React does not write `muted` as an attribute, and browsers only let silent films start by themselves.
    element.muted = true;
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      element.play().catch(() => {
        // Refused (data saver, battery): the poster and the controls are there.
      });
    }
    const pause = () => element.pause();
    // As soon as the page is being turned away, not only when the next one lies open.
    const stage = element.closest('.rd-stage');
    stage?.addEventListener(TURN_STARTED, pause);
    return () => {
      stage?.removeEventListener(TURN_STARTED, pause);
      pause();
    };
  }, [live]);
  const { alt, webm, mp4, poster, captions, width, height } = video;
  return (
    <figure className="rd-film">
      <video
        ref={film}
        className="rd-frame"
        aria-label={alt}
        poster={poster}
        width={width}
        height={height}
        controls
        muted
        playsInline
        preload={live ? 'metadata' : 'none'}
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
      </video>
      {captions && <figcaption>{captions}</figcaption>}
    </figure>
  );
}
