// @vitest-environment node
/** The container and the units don't run here, so their references are checked against the repository. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETTING_NAMES } from '../../server/settings/settings.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const manifest = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const UNITS = readdirSync('deploy').filter((name) => name.endsWith('.service'));

test('the container builds and starts on a supported Node, as a user who is not root', () => {
  const lines = read('Dockerfile').split('\n');
  expect(lines).toContain('RUN npm ci && npm cache clean --force');
  expect(lines).toContain('RUN npm run build');
  expect(lines.at(-2)).toBe('CMD ["node", "scripts/operate/start.mjs"]');
  const [, major] = /^FROM node:(\d+)-/m.exec(read('Dockerfile')) ?? [];
  expect([22, 24]).toContain(Number(major));
  const userAt = lines.indexOf('USER node');
  expect(userAt).toBeGreaterThan(0);
  expect(lines.findIndex((line) => /^(?:COPY|RUN npm)/.test(line))).toBeGreaterThan(userAt);
  for (const line of lines.filter((one) => one.startsWith('COPY')))
    expect(line).toContain('--chown=node:node');
  expect(manifest.scripts.start).toBe('node scripts/operate/start.mjs');
});

test('no data, key or local package gets into an image', () => {
  const ignored = read('.dockerignore').split('\n');
  for (const name of ['.env', '.data', '.git', 'node_modules', 'dist', '*.backup'])
    expect(ignored).toContain(name);
});

test('every setting named by a unit or a container exists', () => {
  const texts = ['Dockerfile', 'compose.yaml', ...UNITS.map((name) => `deploy/${name}`)].map(read);
  const settingNames = texts.flatMap((text) =>
    [...text.matchAll(/^(?:ENV|Environment=| {6}(?=[A-Z_]+:))(.*)$/gm)].flatMap(([, assignments = '']) =>
      [...assignments.matchAll(/([A-Z][A-Z_]+)(?:=|: )/g)].map(([, name = '']) => name),
    ),
  );
  expect(settingNames.length).toBeGreaterThan(8);
  expect(settingNames.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
});

test('systemd units run existing files, as a user who is not root', () => {
  for (const unit of UNITS) {
    const text = read(`deploy/${unit}`);
    expect(text).toMatch(/^User=stories$/m);
    for (const [, file = ''] of text.matchAll(/\bnode (scripts\/[\w.-]+)/g))
      expect(existsSync(file), file).toBe(true);
    for (const [, script = ''] of text.matchAll(/npm run (?:--silent )?([\w:-]+)/g))
      expect(Object.keys(manifest.scripts)).toContain(script);
  }
  expect(UNITS).toHaveLength(2);
});
