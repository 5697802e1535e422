import {
  type CSSProperties,
  memo,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { DepthLayers, ImagePicture, LoadedPicture, ReaderPicture } from './book.ts';
import { pageRequest, TargetPageContext } from './page-request.ts';
import { ColourCanvas, PreviewCanvas, usePreview } from './previews.tsx';
import { VideoPage } from './VideoPage.tsx';

interface PictureViewProps {
  picture: ReaderPicture;
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
  const { alt, width, height, colours, focus = [0.5, 0.6] } = picture;
  const preview = usePreview(picture, page);
  const [loaded, failed] = useLoadedPicture(picture, page);
  // A picture that is ready is decoded with the page: an empty frame would be visible.
  const [decodeSync] = useState(loaded !== undefined && picture.src === undefined);
  const [decoded, setDecoded] = useState<LoadedPicture>();
  const [missing, setMissing] = useState(false);
  const sheets = useDepthLayers(loaded);
  const shown = useDecodedImage(loaded);
  const objectPosition = `${focus[0] * 100}% ${focus[1] * 100}%`;
  const whole = missing ? undefined : loaded;
  const undrawn = failed || missing;
  // Lies under the picture until that is decoded, so that no frame is empty in between.
  const beneath =
    whole && decoded === whole ? 'nothing' : preview ? 'preview' : colours ? 'colours' : 'nothing';
  const name = whole || undrawn ? undefined : alt;
  return (
    <>
      {beneath === 'preview' && <PreviewCanvas bitmap={preview!} name={name} style={{ objectPosition }} />}
      {beneath === 'colours' && <ColourCanvas colours={colours!} name={name} />}
      {/* A placeholder of the same size and name. */}
      {!whole && (undrawn || beneath === 'nothing') && (
        <div className="rd-frame rd-blank" role="img" aria-label={alt}>
          {undrawn && <p>{alt}</p>}
        </div>
      )}
      {whole && (
        <img
          ref={shown}
          className="rd-frame"
          src={whole.src}
          alt={alt}
          width={width}
          height={height}
          decoding={decodeSync ? 'sync' : 'async'}
          draggable={false}
          fetchPriority={urgent ? 'high' : 'low'}
          style={{ objectPosition }}
          onLoad={(event) => {
            // Decodes it as soon as it loads, so that a turn only has to show it.
            event.currentTarget.decode().then(
              () => (preview || colours) && setDecoded(whole),
              () => undefined, // The image was removed before it was decoded: nothing is lost.
            );
          }}
          onError={() => setMissing(true)}
        />
      )}
      {whole && sheets && (
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
    const request = pageRequest(page, goesTo);
    let received: LoadedPicture | undefined;
    load(request).then(
      (found) => {
        received = found;
        if (request.signal.aborted) release?.(found);
        else setLoaded(found);
      },
      () => request.signal.aborted || setFailed(true),
    );
    return () => {
      request.abort();
      if (received) release?.(received);
    };
  }, [src, load, release, page, goesTo]);
  const known = useMemo(() => (src ? { src, ...(sheets && { sheets }) } : undefined), [src, sheets]);
  return [known ?? loaded, failed];
}
