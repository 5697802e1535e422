/** The server as a separate process, started as `npm start` does, for tests that kill it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { PROJECT_ROOT } from '../project.ts';
import { freePort } from './ports.ts';
import { worldReadableCopy } from './world-readable-copy.ts';

export interface ServerProcess {
  readonly origin: string;
  readonly dataDir: string;
  readonly child: ChildProcess;
  /** Its output, both streams. */
  readonly output: () => string;
  readonly stdout: () => string;
  /** The keys of its `secrets.json`. */
  readonly keys: () => Promise<{ publishableKey: string; secretKey: string }>;
  /** Sends a signal and waits for the exit. @returns exit status, or null when the signal ended it */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

export interface ServerOptions {
  readonly dataDir: string;
  readonly env?: Record<string, string>;
  /** Another account, when the tests run as root. */
  readonly uid?: number;
}

const TEST_TITLE_PREFIX = 'server-under-test-';

/** Whether a process with this id runs. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

let bundled: Promise<string> | undefined;

/** The server bundle as in production: one file. Built once a test run, inside the project, where its packages are. */
async function bundle(): Promise<string> {
  const cache = path.join(PROJECT_ROOT, '.cache');
  const outDir = path.join(cache, `${TEST_TITLE_PREFIX}${process.pid}`);
  // Test workers are killed without cleaning up; the next one removes the leftovers.
  for (const name of await readdir(cache).catch(() => [])) {
    const owner = name.startsWith(TEST_TITLE_PREFIX) ? Number(name.slice(TEST_TITLE_PREFIX.length)) : 0;
    if (owner > 0 && !isAlive(owner)) await rm(path.join(cache, name), { recursive: true, force: true });
  }
  await build({
    root: PROJECT_ROOT,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir,
      copyPublicDir: false,
      rollupOptions: { input: { main: path.join(PROJECT_ROOT, 'server', 'main.ts') } },
    },
  });
  return path.join(outDir, 'main.js');
}

let copied: ReturnType<typeof worldReadableCopy> | undefined;

/** A copy of the server that every user can read. Made once a test run; `removeCopy` removes it. */
export async function sharedReadableCopy(): ReturnType<typeof worldReadableCopy> {
  bundled ??= bundle();
  copied ??= worldReadableCopy(await bundled);
  return copied;
}

/** Removes the copy for other users, if any. */
export async function removeCopy(): Promise<void> {
  if (copied) await rm((await copied).folder, { recursive: true, force: true });
  copied = undefined;
}

async function run({ dataDir, env, uid }: ServerOptions, port: number) {
  bundled ??= bundle();
  const readableCopy = uid === undefined ? null : await sharedReadableCopy();
  const entry = readableCopy?.entry ?? (await bundled);
  // None of the tester's own settings may leak in.
  const names = new Set([
    'PORT',
    'HOST',
    'DATA_DIR',
    'SITE_URL',
    'DATABASE_URL',
    'SMTP_URL',
    'NODE_ENV',
    'VITEST',
  ]);
  const inheritedEnv = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !names.has(name) && !/^(STRIPE|SUPABASE)_/.test(name)),
  );
  const child = spawn(process.execPath, [entry], {
    cwd: readableCopy?.folder ?? PROJECT_ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inheritedEnv, PORT: String(port), DATA_DIR: dataDir, ...env },
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  let stdout = '';
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text;
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  const exitCode = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, exitCode, stdout: () => stdout, output: () => output };
}

/** Starts a server and waits for its address. Rejects with its output when it exits instead. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const port = Number(options.env?.PORT ?? (await freePort()));
  const { child, exitCode, stdout, output } = await run(options, port);
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => {
      if (stdout().includes('Story Playroom is at')) resolve();
    });
    void exitCode.then(() => reject(new Error(`The server ended:\n${output()}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    dataDir: options.dataDir,
    child,
    output,
    stdout,
    keys: async () => JSON.parse(await readFile(path.join(options.dataDir, 'secrets.json'), 'utf8')),
    end(signal) {
      child.kill(signal);
      return exitCode;
    },
  };
}

/** Starts a server that is expected to refuse. @returns exit status and output */
export async function failedStart(options: ServerOptions): Promise<{ code: number | null; output: string }> {
  const { child, exitCode, output, stdout } = await run(
    options,
    Number(options.env?.PORT ?? (await freePort())),
  );
  child.stdout.on('data', () => {
    if (stdout().includes('Story Playroom is at')) child.kill('SIGTERM');
  });
  return { code: await exitCode, output: output() };
}

/** The process id of a data folder's PostgreSQL. */
export async function postmasterOf(dataDir: string): Promise<number> {
  const lock = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  return Number(lock.split('\n')[0]);
}
