/** The real application on a real embedded PostgreSQL, in this process, for tests. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js';
import type { Hono } from 'hono';
import { WebSocket } from 'ws';
import type { Database } from '../../src/platform/database.types.ts';
import { type AppDeps, type Bindings, createApp } from '../app.ts';
import { type Backend, openBackend } from '../backend.ts';
import { createFunctions } from '../functions.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { guardConsole } from '../log.ts';
import { asSuperuser, type Installation, migratedInstallation } from './installations.ts';

export type TestClient = SupabaseClient<Database>;

export interface TestMember {
  readonly client: TestClient;
  readonly userId: string;
  readonly email: string;
  readonly session: Session;
}

export interface TestApp {
  readonly dataDir: string;
  /** The settings it was opened with. */
  readonly place: Installation;
  readonly backend: Backend;
  readonly app: Hono<{ Bindings: Bindings }>;
  readonly functions: AppDeps['functions'];
  /** Mails that the server printed, newest last. */
  readonly mails: string[];
  /** Captured log lines; also keeps expected errors out of the test's output. */
  readonly logged: string[];
  /** A new signed-out client. */
  readonly visitor: () => TestClient;
  /** Signs somebody up; the email is derived from the name. */
  readonly member: (name: string) => Promise<TestMember>;
  /** A client with the service role's key. */
  readonly service: () => TestClient;
  /** The same application with other dependencies. */
  readonly appWith: (changes: Partial<AppDeps>) => Hono<{ Bindings: Bindings }>;
  /** Runs one statement as the database's superuser. */
  readonly superuser: (statement: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export const PASSWORD = 'sunny-day-7!';

/** Slugs that tests invent. */
const TEST_STORIES = [
  ...['one', 'two', 'three', 'four', 'five', 'six'],
  ...Array.from({ length: 60 }, (_, index) => `story-${index}`),
  ...Array.from({ length: 20 }, (_, index) => `old-${index}`),
];
/** Off, because tests sign up more people in a minute than a family does in a year. */
export const NO_LIMITS: RateLimits = {
  token: {},
  refresh: {},
  signup: {},
  recover: {},
  user: {},
  function: {},
  withdraw: {},
  crash: {},
  recording: {},
};

const ORIGIN = 'http://playroom.test';
// supabase-js creates a realtime client even when unused, and Node 20 has no WebSocket.
(globalThis as { WebSocket?: unknown }).WebSocket ??= WebSocket;

/** @param closedBooks a folder of closed books; the last build's by default */
export async function openTestApp(now?: () => Date, closedBooks?: string): Promise<TestApp> {
  const place = await migratedInstallation();
  const mails: string[] = [];
  const logged: string[] = [];
  const restoreConsole = guardConsole((level, text) => logged.push(`${level} ${text}`));
  const backend = await openBackend(place, (text) => mails.push(text));
  await backend.engine.sql`
    insert into private.known_stories select unnest(${TEST_STORIES}::text[]) on conflict do nothing`;
  const functions = createFunctions(
    { siteUrl: ORIGIN, stripe: null, fakeStripe: true },
    backend.engine,
    backend.secrets,
    now,
    closedBooks,
  );
  const deps: AppDeps = {
    settings: { hosted: null, storyVideoBaseUrl: null, smtpUrl: null, fakeStripe: true, trustProxy: false },
    engine: { ...backend.engine, publishableKey: backend.secrets.publishableKey },
    pages: () => new Response('page'),
    functions: functions.handlers,
    fakeStripe: functions.fakeStripe,
    limits: NO_LIMITS,
    version: '0.0.0',
  };
  const app = createApp(deps);
  const client = (key: string) => clientOf(app, key);

  return {
    dataDir: place.dataDir,
    place,
    backend,
    app,
    functions: functions.handlers,
    mails,
    logged,
    visitor: () => client(backend.secrets.publishableKey),
    service: () => client(backend.secrets.secretKey),
    appWith: (changes) => createApp({ ...deps, ...changes }),
    async member(name) {
      const browser = client(backend.secrets.publishableKey);
      const email = `${name}-${Math.random().toString(36).slice(2, 8)}@playroom.test`;
      const { data, error } = await browser.auth.signUp({ email, password: PASSWORD });
      if (error || !data.user || !data.session)
        throw new Error(`sign-up of ${name} failed: ${error?.message}`);
      return { client: browser, userId: data.user.id, email, session: data.session };
    },
    superuser: (statement) => asSuperuser(place, backend.engine.sql, statement),
    async close() {
      restoreConsole();
      await backend.close();
      await rm(path.dirname(place.dataDir), { recursive: true, force: true });
    },
  };
}

/** A supabase-js client whose requests go to an application in this process. */
export function clientOf(app: Hono<{ Bindings: Bindings }>, key: string): TestClient {
  return createClient<Database>(ORIGIN, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: async (input, init) => app.fetch(new Request(input, init)) },
  });
}
