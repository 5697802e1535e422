import { SHELF } from '../content/shelf.ts';
import { withHeroes } from './pages/books.ts';
import { asMember } from './pages/family.ts';
import { expectAccessible } from './support/axe.ts';
import { hold } from './support/hold.ts';
import { expect, test } from './support/test.ts';

const row = (page: import('@playwright/test').Page, name: string) =>
  page.getByRole('list', { name, exact: true });

test.describe('Home', () => {
  test('is whole without JavaScript', { tag: '@any-size' }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'A playroom of possibilities' })).toBeVisible();
    for (const heading of ['Featured stories', 'Suggested', 'Continue Reading', 'New this Week']) {
      await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible();
    }
    await context.close();
  });

  test('has its picture beside the words on a phone held sideways', { tag: '@any-size' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto('/');
    const stage = (await page.locator('.diorama').boundingBox())!;
    expect(stage.width).toBeGreaterThan(300);
    expect(stage.y + stage.height).toBeLessThanOrEqual(390);
  });

  test('shows five featured stories that lead where they should', { tag: '@any-size' }, async ({ page }) => {
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

  test('has one book with its face to the room, and the card that tells of it', { tag: '@any-size' }, async ({
    page,
  }) => {
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
      const [first, ...others] = covers;
      expect(first!.height, name).toBeLessThan(height * 0.75);
      for (const other of others) {
        expect(first!.width / other.width, name).toBeGreaterThan(1.4);
        expect(other.bottom, `${name}: one ledge`).toBeCloseTo(first!.bottom, 0);
      }
      // Beside its book and on the ledge with it; on a phone beneath them.
      const box = (await card.boundingBox())!;
      if (width < 700) expect(box.y, name).toBeGreaterThan(first!.bottom);
      else {
        expect(box.y + box.height, name).toBeCloseTo(first!.bottom, -1);
        expect(box.height, name).toBeLessThanOrEqual(first!.height);
      }
      expect(box.x + box.width, name).toBeLessThanOrEqual(width);
    }
    // It leads where its book leads, for a finger or a pointer; the book itself is what one tabs to.
    await card.getByText('See the story').click();
    await expect(page).toHaveURL('/story/neverland');
  });

  test('moves the carousel by buttons and keys, and by nothing else', { tag: '@any-size' }, async ({
    page,
  }) => {
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
    // Nothing moves by itself, however long one looks.
    await page.clock.runFor(60_000);
    expect(await scrolled()).toBe(0);
  });

  test('swipes the carousel with a finger', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'A finger is what a phone has.');
    await page.goto('/');
    const books = page.getByRole('group', { name: 'Featured stories', exact: true });
    await books.scrollIntoViewIfNeeded();
    const box = (await books.boundingBox())!;
    const touch = await page.context().newCDPSession(page);
    const y = box.y + 120;
    const at = (x: number) => [{ x, y }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(320) });
    for (let x = 300; x >= 60; x -= 20) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => books.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
    await expect(page).toHaveURL('/');
  });

  test('shows three rows, and links every story to its slug', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveText([
      'Featured stories',
      'Suggested',
      'Continue Reading',
      'New this Week',
    ]);
    for (const name of ['Suggested', 'New this Week']) {
      const links = await row(page, name)
        .getByRole('link')
        .evaluateAll((all) =>
          all.map((link) => [link.querySelector('h3')?.textContent, link.getAttribute('href')]),
        );
      expect(links.length).toBeGreaterThan(3);
      for (const [title, href] of links) {
        expect(href).toBe(`/story/${title!.toLowerCase().replaceAll(' ', '-')}`);
      }
    }
    const begun = row(page, 'Continue Reading');
    const bar = begun.getByRole('progressbar', { name: /Dinosaur Discovery/ });
    await expect(bar).toHaveAttribute('aria-valuenow', '75');
    await expect(begun.getByRole('listitem').filter({ hasText: 'Dinosaur Discovery' })).toContainText('75%');
    await expect(begun.getByText('sample', { exact: true })).toHaveCount(3);
    await begun.getByRole('link', { name: /Ocean Adventure/ }).click();
    await expect(page).toHaveURL('/story/ocean-adventure');
    await expect(page.getByRole('heading', { level: 1, name: 'Ocean Adventure' })).toBeVisible();
  });

  test('Top Stories shows the ten by rank, each with a badge and a bar', { tag: '@any-size' }, async ({
    page,
  }) => {
    await page.goto('/');
    const top = page.getByRole('button', { name: 'Top Stories' });
    await expect(top).toHaveAttribute('aria-pressed', 'false');
    await top.click();
    await expect(top).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('heading', { name: 'Suggested' })).toHaveCount(0);
    const books = row(page, 'Top Stories').getByRole('listitem');
    await expect(books).toHaveCount(10);
    await expect(books.getByRole('progressbar')).toHaveCount(10);
    await expect(row(page, 'Top Stories').locator('.rank-badge')).toHaveText(
      Array.from({ length: 10 }, (_, index) => new RegExp(`${index + 1}$`)),
    );
    await expect(books.first()).toContainText('Neverland');
    await expectAccessible(page);
    // Wherever a mark lay on the covers, one of them has its title: it is pinned to the ledge they stand on.
    const onCover = await books.evaluateAll((all) =>
      all.map((book) => {
        const cover = book.querySelector('.book-cover')!.getBoundingClientRect();
        return cover.bottom - book.querySelector('.rank-badge')!.getBoundingClientRect().top;
      }),
    );
    expect(Math.max(...onCover)).toBeLessThan(10);
  });

  test('Interactive groups by genre and Educational by subject', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Interactive' }).click();
    for (const { title, genre } of SHELF.filter(({ interactive }) => interactive)) {
      await expect(page.getByRole('heading', { level: 2, name: genre, exact: true })).toBeVisible();
      await expect(row(page, genre).getByRole('link', { name: title })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Educational' }).click();
    await expect(page.getByRole('button', { name: 'Interactive' })).toHaveAttribute('aria-pressed', 'false');
    for (const subject of ['Science', 'History', 'Technology', 'Geography', 'Math', 'Health']) {
      await expect(page.getByRole('heading', { level: 2, name: subject, exact: true })).toBeVisible();
    }
    await expect(row(page, 'Math').getByRole('link', { name: 'Pirate Treasure' })).toBeVisible();
    await expectAccessible(page);
  });

  test('the toggles exclude each other, and a second press brings the rows back', {
    tag: '@any-size',
  }, async ({ page }) => {
    await page.goto('/');
    const toggles = page.getByRole('group', { name: 'Show stories by' }).getByRole('button');
    await expect(toggles).toHaveCount(3);
    for (const index of [0, 1, 2, 0]) {
      await toggles.nth(index).click();
      await expect(toggles.and(page.locator('[aria-pressed=true]'))).toHaveCount(1);
      await expect(toggles.nth(index)).toHaveAttribute('aria-pressed', 'true');
    }
    await toggles.nth(0).click();
    await expect(toggles.and(page.locator('[aria-pressed=true]'))).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2, name: 'Suggested' })).toBeVisible();
  });

  test('answers what is pressed, typed and followed before its code is here', {
    tag: '@any-size',
  }, async ({ page }) => {
    await page.goto('/');
    const letGo = await hold(page, /HomeScreen-/);
    const top = page.getByRole('button', { name: 'Top Stories' });
    await top.click();
    await page.getByRole('searchbox', { name: 'Search stories' }).fill('dragon');
    await expect(top).toHaveAttribute('aria-pressed', 'false');
    letGo();
    await expect(top).toHaveAttribute('aria-pressed', 'true');
    await expect(row(page, 'Top Stories').getByRole('link')).toHaveCount(1);
    await expect(page).toHaveURL('/?view=top&q=dragon');

    await page.goto('/');
    const letGoOn = await hold(page, /HomeScreen-/);
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    await page.getByRole('link', { name: 'Make a hero' }).click();
    await expect(page).toHaveURL('/create-character');
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
    letGoOn();
  });

  test('search works in each view, by title, description and genre', { tag: '@any-size' }, async ({
    page,
  }) => {
    await page.goto('/');
    const box = page.getByRole('searchbox', { name: 'Search stories' });
    const found = () =>
      page
        .locator('main h3')
        .evaluateAll((all) =>
          all.filter((h) => !h.closest('[aria-roledescription=carousel]')).map((h) => h.textContent),
        );
    await box.fill('superhero');
    await expect.poll(found).toEqual(['Superhero Academy']);
    // What is typed is answered in sight, and one wrong letter forgiven.
    await expect(page.getByRole('link', { name: /Superhero Academy/ })).toBeInViewport();
    await box.fill('superhreo');
    await expect.poll(found).toEqual(['Superhero Academy']);
    await box.fill('loud drum');
    await expect.poll(found).toEqual(['Ocean Adventure']);
    await box.fill('sports');
    await expect.poll(found).toEqual(['Sports Champion']);
    await page.getByRole('button', { name: 'Top Stories' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Nothing found' })).toBeVisible();
    await box.fill('dragon');
    await expect.poll(found).toEqual(['Dragon Valley']);
    await page.getByRole('button', { name: 'Interactive' }).click();
    await expect.poll(found).toEqual(['Dragon Valley']);
    await expect(page.getByRole('status').filter({ hasText: '1 story found' })).toBeAttached();
    await page.getByRole('button', { name: 'Educational' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Nothing found' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear search' }).last().click();
    await expect(page.getByRole('heading', { level: 2, name: 'Science' })).toBeVisible();
    await expect(box).toHaveValue('');
  });

  test('says kindly that nothing was found, whatever was typed', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/');
    const text = '<img src=x onerror=alert(1)> 小明 O’Neil'.repeat(4);
    await page.getByRole('searchbox', { name: 'Search stories' }).fill(text);
    await expect(page.getByRole('heading', { level: 2, name: 'Nothing found' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('<img src=x');
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });

  test('keeps view and words through reload, back and forward', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox', { name: 'Search stories' }).fill('dragon');
    await page.getByRole('button', { name: 'Top Stories' }).click();
    await expect(page).toHaveURL('/?view=top&q=dragon');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Top Stories' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('searchbox', { name: 'Search stories' })).toHaveValue('dragon');
    await row(page, 'Top Stories')
      .getByRole('link', { name: /Dragon Valley/ })
      .click();
    await expect(page).toHaveURL('/story/dragon-valley');
    await page.goBack();
    await expect(row(page, 'Top Stories').getByRole('link')).toHaveCount(1);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Top Stories' })).toHaveAttribute('aria-pressed', 'false');
    await page.goForward();
    await expect(page.getByRole('button', { name: 'Top Stories' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('keeps what it shows when the rest of the shelf cannot be fetched, and asks again', {
    tag: '@any-size',
  }, async ({ page, expected }) => {
    expected.failure(/HomeFound/);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.route(/HomeFound/, (route) => route.abort());
    await page.getByRole('button', { name: 'Top Stories' }).click();
    await expect(page.getByRole('alert')).toContainText('The rest of the shelf could not be fetched.');
    await expect(row(page, 'Suggested')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Top Stories' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('shows a member her own reading in place of the sample', { tag: '@any-size' }, async ({ page }) => {
    await asMember(page);
    await page.goto('/');
    await expect(row(page, 'Continue Reading').getByText('sample', { exact: true })).toHaveCount(3);
    // She has no child and no book here yet: what a visitor is told first is her next step too, on the one filled button.
    await expect(page.locator('[data-progress-known]')).toBeAttached();
    await expect(page.getByRole('main').locator('.felt:not(.felt-quiet)')).toHaveText(['Make a hero']);
    await expect(page.locator('.featured-card')).toBeVisible();
    await page.goto('/moon-balloon');
    await page.getByRole('button', { name: 'Save Story to Library' }).click();
    await expect(page.getByTestId('toast').first()).toBeVisible();
    await page.goto('/');
    const begun = row(page, 'Continue Reading');
    await expect(begun.getByRole('link')).toHaveCount(1);
    await expect(begun.getByRole('progressbar', { name: /The Moon Balloon/ })).toHaveAttribute(
      'aria-valuenow',
      '25',
    );
    await expect(page.getByText('sample', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('main').locator('.felt:not(.felt-quiet)')).toHaveText(['Keep reading']);
    await expect(page.locator('.featured-card')).toHaveCount(0);
    await page.getByRole('button', { name: 'Top Stories' }).click();
    await expect(row(page, 'Top Stories').locator('[aria-valuenow="0"]')).toHaveCount(10);
  });

  test('has the half-read book of a visitor’s child at the top, and her on the covers', async ({ page }) => {
    await withHeroes(page, 2);
    // Not saved, only read: three pages turned.
    await page.goto('/story-reader?story=neverland&page=3');
    await expect(page.locator('.rd-spread[data-place="here"] .rd-picture img')).toBeVisible();
    await page.goto('/');
    const own = page.getByRole('region', { name: 'Keep reading' });
    await expect(own.getByRole('heading', { name: 'Neverland' })).toBeVisible();
    await expect(own).toContainText('Mila');
    await expect(own).toContainText(/Page 3 of \d+/);
    await expect(own.locator('[data-hero-cover="neverland"]')).toBeVisible();
    // One large book a screen, and here it is their own.
    await expect(page.locator('.featured-card')).toBeHidden();
    // The samples give way, and no bar stands where nothing is read.
    await expect(page.getByText('sample', { exact: true })).toHaveCount(0);
    await expect(row(page, 'Continue Reading').getByRole('link')).toHaveCount(1);
    await expectAccessible(page);
    await own.getByRole('link', { name: 'Keep reading: Neverland, with Mila' }).click();
    await expect(
      page
        .getByText(/^Page 3 of/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();

    // A book that was read to its end is not half read; then the hero is offered a first one.
    await page.evaluate(() => localStorage.removeItem('playroom-begun:visitor'));
    await page.goto('/');
    await expect(page.getByRole('link', { name: /^Read with Mila/ })).toBeVisible();
  });

  test('is accessible', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });
});
