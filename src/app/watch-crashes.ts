import type { CrashReport } from '../../supabase/functions/_shared/crash-report.ts';

/** Sends a report of an error to our own server, without its message. Never throws; without a network nothing is sent. */
export function reportCrash(caughtBy: CrashReport['caughtBy'], error: unknown): void {
  import('./send-crash-report.ts')
    .then(({ sendCrashReport }) => sendCrashReport(caughtBy, error))
    .catch(() => undefined);
}

/** Reports errors that nothing else catches. */
export function watchForCrashes(): void {
  addEventListener('error', ({ error }) => error && reportCrash('window', error));
  // Code that a newer version has replaced is handled by the head script, which prevents the default.
  addEventListener('unhandledrejection', ({ reason, defaultPrevented }) => {
    if (!defaultPrevented) reportCrash('promise', reason);
  });
}
