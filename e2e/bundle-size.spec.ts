import { readFileSync } from 'node:fs';
import { drawingBundleSizes } from './support/drawing-bundle-size.ts';
import { expect, test } from './support/test.ts';

const KILOBYTE = 1024;

test.skip(({ isMobile }) => isMobile, 'The same bytes on every screen.');

test('Home loads at most 90 KB of compressed JavaScript before an interaction', async ({ page }) => {
  const scripts: { path: string; bytes: number; encoding: string }[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const headers = response.headers();
    scripts.push({
      path: new URL(response.url()).pathname,
      bytes: Number(headers['content-length']),
      encoding: headers['content-encoding'] ?? 'none',
    });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const list = scripts.map(({ path, bytes, encoding }) => `${bytes} ${encoding} ${path}`).join('\n');
  expect(scripts.length, 'scripts were seen').toBeGreaterThan(0);
  expect(
    scripts.filter(({ bytes, encoding }) => encoding !== 'br' && bytes > 600),
    list,
  ).toEqual([]);
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total, list).toBeLessThanOrEqual(90 * KILOBYTE);
});

test('a visitor’s Home loads neither the Supabase client nor the drawing engine', async ({ page }) => {
  const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Record<string, { file: string }>;
  const filesOf = (source: RegExp) =>
    Object.entries(manifest).flatMap(([key, { file }]) => (source.test(key) ? [`/${file}`] : []));
  const client = filesOf(/@supabase\/supabase-js/);
  const drawing = filesOf(/^illustration\//);
  // The chunk names of the build: a test with other names would find nothing.
  expect(client.length).toBeGreaterThan(0);
  expect(drawing.length).toBeGreaterThan(50);
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(requestedUrls.filter((path) => path.endsWith('.js')).length, 'scripts were seen').toBeGreaterThan(0);
  const heavy = new Set([...client, ...drawing]);
  expect(
    requestedUrls.filter((path) => heavy.has(path) || path.startsWith('/auth/') || path === '/config.json'),
  ).toEqual([]);
});

test('no picture of any book needs more than 150 KB of drawing code', async () => {
  const { kit, pictures } = await drawingBundleSizes('dist');
  expect(pictures.length, 'pictures were weighed').toBeGreaterThan(200);
  expect(kit, 'every picture needs some of it').toBeGreaterThan(20 * KILOBYTE);
  const heavy = pictures.filter(({ bytes }) => bytes > 150 * KILOBYTE);
  expect(heavy.map(({ slug, spread, bytes }) => `${slug} ${spread}: ${bytes}`)).toEqual([]);
});
