import { type CSSProperties, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { ColourGrid, ImagePicture, Preview, ReaderBook } from './book.ts';
import { pageRequest, TargetPageContext } from './page-request.ts';

/** Spreads whose previews are kept, in each direction: what a family turns through in some seconds. */
const SPREADS_KEPT = 8;

/** The previews of the spreads around `page`, each with its spread's index. */
export function nearPreviews(book: ReaderBook, page: number): Map<Preview, number> {
  const near = new Map<Preview, number>();
  for (const [at, { picture, choice }] of book.spreads.entries()) {
    if (Math.abs(at - page) > SPREADS_KEPT) continue;
    for (const one of [picture, ...(choice?.options ?? []).map((option) => option.picture)])
      if (one?.kind === 'image' && one.preview) near.set(one.preview, at);
  }
  return near;
}

/** Keeps the previews of the spreads around `page`, the nearest loaded first, and lets go of the others. */
export function usePreviews(book: ReaderBook, page: number, goesTo: () => number): void {
  const open = useRef(new Map<Preview, ReturnType<typeof pageRequest>>());
  useEffect(() => {
    const near = nearPreviews(book, page);
    for (const [preview, request] of open.current) {
      if (near.has(preview)) continue;
      request.abort();
      open.current.delete(preview);
    }
    for (const [preview, at] of near) {
      if (open.current.has(preview)) continue;
      const request = pageRequest(at, goesTo);
      open.current.set(preview, request);
      preview.load(request).catch(() => undefined); // The picture itself may still come.
    }
  }, [book, page, goesTo]);
  useEffect(() => {
    const requests = open.current;
    return () => {
      for (const { abort } of requests.values()) abort();
      requests.clear();
    };
  }, []);
}

/** The preview of a page's picture: at once when it is drawn, else as soon as it is. */
export function usePreview({ preview }: ImagePicture, page: number): ImageBitmap | undefined {
  const goesTo = useContext(TargetPageContext);
  const [ready, setReady] = useState(preview?.peek());
  useEffect(() => {
    if (!preview) return;
    const request = pageRequest(page, goesTo);
    preview.load(request).then(
      (bitmap) => request.signal.aborted || setReady(bitmap),
      () => undefined, // The picture itself may still come.
    );
    return request.abort;
  }, [preview, page, goesTo]);
  return ready;
}

/** A preview in the picture's place. `name` is its description while it stands alone; none under the picture. */
export function PreviewCanvas({
  bitmap,
  name,
  style,
}: {
  bitmap: ImageBitmap;
  name: string | undefined;
  style: CSSProperties;
}) {
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      // A closed bitmap has no width, and can't be drawn.
      if (bitmap.width > 0) canvas?.getContext('2d')?.drawImage(bitmap, 0, 0);
    },
    [bitmap],
  );
  return (
    <canvas
      ref={draw}
      className="rd-frame"
      width={bitmap.width}
      height={bitmap.height}
      {...labelled(name)}
      style={style}
    />
  );
}

/** A picture's colours over its whole place, in the frame in which the page is first seen. */
export function ColourCanvas({ colours, name }: { colours: ColourGrid; name: string | undefined }) {
  const { columns, rows, rgb } = colours;
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      const context = canvas?.getContext('2d');
      if (!context) return;
      const bytes = atob(rgb);
      const cells = context.createImageData(columns, rows);
      for (let cell = 0; cell < columns * rows; cell += 1)
        cells.data.set([0, 1, 2].map((n) => bytes.charCodeAt(3 * cell + n)).concat(255), 4 * cell);
      context.putImageData(cells, 0, 0);
    },
    [columns, rows, rgb],
  );
  return (
    <canvas
      ref={draw}
      className="rd-frame"
      width={columns}
      height={rows}
      {...labelled(name)}
      style={{ objectFit: 'fill' }}
    />
  );
}

const labelled = (name: string | undefined) =>
  name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
