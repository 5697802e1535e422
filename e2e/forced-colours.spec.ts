import type { Locator } from '@playwright/test';
import { CreateCharacterPage } from './pages/create-character.ts';
import { expect, test } from './support/test.ts';

/** The painted colour, as the browser computes it. */
const colourOf = (place: Locator, property: string) =>
  place.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test.describe('in forced colours', { tag: '@any-size' }, () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('Create shows real colours, and what is selected', async ({ page }) => {
    const create = new CreateCharacterPage(page);
    await create.open();
    const skins = page.getByRole('group', { name: 'Skin', exact: true }).locator('.swatch');
    const colours = await skins.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    expect(new Set(colours).size, colours.join()).toBe(10);
    const choice = (name: string) =>
      page.locator('.tray-choice', { has: page.getByRole('radio', { name, exact: true }) });
    await page.getByRole('radio', { name: 'She', exact: true }).check({ force: true });
    for (const property of ['border-top-color', 'outline-style'])
      expect(await colourOf(choice('She'), property)).not.toBe(await colourOf(choice('He'), property));
    const [open, closed] = [
      page.getByRole('tab', { name: 'Skin, hair' }),
      page.getByRole('tab', { name: 'Aids' }),
    ];
    for (const property of ['background-color', 'color'])
      expect(await colourOf(open, property)).not.toBe(await colourOf(closed, property));
  });

  test('progress bars are filled, on the shelf and in the book', async ({ page }) => {
    await page.goto('/library');
    const shelf = page.locator('.progress').first();
    expect(await colourOf(shelf.locator('i'), 'background-color')).not.toBe(
      await colourOf(shelf, 'background-color'),
    );
    await page.goto('/story-reader');
    const bar = page.locator('.rd-bar').first();
    expect(await colourOf(bar.locator('i'), 'background-color')).not.toBe(
      await colourOf(bar, 'background-color'),
    );
  });
});
