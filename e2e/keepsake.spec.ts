import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { postToApi } from './pages/account-api.ts';
import { closedBooks, HEROES, openText, subscribe, withHeroes } from './pages/books.ts';
import { CreateCharacterPage } from './pages/create-character.ts';
import { type FamilyMember, signInAsMember } from './pages/family.ts';
import { pressForGrownUps } from './pages/reader-tools.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const keepsakeDialog = (page: Page) => page.getByRole('dialog', { name: 'Keep as a book' });

/** The sample's last page, and its question. */
async function finishBook(page: Page): Promise<void> {
  await page.goto('/story-reader', { waitUntil: 'networkidle' });
  await page.locator('.rd-stage').focus();
  await page.keyboard.press('End');
  await page.locator('.rd-spread[data-page="2"][data-place="here"]').waitFor();
  await page.keyboard.press('ArrowRight');
  await page
    .getByRole('dialog', { name: 'Great Work!' })
    .getByRole('button', { name: 'Keep as a book' })
    .click();
  await expect(keepsakeDialog(page)).toContainText('nothing is sent anywhere');
}

const bytesOf = async (file: Download) => readFileSync(await file.path());

test('saves a finished book as PDF, and opens it for grandma from a link', { tag: '@any-size' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await withHeroes(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') requests.push(request.url());
  });
  await finishBook(page);
  await expectAccessible(page);
  await keepsakeDialog(page).getByLabel('A dedication, if you like').fill('For Mila, from Grandma');
  await keepsakeDialog(page).getByRole('button', { name: 'Make the book' }).click();
  const saveLink = keepsakeDialog(page).getByRole('link', { name: 'Save' });
  await expect(saveLink).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), saveLink.click()]);
  expect(file.suggestedFilename()).toBe('half-a-star-mila.pdf');
  const pdf = await bytesOf(file);
  expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7');
  expect(pdf.toString('latin1').match(/\/Type\/Page\//g)).toHaveLength(5);

  await keepsakeDialog(page).getByRole('button', { name: 'Make another one' }).click();
  await keepsakeDialog(page).getByRole('radio', { name: 'An e-book' }).check();
  await keepsakeDialog(page).getByRole('button', { name: 'Make the book' }).click();
  const [epub] = await Promise.all([page.waitForEvent('download'), saveLink.click()]);
  expect(epub.suggestedFilename()).toBe('half-a-star-mila.epub');
  expect((await bytesOf(epub)).subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
  expect(strFromU8(unzipSync(await bytesOf(epub))['book/cover.xhtml']!)).toContain('For Mila, from Grandma');

  await keepsakeDialog(page).getByRole('button', { name: 'Make another one' }).click();
  await keepsakeDialog(page).getByRole('button', { name: 'Send a link instead' }).click();
  await new CreateCharacterPage(page).answerGate();
  const share = page.getByRole('dialog', { name: 'Send a link' });
  await expect(share).toContainText('Whoever has the link can see it.');
  await expectAccessible(page);
  const unsigned = await share.getByLabel('The link').inputValue();
  await share.getByLabel('Who is it from?').fill('Oma & <b>Opa</b>');
  const link = await share.getByLabel('The link').inputValue();
  expect(requests, 'nothing of it left the device').toEqual([]);

  // Another device, with a child of its own.
  const otherContext = await browser.newContext({ baseURL: baseURL! });
  const grandma = await otherContext.newPage();
  const requestedUrls: string[] = [];
  grandma.on('request', (request) => requestedUrls.push(request.url() + (request.postData() ?? '')));
  await grandma.addInitScript(
    (hero) => localStorage.setItem('playroom-hero', JSON.stringify(hero)),
    HEROES[1],
  );
  await grandma.goto(unsigned);
  await expect(grandma.locator('.reader-whose')).toHaveText('Mila’s book');
  await grandma.goto('/');
  await grandma.goto(link);
  await expect(grandma.locator('.reader-whose')).toHaveText('Mila’s book, from Oma & <b>Opa</b>');
  const spreadText = grandma.locator('.rd-spread[data-place="here"] .rd-text');
  await expect(spreadText).toContainText('Mila');
  await grandma.locator('.rd-stage').focus();
  await grandma.keyboard.press('ArrowRight');
  const second = grandma.locator('.rd-spread[data-page="1"][data-place="here"]');
  await second.waitFor();
  await grandma.reload();
  await second.waitFor();
  await expect(spreadText).toContainText('Mila');
  // An empty list contains no hero of hers.
  const things = await grandma.evaluate(() =>
    Object.entries(localStorage).filter(([key, value]) => /hero|shelf|begun/.test(key) && value !== '[]'),
  );
  expect(things, 'the other family’s things stay as they were').toEqual([
    ['playroom-hero', JSON.stringify(HEROES[1])],
  ]);
  expect(requestedUrls.filter((request) => request.includes('with=') || request.includes('Mila'))).toEqual(
    [],
  );
  // One letter is missing.
  await grandma.goto('/');
  await grandma.goto(link.slice(0, -1));
  await expect(grandma.getByRole('heading', { name: 'This link is not whole' })).toBeVisible();
  await otherContext.close();
});

/** A finished book on the account's shelf with its hero, and the sheet that saves it. */
async function readInLibrary(
  page: Page,
  member: FamilyMember,
  story_slug: string,
  title: string,
): Promise<void> {
  const id = crypto.randomUUID();
  const notices: [string, object][] = [
    ['heroes', { id, user_id: member.session.user.id, name: 'Mila', pronouns: 'she', look: {} }],
    ['library_entries', { story_slug, hero_id: id, page: 30, pages: 30 }],
  ];
  for (const [table, row] of notices) await postToApi(page, member, `/rest/v1/${table}`, row);
  await page.goto('/library');
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('button', { name: 'Keep as a book' }).click();
}

test('saves a book of the shelf, and can be cancelled', { tag: '@any-size' }, async ({ page }) => {
  await readInLibrary(page, await signInAsMember(page), 'ocean-adventure', 'Ocean Adventure');
  await expect(keepsakeDialog(page)).toContainText('“Ocean Adventure”, 18 pages.');
  await keepsakeDialog(page).getByRole('radio', { name: 'Square' }).check();
  await keepsakeDialog(page).getByRole('radio', { name: 'By a print shop' }).check();
  await keepsakeDialog(page).getByRole('button', { name: 'Make the book' }).click();
  await expect(keepsakeDialog(page).getByRole('progressbar', { name: 'Pages done' })).toBeVisible();
  const stopButton = keepsakeDialog(page).getByRole('button', { name: 'Stop' });
  await expect(stopButton).toBeFocused();
  await stopButton.click();
  // The selection is kept; nothing was made, and the next try starts over.
  await expect(keepsakeDialog(page).getByRole('radio', { name: 'By a print shop' })).toBeChecked();
  await expect(keepsakeDialog(page).getByRole('link', { name: 'Save' })).toHaveCount(0);
  await keepsakeDialog(page).getByRole('button', { name: 'Make the book' }).click();
  const saveLink = keepsakeDialog(page).getByRole('link', { name: 'Save' });
  const [file] = await Promise.all([page.waitForEvent('download'), saveLink.click()]);
  expect(file.suggestedFilename()).toBe('ocean-adventure-mila.pdf');
  const pdf = (await bytesOf(file)).toString('latin1');
  expect(pdf.match(/\/Type\/Page\//g)).toHaveLength(18);
  expect(pdf).toContain('/BleedBox');
});

test('includes a parent’s voice in the e-book on request', { tag: '@any-size' }, async ({ page }) => {
  await withHeroes(page);
  await page.goto('/story-reader');
  await pressForGrownUps(page, 'Voice');
  await page.getByRole('button', { name: 'Record this page' }).click();
  await page.getByRole('button', { name: 'Stop' }).click({ delay: 1200 });
  await expect(page.getByText('Your voice is kept for this page')).toBeVisible();
  await page.keyboard.press('Escape');
  await finishBook(page);
  await keepsakeDialog(page).getByRole('radio', { name: 'An e-book' }).check();
  const voice = keepsakeDialog(page).getByRole('checkbox', { name: /With your voice/ });
  await expect(keepsakeDialog(page)).toContainText('A page is recorded: whoever has the file hears it.');
  await expect(voice).not.toBeChecked();
  await expectAccessible(page);
  const createdFiles = async () => {
    await keepsakeDialog(page).getByRole('button', { name: 'Make the book' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      keepsakeDialog(page).getByRole('link', { name: 'Save' }).click(),
    ]);
    const files = unzipSync(new Uint8Array(await bytesOf(file)));
    await keepsakeDialog(page).getByRole('button', { name: 'Make another one' }).click();
    return files;
  };
  const sounds = (files: Record<string, Uint8Array>) =>
    Object.entries(files).filter(
      ([name, bytes]) => /\.(ogg|opus|m4a|mp4)$/.test(name) && bytes.length > 1000,
    );
  expect(sounds(await createdFiles())).toEqual([]);
  await voice.check();
  const files = await createdFiles();
  expect(sounds(files)).toHaveLength(1);
  const overlay = Object.entries(files).find(([name]) => name.endsWith('.smil'));
  expect(strFromU8(overlay![1])).toContain('<audio');
});

test('a link to a closed book says what the other device can read; an invalid link says so kindly', {
  tag: '@any-size',
}, async ({ page, browser, baseURL }) => {
  const [book] = closedBooks();
  const member = await signInAsMember(page);
  await subscribe(page, member, 'premium');
  await readInLibrary(page, member, book!.slug, book!.title);
  await keepsakeDialog(page).getByRole('button', { name: 'Send a link instead' }).click();
  await new CreateCharacterPage(page).answerGate();
  const share = page.getByRole('dialog', { name: 'Send a link' });
  await expect(share).toContainText('the first 3 pages, or all of it with a plan of its own');
  const link = await share.getByLabel('The link').inputValue();

  const otherContext = await browser.newContext({ baseURL: baseURL! });
  const grandma = await otherContext.newPage();
  await grandma.goto(link);
  await expect(openText(grandma)).toContainText('Mila');
  await grandma.locator('.rd-stage').focus();
  for (const last of ['1', '2']) {
    await grandma.keyboard.press('ArrowRight');
    await grandma.locator(`.rd-spread[data-page="${last}"][data-place="here"]`).waitFor();
  }
  await grandma.keyboard.press('ArrowRight');
  await expect(grandma.getByRole('dialog', { name: 'The story goes on' })).toBeVisible();
  for (const with_ of ['abc', `${'A'.repeat(5000)}.1`, '%3Cscript%3E']) {
    await grandma.goto('/');
    await grandma.goto(`/story-reader?story=${book!.slug}#with=${with_}`);
    await expect(grandma.getByRole('heading', { name: 'This link is not whole' })).toBeVisible();
  }
  await expectAccessible(grandma);
  await grandma.getByRole('link', { name: 'Read the book' }).click();
  await expect(openText(grandma)).toBeVisible();
  await otherContext.close();
});

test('a link altered by a messenger opens the book, and its children leave the address at once', {
  tag: '@any-size',
}, async ({ page, browser, baseURL, expected }) => {
  await withHeroes(page);
  await finishBook(page);
  await keepsakeDialog(page).getByRole('button', { name: 'Send a link instead' }).click();
  await new CreateCharacterPage(page).answerGate();
  const share = page.getByRole('dialog', { name: 'Send a link' });
  const link = new URL(await share.getByLabel('The link').inputValue());
  const data = link.hash.slice('#with='.length);
  // The first response is the server's 404 for an unknown path.
  expected.failure(/story-reader%23with/);
  for (const changed of [
    `${link.pathname}${link.search}${link.hash}).`,
    `${link.pathname}${link.search}${link.hash}?utm_source=chat`,
    `${link.pathname}?story=neverland%23with=${data}`,
    `${link.pathname}%23with=${data},`,
  ]) {
    const context = await browser.newContext({ baseURL: baseURL! });
    const grandma = await context.newPage();
    const requestedUrls: string[] = [];
    grandma.on('request', async (request) => {
      if (!request.isNavigationRequest()) requestedUrls.push(request.url());
    });
    await grandma.goto(changed);
    await expect(openText(grandma)).toContainText('Mila');
    const linkUrl = new URL(grandma.url());
    expect(linkUrl.pathname).toBe('/story-reader');
    expect(linkUrl.hash).toBe(link.hash);
    expect(linkUrl.search).toBe(changed.includes('neverland') ? '?story=neverland' : link.search);
    expect(requestedUrls.filter((url) => url.includes(data))).toEqual([]);
    await grandma.reload();
    await expect(openText(grandma)).toContainText('Mila');
    await context.close();
  }
});
