import { useEffect, useState } from 'react';
import type { ReaderPicture } from '../../features/reader/book.ts';

/** A page's picture for somebody who reads it aloud: whole and still, and the next one is drawn meanwhile. */
export function PagePicture({ picture, next }: { picture: ReaderPicture; next: ReaderPicture | undefined }) {
  const src = usePictureSource(picture);
  usePictureSource(next);
  const { width = 3, height = 2 } = picture;
  return (
    <div className="read-for-frame">
      {src === null ? (
        <p>{picture.alt}</p>
      ) : (
        src && <img src={src} alt={picture.alt} width={width} height={height} />
      )}
    </div>
  );
}

/** The URL of a picture; undefined while it is drawn, null when it can't be. */
function usePictureSource(picture: ReaderPicture | undefined): string | null | undefined {
  const [loaded, setLoaded] = useState<{ of: ReaderPicture; src: string | null }>();
  useEffect(() => {
    if (picture?.kind !== 'image' || !picture.load) return;
    const { load, release } = picture;
    let drop: (() => void) | undefined;
    let left = false;
    load().then(
      (found) => {
        drop = () => release?.(found);
        if (left) drop();
        else setLoaded({ of: picture, src: found.src });
      },
      () => left || setLoaded({ of: picture, src: null }),
    );
    return () => {
      left = true;
      drop?.();
    };
  }, [picture]);
  if (!picture) return undefined;
  if (picture.kind === 'video') return picture.poster;
  return picture.src ?? (loaded?.of === picture ? loaded.src : undefined);
}
