/**
 * The web application of one machine: files, browser settings, health, and the engine's public API. Dependencies are
 * injected, so tests can build it with other limits or without files.
 */
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Engine } from './engine/engine.ts';
import { limitConcurrency } from './http/concurrency-limit.ts';
import { limitEmailChanges } from './http/email-change-limit.ts';
import { validatePaths } from './http/path-validation.ts';
import type { CounterFactory } from './http/rate-limit-counters.ts';
import { limitRates, type RateLimits } from './http/rate-limits.ts';
import { bufferBodies, RECORDING_LIMITS } from './http/request-body.ts';
import { API_BODY_LIMIT, validateRequests } from './http/request-validation.ts';
import { API_POLICY, COMMON_HEADERS, STRICT_TRANSPORT } from './http/security-headers.ts';
import { log } from './log.ts';
import { responses } from './metric-counters.ts';
import { areaOf, mayReadMetrics, metricsText } from './metrics.ts';
import type { Settings } from './settings/settings.ts';

/** Answers a request whose path and method have been checked. */
export type Handler = (request: Request) => Promise<Response>;

export interface AppDeps {
  readonly settings: Pick<
    Settings,
    'hosted' | 'storyVideoBaseUrl' | 'smtpUrl' | 'fakeStripe' | 'trustProxy'
  > &
    Partial<Pick<Settings, 'siteUrl' | 'operator' | 'metricsToken'>>;
  /** The embedded engine with its public key; null when the browser talks to a Supabase project. */
  readonly engine:
    | (Pick<Engine, 'fetch' | 'health' | 'memberOf'> & { readonly publishableKey: string })
    | null;
  /** Everything that is not an API: the built app, or the development server's. */
  readonly pages: (request: Request) => Response | Promise<Response>;
  /** `supabase/functions/<name>`, mounted at `/functions/v1/<name>`. */
  readonly functions: Readonly<Record<string, Handler>>;
  /** Pages of the fake Stripe under `/till/`, or null when it is off. */
  readonly fakeStripe: Handler | null;
  readonly limits: RateLimits;
  /** Whether mails are delivered; `ok` when this server sends none. */
  readonly mail?: () => 'ok' | 'delayed';
  /** Where rate limits are counted; in memory by default. */
  readonly counters?: CounterFactory;
  readonly version: string;
}

/** What the Node server adds to a request. */
export interface Bindings {
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } };
}

type Env = { Bindings: Bindings };

export function createApp(deps: AppDeps): Hono<Env> {
  const app = new Hono<Env>();
  const { engine } = deps;
  const bodies = bufferBodies();
  const recordings = bufferBodies(RECORDING_LIMITS);

  app.use(async (c, next) => {
    await next();
    responses.inc({ area: areaOf(c.req.path), status: c.res.status });
    for (const [name, value] of Object.entries(COMMON_HEADERS)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
    if (deps.settings.siteUrl?.startsWith('https:')) c.res.headers.set(...STRICT_TRANSPORT);
  });

  // Liveness: the process runs and answers. A supervisor restarts it otherwise.
  app.get('/livez', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 'ok' });
  });

  app.get('/healthz', async (c) => {
    const { state, database } = engine ? await engine.health() : { state: 'ok', database: null };
    c.header('Cache-Control', 'no-store');
    if (state !== 'ok') c.header('Retry-After', '2');
    return c.json(
      { status: state, version: deps.version, node: process.version, database, mail: deps.mail?.() ?? 'ok' },
      state === 'ok' ? 200 : 503,
    );
  });

  app.get('/metrics', async (c) => {
    const { siteUrl, trustProxy, metricsToken = null } = deps.settings;
    const from = c.env?.incoming?.socket.remoteAddress ?? '';
    const metricsAccess = { metricsToken, trustProxy, ...(siteUrl ? { siteUrl } : {}) };
    if (!mayReadMetrics(c.req.raw.headers, from, metricsAccess)) return c.notFound();
    const { text, type } = await metricsText();
    return c.body(text, 200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  });

  app.get('/config.json', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({
      supabaseUrl: deps.settings.hosted?.url ?? null,
      supabaseKey: deps.settings.hosted?.publishableKey ?? engine?.publishableKey ?? '',
      storyVideoBaseUrl: deps.settings.storyVideoBaseUrl,
      mail: deps.settings.smtpUrl ? 'smtp' : 'log',
      till: deps.settings.fakeStripe,
      operator: deps.settings.operator ?? null,
    });
  });

  const api = new Hono<Env>();
  api.use(async (c, next) => {
    await next();
    // API responses opened as a page render nothing, and other sites cannot read them.
    c.res.headers.set('Content-Security-Policy', API_POLICY);
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
    if (c.res.status === 503 && !c.res.headers.has('Retry-After')) c.res.headers.set('Retry-After', '2');
    // Browsers call the API from this origin only; the engine itself would allow every origin.
    for (const name of [...c.res.headers.keys()]) {
      if (name.startsWith('access-control-') || name.startsWith('sb-auth-')) c.res.headers.delete(name);
    }
  });
  api.use(validatePaths, (c, next) =>
    (c.req.path === '/functions/v1/send-recording' ? recordings : bodies)(c, next),
  );
  const callerOf = (c: Context) => addressOf(c as Context<Env>, deps.settings.trustProxy);
  const memberOf = async (c: Context) => (await engine?.memberOf(c.req.raw.headers))?.userId ?? null;
  const limit = limitRates(deps.limits, { addressOf: callerOf, memberOf }, deps.counters);
  const limitConcurrent = limitConcurrency(memberOf, callerOf);
  if (engine) {
    api.use('/auth/v1/*', validateRequests(API_BODY_LIMIT), limit, limitConcurrent);
    api.put('/auth/v1/user', limitEmailChanges(memberOf, deps.counters));
    api.options('/auth/v1/*', (c) => c.body(null, 204));
    api.all('/auth/v1/*', (c) => engine.fetch(c.req.raw));
    api.all('/rest/v1/*', validateRequests(API_BODY_LIMIT), limitConcurrent, (c) => engine.fetch(c.req.raw));
  }
  api.use('/functions/v1/*', limit, limitConcurrent);
  for (const [name, handler] of Object.entries(deps.functions)) {
    api.all(`/functions/v1/${name}`, (c) => handler(c.req.raw));
  }
  for (const prefix of ['auth', 'rest', 'functions', 'storage', 'realtime', 'graphql', '_system']) {
    api.all(`/${prefix}/*`, async (c, next) => (isApiPath(c.req.path) ? c.notFound() : next()));
  }
  api.notFound((c) =>
    c.json({ code: 404, error_code: 'not_found', msg: 'There is nothing at this address.' }, 404),
  );
  const isApi = createMiddleware<Env>(async (c, next) =>
    isApiPath(c.req.path) ? api.fetch(c.req.raw, c.env) : next(),
  );
  app.use(isApi);

  if (deps.fakeStripe) {
    const { fakeStripe } = deps;
    app.use('/till/*', bodies);
    app.all('/till/*', (c) => fakeStripe(c.req.raw));
  }

  app.on(['GET', 'HEAD'], '*', (c) => deps.pages(c.req.raw));
  app.notFound((c) => c.text('There is nothing at this address.', 404));
  app.onError((error, c) => {
    log.error(`${c.req.method} ${c.req.path.split('/').slice(0, 4).join('/')} failed`, error);
    return c.json(
      { code: 500, error_code: 'unexpected_failure', msg: 'Something went wrong here. Please try again.' },
      500,
    );
  });
  return app;
}

/** Paths of the engine's and functions' APIs; `/auth/confirm` and the like are pages of ours. */
const isApiPath = (path: string) =>
  /^\/(?:(?:auth|rest|functions|storage|realtime|graphql)\/v\d+|_system)(?:\/|$)/.test(path);

/** The caller's network address. A proxy's header counts only when TRUST_PROXY is set. */
function addressOf(c: Context<Env>, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || c.env?.incoming?.socket.remoteAddress || 'unknown';
}
