import { expect, test } from './support/test.ts';

const KILOBYTE = 1024;

test.skip(({ isMobile }) => isMobile, 'The same bytes on every screen.');

test('Home asks for at most 75 KB of compressed JavaScript before anyone touches it', async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const scripts = new Map<string, string>();
  const bytes = new Map<string, number>();
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type !== 'Script' && !response.mimeType.includes('javascript')) return;
    scripts.set(requestId, response.url);
    expect(
      response.headers['content-encoding'] ?? response.headers['Content-Encoding'] ?? `none: ${response.url}`,
    ).toMatch(/^br|none: .*\/assets\/[^/]+\.js$/);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(requestId, encodedDataLength),
  );
  await page.goto('/', { waitUntil: 'networkidle' });
  const total = [...scripts.keys()].reduce((sum, id) => sum + (bytes.get(id) ?? 0), 0);
  const list = [...scripts].map(
    ([id, url]) => `${String(bytes.get(id)).padStart(7)} ${new URL(url).pathname}`,
  );
  expect(scripts.size, 'scripts were seen').toBeGreaterThan(0);
  expect(total, `bytes over the wire, headers included:\n${list.join('\n')}`).toBeLessThanOrEqual(
    75 * KILOBYTE,
  );
});

test('a visitor’s Home loads neither the Supabase client nor the drawing engine', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked.filter((path) => path.startsWith('/auth/') || path === '/config.json')).toEqual([]);
});
