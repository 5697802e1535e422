/** Describes a crash without anything that a family typed, and sends it. Loaded at the first error of a page. */
import {
  browserFamily,
  type CrashReport,
  DEEPEST_STACK,
  errorName,
  isFrame,
  parseCrashReport,
} from '../../supabase/functions/_shared/crash-report.ts';
import { getSettings } from '../platform/settings.ts';
import { ADDRESSES, addressOf, LOST } from './addresses.ts';

declare const __APP_VERSION__: string | undefined;
const VERSION = typeof __APP_VERSION__ === 'undefined' ? '0.0.0' : __APP_VERSION__;

const MOST_A_PAGE = 5;
/** A network that is away, and code that a newer version has replaced, in the words of three engines. */
const NO_CRASH =
  /^(?:Failed to fetch|Load failed|NetworkError when attempting|error loading dynamically|Importing a module script failed|Unable to preload)/;

/** Reports that this page has sent. */
const sent = new Set<string>();

export async function sendCrashReport(caughtBy: CrashReport['caughtBy'], error: unknown): Promise<void> {
  if (!navigator.onLine || sent.size >= MOST_A_PAGE) return;
  const report = describeCrash(caughtBy, error);
  const body = JSON.stringify(report);
  if (report === null || sent.has(body)) return;
  sent.add(body);
  const { supabaseUrl } = await getSettings();
  // As plain text, which needs no pre-flight, and without cookies, session or the address of the page.
  await fetch(`${supabaseUrl ?? ''}/functions/v1/report-crash`, {
    method: 'POST',
    body,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
}

/** The report of an error; null when it is none of ours, such as a browser extension's. */
function describeCrash(caughtBy: CrashReport['caughtBy'], error: unknown): CrashReport | null {
  const { name, message, stack } = wordsOf(error);
  if (NO_CRASH.test(message) || name === 'AbortError') return null;
  const frames = framesOf(stack, message);
  if (frames.length === 0 && caughtBy !== 'screen') return null;
  return parseCrashReport({
    version: VERSION,
    screen: addressOf([...Object.values(ADDRESSES)], location.pathname)?.path ?? LOST.path,
    caughtBy,
    error: errorName(name),
    reactCode: Number(/^Minified React error #(\d{1,4});/.exec(message)?.[1] ?? 0),
    stack: frames,
    browser: browserFamily(navigator.userAgent),
  });
}

function wordsOf(error: unknown) {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const { name, message, stack } = Object(error) as Record<string, unknown>;
  return { name: text(name), message: text(message), stack: text(stack) };
}

/** The places of a stack in the files of the build, innermost first. */
function framesOf(stack: string, message: string): string[] {
  const files = `${location.origin}/assets/`;
  return withoutMessage(stack, message)
    .split('\n')
    .flatMap((line) => {
      const at = line.lastIndexOf(files);
      const frame = at < 0 ? '' : line.slice(at + files.length).replace(/\)$/, '');
      return isFrame(frame) ? [frame] : [];
    })
    .slice(0, DEEPEST_STACK);
}

/** Chromium puts `TypeError: message` before the stack frames, and a message may look like a frame. */
function withoutMessage(stack: string, message: string): string {
  const at = stack.indexOf(message);
  const before = stack.slice(0, Math.max(0, at));
  const isHead = at >= 0 && !before.includes('\n') && (before === '' || before.endsWith(': '));
  return isHead ? stack.slice(at + message.length) : stack;
}
