import { trustedWorkerUrl } from '../../../platform/trusted-types.ts';
import type { Palettes } from './circle/read-colours.ts';
import type { Crop } from './crop.ts';
import type { PhotoReply, PhotoRequest } from './photo.worker.ts';
import photoWorker from './photo.worker.ts?worker&url';
import type { FaceBox, PhotoReading } from './photo-reading.ts';
import { PhotoError, type PhotoProblem } from './validate-photo.ts';

/** A request before it gets its number. */
type RequestBody = PhotoRequest extends infer Request
  ? Request extends unknown
    ? Omit<Request, 'id'>
    : never
  : never;

/**
 * Where one photo is worked on: a worker of its own, ended with the photo, so that nothing of it stays behind.
 */
export class PhotoWorkerClient {
  #worker: Worker | null = null;
  #waiting = new Map<number, { resolve: (reply: PhotoReply) => void; reject: (error: Error) => void }>();
  #last = 0;

  #ask(request: RequestBody): Promise<PhotoReply> {
    this.#worker ??= this.#start();
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker?.postMessage({ ...request, id });
    });
  }

  #start(): Worker {
    const worker = new Worker(trustedWorkerUrl(photoWorker), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<PhotoReply>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('problem' in data) waiting?.reject(new PhotoError(data.problem));
      else waiting?.resolve(data);
    };
    // Every question gets an answer. A worker whose code could not be loaded (offline, or gone with an update) fires a
    // plain event; only one that stopped while running tells what happened.
    worker.onerror = (event) => {
      event.preventDefault();
      this.#end(event instanceof ErrorEvent ? 'failed' : 'no-signal');
    };
    return worker;
  }

  /** Fetches what reads a photo, before there is one. */
  prepare(): void {
    this.#worker ??= this.#start();
  }

  /** Opens a file, upright and at most some 1,200 pixels on its shorter side. Throws `PhotoError`. */
  async open(file: Blob): Promise<ImageBitmap> {
    const reply = await this.#ask({ ask: 'open', file });
    if ('opened' in reply) return reply.opened;
    throw new PhotoError('failed');
  }

  /** Every face in the photo, the one it is of first; null where this browser can't look for faces. */
  async find(near?: { x: number; y: number }): Promise<FaceBox[] | null> {
    const reply = await this.#ask(near ? { ask: 'findNear', ...near } : { ask: 'find' });
    return 'faces' in reply ? reply.faces : null;
  }

  /** What a face, or without one what the hoop shows, tells; null when there is no face in it. */
  async read(face: number | null, frame: Crop, palettes: Palettes): Promise<PhotoReading | null> {
    const reply = await this.#ask({ ask: 'read', face, frame, palettes });
    return 'reading' in reply ? reply.reading : null;
  }

  /** Ends the worker and lets go of the photo. */
  close(): void {
    this.#end('failed');
  }

  #end(problem: PhotoProblem): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(new PhotoError(problem));
    this.#waiting.clear();
  }
}
