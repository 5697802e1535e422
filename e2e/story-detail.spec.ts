import { promisedSlugs } from '../content/check.ts';
import { storyBySlug } from '../content/shelf.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test.describe('Story detail', () => {
  test('shows title, cover, description and how to begin', async ({ page }) => {
    const story = storyBySlug('pirate-treasure')!;
    await page.goto('/story/pirate-treasure', { waitUntil: 'networkidle' });
    await expect(page).toHaveTitle(/Pirate Treasure/);
    await expect(page.getByRole('heading', { level: 1, name: story.title })).toBeVisible();
    await expect(page.getByText(story.description)).toBeVisible();
    const cover = page.getByRole('img', { name: 'Cover of Pirate Treasure' });
    await expect(cover).toBeVisible();
    expect(await cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expectAccessible(page);
    // In the first viewport of a phone too.
    const startLink = page.getByRole('link', { name: 'Start Adventure' });
    await expect(startLink).toBeInViewport({ ratio: 1 });
    await startLink.click();
    await expect(page).toHaveURL('/create-character');
  });

  test('knows every story of the specification', { tag: '@any-size' }, async ({ request }) => {
    for (const slug of promisedSlugs) {
      const html = await (await request.get(`/story/${slug}`)).text();
      expect(html, slug).toContain(`>${storyBySlug(slug)!.title}</h1>`);
      expect(html, slug).toContain('Start Adventure');
    }
  });

  test('says kindly that a story does not exist', { tag: '@any-size' }, async ({ page, expected }) => {
    expected.failure(/\/story\/the-lost-sock$/);
    await page.goto('/story/the-lost-sock');
    await expect(page.getByRole('heading', { level: 1, name: 'Story Not Found' })).toBeVisible();
    await expect(
      page.getByText("The story you're looking for doesn't exist.", { exact: true }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Return to Library' }).click();
    await expect(page).toHaveURL('/library');
  });

  test('The Moon Balloon opens on a screen of its own', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: /The Moon Balloon/ }).click();
    await expect(page).toHaveURL('/moon-balloon');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('similar books lead to theirs', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/story/ocean-adventure');
    const near = page.getByRole('list', { name: 'More like this' }).getByRole('link');
    await expect(near).toHaveCount(6);
    await near.first().click();
    await expect(page).not.toHaveURL(/ocean-adventure/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Ocean Adventure' })).toBeVisible();
  });
});
