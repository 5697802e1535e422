import { expect, openPage, readFraction, test } from './support/reader-test.ts';

test.skip(({ isMobile }) => isMobile, 'The book with two pages; phones have reader-touch.spec.ts');

test.describe('the book itself', () => {
  test('keeps the reader’s place when spreads are added or removed', async ({ openBook }) => {
    const page = await openBook('spreads=5&page=4');
    await page.evaluate(() => window.setSpreads(2));
    await expect.poll(() => openPage(page)).toBe(2);
    await expect(page.locator('.rd-position')).toHaveText('Page 2 of 2');
    await page.evaluate(() => window.setSpreads(4));
    await expect(page.locator('.rd-position')).toHaveText('Page 2 of 4');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => openPage(page)).toBe(3);
  });

  test('lets the caller open another page', async ({ openBook }) => {
    const page = await openBook('spreads=40');
    await page.evaluate(() => window.openPage(30));
    await expect.poll(() => openPage(page)).toBe(31);
    expect(await page.evaluate(() => window.told)).toEqual(['page 30']);
  });

  test('500 spreads cost what 12 do', async ({ openBook }) => {
    const page = await openBook('spreads=500&slow=10');
    await expect(page.getByAltText('picture 1')).toBeVisible();
    expect(await page.evaluate(() => document.getElementsByTagName('*').length)).toBeLessThanOrEqual(400);
    expect(new Set(await page.evaluate(() => window.requestedPages)).size).toBeLessThanOrEqual(4);
    await page.keyboard.press('End');
    await expect.poll(() => openPage(page)).toBe(500);
    expect(await page.evaluate(() => document.getElementsByTagName('*').length)).toBeLessThanOrEqual(400);
  });

  test('reserves the place of a loading picture', async ({ openBook }) => {
    const page = await openBook('slow=2500');
    const place = page.locator('[data-place="here"] .rd-frame');
    await expect(place).toHaveAccessibleName(/picture 1/);
    const before = await place.boundingBox();
    await expect(page.locator('[data-place="here"] img')).toBeVisible();
    expect(await place.boundingBox()).toEqual(before);
  });

  test('shows the description of a picture that fails', async ({ openBook }) => {
    const page = await openBook('broken=1');
    await expect(page.getByText('Hills and a sun, picture 1')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => openPage(page)).toBe(2);
  });

  test('retries the page-flip engine when it fails to load', async ({ page, openBook, expected }) => {
    expected.failure(/engine-/);
    expected.consoleError(/engine-|ERR_FAILED/);
    let attempts = 0;
    await page.route(/engine-.*\.js/, async (route) => {
      attempts += 1;
      if (attempts <= 3) await route.abort();
      else await route.fallback();
    });
    await openBook();
    expect(attempts).toBe(4);
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.rd-stage[data-turn]')).toHaveCount(1);
    await expect.poll(() => openPage(page)).toBe(2);
  });

  test('turns pages also without the engine', async ({ page, openBook, expected }) => {
    expected.failure(/engine-/);
    expected.consoleError(/engine-|ERR_FAILED/);
    await page.route(/engine-.*\.js/, (route) => route.abort());
    await openBook('', { engine: false });
    await page.keyboard.press('ArrowRight');
    await expect(page.getByAltText('picture 2')).toBeVisible();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByAltText('picture 3')).toBeVisible();
    expect(await page.evaluate(() => window.told)).toEqual(['page 1', 'page 2']);
  });
});

test.describe('a film in place of a picture', () => {
  test('is silent at first, plays while its page is open, and stops when it is turned away', async ({
    openBook,
  }) => {
    const page = await openBook('film=1');
    const film = page.locator('video');
    const state = () => film.evaluate((video: HTMLVideoElement) => (video.paused ? 'paused' : 'playing'));
    expect(await state()).toBe('paused');
    await page.keyboard.press('ArrowRight');
    await expect.poll(state).toBe('playing');
    expect(
      await film.evaluate((video: HTMLVideoElement) => ({
        muted: video.muted,
        controls: video.controls,
        inline: video.playsInline,
        loop: video.loop,
        poster: video.poster !== '',
        sources: [...video.querySelectorAll('source')].map((source) => source.type),
      })),
    ).toEqual({
      muted: true,
      controls: true,
      inline: true,
      loop: false,
      poster: true,
      sources: ['video/webm', 'video/mp4'],
    });
    await expect(page.getByText('An owl calls twice.')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect.poll(state).toBe('paused');
  });

  test('shows only its poster under reduced motion', async ({ page, openBook }) => {
    await page.addInitScript(() => {
      const asked: string[] = [];
      Object.assign(window, { playAsked: asked });
      HTMLMediaElement.prototype.play = async function () {
        asked.push(this.currentSrc);
      };
    });
    const asked = () => page.evaluate(() => (window as unknown as { playAsked: string[] }).playAsked.length);
    // A video plays only where motion is allowed.
    await openBook('film=1&page=1');
    await expect.poll(asked).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openBook('film=1&page=1');
    await expect(page.locator('video')).toHaveJSProperty('paused', true);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => openPage(page)).toBe(3);
    expect(await asked()).toBe(0);
  });

  test('keeps its own keys', async ({ openBook }) => {
    const page = await openBook('film=1&page=1');
    await page.locator('video').focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('.rd-stage').focus();
    await page.keyboard.press('ArrowLeft');
    // Checked first: the film's key must not turn the page too.
    await expect.poll(() => page.evaluate(() => window.told)).toEqual(['page 0']);
  });
});

test.describe('a book read in steps', () => {
  test('has Previous and Next that end with it', async ({ openBook }) => {
    const page = await openBook('steps=1&spreads=4');
    const [previous, next] = ['Previous', 'Next'].map((name) =>
      page.getByRole('button', { name, exact: true }),
    );
    await expect(previous!).toBeDisabled();
    await expect(page.locator('.rd-position')).toHaveText('Page 1 of 4');
    for (let n = 0; n < 3; n++) await next!.click();
    await expect.poll(() => openPage(page)).toBe(4);
    await expect(next!).toBeDisabled();
    await expect(previous!).toBeEnabled();
    expect(await readFraction(page)).toBeCloseTo(1, 1);
    await previous!.click();
    await expect.poll(() => readFraction(page)).toBeCloseTo(3 / 4, 1);
    await next!.click();
    await expect.poll(() => openPage(page)).toBe(4);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.evaluate(() => window.told.at(-1))).toBe('past end');
  });
});
