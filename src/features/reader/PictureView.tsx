import {
  type CSSProperties,
  createContext,
  memo,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { DepthLayers, ImagePicture, LoadedPicture, Picture } from './book.ts';
import { VideoPage } from './VideoPage.tsx';

/** Returns the spread that is open or being turned to, from 0. The function stays the same while the book is open. */
export const TargetPageContext = createContext<() => number>(() => 0);

interface PictureViewProps {
  picture: Picture;
  /** The spread it belongs to, from 0. */
  page: number;
  /** The page is open and stays: a film may run. */
  live: boolean;
  urgent: boolean;
}

/** The picture side of a spread. */
export const PictureView = memo(function PictureView({ picture, page, live, urgent }: PictureViewProps) {
  if (picture.kind === 'video') return <VideoPage video={picture} live={live} />;
  return <StillPicture picture={picture} page={page} urgent={urgent} />;
});

function StillPicture({ picture, page, urgent }: { picture: ImagePicture; page: number; urgent: boolean }) {
  const { alt, width, height, focus = [0.5, 0.6] } = picture;
  const [loaded, failed] = useLoadedPicture(picture, page);
  // A picture that is ready is decoded with the page: an empty frame would be visible.
  const [decodeSync] = useState(loaded !== undefined && picture.src === undefined);
  const [missing, setMissing] = useState(false);
  const sheets = useDepthLayers(loaded);
  const shown = useDecodedImage(loaded);
  // Shows a placeholder of the same size and name until the picture loads, or when it never does.
  if (!loaded || missing) {
    return (
      <div className="rd-frame rd-blank" role="img" aria-label={alt}>
        {(failed || missing) && <p>{alt}</p>}
      </div>
    );
  }
  const objectPosition = `${focus[0] * 100}% ${focus[1] * 100}%`;
  return (
    <>
      <img
        ref={shown}
        className="rd-frame"
        src={loaded.src}
        alt={alt}
        width={width}
        height={height}
        decoding={decodeSync ? 'sync' : 'async'}
        draggable={false}
        fetchPriority={urgent ? 'high' : 'low'}
        style={{ objectPosition }}
        onLoad={decodeOnLoad}
        onError={() => setMissing(true)}
      />
      {sheets && (
        <div className="rd-frame rd-sheets" style={{ '--bleed': sheets.bleed } as CSSProperties}>
          {[sheets.far, sheets.middle, sheets.near].map((sheet) => (
            <img
              key={sheet}
              src={sheet}
              alt=""
              decoding="sync"
              draggable={false}
              style={{ objectPosition }}
            />
          ))}
        </div>
      )}
    </>
  );
}

/**
 * Shows the preloaded image element in the page's first frame, until the page's own image has decoded: a
 * browser may have dropped the cached blob by then and load it again.
 */
function useDecodedImage(loaded: LoadedPicture | undefined): React.RefObject<HTMLImageElement | null> {
  const own = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const image = own.current;
    const held = loaded?.decodedImage;
    if (!image || !held || image.complete) return;
    held.className = image.className;
    held.style.objectPosition = image.style.objectPosition;
    held.alt = '';
    image.before(held);
    const leave = () => held.remove();
    image.decode().then(leave, leave);
    return leave;
  }, [loaded]);
  return own;
}

/** Decodes a picture as soon as it loads, so that a turn only has to show it. */
function decodeOnLoad(event: React.SyntheticEvent<HTMLImageElement>): void {
  event.currentTarget.decode().catch(() => {
    // The image was removed before it was decoded: nothing is lost.
  });
}

/**
 * The depth layers of a picture once all three are decoded: the far one alone would hide the hero. Waits for
 * the whole picture, and loads nothing with reduced motion.
 */
function useDepthLayers(loaded: LoadedPicture | undefined): DepthLayers | undefined {
  const [ready, setReady] = useState<{ of: LoadedPicture; sheets: DepthLayers }>();
  useEffect(() => {
    const pendingLayers = loaded?.sheets;
    if (!pendingLayers || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let active = true;
    decodeImage(loaded.src)
      .then(() => pendingLayers)
      .then(async (sheets) => {
        // The page was left meanwhile.
        if (!active) return;
        await Promise.all([sheets.far, sheets.middle, sheets.near].map(decodeImage));
        if (active) setReady({ of: loaded, sheets });
      })
      .catch(() => {
        // The whole picture stays, which is enough.
      });
    return () => {
      active = false;
    };
  }, [loaded]);
  return ready?.of === loaded ? ready?.sheets : undefined;
}

async function decodeImage(address: string): Promise<void> {
  const image = new Image();
  image.fetchPriority = 'low';
  image.src = address;
  await image.decode();
}

/** Pages kept ready ahead; passed pages come after them. */
const PAGES_AHEAD = 2;

/** A picture's URLs: at once when known, else loaded when the page comes near. */
function useLoadedPicture(
  picture: ImagePicture,
  page: number,
): [loaded: LoadedPicture | undefined, failed: boolean] {
  const { src, sheets, peek, load, release } = picture;
  const goesTo = useContext(TargetPageContext);
  const [loaded, setLoaded] = useState(peek?.());
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (src || !load) return;
    const aborter = new AbortController();
    let received: LoadedPicture | undefined;
    const distance = () => (page >= goesTo() ? page - goesTo() : goesTo() - page + PAGES_AHEAD);
    load({ signal: aborter.signal, distance }).then(
      (found) => {
        received = found;
        if (aborter.signal.aborted) release?.(found);
        else setLoaded(found);
      },
      () => aborter.signal.aborted || setFailed(true),
    );
    return () => {
      aborter.abort();
      if (received) release?.(received);
    };
  }, [src, load, release, page, goesTo]);
  const known = useMemo(() => (src ? { src, ...(sheets && { sheets }) } : undefined), [src, sheets]);
  return [known ?? loaded, failed];
}
