// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { sourceHash } from './source-hash.mjs';

test('needs few open files at a time, and tells the same whatever the limit is', async () => {
  const script =
    "import('./scripts/build/source-hash.mjs').then(async (it) => console.log(await it.sourceHash(process.cwd())))";
  const limited = execFileSync('sh', ['-c', `ulimit -n 128 && exec "${process.execPath}" -e "${script}"`], {
    encoding: 'utf8',
  });
  expect(limited.trim()).toBe(await sourceHash(process.cwd()));
});
