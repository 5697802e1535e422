import { expect, holdTurnAt, openPage, releaseTurn, test } from './support/reader-test.ts';

test.skip(({ isMobile }) => isMobile, 'The book with two pages; phones have reader-touch.spec.ts');

test.describe('a turn', () => {
  test('takes 600 ms, shows the next spread beneath, and moves only the sheet', async ({ openBook }) => {
    const page = await openBook();
    await holdTurnAt(page, 150, () => page.getByRole('button', { name: 'Next page' }).click());
    const faces = await page.evaluate(() =>
      document.getAnimations().map((animation) => {
        const effect = animation.effect as KeyframeEffect;
        // The last keyframe holds the sheet in place until the page change is reported.
        const lies = effect.getKeyframes().at(-2)!.computedOffset;
        return { part: effect.target?.className, ms: lies * Number(effect.getTiming().duration) };
      }),
    );
    const sheet = faces.filter(({ part }) => part?.includes('rd-page'));
    expect(sheet).toEqual([
      { part: 'rd-page rd-picture', ms: expect.closeTo(600) },
      { part: 'rd-page rd-words', ms: expect.closeTo(600) },
    ]);
    await expect(page.getByAltText('picture 1')).toBeVisible();
    await expect(page.getByAltText('picture 2')).toBeVisible();
    // Ready for the next turn, and not in the way of this one.
    await expect(page.getByAltText('picture 3')).toBeHidden();
    const composited = await page.evaluate(() =>
      [...document.querySelectorAll('.rd-stage *')]
        .filter((element) => getComputedStyle(element).willChange !== 'auto')
        .map((element) => element.className),
    );
    expect(composited).toEqual(['rd-page rd-picture', 'rd-page rd-words']);
    await releaseTurn(page);
    await expect.poll(() => openPage(page)).toBe(2);
  });

  test('works backwards as well', async ({ openBook }) => {
    const page = await openBook('page=2');
    await holdTurnAt(page, 150, () =>
      page.getByRole('button', { name: 'Back to the previous page' }).click(),
    );
    await expect(page.getByAltText('picture 2')).toBeVisible();
    await expect(page.getByAltText('picture 3')).toBeVisible();
    await releaseTurn(page);
    await expect.poll(() => openPage(page)).toBe(2);
  });

  test('bends light along the sheet', async ({ openBook }) => {
    const page = await openBook();
    await holdTurnAt(page, 200, () => page.keyboard.press('ArrowRight'));
    const lights = await page.evaluate(() =>
      [...document.querySelectorAll('[data-part] .rd-light, .rd-shade')].map((light) =>
        Number(getComputedStyle(light).opacity),
      ),
    );
    expect(lights.filter((opacity) => opacity > 0).length).toBeGreaterThanOrEqual(3);
  });

  test('leaves no mark, no animation and no frame loop', async ({ page, openBook }) => {
    await page.addInitScript(() => {
      const requestFrame = window.requestAnimationFrame;
      Object.assign(window, { frames: 0, ownFrame: requestFrame });
      window.requestAnimationFrame = (step) => {
        (window as unknown as { frames: number }).frames += 1;
        return requestFrame(step);
      };
    });
    await openBook();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => openPage(page)).toBe(2);
    // A frame loop would request one within three frames.
    const askedInThreeFrames = () =>
      page.evaluate(async () => {
        const testWindow = window as unknown as { frames: number; ownFrame: typeof requestAnimationFrame };
        const before = testWindow.frames;
        for (let frame = 0; frame < 3; frame += 1)
          await new Promise((resolve) => testWindow.ownFrame.call(window, resolve));
        return testWindow.frames - before;
      });
    await expect.poll(askedInThreeFrames).toBe(0);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(page.locator('[data-part], [data-turn]')).toHaveCount(0);
  });

  test('leaves nothing running when the book closes in the middle', async ({ page, openBook }) => {
    await page.clock.install();
    await openBook();
    // In one task: a busy machine could finish the turn between two.
    const moving = await page.evaluate(() => {
      for (let turn = 0; turn < 2; turn++)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      const turning = document.getAnimations();
      for (const animation of turning) animation.currentTime = 200;
      window.closeBook();
      return turning.length;
    });
    expect(moving).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.clock.runFor(2000);
    expect(await page.evaluate(() => [window.told, document.getElementById('root')!.innerHTML])).toEqual([
      [],
      '',
    ]);
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => window.told)).toEqual([]);
  });

  test('quick inputs all count, in order', async ({ openBook }) => {
    const page = await openBook('spreads=12');
    for (const key of ['ArrowRight', 'ArrowRight', 'PageDown', 'ArrowRight', 'ArrowLeft', 'ArrowRight'])
      await page.keyboard.press(key);
    await expect.poll(() => page.evaluate(() => window.told.length)).toBe(6);
    expect(await page.evaluate(() => window.told)).toEqual([
      'page 1',
      'page 2',
      'page 3',
      'page 4',
      'page 3',
      'page 4',
    ]);
    await expect.poll(() => openPage(page)).toBe(5);
  });

  test('quick inputs count also where the caller is slow', async ({ page, openBook }) => {
    await page.clock.install();
    await openBook('spreads=12&late=900');
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await expect.poll(() => page.evaluate(() => window.told)).toEqual(['page 1', 'page 2', 'page 3']);
    // Longer than the last response takes.
    await page.clock.runFor(3000);
    await expect.poll(() => openPage(page)).toBe(4);
    expect(await page.evaluate(() => window.told)).toHaveLength(3);
  });

  test('a double click is two turns', async ({ openBook }) => {
    const page = await openBook('spreads=12');
    await page.getByRole('button', { name: 'Next page' }).dblclick();
    await expect.poll(() => page.evaluate(() => window.told)).toEqual(['page 1', 'page 2']);
  });

  test('continues from the same place when the window is resized in the middle', async ({ openBook }) => {
    const page = await openBook();
    const spine = () =>
      page.evaluate(() => {
        const book = document.querySelector('.rd-stage')!.getBoundingClientRect();
        const sheet = document.querySelector('[data-part="low"] > .rd-picture')!.getBoundingClientRect();
        return {
          width: Math.round(book.width),
          fromSpine: Math.round(sheet.left - book.left - book.width / 2),
        };
      });
    await holdTurnAt(page, 120, () => page.keyboard.press('ArrowRight'));
    expect(await spine()).toEqual({ width: 1000, fromSpine: 0 });
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect.poll(spine).toEqual({ width: 900, fromSpine: 0 });
    await releaseTurn(page);
    await expect.poll(() => openPage(page)).toBe(2);
  });

  test('finishes when the window becomes a phone’s in the middle', async ({ openBook }) => {
    const page = await openBook();
    await holdTurnAt(page, 120, () => page.keyboard.press('ArrowRight'));
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => openPage(page)).toBe(2);
    await expect(page.getByAltText('picture 2')).toBeInViewport();
  });
});

test.describe('the size of the book', () => {
  for (const [window, width] of [
    [1600, 1000],
    [1280, 1000],
    [1000, 900],
    [768, 691.2],
  ] as const)
    test(`in a window of ${window}`, async ({ page, openBook }) => {
      await page.setViewportSize({ width: window, height: 800 });
      await openBook();
      const box = (await page.locator('.rd-stage').boundingBox())!;
      expect(box.width).toBeCloseTo(width, 0);
      expect(box.height).toBeCloseTo(width * 0.7, 0);
    });

  test('is never under 600, whatever contains it', async ({ openBook }) => {
    const page = await openBook('container=500');
    const box = (await page.locator('.rd-stage').boundingBox())!;
    expect([box.width, box.height]).toEqual([600, 420]);
  });
});

test.describe('the corner', () => {
  test('turns the page when it is tapped', async ({ openBook }) => {
    const page = await openBook();
    await page.locator('.rd-corner[data-to="on"]').click();
    await expect.poll(() => openPage(page)).toBe(2);
    await page.locator('.rd-corner[data-to="back"]').click();
    await expect.poll(() => openPage(page)).toBe(1);
  });

  test('drags the sheet, which can be dropped back or over', async ({ openBook }) => {
    const page = await openBook();
    const corner = (await page.locator('.rd-corner[data-to="on"]').boundingBox())!;
    const edge = () =>
      page.evaluate(() => {
        const sheet = document.querySelector('[data-part="low"] > .rd-picture');
        return sheet ? Math.round(sheet.getBoundingClientRect().right) : null;
      });
    const take = async (by: number) => {
      await page.mouse.move(corner.x + 40, corner.y + 40);
      await page.mouse.down();
      await page.mouse.move(corner.x + 20, corner.y + 38, { steps: 3 });
      await page.mouse.move(corner.x + 40 - by, corner.y + 30, { steps: 6 });
      // Held still, so that the release is no flick.
      await page.waitForTimeout(150);
      await page.mouse.move(corner.x + 40 - by - 1, corner.y + 30);
      await page.waitForTimeout(120);
    };
    await take(200);
    const edgePosition = (await edge())!;
    // Within the width that perspective gives the upright sheet.
    expect(Math.abs(edgePosition - (corner.x + 40 - 200))).toBeLessThan(110);
    await page.mouse.up();
    await expect.poll(() => openPage(page)).toBe(1);
    expect(await page.evaluate(() => window.told)).toEqual([]);
    await take(700);
    await page.mouse.up();
    await expect.poll(() => openPage(page)).toBe(2);
    expect(await page.evaluate(() => window.told)).toEqual(['page 1']);
  });
});
