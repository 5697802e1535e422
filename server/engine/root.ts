/**
 * PostgreSQL refuses to run as root, yet containers and small servers are often used as root, with the clone in
 * a folder that only root may enter. So root's server runs once more inside a user namespace of its own, where
 * the same files belong to an ordinary-looking user; nothing is created on the machine. Where namespaces are
 * forbidden a system user runs PostgreSQL alone.
 */
import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { StartError } from '../start-error.ts';

const UNSHARE = ['--user', '--map-user=1000', '--map-group=1000'];
const INSIDE = 'STORY_PLAYROOM_NAMESPACE';
const SYSTEM_USER = 'postgres';

/** The account PostgreSQL's processes run under, when it isn't our own. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

export const isRoot = (): boolean => process.getuid?.() === 0;

/** Whether this process is the inner one that `runInNamespace` started. */
export const isInsideNamespace = (): boolean => process.env[INSIDE] === '1';

/** Whether this machine lets us make a user namespace. */
export function namespacesAllowed(): boolean {
  return spawnSync('unshare', [...UNSHARE, 'true'], { stdio: 'ignore' }).status === 0;
}

/**
 * Runs an entry file inside a user namespace and answers its exit status when it ends. Signals are passed on;
 * an inner server whose outer process vanishes sees its channel close and stops in order.
 * @param entry absolute path of the module to run
 */
export function runInNamespace(entry: string): Promise<number> {
  const child = spawn(
    'unshare',
    [...UNSHARE, process.execPath, ...process.execArgv, entry, ...process.argv.slice(2)],
    { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env: { ...process.env, [INSIDE]: '1' } },
  );
  const signals: NodeJS.Signals[] = ['SIGTERM', 'SIGINT', 'SIGHUP'];
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of signals) process.on(signal, pass);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, pass);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/** Finds the system user that stands in for root, or creates it. @throws StartError when neither works */
export function systemAccount(): Account {
  const found = lookUp();
  if (found) return found;
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', SYSTEM_USER], { stdio: 'ignore' });
  const created = lookUp();
  if (created) return created;
  throw new StartError(
    `PostgreSQL does not run as root, and no user could be made for it here; start as an ordinary user, or set DATABASE_URL.`,
  );
}

function lookUp(): Account | null {
  const ask = (flag: string) =>
    Number(spawnSync('id', [flag, SYSTEM_USER], { encoding: 'utf8' }).stdout.trim() || Number.NaN);
  const [uid, gid] = [ask('-u'), ask('-g')];
  return Number.isInteger(uid) && Number.isInteger(gid) ? { uid, gid } : null;
}

/** Makes sure an account can reach what it must run and write. @throws StartError when it can't */
export function requireReach(account: Account, executable: string, folder: string): void {
  const may = (test: string, target: string) =>
    spawnSync('test', [test, target], { ...account, stdio: 'ignore', cwd: '/' }).status === 0;
  const blocked = [may('-x', executable) ? [] : [executable], may('-w', folder) ? [] : [folder]].flat();
  if (blocked.length > 0) {
    throw new StartError(
      `PostgreSQL does not run as root, and its user "${SYSTEM_USER}" cannot reach ${blocked.join(' and ')}; ` +
        'move the app to a folder everybody may enter (such as /srv), start as an ordinary user, or set DATABASE_URL.',
    );
  }
}
