import { SHELF } from '../content/shelf.ts';
import { ADDRESSES } from '../src/app/addresses.ts';
import { signInAsMember } from './pages/family.ts';
import { expectAccessible } from './support/axe.ts';
import { delayRequests } from './support/delay-requests.ts';
import { expect, test } from './support/test.ts';
import { setTextSize } from './support/text-fit.ts';
import { inEachViewport } from './support/viewports.ts';
import { expectUnclipped, smallTargets, strayFelt } from './support/visibility.ts';

/** Every public address on a cold visit; a member's screens have their own tests. */
const PUBLIC = Object.values(ADDRESSES)
  .filter(({ prerender }) => prerender !== 'none')
  .map(({ path }) => path.replace(':storyId', 'neverland'));

for (const address of PUBLIC) {
  test(`${address} opens cold, has a title, and is accessible`, async ({ page }) => {
    const response = await page.goto(address, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/Story Playroom/);
    await expectAccessible(page);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways, 'nothing sticks out to the side').toBeLessThanOrEqual(0);
  });
}

test('every story has a prerendered page of its own', { tag: '@any-size' }, async ({ request }) => {
  for (const { slug, title } of SHELF.filter(({ slug }) => slug !== 'the-moon-balloon')) {
    const response = await request.get(`/story/${slug}`);
    expect(response.status(), slug).toBe(200);
    expect(await response.text(), slug).toContain(title);
  }
});

test('back and forward navigate the app, and each screen starts at its top', {
  tag: '@any-size',
}, async ({ page, isMobile }) => {
  const navigation = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  await page.goto('/');
  for (const [entry, address] of [
    ['Explore', '/explore'],
    ['Library', '/library'],
    ['Create', '/create-character'],
  ] as const) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await navigation.getByRole('link', { name: entry }).click();
    await expect(page).toHaveURL(address);
    await expect(navigation.getByRole('link', { name: entry })).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
  await page.goBack();
  await expect(page).toHaveURL('/library');
  await page.goBack();
  await expect(page).toHaveURL('/explore');
  await page.goForward();
  await expect(page).toHaveURL('/library');
  expect(await page.getByTestId('bottom-navigation').isVisible()).toBe(Boolean(isMobile));
});

test('the header’s logo leads home, and its button leads a visitor to sign-up', async ({ page }) => {
  await page.goto('/library');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Log In' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Sign Out' })).toHaveCount(0);
  await header.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/signup');
  await header.getByRole('link', { name: 'Story Playroom' }).click();
  await expect(page).toHaveURL('/');
});

test('the bottom navigation ends at exactly 768 px', async ({ page, isMobile }) => {
  test.skip(Boolean(isMobile), 'The window of a phone has one size.');
  await page.goto('/');
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(page.getByTestId('bottom-navigation')).toBeVisible();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(page.getByTestId('bottom-navigation')).toBeHidden();
  // The header has brand, entries and account in one row; on a narrow phone brand and account.
  for (const width of [768, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await page.getByRole('banner').boundingBox())!.height, `${width} px`).toBeLessThan(80);
  }
});

test('replays a press made before the screen is interactive', { tag: '@any-size' }, async ({ page }) => {
  const letGo = await delayRequests(page, /\/assets\/Home-.*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  const top = page.getByRole('button', { name: 'Top Stories' });
  await top.click();
  await expect(page.locator('html')).toHaveAttribute('data-hydration', 'pending');
  await expect(top).toHaveAttribute('aria-pressed', 'false');
  letGo();
  await expect(top).toHaveAttribute('aria-pressed', 'true');
});

test('counts a press once while React hydrates the page', { tag: '@any-size' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { changes: 0 });
    new MutationObserver((records) => {
      for (const { target } of records)
        if (target.textContent === 'Top Stories') (window as unknown as { changes: number }).changes += 1;
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['aria-pressed'] });
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.hydration !== 'running') return;
      observer.disconnect();
      const top = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Top Stories');
      // As a finger does: click() would wait before pressing again.
      top?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydration'] });
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Top Stories' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydration');
  expect(await page.evaluate(() => (window as unknown as { changes: number }).changes)).toBe(1);
});

test('no screen shifts while it loads', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const address of PUBLIC) {
    await page.goto(address, { waitUntil: 'networkidle' });
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
    // A book does not move at all: a child's finger is on it.
    expect(shift, address).toBeLessThan(/reader|moon/.test(address) ? 0.001 : 0.02);
  }
});

test('every screen shows all its words in each viewport, also narrow and with text twice as large', async ({
  page,
  isMobile,
}) => {
  test.skip(Boolean(isMobile), 'The window of a phone has one size.');
  for (const address of PUBLIC) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await inEachViewport(page, async (_, size) => {
      await expectUnclipped(page, `${address} at ${size}`);
      // One filled button a screen, felt only on controls, and no target smaller than a finger.
      expect(await smallTargets(page), `${address} at ${size}`).toEqual([]);
      expect(await strayFelt(page), `${address} at ${size}`).toEqual([]);
    });
    // 320 px is also what a 640 px window becomes at 200 %; 32 px is twice the browser's default text.
    await page.setViewportSize({ width: 320, height: 640 });
    await expectUnclipped(page, `${address} at 320 px`);
    await setTextSize(page, 32);
    await inEachViewport(page, (_, size) =>
      expectUnclipped(page, `${address} at ${size} with text of 32 px`),
    );
    await setTextSize(page, 16);
  }
});

test('a child can be made in the first viewport also of a small phone', async ({ page, isMobile }) => {
  test.skip(Boolean(isMobile), 'The window of a phone has one size.');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/create-character');
  const tab = page.getByRole('tab', { name: 'Create New Character' });
  expect((await tab.boundingBox())!.height).toBeLessThan(50);
  const lines = await tab.evaluate((element) => {
    const textRange = document.createRange();
    textRange.selectNodeContents(element);
    return new Set(Array.from(textRange.getClientRects(), ({ bottom }) => Math.round(bottom))).size;
  });
  expect(lines, 'lines of “Create New Character”').toBe(1);
  // The child has two fifths of a low phone's window; ready names and everything that a start needs are below her.
  await page.setViewportSize({ width: 390, height: 664 });
  expect((await page.locator('.stage').boundingBox())!.height).toBeGreaterThanOrEqual(0.4 * 664);
  for (const [width, height] of [
    [320, 568],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [page.getByLabel('Hero name'), page.getByRole('button', { name: 'Start Adventure' })])
      await expect(part, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
  }
});

test('a member’s lazy chunks keep the order of the styles', { tag: '@any-size' }, async ({ page }) => {
  await signInAsMember(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const sheets = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const drawn = (await (await page.request.get('/')).text()).matchAll(
    /<link rel="stylesheet" href="([^"]+)"/g,
  );
  expect(sheets, 'none a second time').toEqual([...new Set(sheets)]);
  const first = [...drawn].map(([, href]) => href);
  expect(first.length).toBeGreaterThan(1);
  expect(sheets.slice(0, first.length), 'the page’s own before all others').toEqual(first);
  await expect(page.locator('.home-hero-sheet')).toHaveCSS('position', 'absolute');
  // The header is one row with her name in it, too.
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await page.getByRole('banner').boundingBox())!.height, `${width} px`).toBeLessThan(80);
  }
});
