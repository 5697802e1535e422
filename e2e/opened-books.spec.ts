import { HEROES, withHeroes } from './pages/books.ts';
import { signInAsMember } from './pages/family.ts';
import { book, expectSaved, expectSaveFailed } from './pages/library.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import { expectInView } from './support/visibility.ts';

const OPENED_SECTION = 'Opened, not yet saved';

test('a book that was opened and not saved stands in the library as opened', { tag: '@any-size' }, async ({
  page,
}) => {
  await withHeroes(page);
  await page.goto('/story-reader?story=neverland&page=3');
  await expect(page.locator('.rd-spread[data-place="here"] img.rd-frame')).toBeVisible();
  await page.goto('/library');
  const section = page.getByRole('region', { name: OPENED_SECTION });
  await expect(section.getByRole('heading', { name: 'Neverland' })).toBeVisible();
  await expect(section).toContainText(/Mila · Page 3 of \d+/);
  await expect(section.locator('[data-hero-cover="neverland"]')).toBeVisible();
  // The samples of an empty shelf stay.
  await expect(book(page, 'Dinosaur Discovery')).toBeVisible();
  await expectAccessible(page);

  await section.getByRole('button', { name: 'Take off: Neverland, with Mila' }).click();
  await expect(section).toHaveCount(0);
  await expect(book(page, 'Dinosaur Discovery')).toBeVisible();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await section.getByRole('link', { name: 'Read on: Neverland, with Mila' }).click();
  await expect(page.locator('.rd-spread[data-place="here"]')).toHaveAttribute('data-page', '2');

  await page.goto('/library');
  await section.getByRole('button', { name: 'Save Neverland, with Mila' }).click();
  await expect(section).toHaveCount(0);
  await expect(book(page, 'Neverland')).toContainText('With Mila');
  await expect(page.getByText('Neverland is on your shelf.')).toBeFocused();
  await page.reload();
  await expect(book(page, 'Neverland')).toBeVisible();
  await expect(section).toHaveCount(0);
});

test('what a visitor has opened is there for the account, and is found by its title', {
  tag: '@any-size',
}, async ({ page }) => {
  await signInAsMember(page);
  await page.addInitScript(() => {
    const read = [{ story: 'neverland', hero: null, reading: 1, page: 3, pages: 12 }];
    if (!sessionStorage.getItem('begun'))
      localStorage.setItem('playroom-reading:visitor', JSON.stringify(read));
    sessionStorage.setItem('begun', 'yes');
  });
  await page.goto('/library');
  const section = page.getByRole('region', { name: OPENED_SECTION });
  await expect(section.getByRole('heading', { name: 'Neverland' })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search your library' });
  await search.fill('ocean');
  await expect(section).toHaveCount(0);
  await search.fill('never');
  await expect(section).toBeVisible();
});

test('the family’s place is the same on Home, on the story’s page and in the library, also after leafing back', {
  tag: '@any-size',
}, async ({ page }) => {
  await withHeroes(page);
  await page.goto('/story-reader?story=neverland&page=4');
  const here = page.locator('.rd-spread[data-place="here"]');
  await expect(here).toHaveAttribute('data-page', '3');
  await page.keyboard.press('ArrowLeft');
  await expect(here).toHaveAttribute('data-page', '2');
  await page.reload();
  await expect(here, 'a reload keeps the open page').toHaveAttribute('data-page', '2');
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Keep reading' })).toContainText(/Page 4 of \d+/);
  await page.goto('/story/neverland');
  await expect(page.getByText(/^Page 4 of \d+ is open\.$/)).toBeVisible();
  await page.goto('/library');
  const section = page.getByRole('region', { name: OPENED_SECTION });
  await expect(section).toContainText(/Page 4 of \d+/);
  await section.getByRole('button', { name: 'Save Neverland, with Mila' }).click();
  await page.getByRole('link', { name: 'Continue: Neverland' }).click();
  await expect(here).toHaveAttribute('data-page', '3');
});

test('an update of the app keeps the places that its former version stored', { tag: '@any-size' }, async ({
  page,
}) => {
  await withHeroes(page);
  await page.goto('/explore');
  await page.evaluate((hero) => {
    const read = { pages: 12, path: '', friend: null };
    const begun = [{ ...read, story: 'neverland', hero, page: 5, at: Date.now() }];
    const saved = [
      { ...read, story: 'christmas', hero, reading: 1, page: 3, savedAt: '2026-11-01T10:00:00Z' },
    ];
    localStorage.setItem('playroom-begun:visitor', JSON.stringify(begun));
    localStorage.setItem('playroom-shelf:visitor', JSON.stringify(saved));
  }, HEROES[0].id);
  await page.goto('/');
  const own = page.getByRole('region', { name: 'Keep reading' });
  await expect(own.getByRole('heading', { name: 'Neverland' })).toBeVisible();
  await expect(own).toContainText('Page 5 of 12');
  await page.goto('/library');
  await expect(book(page, 'Christmas')).toContainText('With Mila');
  await expect(page.getByRole('region', { name: OPENED_SECTION })).toContainText('Page 5 of 12');
  const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(':visitor')));
  expect(keys).toEqual(['playroom-reading:visitor']);
});

test('that a story is saved is said by its button and aloud, and covers nothing', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/story-reader');
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    const boxes = () =>
      page
        .locator('[data-place="here"] .rd-text, [data-place="here"] .rd-picture, .rd-foot button, .rd-arrow')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
    await page.locator('[data-place="here"] img.rd-frame').waitFor();
    // Fonts and the fitted words have come when nothing has moved for half a second.
    let before = await boxes();
    await expect(async () => {
      const earlier = before;
      await page.waitForTimeout(500);
      before = await boxes();
      expect(before).toEqual(earlier);
    }).toPass();
    await page.getByRole('button', { name: 'Save Story to Library' }).click();
    await expectSaved(page);
    // Longer than a message would take.
    await page.waitForTimeout(1000);
    await expect(page.getByTestId('toast')).toHaveCount(0);
    expect(await boxes(), `${width}`).toEqual(before);
  }
});

test('a failed save is explained at its button, within the window, until it is closed', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The device is full.', 'QuotaExceededError');
    };
    IDBFactory.prototype.open = () => {
      throw new DOMException('The device is full.', 'QuotaExceededError');
    };
  });
  for (const [address, width, height] of [
    ['/story-reader', 390, 844],
    ['/story-reader', 320, 640],
    ['/story-reader', 768, 1024],
    ['/story-reader', 1280, 800],
    ['/moon-balloon', 390, 844],
    ['/moon-balloon', 1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(address);
    await page.getByRole('button', { name: 'Save Story to Library' }).click();
    const note = await expectSaveFailed(page, 'This device is full', 'Make some room on the device');
    await expectInView(
      { note, 'the way to try again': note.getByRole('button', { name: 'Try again' }) },
      `${address} at ${width}`,
    );
    await note.getByRole('button', { name: 'Try again' }).click();
    await expect(note).toBeVisible();
    await expectAccessible(page);
    await note.getByRole('button', { name: 'Close' }).click();
    await expect(note).toHaveCount(0);
  }
});
