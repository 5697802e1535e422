/**
 * The server process: opens settings, database, engine, application and socket in this order, and closes them in
 * reverse on SIGTERM. Prints one line, the address, once everything answers.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { openBackend } from './backend.ts';
import { deriveSecret } from './engine/secrets.ts';
import { createFunctions } from './functions.ts';
import { listen } from './http/listen.ts';
import { databaseCounters } from './http/rate-limit-counters.ts';
import { RATE_LIMITS } from './http/rate-limits.ts';
import { loadStaticFiles } from './http/static-files.ts';
import { guardConsole, log } from './log.ts';
import { registerMetrics } from './metrics.ts';
import { PROJECT_ROOT, PROJECT_VERSION } from './project.ts';
import { readSettings, type Settings } from './settings/settings.ts';
import { StartError } from './settings/start-error.ts';
import { requireStripePrices } from './settings/stripe-check.ts';

/** Everything ends within 10 s of SIGTERM; PostgreSQL gets the time that requests leave. */
const REQUESTS_END_WITHIN_MS = 5000;
const EVERYTHING_ENDS_WITHIN_MS = 9500;
/** Interval of settling withdrawals that waited for the payment provider. */
const SETTLE_EVERY_MS = 5 * 60_000;

async function serve(settings: Settings): Promise<void> {
  guardConsole();
  if (settings.stripe && !settings.hosted) await requireStripePrices(settings.stripe);
  for (const advice of settings.advice) log.info(advice);
  const backend = settings.hosted ? null : await openBackend(settings);
  try {
    const files = await loadStaticFiles(clientFolder(), {
      supabaseUrl: settings.hosted?.url ?? null,
      storyVideoBaseUrl: settings.storyVideoBaseUrl,
    });
    if (files.size === 0)
      log.info('The app is not built yet, so only the API answers; `npm start` builds it.');
    if (backend) {
      const { sql, requests } = backend.engine;
      registerMetrics({ dataDir: settings.dataDir, sql, requests, letters: backend.letters.stats });
    }
    const functions = backend && createFunctions(settings, backend.engine, backend.secrets);
    const app = createApp({
      settings,
      engine: backend && { ...backend.engine, publishableKey: backend.secrets.publishableKey },
      pages: files.respond,
      functions: functions?.handlers ?? {},
      fakeStripe: functions?.fakeStripe ?? null,
      ...(backend ? { mail: backend.letters.state } : {}),
      limits: RATE_LIMITS,
      // Servers that share an external database share the counters too.
      ...(backend && settings.databaseUrl
        ? {
            counters: databaseCounters(backend.engine.requests, deriveSecret(backend.secrets, 'rate limits')),
          }
        : {}),
      version: PROJECT_VERSION,
    });
    const settling = setInterval(() => {
      void functions
        ?.settleWithdrawals()
        .catch((error: unknown) => log.error('Withdrawals could not be settled', error));
    }, SETTLE_EVERY_MS).unref();
    const listener = await listen(app, settings.host, settings.port);
    let stopping = false;
    const stop = (code: number) => {
      if (stopping) return;
      stopping = true;
      void exitAfter(code, async () => {
        clearInterval(settling);
        await listener.close(REQUESTS_END_WITHIN_MS);
        await backend?.close();
      });
    };
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop(0));
    void backend?.databaseEnded.then(() => {
      if (!stopping) log.error('PostgreSQL has ended unexpectedly; the server stops.');
      stop(1);
    });
    process.on('unhandledRejection', (error) => log.error('A failure nobody waited for', error));
    process.on('uncaughtException', (error) => {
      log.error('Unexpected failure; the server stops', error);
      stop(1);
    });
    // Last, because a supervisor may send a signal as soon as it reads this line.
    process.stdout.write(`Story Playroom is at ${settings.siteUrl}\n`);
  } catch (error) {
    await backend?.close();
    throw error;
  }
}

/** The built app: beside the bundle (`dist/server`, `dist/client`), or in `dist` when run from the sources. */
function clientFolder(): string {
  const bundledClient = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', 'client');
  return existsSync(bundledClient) ? bundledClient : path.join(PROJECT_ROOT, 'dist', 'client');
}

/** Closes everything in order, and exits after 9.5 s at the latest. */
async function exitAfter(code: number, end: () => Promise<void>): Promise<void> {
  setTimeout(() => process.exit(1), EVERYTHING_ENDS_WITHIN_MS).unref();
  try {
    await end();
    process.exit(code);
  } catch (error) {
    log.error('The server could not stop in order', error);
    process.exit(1);
  }
}

try {
  await serve(readSettings(process.env, process.cwd()));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
