import { trustedWorkerUrl } from '../../../platform/trusted-types.ts';
import type { EncodeReply, EncodeRequest } from './encode.worker.ts';
import { encodePicture, type PictureBitmaps } from './encode-picture.ts';

export interface EncodedPicture {
  readonly whole: Promise<Blob>;
  /** From far to near; none for a picture without layers. */
  readonly layers: Promise<readonly Blob[]>;
}

interface Listener {
  readonly receive: (blob: Blob) => void;
  readonly fail: (error: Error) => void;
}

const listeners = new Map<number, Listener>();
let lastId = 0;

/** The worker once it has started; null where it can't: without `OffscreenCanvas`, or offline before its first load. */
let started: Promise<Worker | null> | undefined;

async function startWorker(): Promise<Worker | null> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null;
  // Imported here, because Node, which builds books for tests, knows no worker's address.
  const address = await import('./encode.worker.ts?worker&url').catch(() => null);
  if (!address) return null;
  return new Promise((resolve) => {
    const worker = new Worker(trustedWorkerUrl(address.default), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<EncodeReply>) => {
      if (data.id === null) return resolve(worker);
      if ('blob' in data) listeners.get(data.id)?.receive(data.blob);
      else listeners.get(data.id)?.fail(new Error(data.failed));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      for (const { fail } of listeners.values()) fail(new Error('The worker that encodes pictures stopped.'));
      started = Promise.resolve(null);
      resolve(null);
    };
  });
}

/** Starts the worker before the first picture needs it. */
export const prepareEncoder = (): void => {
  started ??= startWorker();
};

/** Encodes a picture in the worker, or here where there is none. Takes the bitmaps over and closes them. */
export function encode(picture: PictureBitmaps): EncodedPicture {
  const whole = deferred<Blob>();
  const layers = deferred<readonly Blob[]>();
  layers.promise.catch(() => undefined);
  const count = picture.layers.length > 1 ? picture.layers.length : 0;
  const id = ++lastId;
  let first = true;
  const found: Blob[] = [];
  const listener: Listener = {
    receive(blob) {
      if (first) whole.resolve(blob);
      else found.push(blob);
      first = false;
      if (found.length < count) return;
      layers.resolve(found);
      listeners.delete(id);
    },
    fail(error) {
      whole.reject(error);
      layers.reject(error);
      listeners.delete(id);
    },
  };
  void send(id, picture, listener);
  return { whole: whole.promise, layers: layers.promise };
}

async function send(id: number, picture: PictureBitmaps, listener: Listener): Promise<void> {
  prepareEncoder();
  const worker = await started;
  try {
    if (worker) {
      listeners.set(id, listener);
      worker.postMessage({ id, ...picture } satisfies EncodeRequest, [...picture.layers]);
    } else for await (const blob of encodePicture(picture)) listener.receive(blob);
  } catch (error) {
    listener.fail(error as Error);
  }
}

function deferred<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<Value>((...both) => {
    [resolve, reject] = both;
  });
  return { promise, resolve, reject };
}
