/**
 * What reading a photo costs: milliseconds of main thread while a photo is opened, shown and read in the real page, and
 * of the pure reading by itself. `npm run bench:photo -- [address]`; the address is a running build (http://localhost:3000).
 */
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../e2e/support/browser.ts';
import { palettes } from '../src/features/hero/look-from-photo.ts';
import { READ_SIDE, readColours } from '../src/features/hero/photo/read-colours.ts';
import { drawPortrait, type Portrait, SOMEBODY } from '../src/features/hero/photo/synthetic-portrait.ts';

const address = process.argv[2] ?? 'http://localhost:3000';
const someone: Portrait = { ...SOMEBODY, hairLength: 'long', background: ['#d9d4cc', '#e4e1dc'] };

function median(values: number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const raster = drawPortrait(someone, READ_SIDE);
const pure = Array.from({ length: 15 }, () => {
  const start = performance.now();
  readColours(raster, READ_SIDE, palettes);
  return performance.now() - start;
});
console.log(`reading ${READ_SIDE} × ${READ_SIDE} pixels, in the worker: ${median(pure).toFixed(1)} ms`);

const side = 900;
const portrait = sharp(Buffer.from(drawPortrait(someone, side).buffer), {
  raw: { width: side, height: side, channels: 4 },
}).flatten();
const small = await portrait.clone().jpeg().toBuffer();
const photos = {
  '0.8 megapixels': small,
  '12 megapixels': await sharp(small).resize(4000, 3000, { fit: 'cover' }).jpeg({ quality: 60 }).toBuffer(),
  '48 megapixels': await sharp(small).resize(8000, 6000, { fit: 'cover' }).jpeg({ quality: 45 }).toBuffer(),
};

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
const runs = Object.entries(photos).flatMap(([size, buffer]) =>
  (['Face', 'Skin, hair'] as const).map((group) => ({ size, buffer, group })),
);
for (const { size, buffer, group } of runs) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${address}/create-character`);
  await page.locator('.stage-doll[src^="blob:"]').waitFor();
  // With the words of "Face" open the photo's own work shows alone; with "Skin, hair" all thumbnails are drawn anew, too.
  await page.getByRole('tab', { name: group, exact: true }).click();
  await page.waitForTimeout(4000);
  const session = await page.context().newCDPSession(page);
  // Time the thread worked, not time on the clock: other work on the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { task: of('TaskDuration') * 1000, script: of('ScriptDuration') * 1000 };
  };
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { longTasks: seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.push(duration);
    }).observe({ type: 'longtask' });
  });
  const before = await busy();
  await page.locator('input[type=file]').setInputFiles({ name: 'p.jpg', mimeType: 'image/jpeg', buffer });
  const start = performance.now();
  await page.getByRole('application').waitFor();
  const shown = performance.now() - start;
  await page.waitForTimeout(1500);
  const after = await busy();
  const longest = await page.evaluate(() =>
    Math.max(0, ...(window as unknown as { longTasks: number[] }).longTasks),
  );
  console.log(
    `${size}${group === 'Face' ? '' : ', thumbnails drawn anew'} (${(buffer.length / 2 ** 20).toFixed(1)} MB): in the hoop after ${Math.round(shown)} ms; ` +
      `main thread worked ${Math.round(after.task - before.task)} ms, of it script ${Math.round(after.script - before.script)} ms; ` +
      `longest task ${Math.round(longest)} ms`,
  );
  await page.close();
}
await browser.close();
