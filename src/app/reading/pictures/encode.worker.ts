/** Encodes pictures off the main thread, so that a page turn never waits for it. */
import { encodePicture, type PictureBitmaps } from './encode-picture.ts';

export type EncodeRequest = PictureBitmaps & { readonly id: number };

/** That the worker has started; then the blobs of each request, in order, or why there are none. */
export type EncodeReply =
  | { readonly id: null }
  | { readonly id: number; readonly blob: Blob }
  | { readonly id: number; readonly failed: string };

const reply = (message: EncodeReply) => postMessage(message);

addEventListener('message', async ({ data: { id, ...picture } }: MessageEvent<EncodeRequest>) => {
  try {
    for await (const blob of encodePicture(picture)) reply({ id, blob });
  } catch (error) {
    reply({ id, failed: String(error) });
  }
});
reply({ id: null });
