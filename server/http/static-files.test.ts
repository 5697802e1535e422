import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadStaticFiles, type StaticFiles } from './static-files.ts';

const LARGE_SCRIPT = `export const words = "${'a quiet story '.repeat(300)}";`;
const FILES: Record<string, string | Buffer> = {
  'index.html': '<h1>Home</h1><script>go()</script>',
  'explore/index.html': '<h1>Explore</h1>',
  'story/neverland/index.html': '<h1>Neverland</h1>',
  'app.html': '<h1>Shell</h1>',
  '404.html': '<h1>Not here</h1>',
  'routes.json': JSON.stringify({ shell: ['/profile', '/auth/:step'] }),
  'assets/app-abc.js': LARGE_SCRIPT,
  'assets/app-abc.js.br': brotliCompressSync(LARGE_SCRIPT),
  'assets/late.js': `// late\n${LARGE_SCRIPT}`,
  'assets/tiny.svg': '<svg/>',
  '.vite/manifest.json': '{}',
  'films/moon.mp4': Buffer.from('0123456789'),
};

let folder: string;
let files: StaticFiles;
const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  files.respond(new Request(`http://site.test${url}`, { headers, method }));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'story-playroom-files-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  files = await loadStaticFiles(folder, { supabaseUrl: null, storyVideoBaseUrl: null });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('pages', () => {
  test.each([
    ['/', 200, 'Home'],
    ['/?success=true', 200, 'Home'],
    ['/explore', 200, 'Explore'],
    ['/story/neverland', 200, 'Neverland'],
    ['/profile', 200, 'Shell'],
    ['/auth/confirm?token_hash=x', 200, 'Shell'],
    ['/auth/confirm/more', 404, 'Not here'],
    ['/story/unknown', 404, 'Not here'],
    ['/nothing', 404, 'Not here'],
    ['//explore/', 404, 'Not here'],
    ['/%E0%A4%A', 404, 'Not here'],
    ['/..%2f..%2fpackage.json', 404, 'Not here'],
    // The shells have no address of their own.
    ['/app.html', 404, 'Not here'],
    ['/404.html', 404, 'Not here'],
    ['/routes.json', 404, 'Not here'],
    ['/.vite/manifest.json', 404, 'Not here'],
  ])('%s answers %i with %s', async (url, status, text) => {
    const response = get(url);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await response.text()).toContain(text);
  });

  test.each([
    ['/explore/', '/explore'],
    ['/explore/index.html', '/explore'],
    ['/index.html', '/'],
    ['/explore/?genre=Fantasy', '/explore?genre=Fantasy'],
  ])('%s redirects to %s, so that a page has one address', (url, location) => {
    const response = get(url);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(location);
  });
});

test('search engines list only screens that the build draws', () => {
  expect(get('/profile').headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(get('/explore').headers.get('x-robots-tag')).toBeNull();
});

describe('static files', () => {
  test('hashed assets are cached for good', () => {
    expect(get('/assets/app-abc.js').headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  test('brotli from the build is served to browsers that accept it', async () => {
    const response = get('/assets/app-abc.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(LARGE_SCRIPT);
    for (const accepted of ['', 'gzip', 'br;q=0', 'brotli']) {
      const plain = get('/assets/app-abc.js', { 'accept-encoding': accepted });
      expect(plain.headers.get('content-encoding'), accepted).toBeNull();
      expect(await plain.text()).toBe(LARGE_SCRIPT);
    }
  });

  test('files without brotli are compressed at start, unless tiny', () => {
    expect(get('/assets/late.js', { 'accept-encoding': 'br' }).headers.get('content-encoding')).toBe('br');
    expect(get('/assets/tiny.svg', { 'accept-encoding': 'br' }).headers.get('content-encoding')).toBeNull();
  });

  test('an unchanged file answers 304', async () => {
    const etag = get('/explore').headers.get('etag') ?? '';
    for (const etagHeader of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = get('/explore', { 'if-none-match': etagHeader });
      expect(response.status, etagHeader).toBe(304);
      expect(await response.text()).toBe('');
    }
    expect(get('/explore', { 'if-none-match': '"other"' }).status).toBe(200);
  });

  test('HEAD answers like GET without a body', async () => {
    const response = get('/explore', {}, 'HEAD');
    expect(response.headers.get('content-length')).toBe(String(FILES['explore/index.html']?.length));
    expect(await response.text()).toBe('');
  });

  test.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=20-', 416, '', 'bytes */10'],
    ['bytes=a-b', 200, '0123456789', null],
  ])('a film is sent by range: %s', async (range, status, text, contentRange) => {
    const response = get('/films/moon.mp4', { range });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(await response.text()).toBe(text);
  });
});

test('an app that is not built yet has no files', async () => {
  const emptyFolderFiles = await loadStaticFiles(path.join(folder, 'missing'), {
    supabaseUrl: null,
    storyVideoBaseUrl: null,
  });
  expect(emptyFolderFiles.size).toBe(0);
  expect(emptyFolderFiles.respond(new Request('http://site.test/')).status).toBe(404);
});
