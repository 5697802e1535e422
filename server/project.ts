/** Where the project's files are, from the sources (`server/`) as well as from the bundle (`dist/server/`). */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

function findRoot(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'supabase', 'migrations'))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error('The folder supabase/migrations is missing beside the server.');
    folder = parent;
  }
  return folder;
}

/** Absolute path of the folder that holds `package.json`. */
export const PROJECT_ROOT = findRoot();

export const PROJECT_VERSION: string = (
  JSON.parse(readFileSync(path.join(PROJECT_ROOT, 'package.json'), 'utf8')) as { version: string }
).version;
