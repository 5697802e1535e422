import type { Page } from '@playwright/test';
import { subscribe, withHeroes } from './pages/books.ts';
import { CreateCharacterPage } from './pages/create-character.ts';
import { fillSignUp, newFamily, signInAsMember } from './pages/family.ts';
import { expectSaved } from './pages/library.ts';
import { grownUpsButton, pressForGrownUps } from './pages/reader-tools.ts';
import { answerLink, goToFirstPage, makeRecordingLink } from './pages/recording-link.ts';
import { expect, test } from './support/test.ts';
import { clippedText, setTextSize, sidewaysScrollers, unreachableElements } from './support/text-fit.ts';

/**
 * The narrowest window, a laptop's at 200 %, and twice the browser's default text on a phone, in landscape and on a
 * desktop.
 */
const WINDOWS = [
  { width: 320, height: 640, text: 16 },
  { width: 640, height: 400, text: 16 },
  { width: 390, height: 844, text: 32 },
  { width: 844, height: 390, text: 32 },
  { width: 1280, height: 800, text: 32 },
];

/** Checks that no word is cut, nothing scrolls sideways, and every control is reachable. */
async function expectWhole(page: Page, screen: string, selector?: string, windows = WINDOWS): Promise<void> {
  for (const { text, ...size } of windows) {
    await page.setViewportSize(size);
    await setTextSize(page, text);
    const name = `${screen} at ${size.width} × ${size.height} with text of ${text} px`;
    expect.soft(await clippedText(page), name).toEqual([]);
    expect.soft(await unreachableElements(page, selector), name).toEqual([]);
    expect.soft(await sidewaysScrollers(page), name).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await setTextSize(page, 16);
}

test.describe('At 200 % zoom and twice the text size', { tag: '@any-size' }, () => {
  test('a visitor reaches every word and button of sheets and forms', async ({ page }) => {
    test.setTimeout(120_000);
    await withHeroes(page, 2);
    await page.goto('/');
    await page.getByRole('button', { name: 'Log In' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Log In' })).toBeVisible();
    await expectWhole(page, 'the log-in');

    await page.goto('/signup');
    await page.getByLabel('Password', { exact: true }).fill('x');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expectWhole(page, 'the sign-up with all that is wrong');
    await page.goto('/auth/confirm?type=recovery');
    await expect(page.getByRole('main').getByRole('button')).toBeVisible();
    await expectWhole(page, 'a link of a mail');

    await page.goto('/explore');
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectWhole(page, 'the filters');

    const create = new CreateCharacterPage(page);
    await create.open();
    for (const group of ['Skin, hair', 'Clothes', 'Aids', 'Face']) {
      await page.getByRole('tab', { name: group }).click();
      await expectWhole(page, group);
    }
    await create.open('library');
    await expect(create.cards).toHaveCount(2);
    await expectWhole(page, 'the heroes');
    await page.getByRole('button', { name: 'Rename Mila' }).click();
    await expectWhole(page, 'another name');
  });

  test('the sheets after a sign-up and in a member’s book are complete, and start with their titles', async ({
    page,
  }) => {
    const windows = [...WINDOWS, { width: 768, height: 1024, text: 32 }];
    await fillSignUp(page);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('dialog', { name: 'Great Work!' })).toBeVisible();
    await expectWhole(page, 'the account that is made', undefined, windows);

    await subscribe(page, await signInAsMember(page), 'premium');
    await page.goto('/story-reader?page=3');
    await page.locator('.rd-spread[data-page="2"][data-place="here"]').waitFor();
    await page.locator('.rd-stage').focus();
    await page.keyboard.press('ArrowRight');
    // Taller than the window, with its first button at the bottom: it still starts with its title.
    await page.setViewportSize({ width: 390, height: 844 });
    await setTextSize(page, 32);
    await page.getByRole('button', { name: 'Yes' }).click();
    const next = page.getByRole('dialog', { name: 'Where to next?' });
    const covers = next.getByRole('listitem');
    await expect(covers).toHaveCount(3);
    await expect(next.getByRole('heading', { name: 'Where to next?' })).toBeInViewport({ ratio: 1 });
    const [sheet, first, last] = await Promise.all(
      [next.locator('.paper-dialog-body'), covers.first(), covers.last()].map((part) => part.boundingBox()),
    );
    expect(first!.x, 'its books within the sheet').toBeGreaterThan(sheet!.x);
    expect(last!.x + last!.width).toBeLessThan(sheet!.x + sheet!.width);
    await expectWhole(page, 'where to next', undefined, windows);
  });

  test('a reader reaches every word and button around the book', async ({ page }) => {
    test.setTimeout(120_000);
    await withHeroes(page);
    await page.goto('/story-reader');
    await grownUpsButton(page).click();
    await expectWhole(page, 'for grown-ups', '.rd-panel:popover-open');
    await page.keyboard.press('Escape');
    for (const panel of ['Text', 'Voice'] as const) {
      await pressForGrownUps(page, panel);
      await expectWhole(page, panel, '.rd-panel:popover-open');
      await page.keyboard.press('Escape');
    }
    await expectWhole(page, 'the reader', '.rd');
    await page.locator('.rd-stage').focus();
    await page.keyboard.press('End');
    await page.locator('.rd-spread[data-page="2"][data-place="here"]').waitFor();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Next on the shelf')).toBeVisible();
    await expectWhole(page, 'the end');
    await page.getByRole('button', { name: 'Keep as a book' }).click();
    await expect(page.getByRole('button', { name: 'Make the book' })).toBeVisible();
    await expectWhole(page, 'the book to keep');
    await page.getByRole('radio', { name: 'An e-book' }).check();
    await expectWhole(page, 'the e-book to keep');
    await page.getByRole('button', { name: 'Send a link instead' }).click();
    await expectWhole(page, 'the gate');
    await new CreateCharacterPage(page).answerGate();
    await expectWhole(page, 'the link');
    await page.keyboard.press('Escape');
    await page.locator('.rd-stage').focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByRole('dialog', { name: 'Read on with a plan' })).toBeVisible();
    await expectWhole(page, 'what reading on costs');
  });

  test('a relative reaches every word, which the controls don’t cover while and after recording', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const { path } = await makeRecordingLink();
    await answerLink(page);
    await page.goto(path);
    await expectWhole(page, 'the welcome');
    await goToFirstPage(page);
    await expectWhole(page, 'a page to record');
    await setTextSize(page, 32);
    const controls = page.locator('.read-for-controls');
    for (const size of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(size);
      await page.getByRole('button', { name: /^Record (this page|again)$/ }).click();
      await expect(page.getByText('Recording. Read aloud')).toBeVisible();
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      expect((await controls.boundingBox())!.y).toBeGreaterThan(size.height / 2);
      await page.waitForTimeout(1200);
      await page.getByRole('button', { name: 'Stop' }).click();
      // What to press next is in sight; above it the words have the whole window.
      await expect(page.getByText('Kept on this device')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Next page' })).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect(controls).not.toBeInViewport();
    }
    await expectWhole(page, 'a page that is recorded');
  });

  test('a member reaches every word and button of profile and shelf', async ({ page }) => {
    test.setTimeout(120_000);
    await signInAsMember(page, newFamily({ first: 'Bartholomew-Alexander' }));
    const create = new CreateCharacterPage(page);
    await create.open();
    await create.startAdventure('Bartholomew-Alexander');
    await page.getByRole('button', { name: 'Save Story to Library' }).click();
    await expectSaved(page);
    await page.goto('/library');
    await expectWhole(page, 'the shelf');
    await page.getByRole('button', { name: /^Stars for/ }).click();
    await expectWhole(page, 'a book of the shelf');
    await page.goto('/profile', { waitUntil: 'networkidle' });
    await expectWhole(page, 'the profile');
    await page.getByRole('button', { name: 'Change email' }).click();
    await create.answerGate();
    await expectWhole(page, 'the email');
    for (const name of ['Change names', 'Change password', 'Show devices', 'Export', 'Delete account']) {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name }).click();
      await expectWhole(page, name);
    }
    await page.getByRole('button', { name: 'Go on to delete' }).click();
    await expectWhole(page, 'the last question');
  });
});
