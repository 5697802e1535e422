import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const PAGES = [
  '/',
  '/explore',
  '/story/neverland',
  '/story-reader',
  '/moon-balloon',
  '/library',
  '/signup',
  '/create-character',
  '/privacy',
];

/** Reports each read of the device's storage with the number of painted frames so far. */
async function observePaints(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const looks: number[] = [];
    let frames = 0;
    requestAnimationFrame(function count() {
      // A task later: that frame has been painted.
      setTimeout(() => {
        frames += 1;
      });
      requestAnimationFrame(count);
    });
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      looks.push(frames);
      return getItem.call(this, key);
    };
    Object.assign(window, { looks });
  });
  return () => page.evaluate(() => (window as unknown as { looks: number[] }).looks);
}

test.describe('a prerendered page', () => {
  test('reads the storage after its first frame', async ({ page }) => {
    const looks = await observePaints(page);
    for (const path of ['/explore', '/story/neverland', '/story-reader']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect((await looks())[0], path).toBeGreaterThan(0);
    }
    await page.goto('/', { waitUntil: 'networkidle' });
    expect((await looks())[0], 'Home keeps the place of a family’s book').toBe(0);
  });

  test('loads no code before its pictures are painted', async ({ page }) => {
    for (const path of ['/', '/explore', '/story/neverland', '/story-reader']) {
      await page.goto(path);
      const { code, loaded } = await page.evaluate(() => {
        const requestedFiles = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime);
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return {
          code: Math.min(...requestedFiles),
          loaded: navigation!.loadEventStart,
        };
      });
      expect(code, `${path}: some code came`).toBeLessThan(Number.POSITIVE_INFINITY);
      expect(code, `${path}: after what the page shows had come`).toBeGreaterThanOrEqual(loaded);
    }
  });

  test('answers a press made before its code loaded', async ({ page }) => {
    // Pictures that never load: only the press itself can load the code.
    await page.route('**/*.{avif,webp}', () => {});
    await page.goto('/explore', { waitUntil: 'commit' });
    const filter = page.locator('button[aria-expanded]', { hasText: 'Filter' });
    await filter.click({ noWaitAfter: true });
    await expect(filter).toHaveAttribute('aria-expanded', 'true');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('does not shift while its code and styles load', async ({ page, expected }) => {
    // Letters of another font are a little wider, whenever they load.
    expected.failure(/\.woff2$/);
    await page.route('**/*.woff2', (route) => route.abort());
    // One after the other, as on a slow line.
    let delayMs = 0;
    await page.route('**/*.css', async (route) => {
      delayMs += 150;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      await route.continue();
    });
    await page.addInitScript(() => {
      const moves: string[] = [];
      Object.assign(window, { moves });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          if (entry.value > 0.001) moves.push(`${entry.value} at ${entry.startTime}`);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/', '/explore', '/story/neverland']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await page.evaluate(() => (window as unknown as { moves: string[] }).moves), path).toEqual([]);
    }
  });

  for (const path of PAGES) {
    test(`includes every style that ${path} uses`, async ({ page, expected }) => {
      // Without its code the page stays as prerendered.
      expected.failure(/\.js$/);
      expected.consoleError(/dynamically imported module/);
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(path, { waitUntil: 'commit' });
      // The page has enabled the styles itself, and does not touch them again.
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
          ({ media, sheet }) => media === 'all' && sheet,
        ),
      );
      const places = (wholePage: boolean) =>
        page.evaluate(async (whole) => {
          for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
            if (whole) await new Promise((come) => Object.assign(link, { onload: come, disabled: false }));
            else link.disabled = true;
          }
          await document.fonts.ready;
          return [...document.querySelectorAll('#root *')].map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            const { color, background, fontSize, boxShadow, maskImage, visibility } =
              getComputedStyle(element);
            const name = `${element.localName}.${element.getAttribute('class')}`;
            return [
              name,
              x,
              y,
              width,
              height,
              color,
              background,
              fontSize,
              boxShadow,
              maskImage,
              visibility,
            ].join(' ');
          });
        }, wholePage);
      const drawn = await places(false);
      expect(drawn.length).toBeGreaterThan(50);
      expect(await places(true)).toEqual(drawn);
    });
  }
});

test.describe('a returning member’s page', () => {
  test.use({ serviceWorkers: 'allow' });
  test('knows before its first frame who was signed in', async ({ page }) => {
    const looks = await observePaints(page);
    await page.goto('/explore');
    await page.evaluate(async () => {
      const { serviceWorker } = navigator;
      if (!serviceWorker.controller)
        await new Promise((come) => serviceWorker.addEventListener('controllerchange', come, { once: true }));
    });
    await page.reload({ waitUntil: 'networkidle' });
    expect((await looks())[0]).toBe(0);
  });
});
