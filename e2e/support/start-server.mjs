/**
 * Starts the product for the tests exactly as `npm start` does, on an empty data folder, and stores its output in a
 * file, where the tests find the mails.
 */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';

const folder = `.cache/e2e-${process.env.PORT}`;
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const log = createWriteStream(`${folder}/server.log`);

const server = spawn(process.execPath, ['scripts/operate/start.mjs'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, DATA_DIR: `${folder}/data` },
});
server.stdout.pipe(log);
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
