import type { Page } from '@playwright/test';
import { booksWithFour, HEROES, openText, turnToPage, withHeroes } from './pages/books.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

/** Who reads, and who plays the friend, the third and the fourth. */
const FAMILY = [
  ...HEROES,
  { id: '33333333-3333-4333-8333-333333333333', name: 'Zoë', pronouns: 'she', look: { hair: 'afro' } },
  { id: '44444444-4444-4444-8444-444444444444', name: 'Bo', pronouns: 'they', look: { hair: 'bowl' } },
] as const;
const [MILA, OMAR, ZOE, BO] = FAMILY;

const book = () => booksWithFour()[0]!;
const chooser = (page: Page, role: 'friend' | 'third' | 'fourth') =>
  page.getByRole('group', { name: `Who plays ${book()[role]!.name}?` });
const choose = (page: Page, role: 'friend' | 'third' | 'fourth', name: string) =>
  chooser(page, role).getByText(name, { exact: true }).click();
const expectPlays = (page: Page, role: 'friend' | 'third' | 'fourth', name: string) =>
  expect(chooser(page, role).getByRole('radio', { name })).toBeChecked();

test.describe('Four children of a family', { tag: '@any-size' }, () => {
  test('play in one book, which remembers who plays whom', async ({ page }) => {
    await withHeroes(page, 4, FAMILY);
    const { slug, third, fourth } = book();
    await page.goto(`/story/${slug}`);
    await expectPlays(page, 'third', third!.name);
    await choose(page, 'friend', OMAR.name);
    await choose(page, 'third', ZOE.name);
    await choose(page, 'fourth', BO.name);
    await expectAccessible(page);
    // A child who takes another role changes places.
    await choose(page, 'friend', ZOE.name);
    await expectPlays(page, 'third', OMAR.name);
    // By keyboard: one group is one stop, arrows choose within it.
    await chooser(page, 'friend').getByRole('radio', { name: ZOE.name }).press('ArrowLeft');
    await expectPlays(page, 'friend', OMAR.name);
    await expectPlays(page, 'third', ZOE.name);

    await page
      .getByRole('group', { name: `Read with ${MILA.name}` })
      .getByRole('link', { name: 'I read' })
      .click();
    await expect(openText(page)).toContainText(ZOE.name);
    await expect(openText(page)).toContainText(BO.name);
    await turnToPage(page, 2);
    await expect(openText(page)).toContainText(BO.name);
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('friend'), searchParams.get('third'), searchParams.get('fourth')]).toEqual([
      OMAR.id,
      ZOE.id,
      BO.id,
    ]);

    await page.goto(`/story/${slug}`);
    await expectPlays(page, 'friend', OMAR.name);
    await expectPlays(page, 'third', ZOE.name);
    await expectPlays(page, 'fourth', BO.name);
    await expect(openText(page)).toHaveCount(0);
    expect(fourth!.name).not.toBe(BO.name);
  });

  test('are chosen on a narrow screen, without scrolling sideways', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await withHeroes(page, 4, FAMILY);
    await page.goto(`/story/${book().slug}`);
    await choose(page, 'fourth', BO.name);
    for (const role of ['friend', 'third', 'fourth'] as const)
      for (const choice of await chooser(page, role).locator('label').all()) {
        const { x, width, height } = (await choice.boundingBox())!;
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
        expect(x + width).toBeLessThanOrEqual(320);
      }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test('a family of two is not asked for a third child, and a child who left is played by the book’s own', async ({
  page,
}) => {
  await withHeroes(page, 2);
  const { slug, third } = book();
  await page.goto(`/story/${slug}`);
  await expect(chooser(page, 'friend')).toBeVisible();
  await expect(chooser(page, 'third')).toHaveCount(0);
  await page.goto(`/story-reader?story=${slug}&hero=${MILA.id}&friend=${OMAR.id}&third=${ZOE.id}`);
  await expect(openText(page)).toContainText(OMAR.name);
  await expect(openText(page)).toContainText(third!.name);
});
