/**
 * Memory and time of reading a photo in a real browser: the page's process before, with a photo, and after it was removed, five
 * times. `npm run bench:photo-memory -- [address] [ms]`, the address of a running build (http://localhost:3000) and how long a parent looks for the photo. Linux only: resident
 * memory is read from /proc, because a worker's WebAssembly is in no heap that a page can ask for.
 */
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../e2e/support/browser.ts';
import { drawPortrait, SOMEBODY } from '../src/features/hero/photo/synthetic-portrait.ts';

const address = process.argv[2] ?? 'http://localhost:3000';
/** How long a parent looks for the photo, in milliseconds; what reads it is fetched meanwhile. */
const LOOKING = Number(process.argv[3] ?? 2000);
const side = 900;
const rgba = drawPortrait({ ...SOMEBODY, background: ['#d9d4cc', '#e4e1dc'] }, side);
const portrait = await sharp(Buffer.from(rgba.buffer), { raw: { width: side, height: side, channels: 4 } })
  .flatten()
  .resize(4000, 3000, { fit: 'cover' })
  .jpeg({ quality: 70 })
  .toBuffer();

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
// What the photo's worker is asked, and when it answers: the 2 s that "Uploading..." shows lie between and are nobody's work.
await page.addInitScript(() => {
  const took: Record<string, number> = {};
  Object.assign(window, { took });
  const asked = new Map<number, { ask: string; at: number }>();
  window.Worker = class extends Worker {
    constructor(...from: ConstructorParameters<typeof Worker>) {
      super(...from);
      this.addEventListener('message', ({ data }) => {
        const question = asked.get(data?.id);
        if (question) took[question.ask] = performance.now() - question.at;
      });
    }
    override postMessage(message: { id?: number; ask?: string }, ...rest: [never]) {
      if (message?.ask && message.id !== undefined)
        asked.set(message.id, { ask: message.ask, at: performance.now() });
      super.postMessage(message, ...rest);
    }
  };
});
await page.goto(`${address}/create-character`);
await page.locator('.stage-doll[src^="blob:"]').waitFor();
const session = await page.context().newCDPSession(page);
const ofBrowser = await browser.newBrowserCDPSession();

/**
 * Resident memory of all the browser's renderers in MB, after garbage was collected and the browser was told that memory is
 * short: what an allocator only keeps for the next time is given back then, and what is still held is really held.
 */
async function resident(): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await ofBrowser.send('Memory.simulatePressureNotification', { level: 'critical' });
  await page.waitForTimeout(1500);
  await session.send('HeapProfiler.collectGarbage');
  const { processInfo } = await ofBrowser.send('SystemInfo.getProcessInfo');
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .reduce((sum, { id }) => {
      const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, 'utf8'));
      return sum + Number(line?.[1] ?? 0) / 1024;
    }, 0);
}

await page.waitForTimeout(5000);
console.log(`before: ${(await resident()).toFixed(0)} MB`);
// A hero changed by hand redraws the same thumbnails as one read from a photo: what that leaves is not the photo's.
await page.getByRole('tab', { name: 'Skin, hair', exact: true }).click();
for (const place of [1, 4, 7]) {
  await page.getByRole('radio').nth(place).click({ force: true });
  await page.waitForTimeout(3000);
}
console.log(`three skins by hand: ${(await resident()).toFixed(0)} MB`);
for (let turn = 1; turn <= 5; turn++) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^(Upload|Change) photo$/ }).click();
  const chosen = await chooser;
  await page.waitForTimeout(LOOKING);
  const from = performance.now();
  await chosen.setFiles({ name: 'p.jpg', mimeType: 'image/jpeg', buffer: portrait });
  await page.locator('.read-chips').waitFor({ timeout: 60_000 });
  const ready = performance.now() - from;
  const held = await resident();
  const took = await page.evaluate(() => (window as unknown as { took: Record<string, number> }).took);
  const work = Object.values(took).reduce((sum, one) => sum + one, 0);
  const parts = Object.entries(took).map(([ask, ms]) => `${ask} ${Math.round(ms)}`);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await page.waitForTimeout(6000);
  console.log(
    `photo ${turn}: read ${(ready / 1000).toFixed(1)} s after it was chosen (SPEC's 2 s among them), ` +
      `first result after ${Math.round(work)} ms of the worker (${parts.join(', ')}), ` +
      `${held.toFixed(0)} MB with it, ${(await resident()).toFixed(0)} MB after`,
  );
}
await browser.close();
