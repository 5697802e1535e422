/** Dependencies of a function's handler: no handler reads the environment or the clock by itself. */
import { type Admin, createAdmin } from './admin.ts';
import type { FunctionMail } from './function-mail.ts';
import { createPaymentsGateway } from './payments/create-gateway.ts';
import type { PaymentsGateway } from './payments/gateway.ts';
import type { FunctionSettings } from './settings.ts';

export type Log = (level: 'info' | 'warn' | 'error', message: string) => void;

export interface FunctionDeps {
  readonly settings: FunctionSettings;
  /** The service role bypasses row-level security, so each use names the member it acts for. */
  readonly admin: Admin;
  /** Null when this installation sells nothing. */
  readonly payments: PaymentsGateway | null;
  /** The closed part of a book, as JSON text; null when there is no such book. The name is unvalidated. */
  readonly closedBook: (slug: string) => Promise<string | null>;
  /** Queues a mail. Never waits and never fails. */
  readonly write: (letter: FunctionMail) => void;
  readonly now: () => Date;
  readonly log: Log;
  /** Logs the line of a crash report, whose words are all checked. */
  readonly logCrash: (line: string) => void;
}

export interface FunctionHost {
  /** How requests to `settings.supabaseUrl` are sent; the one-machine server answers them in its own process. */
  readonly fetch?: typeof fetch;
  /** Reads a file of `scripts/build/write-book-files.ts` by its slug; rejects when there is none. */
  readonly readClosedBook?: (slug: string) => Promise<string>;
  readonly write?: FunctionDeps['write'];
  readonly now?: () => Date;
  readonly log: Log;
  /** By default `log`, as an error. */
  readonly logCrash?: FunctionDeps['logCrash'];
}

/** A function as `handler.ts` exports it. */
export type FunctionHandler = (request: Request, deps: FunctionDeps) => Promise<Response>;

/** Creates the handlers' dependencies from the settings and the host. Called once at the start. */
export function createFunctionDeps(settings: FunctionSettings, host: FunctionHost): FunctionDeps {
  const now = host.now ?? (() => new Date());
  const admin = createAdmin(settings, host.fetch);
  return {
    settings,
    admin,
    now,
    log: host.log,
    logCrash: host.logCrash ?? ((line) => host.log('error', line)),
    write: host.write ?? (() => undefined),
    payments: createPaymentsGateway(settings, admin, now),
    closedBook: closedBookFrom(host.readClosedBook),
  };
}

/** Only valid story names reach the host's files. */
function closedBookFrom(read: FunctionHost['readClosedBook']): FunctionDeps['closedBook'] {
  return async (slug) => {
    if (!read || slug.length > 80 || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return null;
    return read(slug).catch(() => null);
  };
}
