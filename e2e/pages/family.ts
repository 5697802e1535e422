import { expect, type Page } from '@playwright/test';
import type { Session } from '@supabase/supabase-js';
import { SESSION_KEY } from '../../src/platform/session-key.ts';
import { createAccount } from '../support/account-requests.ts';
import { sendFrom } from './account-api.ts';

export type Family = { first: string; last: string; adventurer: string; email: string; password: string };

/** Realistic names: an apostrophe, a diaeresis, another script, 21 letters, and markup. */
export const REAL_NAMES = ["O'Neil", 'Zoë', '小明', 'Bartholomew-Alexander', '<b>Max</b>'] as const;

let families = 0;

/** A new family with a unique email. */
export function newFamily(names: Partial<Family> = {}): Family {
  families += 1;
  const uniqueSuffix = `${process.pid}-${Date.now().toString(36)}-${families}`;
  return {
    first: 'Anna',
    last: 'Fern',
    adventurer: 'Captain Fern',
    email: `anna-${uniqueSuffix}@family.example`,
    password: 'paper-boat-7!',
    ...names,
  };
}

/** A family with an account, and its session. */
export type FamilyMember = Family & { session: Session };

/** Creates an account by the form's two requests: the account, then its profile row. Signs no page in. */
export async function register(page: Page, family: Family = newFamily()): Promise<FamilyMember> {
  const { email, password, first, last, adventurer } = family;
  const names = { first_name: first, last_name: last, adventurer_name: adventurer };
  const session = await createAccount(sendFrom(page), { email, password, names });
  return { ...family, session };
}

/**
 * Signs a family in on an otherwise empty device, without the screens: the next page opens as theirs. `signUp` and
 * `logIn` use the screens.
 */
export async function signInAsMember(page: Page, family?: Family): Promise<FamilyMember> {
  const member = await register(page, family);
  const { origin } = new URL((await page.request.head('/config.json')).url());
  const localStorage = [{ name: SESSION_KEY, value: JSON.stringify(member.session) }];
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
  return member;
}

/** Opens the sign-up form and fills it in. */
export async function fillSignUp(page: Page, family: Family = newFamily()): Promise<Family> {
  await page.goto('/signup');
  await page.getByLabel('First Name').fill(family.first);
  await page.getByLabel('Last Name').fill(family.last);
  await page.getByLabel("Adventurer's Name").fill(family.adventurer);
  await page.getByLabel('Email').fill(family.email);
  await page.getByLabel('Password', { exact: true }).fill(family.password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(family.password);
  return family;
}

/** Signs a new family up through the form, and leaves the page on Home with the success dialog closed. */
export async function signUp(page: Page, family: Family = newFamily()): Promise<Family> {
  await fillSignUp(page, family);
  await page.getByRole('button', { name: 'Create Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Great Work!' });
  await expect(dialog).toContainText('Endless adventures await!');
  await dialog.getByRole('button', { name: 'Explore Adventures' }).click();
  await expect(page).toHaveURL('/');
  return family;
}

/** Signs a family in through the dialog in the header. */
export async function logIn(page: Page, family: Family): Promise<void> {
  await page.getByRole('button', { name: 'Log In' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Log In' });
  await dialog.getByLabel('Email').fill(family.email);
  await dialog.getByLabel('Password', { exact: true }).fill(family.password);
  await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Expects a toast with a title and a sentence, and a tone if given. */
export async function expectToast(
  page: Page,
  title: string,
  description: string,
  tone?: 'default' | 'destructive',
): Promise<void> {
  const toast = page.getByTestId('toast').filter({ hasText: title }).filter({ hasText: description });
  await expect(toast.first()).toBeVisible();
  if (tone) await expect(toast.first()).toHaveAttribute('data-tone', tone);
}
