/**
 * PostgreSQL refuses to run as root, and as a user without a name; containers and small servers often run like that,
 * with the clone in a folder that only its owner may enter. In both cases its programs run inside a user namespace,
 * where the same files belong to an ordinary named user: nothing is created on the machine, and signals, exit codes and
 * owners stay. Where namespaces are forbidden, a system user replaces root.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { StartError } from '../settings/start-error.ts';

const SYSTEM_USER = 'postgres';

/** How this process runs PostgreSQL's programs. */
export interface RunAs {
  /** Command prefix. */
  readonly prefix: readonly string[];
  /** The account of the new process and its files, when it differs from ours. */
  readonly account: { readonly uid: number; readonly gid: number } | null;
}

/** Chooses it for this process. @throws StartError when PostgreSQL cannot run at all */
export function findRunAs(): RunAs {
  const uid = process.getuid?.() ?? -1;
  const existingUsers = namedUsers();
  // macOS stores its users elsewhere and names every one.
  if (uid !== 0 && (existingUsers.includes(uid) || process.platform !== 'linux'))
    return { prefix: [], account: null };
  const prefix = namespacePrefix(existingUsers);
  const [command, ...flags] = prefix;
  if (command && spawnSync(command, [...flags, 'true'], { stdio: 'ignore' }).status === 0) {
    return { prefix, account: null };
  }
  if (uid === 0) return { prefix: [], account: systemAccount() };
  throw new StartError(
    `PostgreSQL needs a user with a name, and this system has none for number ${uid}; start as another user, or set DATABASE_URL.`,
  );
}

/** User ids in `/etc/passwd` except root; none where the system stores users elsewhere. */
function namedUsers(): number[] {
  try {
    const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
    return lines.map((line) => Number(line.split(':')[2])).filter((uid) => uid > 0);
  } catch {
    return [];
  }
}

function namespacePrefix([uid]: readonly number[]): string[] {
  return uid === undefined ? [] : ['unshare', '--user', `--map-user=${uid}`, `--map-group=${uid}`];
}

function systemAccount(): { uid: number; gid: number } {
  const systemUser = findSystemUser();
  if (systemUser) return systemUser;
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', SYSTEM_USER], { stdio: 'ignore' });
  const created = findSystemUser();
  if (created) return created;
  throw new StartError(
    'PostgreSQL does not run as root, and no user could be made for it here; start as an ordinary user, or set DATABASE_URL.',
  );
}

function findSystemUser(): { uid: number; gid: number } | null {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const result = spawnSync('id', [flag, SYSTEM_USER], { encoding: 'utf8' });
    return result.status === 0 ? Number(result.stdout) : Number.NaN;
  });
  return uid !== undefined && gid !== undefined && uid > 0 && gid > 0 ? { uid, gid } : null;
}

/** Checks that PostgreSQL's account can run the programs and write the folder. @throws StartError when it can't */
export function assertAccess({ account }: RunAs, executable: string, folder: string): void {
  if (!account) return;
  const isAllowed = (test: string, target: string) =>
    spawnSync('test', [test, target], { ...account, stdio: 'ignore', cwd: '/' }).status === 0;
  const blockedPaths = [
    isAllowed('-x', executable) ? [] : [executable],
    isAllowed('-w', folder) ? [] : [folder],
  ].flat();
  if (blockedPaths.length > 0) {
    throw new StartError(
      `PostgreSQL does not run as root, and its user "${SYSTEM_USER}" cannot reach ${blockedPaths.join(' and ')}; ` +
        'move the app to a folder everybody may enter (such as /srv), start as an ordinary user, or set DATABASE_URL.',
    );
  }
}
