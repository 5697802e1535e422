/**
 * `npm start`: builds the app when it is missing or older than its sources, then becomes the server. Plain JavaScript,
 * because it runs first in a fresh clone. Standard output stays empty until the server prints its address.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sourceHash } from '../build/source-hash.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const server = path.join(root, 'dist', 'server', 'main.js');
const builtFromFile = path.join(root, 'dist', 'built-from');

/** @type {(sentence: string) => never} */
function giveUp(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19) || major === 21) {
  giveUp(`Story Playroom needs Node 20.19 or newer (20, 22 or 24), and this is ${process.versions.node}.`);
}
if (!existsSync(path.join(root, 'node_modules', 'hono'))) {
  giveUp('The packages are not installed yet; run `npm ci` first.');
}

const hash = await sourceHash(root);
const built = existsSync(server) ? await readFile(builtFromFile, 'utf8').catch(() => '') : '';
if (built.trim() !== hash) {
  if (!existsSync(path.join(root, 'node_modules', 'tsx'))) {
    giveUp(
      'The app must be built first, and the packages for that are missing; run `npm ci` without --omit=dev.',
    );
  }
  process.stderr.write('Building the app; this happens once after each change.\n');
  const output = await build();
  if (output !== null) giveUp(`${output}\nThe app could not be built; what went wrong is above.`);
}
await import(pathToFileURL(server).href);

/** Builds silently. @returns {Promise<string | null>} the output of a failed build */
function build() {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'scripts', 'build', 'build.ts')],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const stop = () => {
    child.kill('SIGTERM');
    process.exit(1);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) => {
      process.off('SIGTERM', stop).off('SIGINT', stop);
      resolve(code === 0 ? null : output);
    });
  });
}
