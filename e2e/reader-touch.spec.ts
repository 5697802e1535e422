import type { CDPSession, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expect, openPage, test } from './support/reader-test.ts';

/** A line of the accessibility tree: role and name; for a paragraph, its content. */
const roleAndName = (line: string) => line.trim().replace(/^(- button "[^"]*").*/, '$1');

test.skip(({ isMobile }) => !isMobile, 'Phones: one page at a time, turned by a finger');

type TouchPoint = readonly [x: number, y: number];

/** Real touch input: down, through the points `stepMs` apart, and up unless `stay`. */
async function drag(
  page: Page,
  points: readonly TouchPoint[],
  { stepMs = 16, stay = false } = {},
): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: TouchPoint) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: point ? [{ x: point[0], y: point[1] }] : [],
    });
  await touch('touchStart', points[0]);
  for (const point of points.slice(1)) {
    await touch('touchMove', point);
    await page.waitForTimeout(stepMs);
  }
  if (!stay) await touch('touchEnd');
  return session;
}

/** Points on a line, `count` of them after the first. */
function line([x, y]: TouchPoint, [toX, toY]: TouchPoint, count = 8): TouchPoint[] {
  return Array.from({ length: count + 1 }, (_, n) => [
    x + ((toX - x) * n) / count,
    y + ((toY - y) * n) / count,
  ]);
}

test('shows one page at a time, the words under their picture, with the position and how to turn', async ({
  openBook,
}) => {
  const page = await openBook();
  const picture = (await page.getByAltText('picture 1').boundingBox())!;
  const textBox = (await page.getByText('The balloon went up').boundingBox())!;
  expect(textBox.y).toBeGreaterThan(picture.y + picture.height - 1);
  expect(picture.width).toBeGreaterThan(300);
  await expect(page.locator('.rd-position-phone')).toHaveText('Page 1 of 3');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText('Swipe to turn')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next page' })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});

test('a swipe turns forward, the opposite swipe back', async ({ openBook }) => {
  const page = await openBook();
  await drag(page, line([330, 300], [90, 310]));
  await expect.poll(() => openPage(page)).toBe(2);
  await drag(page, line([90, 300], [330, 290]));
  await expect.poll(() => openPage(page)).toBe(1);
  expect(await page.evaluate(() => window.told)).toEqual(['page 1', 'page 0']);
});

test('the page follows the finger and can be dropped back', async ({ openBook }) => {
  const page = await openBook();
  const session = await drag(page, line([330, 300], [210, 300], 12), { stay: true });
  const edge = await page
    .locator('[data-part="low"]')
    .evaluate((sheet) => sheet.getBoundingClientRect().right);
  expect(edge).toBeLessThan(372 - 70);
  expect(edge).toBeGreaterThan(372 - 190);
  await expect(page.getByAltText('picture 2')).toBeVisible();
  await page.waitForTimeout(150);
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 211, y: 300 }] });
  await page.waitForTimeout(120);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => openPage(page)).toBe(1);
  expect(await page.evaluate(() => window.told)).toEqual([]);
});

test('scrolling with a thumb never turns the page', async ({ page, openBook }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await openBook();
  await drag(page, [...line([200, 190], [206, 168], 3), ...line([206, 168], [120, 10], 10)]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(60);
  await expect(page.locator('.rd-stage[data-turn]')).toHaveCount(0);
  expect(await page.evaluate(() => window.told)).toEqual([]);
});

test('overflowing text scrolls in its page under the thumb', async ({ page, openBook }) => {
  await page.addInitScript(() => localStorage.setItem('reader.text', JSON.stringify({ size: 'largest' })));
  await openBook();
  const scroll = page.locator('[data-place="here"] .rd-scroll');
  const box = (await scroll.boundingBox())!;
  await drag(page, line([180, box.y + box.height - 30], [184, box.y + 20], 10));
  await expect.poll(() => scroll.evaluate((element) => element.scrollTop)).toBeGreaterThan(20);
  await expect.poll(() => openPage(page)).toBe(1);
});

test('a tap on the words does nothing, a tap on the corner turns', async ({ openBook }) => {
  const page = await openBook();
  await page.getByText('The balloon went up').tap();
  await page.getByRole('button', { name: 'Turn the page', exact: true }).tap();
  await expect.poll(() => openPage(page)).toBe(2);
  expect(await page.evaluate(() => window.told)).toEqual(['page 1']);
});

test('exposes one button a direction, and the words right after them', async ({ openBook }) => {
  const page = await openBook('page=1');
  const spoken = (await page.locator('.rd').ariaSnapshot()).split('\n').map(roleAndName);
  const from = spoken.indexOf('- button "Turn the page back"');
  expect(spoken.filter((line) => /^- button ".*page/i.test(line))).toHaveLength(2);
  expect(spoken[from + 1]).toBe('- button "Turn the page"');
  expect(spoken[from + 2]).toMatch(/^- article "Page 2 of 3"/);
  expect(spoken[from + 3]).toMatch(/^- paragraph/);
});

test('a swipe that begins on a link turns and does not open it', async ({ openBook }) => {
  const page = await openBook('page=1');
  const link = (await page.getByRole('link', { name: 'the old mill' }).boundingBox())!;
  await drag(page, line([link.x + link.width - 12, link.y + 14], [link.x + link.width - 240, link.y + 18]));
  await expect.poll(() => openPage(page)).toBe(3);
  expect(page.url()).not.toContain('#mill');
});

test('a swipe on a film turns the page; only its bar controls the film', async ({ openBook }) => {
  const page = await openBook('film=1&page=1');
  const film = (await page.locator('[data-place="here"] video').boundingBox())!;
  const bar = film.y + film.height - 20;
  await drag(page, line([film.x + film.width - 30, bar], [film.x + 30, bar]));
  expect(await openPage(page)).toBe(2);
  await drag(page, line([film.x + film.width - 30, film.y + 40], [film.x + 30, film.y + 44]));
  await expect.poll(() => openPage(page)).toBe(3);
});

test('reports a swipe past the last page once', async ({ openBook }) => {
  const page = await openBook('page=2');
  await drag(page, line([330, 300], [60, 300]));
  await expect.poll(() => page.evaluate(() => window.told)).toEqual(['past end']);
  await expect.poll(() => openPage(page)).toBe(3);
});

test('two quick swipes are two turns', async ({ openBook }) => {
  const page = await openBook('spreads=6');
  await drag(page, line([330, 300], [120, 300], 4));
  await drag(page, line([330, 300], [120, 300], 4));
  await expect.poll(() => page.evaluate(() => window.told)).toEqual(['page 1', 'page 2']);
});

test('a right-to-left book turns the other way', async ({ openBook }) => {
  const page = await openBook('dir=rtl');
  await drag(page, line([60, 300], [300, 300]));
  await expect.poll(() => openPage(page)).toBe(2);
});

test('a book in steps shows its title and position', async ({ openBook }) => {
  const page = await openBook('steps=1&spreads=4');
  await expect(page.locator('.rd-phone-title')).toHaveText('The Moon Balloon 1 of 4');
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeHidden();
});

test('in landscape the book fills the phone: two whole pages, no frame, and the screen stays on', async ({
  page,
  openBook,
}) => {
  await page.addInitScript(() => {
    const lit: string[] = [];
    Object.assign(window, { lit });
    const lock = {
      release: async () => {
        lit.push('released');
      },
    };
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async (kind: string) => {
          lit.push(kind);
          return lock;
        },
      },
    });
  });
  await openBook();
  const lit = () => page.evaluate(() => (window as unknown as { lit: string[] }).lit);
  expect(await lit()).toEqual([]);
  for (const [width, height] of [
    [844, 390],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('html[data-fullscreen]')).toHaveCount(1);
    const book = (await page.locator('.rd-stage').boundingBox())!;
    expect(book.height, 'as high as the window').toBeGreaterThan(height * 0.9);
    expect(book.width).toBeGreaterThan(width * 0.75);
    const textBox = (await page.getByText('The balloon went up').boundingBox())!;
    const picture = (await page.getByAltText('picture 1').boundingBox())!;
    expect(textBox.x + textBox.width).toBeLessThan(picture.x);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height + 1);
    for (const name of ['Read to me', 'Next page', 'Back to the previous page', 'For grown-ups'])
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 0.99 });
  }
  expect((await lit())[0]).toBe('screen');
  await page.getByRole('button', { name: 'Next page' }).tap();
  await expect.poll(() => openPage(page)).toBe(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('html[data-fullscreen]')).toHaveCount(0);
  await expect.poll(async () => (await lit()).at(-1)).toBe('released');
  await expect(page.getByAltText('picture 2')).toBeInViewport();
});
