/**
 * Buffers the whole request body before anything else, so that an unfinished one holds a socket only: no slot
 * (concurrency-limit.ts), no database connection.
 */
import type { MiddlewareHandler } from 'hono';
import { LARGEST_PARCEL, TOKEN_LENGTH } from '../../supabase/functions/_shared/recording-link.ts';

export interface BufferLimits {
  /** Bytes of one body. */
  readonly size: number;
  /** Milliseconds until the body must be complete. */
  readonly timeoutMs: number;
  /** Bytes of all unanswered requests together. */
  readonly totalSize: number;
}

export const BUFFER_LIMITS: BufferLimits = {
  size: 1024 * 1024,
  timeoutMs: 10_000,
  totalSize: 64 * 1024 * 1024,
};

/** For a relative's recordings, which a slow phone uploads: `send-recording`. They have memory of their own. */
export const RECORDING_LIMITS: BufferLimits = {
  size: LARGEST_PARCEL + TOKEN_LENGTH,
  timeoutMs: 110_000,
  totalSize: 64 * 1024 * 1024,
};

type BodyProblem = 'large' | 'late' | 'full' | 'cut';

const PROBLEM_RESPONSES = {
  large: [413, 'request_too_large', 'That is more than can be sent at once.'],
  late: [408, 'request_timeout', 'That took too long to arrive. Please try again.'],
  full: [503, 'overloaded', 'Very many families are here. Please try again in a moment.'],
  cut: [400, 'validation_failed', 'That did not arrive whole. Please try again.'],
} as const satisfies Record<BodyProblem, readonly [number, string, string]>;

/** Middleware: answers 413, 408 or 503 for a body that is too large, too slow or one too many; otherwise buffers it. */
export function bufferBodies(limits: BufferLimits = BUFFER_LIMITS): MiddlewareHandler {
  /** Cancels each pending body, the oldest first. */
  const pendingBodies = new Set<(problem: BodyProblem) => void>();
  let bufferedBytes = 0;

  /** Reads a body; `bodyBytes` counts its bytes while they are in memory. */
  async function read(
    body: ReadableStream<Uint8Array>,
    bodyBytes: { bytes: number },
  ): Promise<Blob | BodyProblem> {
    const reader = body.getReader();
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let problem: BodyProblem | undefined;
    const cancel = (reason: BodyProblem) => {
      problem ??= reason;
      pendingBodies.delete(cancel);
      bufferedBytes -= bodyBytes.bytes;
      bodyBytes.bytes = 0;
      void reader.cancel().catch(() => undefined);
    };
    const timer = setTimeout(cancel, limits.timeoutMs, 'late');
    pendingBodies.add(cancel);
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (problem) return problem;
        if (done) return new Blob(chunks);
        chunks.push(new Uint8Array(value));
        bodyBytes.bytes += value.length;
        bufferedBytes += value.length;
        if (bodyBytes.bytes > limits.size) cancel('large');
        // The oldest is the slowest; an honest body is complete at once.
        while (bufferedBytes > limits.totalSize) {
          const [oldest] = pendingBodies;
          if (!oldest) break;
          oldest('full');
        }
        if (problem) return problem;
      }
    } catch {
      return problem ?? 'cut';
    } finally {
      clearTimeout(timer);
      pendingBodies.delete(cancel);
    }
  }

  return async (c, next) => {
    const { raw } = c.req;
    if (!raw.body) return next();
    const bodyBytes = { bytes: 0 };
    try {
      const body =
        Number(c.req.header('content-length') ?? 0) > limits.size ? 'large' : await read(raw.body, bodyBytes);
      if (typeof body === 'string') {
        const [status, error_code, msg] = PROBLEM_RESPONSES[body];
        // Nothing reads what still arrives over this connection.
        c.header('Connection', 'close');
        if (status === 503) c.header('Retry-After', '2');
        return c.json({ code: status, error_code, msg, message: msg }, status);
      }
      const { url, method, headers } = raw;
      c.req.raw = new Request(url, { method, headers, body: await body.arrayBuffer() });
      await next();
    } finally {
      bufferedBytes -= bodyBytes.bytes;
    }
  };
}
