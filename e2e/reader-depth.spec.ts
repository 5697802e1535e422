import type { Page } from '@playwright/test';
import { expect, holdTurnAt, openPage, releaseTurn, test } from './support/reader-test.ts';

/** Horizontal shift of each depth sheet, in CSS pixels, from far to near. */
function shifts(page: Page, spread: number): Promise<number[]> {
  return page
    .locator(`[data-page="${spread - 1}"] .rd-sheets > img`)
    .evaluateAll((sheets) => sheets.map((sheet) => new DOMMatrix(getComputedStyle(sheet).transform).e));
}

test.describe('the depth of a picture', () => {
  test('shows while a page turns, and is flat once it is open', async ({ openBook }) => {
    const page = await openBook('sheets=1');
    await expect(page.locator('[data-page="1"] .rd-sheets > img')).toHaveCount(3);
    await expect(page.locator('[data-page="0"] .rd-sheets > img')).toHaveCount(3);
    expect(await shifts(page, 1)).toEqual([0, 0, 0]);
    await holdTurnAt(page, 200, () => page.keyboard.press('ArrowRight'));
    for (const spread of [1, 2]) {
      const [far = 0, middle, near = 0] = await shifts(page, spread);
      // The figures hold still, land and frame move to opposite sides.
      expect(middle).toBe(0);
      expect(Math.abs(far)).toBeGreaterThan(1);
      expect(Math.sign(near)).toBe(-Math.sign(far));
    }
    await releaseTurn(page);
    await expect.poll(() => openPage(page)).toBe(2);
    expect(await shifts(page, 2)).toEqual([0, 0, 0]);
  });

  test('covers the picture exactly', async ({ openBook }) => {
    const page = await openBook('sheets=1');
    const sheets = page.locator('[data-place="here"] .rd-sheets');
    await expect(sheets).toBeVisible();
    const place = async (name: string) => page.locator(`[data-place="here"] ${name}`).first().boundingBox();
    const picture = await place('img.rd-frame');
    expect(await place('.rd-sheets')).toEqual(picture);
    const far = await sheets.locator('img').first().boundingBox();
    expect(far!.x).toBeLessThan(picture!.x);
    expect(far!.x + far!.width).toBeGreaterThan(picture!.x + picture!.width);
  });

  test('is off under reduced motion', async ({ page, openBook }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openBook('sheets=1');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => openPage(page)).toBe(2);
    await expect(page.getByAltText('picture 2')).toBeVisible();
    await expect(page.locator('.rd-sheets')).toHaveCount(0);
  });

  test('is part of the sample, also with a visitor’s default hero', async ({ page }) => {
    await page.goto('/story-reader');
    const sheets = page.locator('[data-place="here"] .rd-sheets > img');
    await expect(sheets).toHaveCount(3);
    for (const sheet of await sheets.all())
      expect(await sheet.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(700);
  });
});
