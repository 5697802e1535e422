import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { BookFile } from '../../content/book-file.ts';
import { waysOn } from '../../content/book-file.ts';
import { storyBySlug } from '../../content/shelf.ts';
import { payForPlan } from '../support/account-requests.ts';
import { postToApi, sendFrom } from './account-api.ts';
import { type FamilyMember, REAL_NAMES } from './family.ts';

/** Throws on an empty list: a test without such a book is wrong. */
function some(books: BookFile[], kind: string): BookFile[] {
  if (books.length === 0) throw new Error(`The build has no book that ${kind}.`);
  return books;
}

/** The books of the build under test, from its public files. */
function builtBooks(): BookFile[] {
  return readdirSync('dist/client/books')
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(`dist/client/books/${name}`, 'utf8')) as BookFile);
}

/** Closed books without choices, so that one key leads from page to page. */
export const closedBooks = (): BookFile[] =>
  some(
    builtBooks().filter(({ closed, slug }) => closed && storyBySlug(slug)?.interactive === false),
    'a plan opens',
  );

/** Public books with choices. */
export const interactiveBooks = (): BookFile[] =>
  some(
    builtBooks().filter(({ closed, spreads }) => !closed && spreads.some(({ choice }) => choice)),
    'asks its reader',
  );

/** Books in which another child of the family can play, the public ones first. */
export const booksWithFriend = (): BookFile[] =>
  some(
    builtBooks().filter(({ friend }) => friend),
    'has a friend',
  ).sort((a, b) => Number(a.closed) - Number(b.closed));

/** Books whose first spread names a third and a fourth child. */
export const booksWithFour = (): BookFile[] =>
  some(
    builtBooks().filter(({ spreads: [first] }) => {
      const words = first?.text.join(' ') ?? '';
      return words.includes('{third') && words.includes('{fourth');
    }),
    'names four children on its first spread',
  );

/** The longest path from the first spread to an end, taking the first (0) or second (1) option at each choice. */
export function longestPath({ spreads }: BookFile, option: 0 | 1): string[] {
  const ids: string[] = [];
  for (let spread = spreads[0]; spread; ) {
    ids.push(spread.id);
    const targets = waysOn(spread);
    const next: string | undefined = targets[option] ?? targets[0];
    spread = spreads.find(({ id }) => id === next);
  }
  return ids;
}

export const HEROES = [
  { id: '11111111-1111-4111-8111-111111111111', name: 'Mila', pronouns: 'she', look: {} },
  { id: '22222222-2222-4222-8222-222222222222', name: 'Omar', pronouns: 'he', look: { skin: 's8' } },
] as const;

/** A hero in the device's storage format. */
interface StoredHero {
  readonly id: string;
  readonly name: string;
  readonly pronouns: 'she' | 'he' | 'they';
  readonly look: object;
}

/** Children with realistic names. */
export const REAL_HEROES: readonly StoredHero[] = REAL_NAMES.map((name, spread) => ({
  id: `3333333${spread}-3333-4333-8333-333333333333`,
  name,
  pronouns: 'they',
  look: { skin: `s${2 * spread + 1}` },
}));

/**
 * Puts heroes on a device before anything is opened. A family that creates an account needs ids of its own: no account
 * takes another's.
 */
export async function withHeroes(
  page: Page,
  count: number = 1,
  storedHeroes: readonly { id: string; name: string }[] = HEROES,
): Promise<void> {
  await page.addInitScript(
    (heroes) => {
      if (localStorage.getItem('playroom-heroes')) return;
      localStorage.setItem('playroom-hero', JSON.stringify(heroes[0]));
      const deviceHeroes = heroes.map((hero) => ({ hero, change: 'new', owner: null, at: 1 }));
      localStorage.setItem('playroom-heroes', JSON.stringify(deviceHeroes));
    },
    storedHeroes.slice(0, count),
  );
}

/** The words of the open spread. */
export const openText = (page: Page) => page.locator('.rd-spread[data-place="here"] .rd-text');

/** Opens a story with its hero from the story's page. */
export async function openBook(page: Page, slug: string, name = 'Mila'): Promise<void> {
  await page.goto(`/story/${slug}`);
  await page
    .getByRole('group', { name: `Read with ${name}` })
    .getByRole('link', { name: 'I read' })
    .click();
  await expect(openText(page)).toBeVisible();
}

/** Turns one page, and waits until it is open. */
export async function turnToPage(page: Page, n: number): Promise<void> {
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.rd-spread[data-place="here"]')).toHaveAttribute('data-page', String(n - 1));
  await page.locator('.rd-stage:not([data-turn])').waitFor();
}

/** Counts books of a member's month without reading them. */
export async function useMonthlyBooks(
  page: Page,
  member: FamilyMember,
  slugs: readonly string[],
): Promise<void> {
  for (const slug of slugs) await postToApi(page, member, '/rest/v1/rpc/open_story', { slug });
}

/** Pays for a plan at the fake Stripe, without its page. */
export const subscribe = (page: Page, member: FamilyMember, plan: 'basic' | 'premium'): Promise<void> =>
  payForPlan(sendFrom(page), member.session, plan);
