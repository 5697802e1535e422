/**
 * `npm run dev`: the real server with Vite inside it, in one process on one port. Browser code reloads on save; API,
 * database and fake Stripe are those of `npm start`, with their own data in `.data/dev`.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite } from 'vite';
import { createApp } from '../../server/app.ts';
import { openBackend } from '../../server/backend.ts';
import { createFunctions } from '../../server/functions.ts';
import { RATE_LIMITS } from '../../server/http/rate-limits.ts';
import { loadStaticFiles } from '../../server/http/static-files.ts';
import { PROJECT_ROOT, PROJECT_VERSION } from '../../server/project.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { StartError } from '../../server/settings/start-error.ts';
import { answerDrawnFindings } from './drawn-findings.ts';
import { seedFamily } from './seed-family.ts';

/** The development server's own data, where nothing is anybody's. */
const DEV_DATA = path.join('.data', 'dev');

async function develop(): Promise<void> {
  const settings = readSettings({ DATA_DIR: DEV_DATA, ...process.env }, PROJECT_ROOT);
  const backend = settings.hosted ? null : await openBackend(settings);
  const functions = backend && createFunctions(settings, backend.engine, backend.secrets);
  const server = createServer();
  const vite = await createVite({
    root: PROJECT_ROOT,
    appType: 'custom',
    server: { middlewareMode: { server }, hmr: { server } },
  });
  vite.middlewares.use(
    '/__drawn-findings',
    (request, response) => void answerDrawnFindings(request, response),
  );
  // Covers and pictures come from the last build.
  const built = await loadStaticFiles(path.join(PROJECT_ROOT, 'dist', 'client'), {
    supabaseUrl: null,
    storyVideoBaseUrl: null,
  });
  const app = createApp({
    settings,
    engine: backend && { ...backend.engine, publishableKey: backend.secrets.publishableKey },
    pages: async (request) => {
      const { pathname } = new URL(request.url);
      if (path.extname(pathname) !== '') return built.respond(request);
      const html = await readFile(path.join(PROJECT_ROOT, 'index.html'), 'utf8');
      return new Response(await vite.transformIndexHtml(pathname, html), {
        headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
      });
    },
    functions: functions?.handlers ?? {},
    fakeStripe: functions?.fakeStripe ?? null,
    limits: RATE_LIMITS,
    version: `${PROJECT_VERSION}-dev`,
  });

  const handleRequest = getRequestListener((request, env) => app.fetch(request, env));
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => void handleRequest(request, response));
  });
  // Never into another database: everybody who reads the sources knows the password.
  const isOwnData = settings.dataDir === path.join(PROJECT_ROOT, DEV_DATA) && settings.databaseUrl === null;
  const family =
    backend && isOwnData && settings.fakeStripe
      ? await seedFamily(async (path, init) => app.fetch(new Request(settings.siteUrl + path, init)))
      : null;
  server.listen(settings.port, settings.host, () => {
    process.stdout.write(`Story Playroom is at ${settings.siteUrl}, for development\n`);
    if (family) process.stdout.write(`${family}\n`);
  });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    server.closeAllConnections();
    await vite.close();
    await backend?.close();
    process.exit(0);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}

try {
  await develop();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
