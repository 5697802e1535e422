import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { HEROES, withHeroes } from './pages/books.ts';
import { CreateCharacterPage } from './pages/create-character.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const kept = (page: Page) => page.getByRole('dialog', { name: 'Keep as a book' });

/** The sample's last page, and what is asked there. */
async function finish(page: Page): Promise<void> {
  await page.goto('/story-reader', { waitUntil: 'networkidle' });
  await page.locator('.rd-stage').focus();
  await page.keyboard.press('End');
  await page.locator('.rd-spread[data-page="2"][data-place="here"]').waitFor();
  await page.keyboard.press('ArrowRight');
  await page
    .getByRole('dialog', { name: 'Great Work!' })
    .getByRole('button', { name: 'Keep as a book' })
    .click();
  await expect(kept(page)).toContainText('nothing is sent anywhere');
}

const bytesOf = async (file: Download) => readFileSync(await file.path());

test('a finished book is kept as a PDF, and opens for grandma from a link', { tag: '@any-size' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await withHeroes(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await finish(page);
  await expectAccessible(page);
  await kept(page).getByRole('button', { name: 'Make the book' }).click();
  const save = kept(page).getByRole('link', { name: 'Save' });
  await expect(save).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(file.suggestedFilename()).toBe('half-a-star-mila.pdf');
  const pdf = await bytesOf(file);
  expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7');
  expect(pdf.toString('latin1').match(/\/Type\/Page\//g)).toHaveLength(5);

  await kept(page).getByRole('button', { name: 'Make another one' }).click();
  await kept(page).getByRole('radio', { name: 'An e-book' }).check();
  await kept(page).getByRole('button', { name: 'Make the book' }).click();
  const [epub] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(epub.suggestedFilename()).toBe('half-a-star-mila.epub');
  expect((await bytesOf(epub)).subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');

  await kept(page).getByRole('button', { name: 'Make another one' }).click();
  await kept(page).getByRole('button', { name: 'Send a link instead' }).click();
  await new CreateCharacterPage(page).answerGate();
  const share = page.getByRole('dialog', { name: 'Send a link' });
  await expect(share).toContainText('Whoever has the link can see it.');
  await expectAccessible(page);
  const link = await share.getByLabel('The link').inputValue();
  expect(sent, 'nothing of it left the device').toEqual([]);

  // Another device, with a child of its own.
  const other = await browser.newContext({ baseURL: baseURL! });
  const grandma = await other.newPage();
  const asked: string[] = [];
  grandma.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await grandma.addInitScript(
    (hero) => localStorage.setItem('playroom-hero', JSON.stringify(hero)),
    HEROES[1],
  );
  await grandma.goto(link);
  const words = grandma.locator('.rd-spread[data-place="here"] .rd-text');
  await expect(words).toContainText('Mila');
  await grandma.locator('.rd-stage').focus();
  await grandma.keyboard.press('ArrowRight');
  const second = grandma.locator('.rd-spread[data-page="1"][data-place="here"]');
  await second.waitFor();
  await grandma.reload();
  await second.waitFor();
  await expect(words).toContainText('Mila');
  // An empty list is no hero of hers.
  const things = await grandma.evaluate(() =>
    Object.entries(localStorage).filter(([key, kept]) => /hero|shelf|begun/.test(key) && kept !== '[]'),
  );
  expect(things, 'the other family’s things stay as they were').toEqual([
    ['playroom-hero', JSON.stringify(HEROES[1])],
  ]);
  expect(asked.filter((request) => request.includes('with=') || request.includes('Mila'))).toEqual([]);
  // A letter is lost.
  await grandma.goto('/');
  await grandma.goto(link.slice(0, -1));
  await expect(grandma.getByRole('heading', { name: 'This link is not whole' })).toBeVisible();
  await other.close();
});
