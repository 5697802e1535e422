import type { Page } from '@playwright/test';
import { promisedSlugs } from '../content/check.ts';
import { waitForSync } from './pages/account-api.ts';
import {
  booksWithFriend,
  closedBooks,
  interactiveBooks,
  longestPath,
  openBook,
  openText,
  subscribe,
  turnToPage,
  useMonthlyBooks,
  withHeroes,
} from './pages/books.ts';
import { expectToast, signInAsMember } from './pages/family.ts';
import { gate, passGate } from './pages/grown-up.ts';
import { expectSaved } from './pages/library.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

/** To the end of a closed book's free pages, and one step further. */
async function toTheBorder(page: Page, slug: string, open: number): Promise<void> {
  await openBook(page, slug);
  for (let n = 2; n <= open; n += 1) await turnToPage(page, n);
  await page.keyboard.press('ArrowRight');
}
/** To the last page by one key, once the whole book has loaded. */
async function toTheEnd(page: Page, pages: number): Promise<void> {
  const openSpread = page.locator('.rd-spread[data-place="here"]');
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(openSpread).toHaveAttribute('data-page', String(pages - 1), { timeout: 2000 });
  }).toPass();
  await page.locator('.rd-stage:not([data-turn])').waitFor();
}
const position = (page: Page, n: number, total: number) =>
  page.getByText(`Page ${n} of ${total}`).filter({ visible: true }).first();
const finished = (page: Page) => page.getByRole('dialog', { name: 'Great Work!' });
const goesOn = (page: Page) => page.getByRole('dialog', { name: 'The story goes on' });
const offer = (page: Page) => page.getByRole('dialog', { name: 'Read the whole book?' });
const otherSlugs = (slug: string) => promisedSlugs.filter((otherSlug) => otherSlug !== slug);

test.describe('A closed book', { tag: '@any-size' }, () => {
  const book = () => closedBooks()[0]!;

  test('shows a visitor three spreads, then the offer of a free account, and the way back', async ({
    page,
  }) => {
    await withHeroes(page);
    const { slug, spreads, pages } = book();
    await toTheBorder(page, slug, spreads.length);
    await expect(goesOn(page)).toContainText('The rest of this book opens with a free account');
    await expect(goesOn(page).getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
    await expect(page.getByText('Great Work!')).toHaveCount(0);
    await expectAccessible(page);
    await goesOn(page).getByRole('button', { name: 'Back to the page' }).click();
    await expect(position(page, spreads.length, pages)).toBeVisible();
    await expect(openText(page)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await goesOn(page).getByRole('button', { name: 'See the plans' }).click();
    const prompt = page.getByRole('dialog', { name: 'Read on with a plan' });
    await expect(prompt).toContainText('$47/month');
    await prompt.getByRole('button', { name: 'Maybe later' }).click();
    await expect(position(page, spreads.length, pages)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await goesOn(page).getByRole('link', { name: 'Books that are open to everybody' }).click();
    await expect(page).toHaveURL('/explore?opens=Whole+book');
    await expect(
      page
        .locator('main')
        .getByRole('link', { name: /Neverland/ })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Featured Stories' }).getByRole('status')).toHaveText(
      '4 stories',
    );
  });

  test('says on the story’s page how much this family can read', async ({ page }) => {
    const { slug } = book();
    const opens = page.locator('.library-card > div').filter({ hasText: 'Open to you' });
    await page.goto('/story/neverland');
    await expect(opens).toContainText('the whole book');
    await page.goto(`/story/${slug}`);
    await expect(opens).toContainText('three pages to look into');
    const member = await signInAsMember(page);
    await page.goto(`/story/${slug}`);
    await expect(opens).toContainText('three pages, or all of it as this month’s book');
    await subscribe(page, member, 'premium');
    await page.goto(`/story/${slug}`);
    await expect(opens).toContainText('the whole book');
  });

  test('opens as the free member’s one book of the month after asking, and stays open', async ({ page }) => {
    await withHeroes(page);
    const member = await signInAsMember(page);
    const { slug, spreads, pages } = book();
    await toTheBorder(page, slug, spreads.length);
    await expect(offer(page)).toContainText('your free book for this month');
    await offer(page).getByRole('button', { name: 'Not now' }).click();
    await page.keyboard.press('ArrowRight');
    await offer(page).getByRole('button', { name: 'Open this book' }).click();
    await expect(gate(page)).toBeVisible();
    await expectAccessible(page);
    await passGate(page);
    await expect(position(page, spreads.length + 1, pages)).toBeVisible();
    await toTheEnd(page, pages);
    await page.keyboard.press('ArrowRight');
    await expect(finished(page).getByRole('link')).toHaveCount(1);
    // Later and on another device it opens at once. Turning before it has loaded continues when it has.
    const openBookUrl = '**/functions/v1/open-book';
    let release = () => {};
    const turned = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(openBookUrl, (route) => turned.then(() => route.continue()));
    await page.goto(`/story-reader?story=${slug}&page=${spreads.length}`);
    await expect(openText(page)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: 'One moment' })).toBeVisible();
    release();
    await expect(position(page, spreads.length + 1, pages)).toBeVisible();
    await page.unroute(openBookUrl);
    // Nobody else on this device finds any of it.
    expect(await page.evaluate(() => caches.keys())).toContain(`playroom-books:${member.session.user.id}`);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expectToast(page, 'Goodbye!', 'You have successfully signed out.');
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('books'))))
      .toEqual([]);
  });

  test('stays closed to a free member who chose another book this month', async ({ page }) => {
    await withHeroes(page);
    const { slug, spreads } = book();
    await useMonthlyBooks(page, await signInAsMember(page), otherSlugs(slug).slice(0, 1));
    await toTheBorder(page, slug, spreads.length);
    await expect(goesOn(page)).toContainText('The rest of this book opens with next month’s free book');
    await goesOn(page).getByRole('button', { name: 'See the plans' }).click();
    await expect(page.getByRole('dialog', { name: 'Read on with a plan' })).toBeVisible();
  });

  test('opens as a Basic member’s tenth, and not as the eleventh', async ({ page }) => {
    await withHeroes(page);
    const { slug, spreads, pages } = book();
    const member = await signInAsMember(page);
    await subscribe(page, member, 'basic');
    await useMonthlyBooks(page, member, otherSlugs(slug).slice(0, 9));
    await toTheBorder(page, slug, spreads.length);
    await expect(offer(page)).toContainText('book 10 of your 10 this month');
    // A grown-up must allow the last book of the month.
    await offer(page).getByRole('button', { name: 'Open this book' }).click();
    await gate(page).getByRole('button', { name: 'Not now' }).click();
    await offer(page).getByRole('button', { name: 'Not now' }).click();
    await useMonthlyBooks(page, member, otherSlugs(slug).slice(9, 10));
    await page.reload();
    await expect(position(page, spreads.length, pages)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(goesOn(page)).toContainText('all 10 books of this month are open');
    await goesOn(page).getByRole('button', { name: 'See the plans' }).click();
    const prompt = page.getByRole('dialog', { name: 'Read on with a plan' });
    // Basic is paid for already: offers the one larger plan, at its own price.
    await expect(prompt.getByRole('listitem')).toHaveText([/Premium.*\$49\.99\/mo/]);
    await prompt.getByRole('button', { name: 'Choose the Premium Plan, $49.99/mo' }).click();
    await expect(page).toHaveURL('/profile');
  });

  test('opens to Premium from its first page to its last', async ({ page }) => {
    await withHeroes(page);
    const { slug, pages } = book();
    await subscribe(page, await signInAsMember(page), 'premium');
    await openBook(page, slug);
    await toTheEnd(page, pages);
    await page.keyboard.press('ArrowRight');
    await expect(finished(page).getByRole('img', { name: 'Mila waves' })).toBeVisible();
    await finished(page).getByRole('button', { name: 'Yes' }).click();
    // Nothing to pay for: shows the next books.
    const next = page.getByRole('dialog', { name: 'Where to next?' });
    await expect(next).toContainText('Your plan has every book on the shelf.');
    await expect(next.getByRole('region', { name: 'Books like this one' }).getByRole('link')).toHaveCount(3);
    await expect(page.getByRole('dialog', { name: 'Read on with a plan' })).toBeHidden();
    await expectAccessible(page);
  });
});

test.describe('An interactive book', () => {
  const book = () => interactiveBooks()[0]!;

  for (const option of [0, 1] as const)
    test(`can be read to its end, always by choice ${option + 1}`, { tag: '@any-size' }, async ({ page }) => {
      await withHeroes(page);
      const { slug, spreads } = book();
      const way = longestPath(book(), option);
      await openBook(page, slug);
      const openSpread = page.locator('.rd-spread[data-place="here"]');
      for (const [index, id] of way.entries()) {
        const spread = spreads.find((each) => each.id === id)!;
        if (!spread.choice) continue;
        // Turning stops at the question.
        await page.keyboard.press('End');
        await expect(openSpread).toHaveAttribute('data-page', String(index));
        await page.locator('.rd-stage:not([data-turn])').waitFor();
        // A turn leads to the question and not past it.
        await page.keyboard.press('ArrowRight');
        await expect(openSpread.getByRole('button', { name: spread.choice.ways[0]!.label })).toBeFocused();
        await expect(openSpread).toHaveAttribute('data-page', String(index));
        await openSpread.getByRole('button', { name: spread.choice.ways[option]!.label }).click();
      }
      await page.keyboard.press('End');
      await expect(openSpread).toHaveAttribute('data-page', String(way.length - 1));
      await page.keyboard.press('ArrowRight');
      await expect(finished(page)).toContainText('Would you like to go on another adventure?');
      // The one next step is the choice not taken.
      await expect(finished(page).getByRole('link')).toHaveCount(0);
      await expectAccessible(page);
      await finished(page).getByRole('button', { name: 'Try the other way' }).click();
      await expect(finished(page)).toBeHidden();
      const last = way.findLastIndex((id) => spreads.some((each) => each.id === id && each.choice));
      const { ways } = spreads.find(({ id }) => id === way[last])!.choice!;
      await expect(openSpread).toHaveAttribute('data-page', String(last));
      const [takenWay, otherWay] = [option, 1 - option].map((n) =>
        openSpread.getByRole('button', { name: ways[n]!.label }),
      );
      await expect(takenWay!).toHaveAttribute('aria-pressed', 'true');
      await otherWay!.click();
      await expect(openSpread).toHaveAttribute('data-page', String(last + 1));
    });

  test('offers two pictures with accessible names, and lets the reader choose again', async ({ page }) => {
    await withHeroes(page);
    const { slug, spreads } = book();
    const way = longestPath(book(), 0);
    const choiceIndex = way.findIndex((id) => spreads.some((spread) => spread.id === id && spread.choice));
    await page.goto(`/story-reader?story=${slug}&page=${choiceIndex + 1}`);
    const openSpread = page.locator('.rd-spread[data-place="here"]');
    const { ways } = spreads.find(({ id }) => id === way[choiceIndex])!.choice!;
    const [firstButton, secondButton] = ways.map(({ label }) =>
      openSpread.getByRole('button', { name: label }),
    );
    await expect(firstButton!.locator('img')).toBeVisible();
    await expectAccessible(page);
    await firstButton!.click();
    await expect(openSpread).toHaveAttribute('data-page', String(choiceIndex + 1));
    const first = await openText(page).innerText();
    await page.locator('.rd-stage:not([data-turn])').waitFor();
    await page.keyboard.press('ArrowLeft');
    await expect(firstButton!).toHaveAttribute('aria-pressed', 'true');
    await secondButton!.click();
    await expect(openSpread).toHaveAttribute('data-page', String(choiceIndex + 1));
    await expect(openText(page)).not.toHaveText(first);
  });

  test('continues on another device, on the chosen path', { tag: '@any-size' }, async ({ page, browser }) => {
    const { slug, spreads } = book();
    const member = await signInAsMember(page);
    const way = longestPath(book(), 1);
    const choiceIndex = way.findIndex((id) => spreads.some((spread) => spread.id === id && spread.choice));
    await page.goto(`/story-reader?story=${slug}&page=${choiceIndex + 1}`);
    await page.getByRole('button', { name: 'Save Story to Library' }).click();
    await expectSaved(page);
    await page.locator('.rd-spread[data-place="here"] .rd-way').nth(1).click();
    const openSpread = page.locator('.rd-spread[data-place="here"]');
    await expect(openSpread).toHaveAttribute('data-page', String(choiceIndex + 1));
    const text = await openText(page).innerText();
    await waitForSync(page);
    const otherContext = await browser.newContext({ baseURL: new URL('/', page.url()).href });
    const otherPage = await otherContext.newPage();
    await otherPage.addInitScript(
      (session) => localStorage.setItem('playroom-session', session),
      JSON.stringify(member.session),
    );
    await otherPage.goto('/library');
    await otherPage.getByRole('link', { name: /^Continue/ }).click();
    await expect.poll(() => openText(otherPage).innerText()).toBe(text);
    await otherContext.close();
  });
});

test('a brother plays the friend, in words and in the cast', { tag: '@any-size' }, async ({ page }) => {
  await withHeroes(page, 2);
  const { slug, friend, spreads } = booksWithFriend()[0]!;
  await page.goto(`/story/${slug}`);
  await page
    .getByRole('group', { name: `Who plays ${friend!.name}?` })
    .getByText('Omar')
    .click();
  await expectAccessible(page);
  const ways = page.getByRole('group', { name: 'Read with Mila' });
  // One large start button, and small ones beside it.
  for (const [name, least] of [
    ['Read to me', 96],
    ['I read', 44],
  ] as const) {
    const { width, height } = (await ways.getByRole('link', { name }).boundingBox())!;
    expect(Math.min(width, height), name).toBeGreaterThanOrEqual(least);
  }
  // Read aloud: it starts by itself.
  await ways.getByRole('link', { name: 'Read to me' }).click();
  await expect(openText(page)).toBeVisible();
  await page.getByRole('button', { name: 'Pause reading' }).click();
  const spreadIndex = spreads.findIndex(({ text }) => text.join(' ').includes('{friend}'));
  expect(page.url()).toContain('friend=22222222');
  if (spreadIndex >= 0 && !spreads.slice(0, spreadIndex).some(({ choice }) => choice)) {
    for (let n = 2; n <= spreadIndex + 1; n += 1) await turnToPage(page, n);
    await expect(openText(page)).toContainText('Omar');
  }
});

test('Start Adventure remembers the story while the hero is made', { tag: '@any-size' }, async ({ page }) => {
  const [slug] = [...closedBooks(), ...interactiveBooks()].map((book) => book.slug);
  expect(slug).toBeDefined();
  await page.goto(`/story/${slug}`);
  await page.getByRole('link', { name: 'Start Adventure' }).click();
  await expect(page).toHaveURL('/create-character');
  await page.getByRole('textbox', { name: /name/i }).fill('Zoë');
  await page.getByRole('button', { name: 'Start Adventure' }).click();
  await expect(page).toHaveURL(`/story-reader?story=${slug}`, { timeout: 15_000 });
});
