import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { parseFamilyCode } from '../src/platform/family-voice/family-code.ts';
import { unwrapFamilyKey } from '../src/platform/family-voice/family-key.ts';
import { openParcel } from '../src/platform/family-voice/parcel.ts';
import { postToApi, readRows, waitForSync } from './pages/account-api.ts';
import { type FamilyMember, newFamily, signInAsMember } from './pages/family.ts';
import { passGate } from './pages/grown-up.ts';
import { goToLibrary, openBookSheet, openOtherDevice, saveBooks } from './pages/library.ts';
import { goToFirstPage, recordClip, skipToSending } from './pages/recording-link.ts';
import { expectAccessible } from './support/axe.ts';
import { delayAnswers } from './support/delay-requests.ts';
import { expect, test } from './support/test.ts';

const askDialog = (page: Page) => page.getByRole('dialog', { name: 'Ask someone to read' });
const linkDialog = (page: Page, relative: string) =>
  page.getByRole('dialog', { name: `The link for ${relative}` });
const readyLink = (page: Page, relative: string) => linkDialog(page, relative).getByLabel('The link');

/** A signed-in family with a child of its own. */
async function familyWithMila(page: Page): Promise<FamilyMember> {
  const member = await signInAsMember(page, newFamily());
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

async function openAsk(page: Page, story = 'neverland'): Promise<void> {
  await page.goto(`/story/${story}`);
  await page.getByRole('button', { name: 'Ask someone to read' }).click();
}

async function ask(page: Page, relative: string): Promise<string> {
  await askDialog(page).getByLabel('Who is asked?').fill(relative);
  await askDialog(page).getByRole('button', { name: 'Make the link' }).click();
  return readyLink(page, relative).inputValue();
}

const backToLinks = (page: Page, relative: string) =>
  linkDialog(page, relative).getByRole('button', { name: 'Your links' }).click();

test('asks grandma behind the gate, sends nothing readable, counts three and ends a link', {
  tag: '@any-size',
}, async ({ page, expected }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await familyWithMila(page);
  await openAsk(page);
  await passGate(page);
  await expect(askDialog(page)).toContainText('Nobody but your family can hear it, we neither.');
  await expectAccessible(page);
  await askDialog(page).getByLabel('In which language?').selectOption('de');
  sent.length = 0;
  // The account's list of links, as it is before there are any, arrives after three are made.
  const answerWithLinks = await delayAnswers(page, '**/rest/v1/recording_requests?*');
  const link = await ask(page, 'Grandma Ruth');
  await expect(linkDialog(page, 'Grandma Ruth')).toContainText(
    /The link shows Neverland with Mila’s name and look, and says that Grandma Ruth is asked: whoever has it can see that and record for you, until \w+ \d+, \d{4} or until you end it\./,
  );
  await expectAccessible(page);
  expect(link).toMatch(/\/read-for\/[\w-]{32}#read=[\w-]+\.[0-9a-z]+$/);
  // What the account got: hashes, tags and ciphertext.
  await linkDialog(page, 'Grandma Ruth').getByText('Your code, for another phone or tablet').click();
  const code = (await page.getByTestId('family-code').textContent()) ?? '';
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{28}$/);
  const token = /read-for\/([\w-]{32})/.exec(link)![1]!;
  const calls = sent.filter((call) => /\/(rest|functions)\/v1\//.test(call));
  expect(calls.some((call) => call.includes('ask_for_recording'))).toBe(true);
  for (const clear of ['Grandma', 'Ruth', 'neverland', token, code, link.slice(link.indexOf('=') + 1)])
    expect(
      calls.filter((call) => call.includes(clear)),
      clear,
    ).toEqual([]);

  await backToLinks(page, 'Grandma Ruth');
  for (const relative of ['Opa', 'Tía Ana']) {
    await ask(page, relative);
    await backToLinks(page, relative);
  }
  const listed = page.waitForResponse('**/rest/v1/recording_requests?*');
  answerWithLinks();
  await listed;
  expected.failure(/ask_for_recording/);
  await askDialog(page).getByLabel('Who is asked?').fill('Uncle Bo');
  await askDialog(page).getByRole('button', { name: 'Make the link' }).click();
  await expect(askDialog(page)).toContainText('Three relatives are asked to read this book already.');

  const links = askDialog(page).getByRole('region', { name: 'Your links' });
  await expect(links.getByRole('listitem')).toHaveCount(3);
  await links.getByRole('button', { name: 'End the link for Opa' }).click();
  await expect(links).toContainText('Then nothing can be sent by it any more.');
  await links.getByRole('button', { name: 'End it: the link for Opa' }).click();
  await expect(links.getByRole('listitem').filter({ hasText: 'Opa' })).toContainText('This link has ended.');
  await askDialog(page).getByRole('button', { name: 'Make the link' }).click();
  await expect(linkDialog(page, 'Uncle Bo')).toBeVisible();

  // All of it is there after a reload, and the open link can be copied again.
  await openAsk(page);
  await expect(links.getByRole('listitem')).toHaveCount(4);
  await links.getByRole('button', { name: 'Show the link for Grandma Ruth' }).click();
  expect(await readyLink(page, 'Grandma Ruth').inputValue()).toBe(link);
});

test('a family with sixty links is told to end some and ask again tomorrow, and keeps all it has', {
  tag: '@any-size',
}, async ({ page, expected }) => {
  const member = await familyWithMila(page);
  await openAsk(page);
  await passGate(page);
  const link = await ask(page, 'Grandma Ruth');
  // Fifty-nine more by another device, each for a book of its own.
  const [row] = (await readRows(page, member, 'recording_requests?select=note')) as { note: string }[];
  for (let n = 1; n < 60; n++) {
    const hash = randomBytes(32);
    const [token_hash, book_tag] = [hash.toString('hex'), hash.toString('base64url')];
    const more = { token_hash, book_tag, book_hash: token_hash, note: row!.note };
    await postToApi(page, member, '/rest/v1/rpc/ask_for_recording', more);
  }

  await openAsk(page, 'ocean-adventure');
  const links = askDialog(page).getByRole('region', { name: 'Your links' });
  await expect(links.getByRole('listitem')).toHaveCount(60);
  expected.failure(/ask_for_recording/);
  await askDialog(page).getByLabel('Who is asked?').fill('Uncle Bo');
  await askDialog(page).getByLabel('In which language?').selectOption('de');
  await askDialog(page).getByRole('button', { name: 'Make the link' }).click();
  await expect(askDialog(page)).toContainText(
    'You have sixty links, which is all that there is room for. Please end those that nobody needs any more, and ask again tomorrow.',
  );
  await expectAccessible(page);
  await expect(askDialog(page).getByLabel('Who is asked?')).toHaveValue('Uncle Bo');
  await expect(askDialog(page).getByLabel('In which language?')).toHaveValue('de');
  await links.getByRole('button', { name: 'End the link for Grandma Ruth' }).first().click();
  await links.getByRole('button', { name: 'End it: the link for Grandma Ruth' }).click();
  await expect(links.getByText('This link has ended.')).toHaveCount(1);
  await expect(links.getByRole('listitem')).toHaveCount(60);
  await links.getByRole('button', { name: 'Show the link for Grandma Ruth' }).last().click();
  expect(await readyLink(page, 'Grandma Ruth').inputValue()).toBe(link);
});

test('a second device shows the links once the code is typed', { tag: '@any-size' }, async ({
  page,
  context,
}) => {
  const member = await familyWithMila(page);
  await saveBooks(page, member, ['neverland']);
  await openAsk(page);
  await passGate(page);
  const link = await ask(page, 'Grandma Ruth');
  await linkDialog(page, 'Grandma Ruth').getByText('Your code, for another phone or tablet').click();
  const code = (await page.getByTestId('family-code').textContent()) ?? '';
  await waitForSync(page);

  const tablet = await openOtherDevice(context, page);
  await openAsk(tablet);
  await passGate(tablet);
  const field = askDialog(tablet).getByLabel('The code');
  await expectAccessible(tablet);
  await field.fill(`${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`);
  await askDialog(tablet).getByRole('button', { name: 'Use this code' }).click();
  await expect(askDialog(tablet)).toContainText('This is not quite the code');
  await field.fill(code.toLowerCase().match(/.{4}/g)!.join(' '));
  await askDialog(tablet).getByRole('button', { name: 'Use this code' }).click();
  await askDialog(tablet).getByRole('button', { name: 'Show the link for Grandma Ruth' }).click();
  expect(await readyLink(tablet, 'Grandma Ruth').inputValue()).toBe(link);
  await tablet.context().close();
});

test('a family without a device or a code starts anew, and its old key opens nothing more', {
  tag: '@any-size',
}, async ({ page, context }) => {
  const member = await familyWithMila(page);
  await openAsk(page);
  await passGate(page);
  const oldLink = await ask(page, 'Grandma Ruth');
  await waitForSync(page);

  const tablet = await openOtherDevice(context, page);
  await tablet.goto('/profile');
  await tablet.getByRole('button', { name: 'Show the key' }).click();
  await passGate(tablet);
  const dialog = tablet.getByRole('dialog', { name: 'The key to your recordings' });
  await dialog.getByText('No such device, and no code?').click();
  await expect(dialog).toContainText('none of your devices has fetched can’t be opened any more');
  await dialog.getByRole('button', { name: 'Make a new key' }).click();
  await expectAccessible(tablet);
  await dialog.getByRole('button', { name: 'Make it, and end all links' }).click();
  await expect(dialog.getByTestId('family-code')).toBeVisible();
  await expectAccessible(tablet);
  expect(await readRows(page, member, 'recording_requests?select=id')).toEqual([]);

  await openAsk(tablet);
  const newLink = await ask(tablet, 'Grandma Ruth');
  await tablet.context().close();
  const relative = await context.newPage();
  await relative.goto(oldLink);
  await expect(relative.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  await relative.goto(newLink);
  await expect(relative.getByRole('button', { name: 'Begin' })).toBeVisible();
  // The first device asks for the new code, and keeps no parcel waiting for it.
  await openAsk(page);
  await expect(askDialog(page).getByLabel('The code')).toBeVisible();
  expect(await readRows(page, member, 'voice_devices?select=id')).toHaveLength(1);
});

test('asks from a book of the library; closing the gate closes it all', { tag: '@any-size' }, async ({
  page,
}) => {
  await familyWithMila(page);
  await page.goto('/story/neverland');
  await page.getByRole('group', { name: 'Read with Mila' }).getByRole('link', { name: 'I read' }).click();
  await page.getByRole('button', { name: 'Save Story to Library' }).first().click();
  await goToLibrary(page);
  const sheet = await openBookSheet(page, 'Neverland');
  await sheet.getByRole('button', { name: 'Ask someone to read' }).click();
  const gate = page.getByRole('dialog', { name: 'Is a grown-up here?' });
  await gate.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await (await openBookSheet(page, 'Neverland')).getByRole('button', { name: 'Ask someone to read' }).click();
  await passGate(page);
  await ask(page, 'Grandma Ruth');
  await expect(linkDialog(page, 'Grandma Ruth')).toContainText('Neverland with Mila’s name');
});

test('what the relative sends reaches the family, and opens with its code alone', async ({
  page,
  browser,
  baseURL,
}) => {
  const member = await familyWithMila(page);
  await openAsk(page, 'ocean-adventure');
  await passGate(page);
  const link = await ask(page, 'Grandma Ruth');
  await linkDialog(page, 'Grandma Ruth').getByText('Your code, for another phone or tablet').click();
  const code = parseFamilyCode((await page.getByTestId('family-code').textContent()) ?? '')!;

  // The family's own device would fetch the parcel, which is then deleted.
  await page.route('**/rest/v1/rpc/fetch_recording', (route) => route.fulfill({ json: null }));
  const herPhone = await browser.newContext({ baseURL: baseURL! });
  const hers = await herPhone.newPage();
  await hers.goto(link);
  await goToFirstPage(hers);
  await recordClip(hers);
  await hers.getByRole('button', { name: 'Next page' }).click();
  await skipToSending(hers);
  await hers.getByRole('button', { name: 'Send to Mila’s family' }).click();
  await expect(hers.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
  await herPhone.close();

  await openAsk(page, 'ocean-adventure');
  await expect(askDialog(page).getByRole('listitem')).toContainText('One recording came.');
  // With the rows of the account and the code, as a further device would.
  const [key] = (await readRows(page, member, 'voice_keys?select=*')) as {
    public_key: string;
    wrapped: string;
  }[];
  const [parcel] = (await readRows(page, member, 'recording_parcels?select=*')) as { id: string }[];
  const sealed = await postToApi(page, member, '/rest/v1/rpc/fetch_recording', { parcel: parcel!.id });
  const wrapped = new Uint8Array(Buffer.from(key!.wrapped, 'base64url'));
  const family = await unwrapFamilyKey(wrapped, key!.public_key, code);
  const token = /read-for\/([\w-]{32})/.exec(link)![1]!;
  const opened = await openParcel(Buffer.from(String(sealed), 'base64'), family!.privateKey, token);
  expect(opened).toMatchObject({ story: 'ocean-adventure', relative: 'Grandma Ruth', pages: [{}] });
});
