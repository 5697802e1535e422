import sharp from 'sharp';
import { expectToast, logIn, newFamily, signUp } from './pages/family.ts';
import { expectSaved } from './pages/library.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

/** A portrait as a phone takes it: warm skin, dark hair, a yellow shirt, a green garden behind. */
async function portrait(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1600">
    <rect width="1200" height="1600" fill="#8fa37b"/>
    <ellipse cx="600" cy="1700" rx="520" ry="520" fill="#e2a94b"/>
    <ellipse cx="600" cy="640" rx="430" ry="470" fill="#2b2326"/>
    <rect x="490" y="900" width="220" height="300" fill="#9a6548"/>
    <ellipse cx="600" cy="760" rx="330" ry="400" fill="#ab7552"/>
    <circle cx="480" cy="740" r="28" fill="#2b2326"/><circle cx="720" cy="740" r="28" fill="#2b2326"/>
    <path d="M500 950 Q600 1020 700 950" stroke="#7a2e35" stroke-width="18" fill="none"/>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
}

test('leads from a first visit to a child in a saved book, and back another day', async ({
  page,
  isMobile,
}) => {
  test.setTimeout(120_000);
  // Home, and an account.
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'A playroom of possibilities' })).toBeVisible();
  const family = await signUp(page, newFamily({ first: 'Zoë' }));
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Zoë' })).toBeVisible();
  await expectAccessible(page);

  // A hero from a photo and a name.
  await page
    .getByRole('navigation', { name: 'Main' })
    .filter({ visible: true })
    .getByRole('link', { name: 'Create' })
    .click();
  await expect(page).toHaveURL('/create-character');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'mila.jpg', mimeType: 'image/jpeg', buffer: await portrait() });
  await expect(page.getByText('Uploading...')).toBeVisible();
  await expect(page.getByText('Uploading...')).toBeHidden({ timeout: 15_000 });
  const startButton = page.getByRole('button', { name: 'Start Adventure' });
  await expect(startButton).toBeDisabled();
  await page.getByRole('textbox', { name: /name/i }).fill("Mila O'Neil");
  await expect(startButton).toBeEnabled();
  await expectAccessible(page);
  await startButton.click();
  await expect(page.getByText('Creating Hero...')).toBeVisible();

  // The book shows her.
  await expect(page).toHaveURL(/\/story-reader/, { timeout: 15_000 });
  const book = page.locator('.rd');
  await expect(book).toContainText("Mila O'Neil");
  await expect(book.getByRole('img', { name: /Mila O'Neil/ }).first()).toBeVisible();
  await expectAccessible(page);

  // Turning: arrows and keys on a desktop, a swipe on a phone.
  const position = (n: number) => page.getByText(`Page ${n} of 3`).filter({ visible: true }).first();
  await expect(position(1)).toBeVisible();
  if (isMobile) {
    await swipeLeft(page);
    await expect(position(2)).toBeVisible();
    await swipeLeft(page);
  } else {
    await page.getByRole('button', { name: 'Next page', exact: true }).click();
    await expect(position(2)).toBeVisible();
    await page.keyboard.press('ArrowRight');
  }
  await expect(position(3)).toBeVisible();

  // Saved on the shelf: after a reload, and after signing out and in again.
  await page.getByRole('button', { name: 'Save Story to Library' }).click();
  await expectSaved(page);
  await page.goto('/library');
  const saved = page.getByRole('article').filter({ hasText: 'Half a Star' });
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(saved).toBeVisible();
  await header.getByRole('button', { name: 'Sign Out' }).click();
  await expectToast(page, 'Goodbye!', 'You have successfully signed out.');
  await expect(header.getByRole('button', { name: 'Log In' })).toBeVisible();
  await logIn(page, family);
  await expectToast(page, 'Welcome back!', 'You have successfully signed in.');
  await expect(header.getByRole('link', { name: 'Zoë' })).toBeVisible();
  await page.goto('/library');
  await expect(saved).toBeVisible();
});

/** One finger across the page, as browser input events. */
async function swipeLeft(page: import('@playwright/test').Page): Promise<void> {
  const box = (await page.locator('.rd-stage').boundingBox())!;
  const cdp = await page.context().newCDPSession(page);
  const y = box.y + Math.min(box.height, 300) / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', box.x + box.width * 0.8);
  for (const part of [0.7, 0.55, 0.4, 0.25, 0.15]) await touch('touchMove', box.x + box.width * part);
  await touch('touchEnd');
}
