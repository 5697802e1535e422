/**
 * Password hashing in worker threads. bcryptjs is plain JavaScript, so a wave of wrong log-ins would block every other
 * response. The queue is bounded; requests beyond it are told to try again.
 */
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Thrown when all threads are busy and the queue is full. */
export class HashQueueFullError extends Error {
  override readonly name = 'TooManyHashesError';
}

const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));
/** About four seconds of work a thread. */
export const MAX_QUEUE_LENGTH = 48 * THREADS;

const WORKER_SOURCE = `
const { parentPort, workerData } = require('node:worker_threads');
const loaded = require(workerData);
const bcrypt = loaded.default ?? loaded;
parentPort.on('message', ({ id, what, args }) => {
  try { parentPort.postMessage({ id, result: bcrypt[what](...args) }); }
  catch (error) { parentPort.postMessage({ id, error: String(error && error.message) }); }
});`;

interface HashJob {
  readonly operation: 'hashSync' | 'compareSync';
  readonly args: readonly unknown[];
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}
interface Thread {
  readonly worker: Worker;
  job: HashJob | null;
}

const require = createRequire(import.meta.url);
const threads: Thread[] = [];
const queue: HashJob[] = [];

/** bcrypt's cost. GoTrue uses 10. Tests that sign up by the hundred set the lowest. */
const COST = Number(process.env.TEST_BCRYPT_COST ?? 10);
/** A hash to compare with when there is no account, so that both cases cost the same time. */
const DUMMY_HASH = '$2b$10$NkZ7lBJcIdSZlQvShGfKOOq4/tUWIvYYxrE4dKrOIN5RtVyF9zOfS';

let hashCounter = 0;
/** Number of hashes and comparisons since the start. */
export const hashCount = (): number => hashCounter;

/** Whether another password would be rejected now. */
export const hashingIsFull = (): boolean => queue.length >= MAX_QUEUE_LENGTH;

/** These reject with `HashQueueFullError` when the queue is full. */
export const hashPassword = (password: string): Promise<string> => run('hashSync', [password, COST]);
export const verifyPassword = (password: string, hash: string): Promise<boolean> =>
  run('compareSync', [password, hash]);
/** Takes as long as a real comparison. */
export const simulateVerification = async (): Promise<false> => {
  await run('compareSync', ['nobody', DUMMY_HASH]);
  return false;
};

function run<Result>(operation: HashJob['operation'], args: readonly unknown[]): Promise<Result> {
  if (hashingIsFull()) return Promise.reject(new HashQueueFullError('Too many passwords at once.'));
  return new Promise((resolve, reject) => {
    queue.push({ operation, args, resolve, reject });
    next();
  });
}

function next(): void {
  const job = queue[0];
  if (!job) return;
  const thread =
    threads.find((each) => each.job === null) ?? (threads.length < THREADS ? start() : undefined);
  if (!thread) return;
  queue.shift();
  hashCounter += 1;
  thread.job = job;
  thread.worker.ref();
  thread.worker.postMessage({ id: 0, what: job.operation, args: job.args });
}

function start(): Thread {
  const worker = new Worker(WORKER_SOURCE, {
    eval: true,
    workerData: require.resolve('bcryptjs'),
    execArgv: [],
  });
  const thread: Thread = { worker, job: null };
  threads.push(thread);
  const end = (settle: (job: HashJob) => void) => {
    const { job } = thread;
    thread.job = null;
    worker.unref();
    if (job) settle(job);
    next();
  };
  worker.on('message', ({ result, error }: { result: never; error?: string }) =>
    end((job) => (error === undefined ? job.resolve(result) : job.reject(new Error(error)))),
  );
  // The next password replaces a dead thread.
  worker.on('error', (error) => {
    threads.splice(threads.indexOf(thread), 1);
    end((job) => job.reject(error));
  });
  return thread;
}
