/** The licence notices of all shipped code, fonts and networks; the build writes them as `licences.txt`. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
}

/** The packages of a lock file by path, without the project itself. */
export async function lockedPackages(root: string): Promise<[string, Locked][]> {
  const lock = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(lock.packages).filter(([place]) => place !== '');
}

/** One text: name, version and licence of each shipped package, with its own licence file if any. */
export async function licenceNotices(root: string): Promise<string> {
  const notices = new Map<string, string>();
  for (const [place, { version, license, dev }] of await lockedPackages(root)) {
    if (dev) continue;
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licenceText = await licenceTextOf(path.join(root, place));
    // A package for another system is not installed; the installed variant's notice is the same.
    notices.set(
      `${name} ${version}`,
      `${name} ${version} (${license ?? 'see below'})\n\n${licenceText ?? ''}`.trim(),
    );
  }
  const models = 'src/features/hero/photo/face/models';
  notices.set(
    'networks of the photo step',
    `${models} (MIT; models Apache 2.0)\n\n${(await licenceTextOf(path.join(root, models))) ?? ''}`.trim(),
  );
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  const all = [...notices].sort(([a], [b]) => a.localeCompare(b)).map(([, notice]) => notice);
  return `Story Playroom is built with these.${line}${all.join(line)}\n`;
}

async function licenceTextOf(folder: string): Promise<string | null> {
  const names = await readdir(folder).catch(() => []);
  const file = names.find((name) => /^(licen[cs]e|copying|ofl|notice)/i.test(name));
  return file ? (await readFile(path.join(folder, file), 'utf8').catch(() => '')).trim() : null;
}
