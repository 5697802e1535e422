/**
 * PostgreSQL refuses to run as root, yet containers and small servers are often used as root, with the clone in
 * a folder that only root may enter. So for root its programs run inside a user namespace, where the same files
 * belong to an ordinary-looking user: nothing is created on the machine, and signals, exit codes and owners stay
 * what they are. Where namespaces are forbidden a system user stands in.
 */
import { spawnSync } from 'node:child_process';
import { StartError } from '../start-error.ts';

const SYSTEM_USER = 'postgres';
const UNSHARE = ['unshare', '--user', '--map-user=1000', '--map-group=1000'];

/** How PostgreSQL's programs are run by this process. */
export interface Footing {
  /** Goes before the command. */
  readonly prefix: readonly string[];
  /** The account of the new process and its files, when it isn't our own. */
  readonly account: { readonly uid: number; readonly gid: number } | null;
}

/** Decides it for this process. @throws StartError where PostgreSQL cannot be run at all */
export function findFooting(): Footing {
  if (process.getuid?.() !== 0) return { prefix: [], account: null };
  return namespacesAllowed() ? { prefix: UNSHARE, account: null } : { prefix: [], account: systemAccount() };
}

function namespacesAllowed(): boolean {
  const [command = '', ...flags] = UNSHARE;
  return spawnSync(command, [...flags, 'true'], { stdio: 'ignore' }).status === 0;
}

function systemAccount(): { uid: number; gid: number } {
  const found = lookUp();
  if (found) return found;
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', SYSTEM_USER], { stdio: 'ignore' });
  const created = lookUp();
  if (created) return created;
  throw new StartError(
    'PostgreSQL does not run as root, and no user could be made for it here; start as an ordinary user, or set DATABASE_URL.',
  );
}

function lookUp(): { uid: number; gid: number } | null {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const answer = spawnSync('id', [flag, SYSTEM_USER], { encoding: 'utf8' });
    return answer.status === 0 ? Number(answer.stdout) : Number.NaN;
  });
  return uid !== undefined && gid !== undefined && uid > 0 && gid > 0 ? { uid, gid } : null;
}

/** Makes sure PostgreSQL's account can reach what it runs and writes. @throws StartError when it can't */
export function requireReach({ account }: Footing, executable: string, folder: string): void {
  if (!account) return;
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
