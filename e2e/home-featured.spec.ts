import { expect, test } from './support/test.ts';

test.describe('The featured stories of Home', () => {
  test('link to the right addresses', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/');
    const carousel = page.locator('[aria-roledescription=carousel]');
    await expect(carousel).toHaveAccessibleName('Featured stories');
    const slides = carousel.locator('[aria-roledescription=slide]');
    await expect(slides).toHaveCount(5);
    const leads = await slides
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    expect(leads).toEqual([
      '/story/neverland',
      '/story/christmas',
      '/create-character',
      '/create-character',
      '/create-character',
    ]);
    await expect(slides.first()).toHaveAccessibleName('1 of 5: Neverland');
  });

  test('are remembered while the hero is made', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/');
    await page
      .locator('.home-featured')
      .getByRole('link', { name: /Ocean Adventure/ })
      .click();
    await expect(page).toHaveURL('/create-character');
    await page.getByRole('textbox', { name: 'Hero name' }).fill('Mila');
    await page.getByRole('button', { name: 'Start Adventure' }).click();
    await expect(page).toHaveURL('/story-reader?story=ocean-adventure');
  });

  test('show one book face-out, and the card about it', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/');
    const carousel = page.locator('.home-featured');
    const card = carousel.locator('.featured-card');
    await expect(card).toContainText('One word flew out before you could shut your mouth.');
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [768, 1024],
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const name = `${width} × ${height}`;
      const covers = await carousel.locator('.book-cover').evaluateAll((all) =>
        all.map((cover) => {
          const { width, height, bottom } = cover.getBoundingClientRect();
          return { width, height, bottom };
        }),
      );
      const [first, ...otherCovers] = covers;
      expect(first!.height, name).toBeLessThan(height * 0.75);
      for (const otherCover of otherCovers) {
        expect(first!.width / otherCover.width, name).toBeGreaterThan(1.4);
        expect(otherCover.bottom, `${name}: one ledge`).toBeCloseTo(first!.bottom, 0);
      }
      // Beside its book on the ledge; on a phone beneath.
      const box = (await card.boundingBox())!;
      if (width < 700) expect(box.y, name).toBeGreaterThan(first!.bottom);
      else {
        expect(box.y + box.height, name).toBeCloseTo(first!.bottom, -1);
        expect(box.height, name).toBeLessThanOrEqual(first!.height);
      }
      expect(box.x + box.width, name).toBeLessThanOrEqual(width);
    }
    // Links to its book for a pointer; the book itself is the tab stop.
    await card.getByText('See the story').click();
    await expect(page).toHaveURL('/story/neverland');
  });

  test('move by buttons and keys, and by nothing else', { tag: '@any-size' }, async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await page.clock.install();
    await page.goto('/');
    const carousel = page.locator('[aria-roledescription=carousel]');
    const books = carousel.getByRole('group', { name: 'Featured stories' });
    const scrolled = () => books.evaluate((element) => element.scrollLeft);
    const next = carousel.getByRole('button', { name: 'Next stories' });
    const previous = carousel.getByRole('button', { name: 'Previous stories' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await next.click();
    await expect.poll(scrolled).toBeGreaterThan(200);
    await expect(previous).toHaveAttribute('aria-disabled', 'false');
    await books.press('End');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(carousel.getByRole('link', { name: /Forest Friends/ })).toBeInViewport();
    await books.press('ArrowLeft');
    await expect(next).toHaveAttribute('aria-disabled', 'false');
    await books.press('Home');
    await expect.poll(scrolled).toBe(0);
    // Nothing moves by itself, however long one waits.
    await page.clock.runFor(60_000);
    expect(await scrolled()).toBe(0);
  });

  test('can be swiped with a finger', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'A finger is what a phone has.');
    await page.goto('/');
    const books = page.getByRole('group', { name: 'Featured stories', exact: true });
    await books.scrollIntoViewIfNeeded();
    const box = (await books.boundingBox())!;
    const touch = await page.context().newCDPSession(page);
    const y = box.y + 120;
    const pointAt = (x: number) => [{ x, y }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: pointAt(320) });
    for (let x = 300; x >= 60; x -= 20) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: pointAt(x) });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => books.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
    await expect(page).toHaveURL('/');
  });
});
