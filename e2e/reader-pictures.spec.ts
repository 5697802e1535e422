import type { Page } from '@playwright/test';
import { interactiveBooks, openBook, withHeroes } from './pages/books.ts';
import { delayRequests } from './support/delay-requests.ts';
import { expect, test } from './support/test.ts';

const SLUG = 'ocean-adventure';
const TURNS = 10;

declare global {
  interface Window {
    /** Pages that were in sight without anything of their picture, from 0. */
    emptyPages: number[];
    /** Lets pictures be drawn, which waits until then. */
    draw: () => void;
  }
}

const place = (page: Page) => page.locator('.rd-spread[data-place="here"] .rd-picture');
const pageHere = (page: Page) => page.locator('.rd-spread[data-place="here"]').getAttribute('data-page');

/** Notes every page that is in sight without anything of its picture, frame by frame. */
function watchPages(): void {
  window.emptyPages = [];
  const look = () => {
    for (const spread of document.querySelectorAll<HTMLElement>('.rd-spread')) {
      // The title page has no picture.
      if (spread.dataset.page === '-1' || !spread.checkVisibility({ visibilityProperty: true })) continue;
      const picture = [...spread.querySelectorAll<HTMLElement>('.rd-plate :is(img, canvas)')].some(
        (one) =>
          one instanceof HTMLCanvasElement || ((one as HTMLImageElement).complete && one.offsetWidth > 0),
      );
      if (!picture) window.emptyPages.push(Number(spread.dataset.page));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Lets nothing be drawn until the test allows it. */
function holdDrawing(): void {
  const held = new Promise<void>((resolve) => {
    window.draw = resolve;
  });
  const drawBitmap = window.createImageBitmap as (...drawing: unknown[]) => Promise<ImageBitmap>;
  window.createImageBitmap = (async (...drawing: unknown[]) => {
    await held;
    return drawBitmap(...drawing);
  }) as typeof window.createImageBitmap;
}

test('no page is empty before anything of its picture is drawn', async ({ page }) => {
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript(holdDrawing);
  await page.addInitScript(watchPages);
  await withHeroes(page);
  await openBook(page, SLUG);
  for (let turn = 0; turn < TURNS; turn += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => pageHere(page)).toBe(String(TURNS));
  expect(await page.evaluate(() => window.emptyPages)).toEqual([]);

  // A screen reader finds one picture with its description: first its colours, then what is drawn.
  const pictures = place(page).getByRole('img');
  await expect(pictures).toHaveCount(1);
  const name = await pictures.getAttribute('aria-label');
  expect(name).toMatch(/\w/);
  await page.evaluate(() => window.draw());
  await expect(place(page).getByAltText(name!, { exact: true })).toBeVisible();
  await expect(place(page).locator('canvas')).toHaveCount(0);
  await expect(pictures).toHaveCount(1);
  expect(await page.evaluate(() => window.emptyPages)).toEqual([]);
});

/** Colours stand in the picture's place, and nothing else. */
async function expectColours(page: Page, within: string, count: number): Promise<void> {
  const canvases = page.locator(`.rd-spread[data-place="here"] ${within} canvas`);
  await expect(canvases).toHaveCount(count);
  for (const canvas of await canvases.all())
    expect(
      await canvas.evaluate((one: HTMLCanvasElement) => {
        const [, , , opacity] = one.getContext('2d')!.getImageData(0, 0, 1, 1).data;
        return { width: one.width, opacity };
      }),
    ).toEqual({ width: 8, opacity: 255 });
}

test('a visitor’s sample has its colours before its picture has loaded', async ({ page }) => {
  const letGo = await delayRequests(page, /\/pictures\/half-a-star-2/);
  await page.goto('/story-reader', { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => pageHere(page)).toBe('1');
  await expectColours(page, '.rd-plate', 1);
  letGo();
  await expectColours(page, '.rd-plate', 0);
});

test('a child’s sample and both ways of a choice have their colours before they are drawn', async ({
  page,
}) => {
  await page.addInitScript(holdDrawing);
  await withHeroes(page);
  await page.goto('/story-reader');
  await expectColours(page, '.rd-plate', 1);
  const book = interactiveBooks()[0]!;
  const asks = book.spreads.findIndex(({ choice }) => choice);
  await page.goto(`/story-reader?story=${book.slug}&page=${asks + 1}`);
  await expectColours(page, '.rd-way', 2);
});

test('ten turns in eight seconds on a slow device end on the right picture', async ({ page }) => {
  await withHeroes(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await openBook(page, SLUG);
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(800);
  }
  await expect.poll(() => pageHere(page)).toBe(String(TURNS));
  const image = place(page).locator('img.rd-frame');
  await expect(image).toBeVisible();
  await expect(place(page).locator('canvas')).toHaveCount(0);
  const description = await image.getAttribute('alt');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // The same page, opened by itself, has the same description and the same pixels.
  const pixels = () =>
    image.evaluate(async (shown: HTMLImageElement) => {
      await shown.decode();
      const canvas = new OffscreenCanvas(16, 16);
      const context = canvas.getContext('2d')!;
      context.drawImage(shown, 0, 0, 16, 16);
      return [...context.getImageData(0, 0, 16, 16).data];
    });
  const turned = await pixels();
  await page.reload();
  await expect.poll(() => pageHere(page)).toBe(String(TURNS));
  await expect(image).toBeVisible();
  expect(await image.getAttribute('alt')).toBe(description ?? '');
  const opened = await pixels();
  const difference =
    opened.reduce((sum, value, at) => sum + Math.abs(value - turned[at]!), 0) / opened.length;
  expect(difference).toBeLessThan(3);
});
