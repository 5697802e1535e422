/**
 * Buffers the whole request body before anything else, so that an unfinished one holds a socket only: no slot
 * (concurrency-limit.ts), no database connection.
 */
import type { MiddlewareHandler } from 'hono';

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

type Trouble = 'large' | 'late' | 'full' | 'cut';

const TROUBLE = {
  large: [413, 'request_too_large', 'That is more than can be sent at once.'],
  late: [408, 'request_timeout', 'That took too long to arrive. Please try again.'],
  full: [503, 'overloaded', 'Very many families are here. Please try again in a moment.'],
  cut: [400, 'validation_failed', 'That did not arrive whole. Please try again.'],
} as const satisfies Record<Trouble, readonly [number, string, string]>;

/** Middleware: answers 413, 408 or 503 for a body that is too large, too slow or one too many; otherwise buffers it. */
export function bufferBodies(bounds: BufferLimits = BUFFER_LIMITS): MiddlewareHandler {
  /** Cancels each pending body, the oldest first. */
  const coming = new Set<(trouble: Trouble) => void>();
  let held = 0;

  /** Reads a body; `kept` counts its bytes while they are in memory. */
  async function read(body: ReadableStream<Uint8Array>, kept: { bytes: number }): Promise<Blob | Trouble> {
    const reader = body.getReader();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let trouble: Trouble | undefined;
    const end = (why: Trouble) => {
      trouble ??= why;
      coming.delete(end);
      held -= kept.bytes;
      kept.bytes = 0;
      void reader.cancel().catch(() => undefined);
    };
    const timer = setTimeout(end, bounds.timeoutMs, 'late');
    coming.add(end);
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (trouble) return trouble;
        if (done) return new Blob(parts);
        parts.push(new Uint8Array(value));
        kept.bytes += value.length;
        held += value.length;
        if (kept.bytes > bounds.size) end('large');
        // The oldest is the slowest; an honest body is complete at once.
        while (held > bounds.totalSize) {
          const [oldest] = coming;
          if (!oldest) break;
          oldest('full');
        }
        if (trouble) return trouble;
      }
    } catch {
      return trouble ?? 'cut';
    } finally {
      clearTimeout(timer);
      coming.delete(end);
    }
  }

  return async (c, next) => {
    const { raw } = c.req;
    if (!raw.body) return next();
    const kept = { bytes: 0 };
    try {
      const body =
        Number(c.req.header('content-length') ?? 0) > bounds.size ? 'large' : await read(raw.body, kept);
      if (typeof body === 'string') {
        const [status, error_code, msg] = TROUBLE[body];
        // Nothing reads what still arrives over this connection.
        c.header('Connection', 'close');
        if (status === 503) c.header('Retry-After', '2');
        return c.json({ code: status, error_code, msg, message: msg }, status);
      }
      const { url, method, headers } = raw;
      c.req.raw = new Request(url, { method, headers, body: await body.arrayBuffer() });
      await next();
    } finally {
      held -= kept.bytes;
    }
  };
}
