import { memo, useEffect, useState } from 'react';
import type { ImagePicture, Picture } from './book.ts';
import { VideoPage } from './VideoPage.tsx';

interface PictureViewProps {
  picture: Picture;
  /** The page is open and stays: a film may run. */
  live: boolean;
  urgent: boolean;
}

/** The picture side of a spread. */
export const PictureView = memo(function PictureView({ picture, live, urgent }: PictureViewProps) {
  if (picture.kind === 'video') return <VideoPage video={picture} live={live} />;
  return <StillPicture picture={picture} urgent={urgent} />;
});

function StillPicture({ picture, urgent }: { picture: ImagePicture; urgent: boolean }) {
  const { alt, width, height, focus = [0.5, 0.6] } = picture;
  const [address, failed] = useAddress(picture);
  const [missing, setMissing] = useState(false);
  // Paper of the right place and name while the picture is on its way, or when it never comes.
  if (!address || missing) {
    return (
      <div className="rd-frame rd-blank" role="img" aria-label={alt}>
        {(failed || missing) && <p>{alt}</p>}
      </div>
    );
  }
  return (
    <img
      className="rd-frame"
      src={address}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      draggable={false}
      fetchPriority={urgent ? 'high' : 'low'}
      style={{ objectPosition: `${focus[0] * 100}% ${focus[1] * 100}%` }}
      onLoad={drawAhead}
      onError={() => setMissing(true)}
    />
  );
}

/** Decodes a picture as soon as it is here, so that a turn only has to show it. */
function drawAhead(event: React.SyntheticEvent<HTMLImageElement>): void {
  event.currentTarget.decode().catch(() => {
    // Taken out of the document before it was decoded: nothing is lost.
  });
}

/** The address of a picture: at once when it is known, else asked for when the page comes near. */
function useAddress({ src, load, release }: ImagePicture): [address: string | undefined, failed: boolean] {
  const [loaded, setLoaded] = useState<string>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (src || !load) return;
    let near = true;
    let address: string | undefined;
    load().then(
      (found) => {
        address = found;
        if (near) setLoaded(found);
        else release?.(found);
      },
      () => near && setFailed(true),
    );
    return () => {
      near = false;
      if (address) release?.(address);
    };
  }, [src, load, release]);
  return [src ?? loaded, failed];
}
