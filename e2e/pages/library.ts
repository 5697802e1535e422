import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { postToApi } from './account-api.ts';
import type { FamilyMember } from './family.ts';

export const book = (page: Page, title: string) => page.getByRole('article', { name: title });
/** Opens a book's sheet with stars and removal. */
export const openBookSheet = async (page: Page, title: string) => {
  await book(page, title)
    .getByRole('button', { name: `Stars for ${title}` })
    .click();
  return page.getByRole('dialog', { name: title });
};
export const giveStars = async (page: Page, title: string, stars: number) => {
  const sheet = await openBookSheet(page, title);
  await sheet.getByTitle(`${stars} stars`).click();
  await sheet.getByRole('button', { name: 'Done' }).click();
};
export const removeFromShelf = async (page: Page, title: string) =>
  (await openBookSheet(page, title)).getByRole('button', { name: `Remove ${title} from your shelf` }).click();
export const stars = (page: Page, title: string) =>
  book(page, title).getByRole('button', { name: `Stars for ${title}` });
export const saveSample = async (page: Page) => {
  await page.goto('/story-reader');
  await page.getByRole('button', { name: 'Save Story to Library' }).click();
};
/** Button and announcement say that the book is saved; on the device only when offline. */
export async function expectSaved(page: Page, place: 'library' | 'device' = 'library'): Promise<void> {
  const aloud =
    place === 'library'
      ? 'Saved. You find it in Your Story Library.'
      : 'Saved on this device. There is no signal just now.';
  await expect(page.getByRole('status').filter({ hasText: aloud }).first()).toBeAttached();
  const button = place === 'library' ? /^Saved to Your Library$/ : /^Saved on This Device$/;
  await expect(page.getByRole('button', { name: button }).first()).toBeVisible();
}
/** A note at the button says why the book is not saved, is announced, and takes the place of a toast. */
export async function expectSaveFailed(page: Page, title: string, description: string): Promise<Locator> {
  const note = page.locator('.save-failure').filter({ hasText: title }).filter({ hasText: description });
  await expect(note).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: title }).first()).toBeAttached();
  await expect(page.getByTestId('toast').filter({ hasText: title })).toHaveCount(0);
  return note;
}
export const goToLibrary = async (page: Page) => {
  await page.goto('/library');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Story Library' })).toBeVisible();
};

/** Another device of the same member, with nothing but the session. */
export async function openOtherDevice(context: BrowserContext, page: Page): Promise<Page> {
  const state = await context.storageState();
  for (const origin of state.origins)
    origin.localStorage = origin.localStorage.filter(({ name }) => name === 'playroom-session');
  const otherContext = await context.browser()!.newContext({ storageState: state, baseURL: page.url() });
  return otherContext.newPage();
}

/** Saves books to the account by its API, as another device would. */
export async function saveBooks(page: Page, member: FamilyMember, stories: string[]): Promise<void> {
  for (const story_slug of stories)
    await postToApi(page, member, '/rest/v1/library_entries', { story_slug, page: 2, pages: 10 });
}
