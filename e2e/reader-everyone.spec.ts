import { pressForGrownUps } from './pages/reader-tools.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, holdTurnAt, openPage, releaseTurn, test } from './support/reader-test.ts';

/** A line of the accessibility tree: role and name; for a paragraph, its content. */
const roleAndName = (line: string) => line.trim().replace(/^(- button "[^"]*").*/, '$1');

test.skip(({ isMobile }) => isMobile, 'The book with two pages; phones have reader-touch.spec.ts');

test.describe('text is text', () => {
  test('a link opens without turning the page', async ({ openBook }) => {
    const page = await openBook('page=1');
    await page.getByRole('link', { name: 'the old mill' }).click();
    await expect(page).toHaveURL(/#mill$/);
    // Checked first: the link must not turn the page too.
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.evaluate(() => window.told)).toEqual(['page 2']);
  });

  test('words can be selected with the mouse without turning the page', async ({ openBook }) => {
    const page = await openBook();
    const line = (await page.getByText('The balloon went up').boundingBox())!;
    await page.mouse.move(line.x + 4, line.y + 20);
    await page.mouse.down();
    await page.mouse.move(line.x + line.width - 4, line.y + 22, { steps: 8 });
    await page.mouse.up();
    expect(await page.evaluate(() => getSelection()!.toString())).toContain('balloon');
    await page.getByText('There was the moon').dblclick({ position: { x: 30, y: 20 } });
    expect(await page.evaluate(() => getSelection()!.toString().trim())).toBe('There');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.evaluate(() => window.told)).toEqual(['page 1']);
  });

  test('long words stay on their page', async ({ openBook }) => {
    const page = await openBook('page=3&spreads=4');
    const overflow = await page
      .locator('[data-place="here"] .rd-scroll')
      .evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test('overflowing text scrolls inside its page, and the chosen size is remembered', async ({
    openBook,
  }) => {
    const page = await openBook();
    const before = await page.locator('.rd-stage').boundingBox();
    const scroll = page.locator('[data-place="here"] .rd-scroll');
    await expect(scroll).toHaveAttribute('data-scrolls', 'false');
    await pressForGrownUps(page, 'Text');
    await page.getByRole('button', { name: 'Largest' }).click();
    await page.getByRole('button', { name: 'Wide' }).click();
    await page.getByRole('button', { name: 'Strong' }).click();
    await expect(scroll).toHaveAttribute('data-scrolls', 'true');
    const { width, height } = (await page.locator('.rd-stage').boundingBox())!;
    expect([width, height]).toEqual([before!.width, before!.height]);
    const size = () =>
      page.locator('[data-place="here"] .rd-text').evaluate((text) => getComputedStyle(text).fontSize);
    const large = await size();
    expect(Number.parseFloat(large)).toBeGreaterThan(40);
    await page.reload();
    await page.locator('.rd-spread[data-place="here"]').waitFor();
    await expect(page.locator('.rd')).toHaveAttribute('data-contrast', 'strong');
    await expect(page.locator('.rd')).toHaveAttribute('data-spacing', 'wide');
    expect(await size()).toBe(large);
  });

  test('respects the browser’s text size without cutting anything', async ({ page, openBook }) => {
    await openBook();
    const size = () =>
      page
        .locator('.rd-arrow')
        .first()
        .evaluate((word) => Number.parseFloat(getComputedStyle(word).fontSize));
    const usual = await size();
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    // Doubling the text halves the window in rem, so its arrows are a step smaller.
    await expect.poll(size).toBeGreaterThan(usual * 1.7);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
    const scrollArea = page.locator('[data-place="here"] .rd-scroll');
    await scrollArea.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(page.getByText('There was the moon')).toBeInViewport();
  });

  test('at 200 % nothing is cut off sideways', async ({ page, openBook }) => {
    // A window of 1280 at 200 % is one of 640.
    await page.setViewportSize({ width: 640, height: 400 });
    await openBook();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
    await expect(page.getByText('The balloon went up')).toBeVisible();
  });
});

test.describe('accessibility', () => {
  test('supports every documented key', async ({ openBook }) => {
    const page = await openBook('spreads=6');
    for (const [key, expected] of [
      ['PageDown', 2],
      ['PageUp', 1],
      ['Space', 2],
      ['Shift+Space', 1],
      ['End', 6],
      ['Home', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => openPage(page)).toBe(expected);
    }
  });

  test('reports one step past the last page, and stays on the page', async ({ openBook }) => {
    const page = await openBook('page=2');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.evaluate(() => window.told)).toEqual(['past end']);
    await expect.poll(() => openPage(page)).toBe(3);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(() => page.evaluate(() => window.told)).toEqual(['past end', 'past end']);
  });

  test('announces each turn, and exposes one spread only', async ({ openBook }) => {
    const page = await openBook('page=1');
    await expect(page.locator('.rd-spread:not([inert])')).toHaveCount(1);
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    const announced = page.getByRole('status').filter({ hasText: 'Page 3 of 3' });
    await expect(announced).toHaveCount(1);
    expect((await announced.boundingBox())?.height, 'it takes no room').toBeLessThanOrEqual(1);
    await expect(page.getByRole('article')).toHaveAccessibleName('Page 3 of 3');
    await expectAccessible(page);
  });

  test('has one button a direction, followed by the words of the new page', async ({ openBook }) => {
    const page = await openBook('page=1');
    const next = page.getByRole('button', { name: 'Next page' });
    await next.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => openPage(page)).toBe(3);
    await expect(next).toBeFocused();
    const spoken = (await page.locator('.rd').ariaSnapshot()).split('\n').map(roleAndName);
    const turns = spoken.filter((line) => /^- button ".*page/i.test(line));
    expect(turns).toEqual(['- button "Back to the previous page"', '- button "Next page"']);
    const after = spoken.slice(spoken.indexOf('- button "Next page"') + 1);
    expect(after[0]).toMatch(/^- article "Page 3 of 3"/);
    expect(after[1]).toMatch(/^- paragraph: /);
  });

  test('exposes only the next spread while a sheet turns', async ({ openBook }) => {
    const page = await openBook('page=1');
    const resultArticles = page.getByRole('article');
    for (const [key, name] of [
      ['ArrowRight', 'Page 3 of 3'],
      ['ArrowLeft', 'Page 2 of 3'],
    ] as const) {
      await holdTurnAt(page, 200, () => page.keyboard.press(key));
      await expect(resultArticles).toHaveCount(1);
      await expect(resultArticles).toHaveAccessibleName(name);
      await releaseTurn(page);
      await openPage(page);
      await expect(resultArticles).toHaveAccessibleName(name);
    }
    await expect(page.locator('[aria-hidden].rd-spread')).toHaveCount(0);
  });

  test('exposes the previous page while the sheet is dragged', async ({ openBook }) => {
    const page = await openBook('page=1');
    const corner = (await page.locator('.rd-corner[data-to="on"]').boundingBox())!;
    await page.mouse.move(corner.x + corner.width - 8, corner.y + corner.height - 8);
    await page.mouse.down();
    await page.mouse.move(corner.x - 200, corner.y, { steps: 4 });
    const resultArticles = page.getByRole('article');
    await expect(page.locator('.rd-stage[data-turn]')).toHaveCount(1);
    await expect(resultArticles).toHaveCount(1);
    await expect(resultArticles).toHaveAccessibleName('Page 2 of 3');
    await page.mouse.move(corner.x + corner.width - 12, corner.y, { steps: 4 });
    await page.mouse.up();
    expect(await openPage(page)).toBe(2);
    await expect(resultArticles).toHaveAccessibleName('Page 2 of 3');
  });

  test('focus never enters a hidden page and is never lost', async ({ openBook }) => {
    const page = await openBook('page=1');
    const link = page.getByRole('link', { name: 'the old mill' });
    await link.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => openPage(page)).toBe(3);
    const focused = () => page.evaluate(() => document.activeElement?.className ?? '');
    expect(await focused()).toContain('rd-stage');
    for (let n = 0; n < 14; n++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => Boolean(document.activeElement?.closest('[inert]')))).toBe(false);
      expect(await page.evaluate(() => document.activeElement?.textContent)).not.toBe('the old mill');
    }
  });

  test('focus moves to the book when an arrow ends with it', async ({ openBook }) => {
    const page = await openBook('page=1');
    await page.getByRole('button', { name: 'Back to the previous page' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => openPage(page)).toBe(1);
    await expect(page.locator('.rd-stage')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => openPage(page)).toBe(2);
  });

  test('reduced motion is a cross-fade', async ({ page, openBook }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openBook();
    await holdTurnAt(page, 60, () => page.keyboard.press('ArrowRight'));
    const moved = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => !(animation instanceof CSSTransition))
        .flatMap((animation) => (animation.effect as KeyframeEffect).getKeyframes())
        .flatMap((frame) => Object.keys(frame))
        .filter((name) => name === 'transform' || name === 'opacity'),
    );
    expect(new Set(moved)).toEqual(new Set(['opacity']));
    await releaseTurn(page);
    await expect.poll(() => openPage(page)).toBe(2);
  });

  test('a right-to-left book is mirrored by one property', async ({ openBook }) => {
    const page = await openBook('dir=rtl');
    const book = (await page.locator('.rd-stage').boundingBox())!;
    const picture = (await page.getByAltText('picture 1').boundingBox())!;
    expect(picture.x + picture.width).toBeLessThan(book.x + book.width / 2);
    const next = (await page.getByRole('button', { name: 'Next page' }).boundingBox())!;
    expect(next.x).toBeLessThan(book.x);
    await holdTurnAt(page, 150, () => page.keyboard.press('ArrowLeft'));
    const sheet = (await page.locator('[data-part="low"] > .rd-picture').boundingBox())!;
    expect(sheet.x + sheet.width).toBeCloseTo(book.x + book.width / 2, -1);
    await releaseTurn(page);
    await expect.poll(() => openPage(page)).toBe(2);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => openPage(page)).toBe(1);
  });
});
