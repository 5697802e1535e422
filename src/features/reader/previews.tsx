import { type CSSProperties, useCallback, useContext, useEffect, useState } from 'react';
import type { Book, ImagePicture } from './book.ts';
import { pageRequest, TargetPageContext } from './page-request.ts';

/** Loads the previews of a whole book, the nearest first: however quickly it is turned, no page is empty. */
export function usePreviews(book: Book, goesTo: () => number): void {
  useEffect(() => {
    const requests = book.spreads.flatMap(({ picture, choice }, page) =>
      [picture, ...(choice?.options ?? []).map((option) => option.picture)].map((one) => {
        const request = pageRequest(page, goesTo);
        if (one?.kind === 'image') one.preview?.load(request).catch(() => undefined);
        return request;
      }),
    );
    return () => {
      for (const { abort } of requests) abort();
    };
  }, [book, goesTo]);
}

/** The preview of a page's picture: at once when it is drawn, else as soon as it is. */
export function usePreview({ preview }: ImagePicture, page: number): ImageBitmap | undefined {
  const goesTo = useContext(TargetPageContext);
  const [ready, setReady] = useState(preview?.peek());
  useEffect(() => {
    if (!preview || ready) return;
    const request = pageRequest(page, goesTo);
    preview.load(request).then(
      (bitmap) => request.signal.aborted || setReady(bitmap),
      () => undefined, // The picture itself may still come.
    );
    return request.abort;
  }, [preview, ready, page, goesTo]);
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
    (canvas: HTMLCanvasElement | null) => canvas?.getContext('2d')?.drawImage(bitmap, 0, 0),
    [bitmap],
  );
  return (
    <canvas
      ref={draw}
      className="rd-frame"
      width={bitmap.width}
      height={bitmap.height}
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      style={style}
    />
  );
}
