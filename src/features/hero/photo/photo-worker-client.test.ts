// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { PhotoWorkerClient } from './photo-worker-client.ts';

/** A worker that answers nothing and fails as it is told. */
class FailingWorker {
  static last: FailingWorker;
  onerror: (event: Event) => void = () => undefined;
  constructor() {
    FailingWorker.last = this;
  }
  postMessage() {}
  terminate() {}
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['could not be loaded', () => new Event('error', { cancelable: true }), 'no-signal'],
  ['stopped while running', () => new ErrorEvent('error', { message: 'out of memory' }), 'failed'],
])('a worker that %s does not make a photo damaged', async (_, event, problem) => {
  vi.stubGlobal('Worker', FailingWorker);
  const opened = new PhotoWorkerClient().open(new Blob(['photo']));
  FailingWorker.last.onerror(event());
  await expect(opened).rejects.toMatchObject({ problem });
});
