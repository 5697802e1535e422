import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { contentTypeOf } from '../../server/http/content-types.ts';
import { buildReaderFixture } from '../fixtures/reader/build.ts';
import { test as base } from './test.ts';

export { expect } from './test.ts';

const FILMS = fileURLToPath(new URL('../fixtures/reader/', import.meta.url));
const PAPER = fileURLToPath(new URL('../../public/', import.meta.url));
interface ReaderFixtures {
  /** Opens the reader alone, e.g. with 'spreads=12&dir=rtl', and waits until its engine has loaded. */
  openBook: (query?: string, options?: { engine: boolean }) => Promise<Page>;
  /** Opens the page that lays out many pages at once, with `window.layPages`. */
  openPages: () => Promise<Page>;
}

/**
 * Tests the reader alone: the component in its own page, under the product's address but fulfilled from files, so that
 * no route, sign-in or story is involved.
 */
export const test = base.extend<ReaderFixtures, { readerBuild: string }>({
  readerBuild: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'reader-fixture-'));
      await buildReaderFixture(folder);
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  openPages: async ({ page, readerBuild }, use) => {
    await answerFrom(page, readerBuild);
    await use(async () => {
      await page.goto('/reader-alone/pages.html');
      // The whole toolbar is visible, and takes of the book's room.
      await page.locator('.rd-read').waitFor();
      return page;
    });
  },
  openBook: async ({ page, readerBuild }, use) => {
    await answerFrom(page, readerBuild);
    await use(async (query = '', options = { engine: true }) => {
      const engineResponse = options.engine && page.waitForResponse(/engine-.*\.js/);
      await page.goto(`/reader-alone/?${query}`);
      await page.locator('.rd-spread[data-place="here"]').waitFor();
      const engine = await engineResponse;
      if (engine)
        // The module runs a moment after it has loaded, and those who await it continue before the next task.
        await page.evaluate(
          (url) => import(url).then(() => new Promise((resolve) => setTimeout(resolve))),
          engine.url(),
        );
      return page;
    });
  },
});

async function answerFrom(page: Page, readerBuild: string): Promise<void> {
  await page.route(/\/(reader-alone|paper)\//, async (route) => {
    const { pathname } = new URL(route.request().url());
    const name = pathname.replace('/reader-alone/', '/');
    const folder = pathname.startsWith('/paper/') ? PAPER : /\/film\./.test(name) ? FILMS : readerBuild;
    const file = name === '/' ? 'index.html' : name;
    const body = await readFile(join(folder, file));
    await route.fulfill({ body, contentType: contentTypeOf(extname(file)) });
  });
}

/** The number of the open spread, from 1, once no turn runs. */
export async function openPage(page: Page): Promise<number> {
  await page.locator('.rd-stage:not([data-turn])').waitFor();
  return 1 + Number(await page.locator('.rd-spread[data-place="here"]').getAttribute('data-page'));
}

/** The filled part of the progress bar, 0 to 1. */
export function readFraction(page: Page): Promise<number> {
  return page.locator('.rd-bar').evaluate((bar) => {
    const { left, width } = bar.getBoundingClientRect();
    return (bar.firstElementChild!.getBoundingClientRect().right - left) / width;
  });
}

/**
 * Starts a turn by `startTurn` and freezes it at `ms`, so that its middle can be examined. Animations pause from the start:
 * a busy machine could not pause them in time.
 */
export async function holdTurnAt(page: Page, ms: number, startTurn: () => Promise<void>): Promise<void> {
  await page.evaluate((time) => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...animateArgs) {
      const animation = animate.apply(this, animateArgs);
      animation.pause();
      animation.currentTime = time;
      return animation;
    };
    Object.assign(window, { letGo: () => Object.assign(Element.prototype, { animate }) });
  }, ms);
  await startTurn();
  await page.locator('.rd-stage[data-turn]').waitFor();
}

/** Resumes a frozen turn. */
export async function releaseTurn(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as unknown as { letGo: () => void }).letGo();
    for (const animation of document.getAnimations()) animation.play();
  });
}
