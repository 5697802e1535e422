import type { Browser, Page } from '@playwright/test';
import { postToApi, readRows } from './pages/account-api.ts';
import { type FamilyMember, newFamily, signInAsMember } from './pages/family.ts';
import { passGate } from './pages/grown-up.ts';
import { expectPage } from './pages/offline.ts';
import { goToFirstPage, recordClip, skipToSending } from './pages/recording-link.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

/** A signed-in family with a child of its own, whose devices tell what they play. */
async function familyWithMila(page: Page): Promise<FamilyMember> {
  const member = await signInAsMember(page, newFamily());
  await page.addInitScript(
    (hero) => {
      const play = HTMLMediaElement.prototype.play;
      Object.assign(window, { played: [] });
      HTMLMediaElement.prototype.play = function () {
        (window as unknown as { played: number[] }).played.push(this.playbackRate);
        return play.call(this);
      };
      if (localStorage.getItem('playroom-heroes')) return;
      localStorage.setItem('playroom-hero', JSON.stringify(hero));
      localStorage.setItem('playroom-heroes', JSON.stringify([{ hero, change: 'new', owner: null, at: 1 }]));
    },
    { id: crypto.randomUUID(), name: 'Mila', pronouns: 'she', look: {} },
  );
  return member;
}

const played = (page: Page) => page.evaluate(() => (window as unknown as { played: number[] }).played.length);

/** Asks a relative by the story's page. @returns the link */
async function askFor(page: Page, story: string, relative: string): Promise<string> {
  await page.goto(`/story/${story}`);
  await page.getByRole('button', { name: 'Ask someone to read' }).click();
  await passGate(page);
  const dialog = page.getByRole('dialog', { name: 'Ask someone to read' });
  await dialog.getByLabel('Who is asked?').fill(relative);
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  return page
    .getByRole('dialog', { name: `The link for ${relative}` })
    .getByLabel('The link')
    .inputValue();
}

/** Opens a link on a relative's own device. */
async function openLink(browser: Browser, link: string): Promise<Page> {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await phone.newPage();
  await page.goto(link);
  return page;
}

test('a relative’s reading comes home, is marked, reads the book without a network, and is thanked', async ({
  page,
  context,
  browser,
  expected,
}) => {
  test.slow();
  const member = await familyWithMila(page);
  const link = await askFor(page, 'neverland', 'Grandma Ruth');
  const phone = await openLink(browser!, link);
  await goToFirstPage(phone);
  await recordClip(phone);
  await phone.getByRole('button', { name: 'Next page' }).click();
  await skipToSending(phone);
  await phone.getByRole('button', { name: 'Send to Mila’s family' }).click();
  await expect(phone.getByRole('heading', { name: 'Thank you, Grandma Ruth' })).toBeVisible();

  await page.goto('/story/neverland');
  await expect(page.getByText('Grandma Ruth has read this for you')).toBeVisible();
  // What has come is confirmed, and waits in the account no longer.
  await expect.poll(() => readRows(page, member, 'recording_parcels?select=id')).toEqual([]);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'I read' }).click();
  await page.locator('.rd-spread[data-place="here"]').waitFor();
  await page.getByRole('button', { name: 'Save Story to Library' }).first().click();
  await page.getByRole('button', { name: 'Read to me' }).click();
  const choice = page.getByRole('dialog', { name: 'Who reads to you?' });
  await expect(choice.getByRole('button', { name: 'Grandma Ruth' })).toBeVisible();
  await expectAccessible(page);
  // No request is needed to hear her: the account can't be reached.
  expected.failure(/\/(rest|auth|functions)\/v1\//);
  await context.route(/\/(rest|auth|functions)\/v1\//, (route) => route.abort('internetdisconnected'));
  await choice.getByRole('button', { name: 'Grandma Ruth' }).click();
  await expect.poll(() => played(page)).toBe(1);
  await context.unroute(/\/(rest|auth|functions)\/v1\//);

  await page.goto('/library');
  await expect(page.getByRole('article').getByText('Grandma Ruth has read this for you')).toBeVisible();

  // Read to its end, the child says thank you, and the relative finds it behind her link.
  await page.goto('/story/neverland');
  await page.getByRole('link', { name: 'Grandma Ruth reads' }).click();
  await page.locator('.rd-spread[data-place="here"]').waitFor();
  await expect.poll(() => played(page)).toBeGreaterThan(0);
  await page.goto(`${page.url()}&page=17`);
  await expectPage(page, 17);
  const thanks = page.getByRole('group', { name: 'Say thank you to Grandma Ruth' });
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(thanks).toBeVisible({ timeout: 700 });
  }).toPass({ timeout: 60_000 });
  await expectAccessible(page);
  await thanks.getByRole('button', { name: 'A boat' }).click();
  await expect(thanks.getByText('finds it behind the link')).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('img', { name: 'A boat' })).toBeVisible();
  await phone.context().close();
});

test('a relative may read what the family has opened of a closed book, and no more @any-size', async ({
  page,
  browser,
}) => {
  const member = await familyWithMila(page);
  const link = await askFor(page, 'pirate-treasure', 'Opa');
  const before = await openLink(browser!, link);
  await goToFirstPage(before);
  await expect(before.getByText('Page 1 of 3', { exact: true })).toBeVisible();
  await before.context().close();
  await postToApi(page, member, '/functions/v1/open-book', { story: 'pirate-treasure', spend: true });
  const after = await openLink(browser!, link);
  await goToFirstPage(after);
  await expect(after.getByText(/^Page 1 of \d{2}$/)).toBeVisible();
  await after.context().close();
});
