import { useEffect, useRef } from 'react';
import type { VideoPicture } from './book.ts';
import { TURN_STARTED } from './turn/turner.ts';

/**
 * A film in the place of a picture. It plays muted while its page is open and stops when the page turns; the
 * browser's controls do the rest. With reduced motion the poster stays until someone presses play.
 */
export function VideoPage({ video, live }: { video: VideoPicture; live: boolean }) {
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = film.current;
    if (!element || !live) return;
    // React does not write `muted` as an attribute, and browsers autoplay only muted films.
    element.muted = true;
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      element.play().catch(() => {
        // Refused (data saver, battery): the poster and the controls remain.
      });
    }
    const pause = () => element.pause();
    // Stops when the turn starts, not only when the next page is open.
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
