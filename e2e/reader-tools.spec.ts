import { grownUpsButton, grownUpsPanel, pressForGrownUps } from './pages/reader-tools.ts';
import { expect, openPage, test } from './support/reader-test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('shows a child the book, Read to me, back and on, and one button for the rest', {
  tag: '@any-size',
}, async ({ page, openBook }) => {
  await openBook();
  await page.getByRole('button', { name: 'Read to me' }).waitFor();
  // The corners of the page are the page's own; screen readers have the arrows instead.
  await expect(page.getByRole('region').getByRole('button')).toHaveText([
    'Back',
    'Next',
    'Read to me',
    'For grown-ups',
  ]);
  await grownUpsButton(page).click();
  await expect(grownUpsPanel(page).getByRole('button')).toHaveText([
    'Slow',
    'Normal',
    'Quick',
    'Text',
    'Voice',
    'Full screen',
  ]);
});

test('has every tool for grown-ups within two presses of a key, and returns the focus', {
  tag: '@any-size',
}, async ({ page, openBook }) => {
  await openBook();
  const slow = grownUpsPanel(page).getByRole('button', { name: 'Slow' });
  await grownUpsButton(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(slow).toBeFocused();
  // Keys belong to the panel while it has the focus: the page stays.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(' ');
  await expect(slow).toHaveAttribute('aria-pressed', 'true');
  expect(await openPage(page)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(grownUpsButton(page)).toBeFocused();
  for (const name of ['Text', 'Voice'] as const) {
    await grownUpsButton(page).press('Enter');
    await grownUpsPanel(page).getByRole('button', { name, exact: true }).press('Enter');
    const panel = page.getByRole('dialog', { name, exact: true });
    await expect(panel).toBeFocused();
    await expect(grownUpsPanel(page)).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(grownUpsButton(page)).toBeFocused();
  }
});

test('closes the grown-ups’ panel when the book takes the whole window', { tag: '@any-size' }, async ({
  page,
  openBook,
}) => {
  await openBook();
  await pressForGrownUps(page, 'Full screen');
  await expect(page.locator('html[data-fullscreen]')).toHaveCount(1);
  await expect(grownUpsPanel(page)).toBeHidden();
  await pressForGrownUps(page, 'Full screen');
  await expect(page.locator('html[data-fullscreen]')).toHaveCount(0);
});
