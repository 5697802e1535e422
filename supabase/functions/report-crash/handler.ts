/**
 * Writes one line to the log when a page has broken in a family's browser: `CrashReport` → `{ received: true }`. Open to
 * everybody and without a session; what is not a report leaves no line.
 */

import { crashLine, LARGEST_REPORT, parseCrashReport } from '../_shared/crash-report.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { FunctionError, handlePost } from '../_shared/response.ts';

/** Lines of one server in a minute, so that strangers cannot fill its log. */
const MOST_LINES = 30;
const A_MINUTE_MS = 60_000;

const written = new WeakMap<FunctionDeps, { since: number; lines: number }>();

export function handler(request: Request, deps: FunctionDeps): Promise<Response> {
  return handlePost(request, deps, async () => {
    const report = await readReport(request);
    if (mayWrite(deps)) deps.logCrash(crashLine(report));
    return { received: true };
  });
}

async function readReport(request: Request) {
  const refused = new FunctionError(400, 'invalid_report', 'This is not a report of a crash.');
  // A declared size is refused before the body is read.
  if (Number(request.headers.get('content-length')) > LARGEST_REPORT) throw refused;
  const text = await request.text();
  if (new TextEncoder().encode(text).length > LARGEST_REPORT) throw refused;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refused;
  }
  const report = parseCrashReport(value);
  if (report === null) throw refused;
  return report;
}

function mayWrite(deps: FunctionDeps): boolean {
  const now = deps.now().getTime();
  const before = written.get(deps);
  const current = before && now - before.since < A_MINUTE_MS ? before : { since: now, lines: 0 };
  current.lines += 1;
  written.set(deps, current);
  return current.lines <= MOST_LINES;
}
