import type { Locator, Page } from '@playwright/test';
import { CreateCharacterPage } from './pages/create-character.ts';
import { signInAsMember, signUp } from './pages/family.ts';
import { expectAccessible } from './support/axe.ts';
import { jpegPhoto } from './support/photos.ts';
import { expect, test } from './support/test.ts';

/** Watches for the book: tells whether its first frame had the picture or an empty page. */
async function watchOpening(page: Page): Promise<() => Promise<string | undefined>> {
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      const place = document.querySelector('.rd-picture');
      if (!place) return;
      watch.disconnect();
      Object.assign(window, { opened: place.querySelector('img[src^="blob:"]') ? 'picture' : 'paper' });
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as { opened?: string }).opened);
}

test.describe('making a hero', () => {
  test('leads a visitor from a photo to a book with the child in it', async ({ page }) => {
    test.setTimeout(90_000);
    const create = new CreateCharacterPage(page);
    await create.open();
    await expect(page).toHaveTitle(/Create Character/);
    await expect(page.getByText('PNG, JPG up to 10MB')).toBeVisible();
    // Name, doll and start button fit the window, and the button says what it waits for.
    await expect(create.start).toBeDisabled();
    await expect(create.start).toHaveAccessibleDescription('Type a name first: a name is enough.');
    for (const part of [create.name, create.start, page.getByText('She', { exact: true })])
      await expect(part).toBeInViewport();
    await expectAccessible(page);

    await create.choosePhoto(await jpegPhoto());
    await expect(page.getByText('Uploading...')).toBeVisible();
    await expect(page.getByText('Uploading...')).toBeHidden({ timeout: 20_000 });
    await expect(create.hoop).toBeVisible();
    await expect.poll(() => create.selectedItem('Skin')).toMatch(/brown/i);
    await expectAccessible(page);

    await create.name.fill('   ');
    await expect(create.start).toBeDisabled();
    await create.name.fill("Mila O'Neil");
    await expect(create.start).toBeEnabled();
    const opened = await watchOpening(page);
    await create.start.click();
    const overlay = page.getByRole('dialog', { name: 'Creating Hero...' });
    await expect(overlay).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(overlay).toBeVisible();
    await expectAccessible(page);
    await expect(page).toHaveURL('/story-reader', { timeout: 20_000 });
    await expect(page.getByText("Mila O'Neil").first()).toBeVisible();
    expect(await opened()).toBe('picture');

    // The book opens with its first picture, and a reload keeps the child. The next hero is a new one.
    await page.reload();
    await expect(page.getByText("Mila O'Neil").first()).toBeVisible();
    await create.open();
    await expect(create.name).toHaveValue('');
    await expectAccessible(page);
    await create.startAdventure('Omar');
    await create.open('library');
    await expect(create.cards).toHaveCount(2);
    await expect(create.card("Mila O'Neil")).toBeVisible();
    await expect(create.card('Omar')).toContainText('Reads next');
    await expectAccessible(page);

    // Only the selected hero changes.
    await create.open();
    await page.getByRole('button', { name: 'Change Omar' }).click();
    await expect(create.name).toHaveValue('Omar');
    await create.startAdventure('Omar Ali');
    await create.open('library');
    await expect(create.cards).toHaveCount(2);
    await expect(create.card('Omar Ali')).toBeVisible();
  });

  test('works without a photo, by keyboard alone', { tag: '@any-size' }, async ({ page }) => {
    const create = new CreateCharacterPage(page);
    await create.open();
    await page.getByRole('radio', { name: 'Chestnut' }).first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await create.selectedItem('Skin')).toBe('Golden brown');
    await page.getByRole('tab', { name: 'Skin, hair' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Clothes' })).toBeFocused();
    const scarf = page.getByRole('button', { name: 'Scarf' });
    await expect(scarf).toHaveAttribute('aria-pressed', 'true');
    await scarf.focus();
    await page.keyboard.press('Space');
    await expect(scarf).toHaveAttribute('aria-pressed', 'false');
    await create.name.focus();
    await page.keyboard.type('小明');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Creating Hero...' })).toBeVisible();
    await expect(page).toHaveURL('/story-reader', { timeout: 20_000 });
    await expect(page.getByText('小明').first()).toBeVisible();
  });

  test('each group of trays is accessible, and each choice shows on the doll', async ({ page }) => {
    test.setTimeout(90_000);
    const create = new CreateCharacterPage(page);
    await create.open();
    const shows = async (act: () => Promise<unknown>, announcement: RegExp) => {
      const before = await create.doll.getAttribute('src');
      await act();
      await expect(create.doll).not.toHaveAttribute('src', before ?? '');
      await expect(create.doll).toHaveAttribute('alt', announcement);
    };
    const choose = (name: string) => () => create.chooseItem(name);
    // By keyboard: a tray still snapping into place would let a click fall between two choices.
    const toggle = (name: string) => () => page.getByRole('button', { name, exact: true }).press('Space');
    await shows(choose('Deepest brown'), /deepest brown/);
    await shows(choose('Hijab'), /hijab/);
    await expect(page.getByRole('group', { name: 'Cloth', exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Clothes' }).click();
    await expectAccessible(page);
    await shows(choose('Dungarees'), /dungarees/);
    await shows(toggle('Paper crown'), /paper crown/);
    await page.getByRole('tab', { name: 'Aids' }).click();
    await expectAccessible(page);
    await shows(toggle('Wheelchair'), /wheelchair/);
    await shows(toggle('Cochlear implant'), /cochlear implant, left/);
    await shows(choose('Right'), /cochlear implant, right/);
    await shows(toggle('Hearing aids'), /hearing aids/);
    await shows(choose('Left'), /hearing aid, left ear/);
    await shows(choose('Round'), /glasses/);
    await page.getByRole('tab', { name: 'Face', exact: true }).click();
    await expectAccessible(page);
    expect(await create.faceHeight()).toBeGreaterThanOrEqual(220);
    await choose('Many')();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('radio', { name: 'None', exact: true })).toBeChecked();
    // Six groups at first; the others are a tap away.
    const groups = page.locator('.trays').first().getByRole('group');
    await expect(groups.locator('visible=true').filter({ has: page.getByRole('radio') })).toHaveCount(6);
    await page.getByText('More about the face').click();
    await expect(page.getByRole('group', { name: 'Eyelids', exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  test('on a phone the trays have half the window, and the whole child stands above the start button', async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'A wide window has them side by side.');
    const create = new CreateCharacterPage(page);
    await create.open();
    const bottom = async (place: Locator) => {
      const { y, height } = (await place.boundingBox())!;
      return y + height;
    };
    const startTop = async () => (await create.start.boundingBox())!.y;
    expect(await bottom(page.locator('.stage'))).toBeLessThanOrEqual((await startTop()) + 1);
    await page.getByRole('tab', { name: 'Clothes' }).click();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect
      .poll(async () => (await startTop()) - (await bottom(page.locator('.stage'))))
      .toBeGreaterThan(380);
  });

  test('shows premium outfits locked; skin, hair and aids are free', {
    tag: '@any-size',
  }, async ({ page }) => {
    const create = new CreateCharacterPage(page);
    await create.open();
    await page.getByRole('tab', { name: 'Clothes' }).click();
    const suit = page.getByRole('radio', { name: 'Space suit, with Premium' });
    await expect(suit).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText('Outfits with a star come with Premium.')).toBeVisible();
    // A tap names it, and puts nothing on.
    const altText = await create.doll.getAttribute('alt');
    await suit.evaluate((input: HTMLInputElement) => input.click());
    await expect(page.getByText('Space suit comes with Premium. Ask a grown-up.')).toBeVisible();
    await expect(suit).not.toBeChecked();
    expect(await create.doll.getAttribute('alt')).toBe(altText);
    for (const group of ['Skin, hair', 'Aids', 'Face']) {
      await page.getByRole('tab', { name: group, exact: true }).click();
      await expect(page.locator('.trays :is(:disabled, [aria-disabled="true"])')).toHaveCount(0);
    }
  });

  test('unlocks every outfit with Premium', { tag: '@any-size' }, async ({ page }) => {
    await page.route('**/functions/v1/check-subscription', (route) =>
      route.fulfill({ json: { subscribed: true, subscription_tier: 'premium', subscription_end: null } }),
    );
    await signInAsMember(page);
    const create = new CreateCharacterPage(page);
    await create.open();
    await page.getByRole('tab', { name: 'Clothes' }).click();
    await expect(page.getByRole('radio', { name: 'Space suit, with Premium', exact: true })).toBeEnabled();
    await create.chooseItem('Space suit, with Premium');
    await expect(create.doll).toHaveAttribute('alt', /space suit/);
    await expect(page.getByText('Outfits with a star come with Premium.')).toBeHidden();
  });

  test('Regenerate keeps the colours, never repeats a result at once, and can be undone', {
    tag: '@any-size',
  }, async ({ page }) => {
    const create = new CreateCharacterPage(page);
    await create.open();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeDisabled();
    const looks = [await create.doll.getAttribute('alt')];
    const [skin, colour] = [await create.selectedItem('Skin'), await create.selectedItem('Hair colour')];
    for (let deal = 0; deal < 6; deal++) {
      await page.getByRole('button', { name: 'Regenerate' }).click();
      await expect(create.doll).not.toHaveAttribute('alt', looks.at(-1) ?? '');
      looks.push(await create.doll.getAttribute('alt'));
      expect(await create.selectedItem('Skin')).toBe(skin);
      expect(await create.selectedItem('Hair colour')).toBe(colour);
    }
    for (const altText of looks.slice(0, -1).reverse()) {
      await undo.click();
      await expect(create.doll).toHaveAttribute('alt', altText ?? '');
    }
    await expect(undo).toBeDisabled();
  });

  test('Regenerate keeps the hair that was chosen after a photo', { tag: '@any-size' }, async ({ page }) => {
    const create = new CreateCharacterPage(page);
    await create.open();
    await create.uploadPhoto(await jpegPhoto());
    await create.chooseItem('Box braids');
    for (let deal = 0; deal < 4; deal += 1) {
      const before = await create.doll.getAttribute('alt');
      await page.getByRole('button', { name: 'Regenerate' }).click();
      await expect(create.doll).not.toHaveAttribute('alt', before ?? '');
      expect(await create.selectedItem('Hair')).toBe('Box braids');
    }
  });

  test('keeps a correction when the photo is moved afterwards', { tag: '@any-size' }, async ({ page }) => {
    const create = new CreateCharacterPage(page);
    await create.open();
    await create.uploadPhoto(await jpegPhoto());
    await create.chooseItem('Sand');
    const canvasImage = () => create.hoop.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    const before = await canvasImage();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(canvasImage).not.toBe(before);
    expect(await create.selectedItem('Skin')).toBe('Sand');
  });
});

test.describe('hero names', () => {
  test('can be picked without typing: one the family has, or one for later', {
    tag: '@any-size',
  }, async ({ page }) => {
    const create = new CreateCharacterPage(page);
    await create.open();
    await create.startAdventure('Mila');
    await create.open();
    const names = page.getByRole('group', { name: 'Ready names' });
    // Also in a low window: beside the start button, with targets large enough for a finger.
    for (const [width, height] of [
      [390, 664],
      [360, 640],
      [844, 390],
      [1280, 600],
    ] as const) {
      await page.setViewportSize({ width, height });
      const mila = (await names.getByRole('button', { name: 'Mila' }).boundingBox())!;
      const start = (await create.start.boundingBox())!;
      const size = `${width} × ${height}`;
      expect(mila.height, size).toBeGreaterThanOrEqual(44);
      expect(mila.y + mila.height, size).toBeLessThanOrEqual(start.y);
      expect(start.y + start.height, size).toBeLessThanOrEqual(height);
    }
    await names.getByRole('button', { name: 'Mila' }).click();
    await expect(create.name).toHaveValue('Mila');
    await names.getByRole('button', { name: 'Name later' }).click();
    await expect(create.name).toHaveValue('Little Hero');
    await create.start.click();
    await expect(page).toHaveURL('/story-reader', { timeout: 20_000 });
    await expect(page.getByText('Little Hero').first()).toBeVisible();
  });

  test('may contain markup; an overlong one gets a kind sentence', { tag: '@any-size' }, async ({ page }) => {
    const create = new CreateCharacterPage(page);
    await create.open();
    await create.name.fill('A'.repeat(41));
    const nameError = page.getByText(/has 41 letters. Please choose one of up to 40/);
    await expect(nameError, 'not while it is typed').toHaveCount(0);
    await create.start.click();
    await expect(nameError).toBeVisible();
    await expect(create.name).toBeFocused();
    await create.startAdventure('<b>x</b>');
    await expect(page.getByText('<b>x</b>').first()).toBeVisible();
    await create.open('library');
    await expect(create.card('<b>x</b>')).toBeVisible();
    await expectAccessible(page);
  });
});

test('stays within the window with the text spacing of WCAG', { tag: '@any-size' }, async ({ page }) => {
  const create = new CreateCharacterPage(page);
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await create.open();
    await page.addStyleTag({
      content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }`,
    });
    for (const group of ['Skin, hair', 'Clothes', 'Aids', 'Face']) {
      await page.getByRole('tab', { name: group, exact: true }).click();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${group} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test.describe('a hero in progress', () => {
  test('survives a reload, and a visit to sign-up and back', { tag: '@any-size' }, async ({ page }) => {
    const create = new CreateCharacterPage(page);
    await create.open();
    await create.chooseItem('Porcelain');
    await create.name.fill('Zoë');
    await page.reload();
    await expect(create.name).toHaveValue('Zoë');
    await signUp(page);
    await create.open();
    await expect(create.name).toHaveValue('Zoë');
    expect(await create.selectedItem('Skin')).toBe('Porcelain');
  });

  test('is made once by a double click on Start Adventure', { tag: '@any-size' }, async ({ page }) => {
    const create = new CreateCharacterPage(page);
    await create.open();
    await create.name.fill('Mila');
    await create.start.dblclick();
    await expect(page).toHaveURL('/story-reader', { timeout: 20_000 });
    await create.open('library');
    await expect(create.cards).toHaveCount(1);
  });
});
