/** Hashes everything the build reads, so that `npm start` knows whether `dist/` is current. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const SOURCES = [
  'content',
  'illustration',
  'index.html',
  'package-lock.json',
  'package.json',
  'public',
  'scripts',
  'server',
  'src',
  'supabase',
  'tsconfig.json',
  'vite.config.ts',
];

/**
 * Hash of the names and contents of all sources except tests, which no build contains.
 * @param {string} root absolute path of the project
 * @returns {Promise<string>}
 */
export async function sourceHash(root) {
  const files = (await Promise.all(SOURCES.map((source) => listFiles(root, source)))).flat().sort();
  const hash = createHash('sha256');
  // One after the other: all at once are more files than some machines let a process open (1,024 in a container).
  for (const file of files) {
    const content = await readFile(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** @type {(root: string, source: string) => Promise<string[]>} */
async function listFiles(root, source) {
  if (path.extname(source) !== '') return [source];
  const entries = await readdir(path.join(root, source), { recursive: true, withFileTypes: true });
  return (
    entries
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      // A copy of `content` for hosted functions, made by `npm run build:closed-books`.
      .filter((file) => !file.startsWith(path.join('supabase', 'functions', 'open-book', 'books')))
  );
}
