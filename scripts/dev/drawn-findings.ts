/** Answers the studio with the findings that need drawing or all books: `/__drawn-findings?book=<slug>`. */
import { execFile } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';

const SCRIPT = path.resolve(import.meta.dirname, '../content/print-drawn-findings.ts');
const run = promisify(execFile);

export async function answerDrawnFindings(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const slug = new URL(request.url ?? '/', 'http://localhost').searchParams.get('book') ?? '';
  const known = /^[a-z]+(-[a-z]+)*$/u.test(slug);
  try {
    if (!known) throw new Error('Say which story: ?book=slug.');
    const { stdout } = await run(process.execPath, ['--import', 'tsx', SCRIPT, slug], {
      maxBuffer: 16 * 1024 * 1024,
    });
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(stdout);
  } catch (error) {
    response.writeHead(known ? 500 : 400).end(error instanceof Error ? error.message : String(error));
  }
}
