import { grownUpsButton, grownUpsPanel, pressForGrownUps } from './pages/reader-tools.ts';
import { expect, test } from './support/test.ts';

const SEE = 'What is it saying good evening to?';

test('asks a grown-up who wants it one question on some pages, a tap away', { tag: '@any-size' }, async ({
  page,
}) => {
  await page.goto('/story-reader?story=alien-encounter&page=1');
  const panel = grownUpsPanel(page);
  await grownUpsButton(page).click();
  await expect(panel.getByText(SEE)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await pressForGrownUps(page, 'Talk about it');
  await expect(panel.getByText(SEE)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(grownUpsButton(page)).toHaveAccessibleName('For grown-ups (a question waits)');

  await page.goto('/story-reader?story=alien-encounter&page=2');
  await expect(grownUpsButton(page)).toHaveAccessibleName('For grown-ups');
  await grownUpsButton(page).click();
  await expect(panel.getByText('No question on this page.')).toBeVisible();
  await panel.getByRole('button', { name: 'Talk about it' }).click();
  await expect(panel.getByText('No question on this page.')).toHaveCount(0);
});

test('offers nothing to talk about in a book that has no questions', async ({ page }) => {
  await page.goto('/moon-balloon');
  await grownUpsButton(page).click();
  await expect(grownUpsPanel(page).getByRole('button', { name: 'Voice' })).toBeVisible();
  await expect(grownUpsPanel(page).getByRole('button', { name: 'Talk about it' })).toHaveCount(0);
});
