import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { postToApi, readRows, waitForSync } from './pages/account-api.ts';
import { type FamilyMember, newFamily, signInAsMember } from './pages/family.ts';
import { passGate } from './pages/grown-up.ts';
import { openOtherDevice } from './pages/library.ts';
import { expectPage } from './pages/offline.ts';
import { goToFirstPage, recordClip, skipToSending } from './pages/recording-link.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

/** Lets a device tell what it plays. */
const countPlays = (page: Page) =>
  page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play;
    Object.assign(window, { played: [] });
    HTMLMediaElement.prototype.play = function () {
      (window as unknown as { played: number[] }).played.push(this.playbackRate);
      return play.call(this);
    };
  });

/** A signed-in family with a child of its own. */
async function familyWithMila(page: Page): Promise<FamilyMember> {
  const member = await signInAsMember(page, newFamily());
  await countPlays(page);
  await page.addInitScript(
    (hero) => {
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

/** Reads the first page of a link's book, and sends it. @returns the relative's device */
async function sendOnePage(browser: Browser, link: string): Promise<Page> {
  const phone = await openLink(browser, link);
  await goToFirstPage(phone);
  await recordClip(phone);
  await phone.getByRole('button', { name: 'Next page' }).click();
  await skipToSending(phone);
  await phone.getByRole('button', { name: 'Send to Mila’s family' }).click();
  await expect(phone.getByRole('heading', { name: 'Thank you, Grandma Ruth' })).toBeVisible();
  return phone;
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
  const phone = await sendOnePage(browser!, link);

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

  // Her voice goes into an e-book when it is ticked.
  await page.goto('/library');
  await page.getByRole('button', { name: 'More for Neverland' }).click();
  await page.getByRole('button', { name: 'Keep as a book' }).click();
  const keepsake = page.getByRole('dialog', { name: 'Keep as a book' });
  await keepsake.getByRole('radio', { name: 'An e-book' }).check();
  await keepsake.getByRole('checkbox', { name: /With Grandma Ruth’s voice/ }).check();
  await keepsake.getByRole('button', { name: 'Make the book' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    keepsake.getByRole('link', { name: 'Save' }).click({ timeout: 60_000 }),
  ]);
  const files = Object.keys(unzipSync(new Uint8Array(await readFile(await download.path()))));
  expect(files.filter((name) => /\.(opus|smil)$/.test(name)).sort()).toEqual([
    'book/page-1.smil',
    'book/voice-1.opus',
  ]);
});

/** What the camera of another device reads on the screen. */
async function scanCode(page: Page): Promise<string> {
  const picture = await page.getByRole('img', { name: 'Your code as a picture' }).screenshot();
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

test('a relative’s reading plays on two devices of the family, once one has scanned the other’s code @any-size', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const member = await familyWithMila(page);
  const link = await askFor(page, 'ocean-adventure', 'Grandma Ruth');
  await page.getByText('Your code, for another phone or tablet').click();
  const scanned = await scanCode(page);
  await waitForSync(page);

  const tablet = await openOtherDevice(context, page);
  await countPlays(tablet);
  const sent: string[] = [];
  tablet.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await tablet.goto(scanned);
  await expect(tablet.getByRole('heading', { name: 'This device has the key now' })).toBeVisible();
  await expectAccessible(tablet);
  const [path, code] = scanned.split('#code=') as [string, string];
  await expect(tablet).toHaveURL(path);
  expect(sent.filter((call) => call.includes(code))).toEqual([]);
  // Without an account the code opens nothing.
  const stranger = await openLink(browser!, scanned);
  await expect(stranger.getByRole('heading', { name: 'Log in on this device first' })).toBeVisible();
  await expectAccessible(stranger);
  await stranger.context().close();

  await (await sendOnePage(browser!, link)).context().close();

  for (const device of [page, tablet]) {
    expect(await readRows(page, member, 'recording_parcels?select=id')).toHaveLength(1);
    await device.goto('/story/ocean-adventure');
    await expect(device.getByText('Grandma Ruth has read this for you')).toBeVisible();
    await device.getByRole('link', { name: 'Grandma Ruth reads' }).click();
    await expect.poll(() => played(device)).toBeGreaterThan(0);
  }
  await expect.poll(() => readRows(page, member, 'recording_parcels?select=id')).toEqual([]);
  await tablet.context().close();
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

const exportDialog = (page: Page) => page.getByRole('dialog', { name: 'Everything we keep' });

test('what a relative has read comes to another account by an export and the code, and goes with the account @any-size', async ({
  page,
  browser,
  baseURL,
  expected,
}) => {
  test.slow();
  // The other account has the link already, and a deleted account's session has ended.
  expected.failure(/ask_for_recording|auth\/v1\/logout/);
  await familyWithMila(page);
  const link = await askFor(page, 'ocean-adventure', 'Grandma Ruth');
  await page.getByText('Your code, for another phone or tablet').click();
  const code = (await page.getByTestId('family-code').textContent()) ?? '';
  await (await sendOnePage(browser!, link)).context().close();
  await page.goto('/story/ocean-adventure');
  await expect(page.getByText('Grandma Ruth has read this for you')).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    exportDialog(page).getByRole('button', { name: 'Save as JSON' }).click(),
  ]);
  const saved = await readFile(await download.path());
  for (const clear of ['Grandma', code, /read-for\/([\w-]{32})/.exec(link)![1]!, '"audio/webm"'])
    expect(saved.includes(clear), clear).toBe(false);
  const bringBack = async (device: Page) => {
    await device.getByRole('button', { name: 'Export' }).click();
    if (device !== page) await passGate(device);
    await exportDialog(device)
      .getByLabel('The saved export')
      .setInputFiles({ name: 'ours.json', mimeType: 'application/json', buffer: saved });
  };
  await page.keyboard.press('Escape');
  await bringBack(page);
  await expect(exportDialog(page).getByRole('status')).toHaveText(
    'There was nothing new in it. 1 you had already.',
  );

  const elsewhere = await browser!.newContext({ baseURL: baseURL! });
  const tablet = await elsewhere.newPage();
  const other = await signInAsMember(tablet, newFamily());
  await countPlays(tablet);
  await tablet.goto('/profile');
  await bringBack(tablet);
  await expect(exportDialog(tablet).getByRole('status')).toContainText('opens with the code of the family');
  await expectAccessible(tablet);
  // Without the code nothing of the other family's key is in this account.
  expect(await readRows(tablet, other, 'voice_keys?select=public_key')).toEqual([]);
  await exportDialog(tablet).getByLabel('The code').fill(code);
  await exportDialog(tablet).getByRole('button', { name: 'Use this code' }).click();
  await expect(exportDialog(tablet).getByRole('status')).toContainText(
    '1 recording of relatives plays here now.',
  );
  expect(await readRows(tablet, other, 'voice_keys?select=public_key')).toHaveLength(1);
  await tablet.keyboard.press('Escape');
  await tablet.getByRole('button', { name: 'Show the key' }).click();
  await expect(tablet.getByTestId('family-code')).toHaveText(code);
  await tablet.goto('/story/ocean-adventure');
  await tablet.getByRole('link', { name: 'Grandma Ruth reads' }).click();
  await expect.poll(() => played(tablet)).toBeGreaterThan(0);

  await tablet.goto('/profile');
  await tablet.getByRole('button', { name: 'Delete account' }).click();
  await tablet.getByRole('button', { name: 'Go on to delete' }).click();
  await tablet.getByRole('button', { name: 'Delete everything now' }).click();
  await expect(tablet).toHaveURL('/');
  for (const [database, store] of [
    ['received-readings', 'clips'],
    ['received-readings', 'readings'],
    ['family-voice', 'keys'],
  ] as const)
    await expect.poll(() => countStored(tablet, database, store), `${database}, ${store}`).toBe(0);
  await elsewhere.close();
});

const countStored = (page: Page, database: string, store: string): Promise<number> =>
  page.evaluate(
    ([database, store]) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open(database);
        opening.onsuccess = () => {
          const counting = opening.result.transaction(store).objectStore(store).count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
    [database, store] as const,
  );
