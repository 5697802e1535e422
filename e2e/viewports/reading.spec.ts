import type { Page } from '@playwright/test';
import { openText, REAL_HEROES, subscribe, withHeroes } from '../pages/books.ts';
import { newFamily, signInAsMember } from '../pages/family.ts';
import { grownUpsButton, pressForGrownUps } from '../pages/reader-tools.ts';
import { expect, test } from '../support/test.ts';
import { inEachViewport, type Viewport } from '../support/viewports.ts';
import { expectInView, expectUnclipped } from '../support/visibility.ts';

/** 21 letters: the name that needs most room. */
const LONG = REAL_HEROES.find(({ name }) => name.length === 21)!;

const inOpenSpread = (page: Page, part: string) => page.locator(`.rd-spread[data-place="here"] ${part}`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Parts of a book and its tools that are visible without scrolling. */
function bookAndTools(page: Page, { width, touch }: Viewport) {
  const always = {
    book: page.locator('.rd-stage'),
    words: inOpenSpread(page, '.rd-text'),
    picture: inOpenSpread(page, '.rd-picture'),
    corner: page.locator('.rd-corner[data-to="on"]'),
    'Read to me': page.locator('.rd-read'),
    'for grown-ups': grownUpsButton(page),
    place: page.locator('.rd-progress'),
  };
  if (width < 768)
    return { ...always, swipe: page.getByText('Swipe to turn'), bar: page.getByTestId('bottom-navigation') };
  const surroundings = {
    ...always,
    on: button(page, 'Next page'),
  };
  if (touch) return { ...surroundings, back: button(page, 'Back to the previous page') };
  return {
    ...surroundings,
    save: button(page, 'Save Story to Library'),
    title: page.getByRole('heading', { level: 1 }),
  };
}

/** Parts that are visible in full screen. */
const IN_THE_ROOM = ['book', 'words', 'picture', 'Read to me', 'for grown-ups'] as const;

const isSideways = ({ width, height, touch }: Viewport) => touch && width > height;
const isUpright = ({ width, height }: Viewport) => width >= 768 && width < 0.84 * height;

/** Words of the open page that are not visible, and the pixels of scrolling they need. */
const tooFull = (page: Page) =>
  inOpenSpread(page, '.rd-scroll').evaluate((scroll) => [
    scroll.scrollHeight - scroll.clientHeight,
    scroll.scrollWidth - scroll.clientWidth,
  ]);

async function expectFits(page: Page, window: Viewport, size: string): Promise<void> {
  await expectInView(bookAndTools(page, window), size);
  await expectUnclipped(page, size);
  expect(Math.max(...(await tooFull(page))), `${size}: words beyond their page`).toBeLessThanOrEqual(1);
}

/** A device without voices, whose sounds, wake locks and full screens are counted. */
async function withoutVoice(page: Page) {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    Object.defineProperty(window, 'speechSynthesis', {
      value: Object.assign(new EventTarget(), { getVoices: () => [], cancel: () => undefined }),
    });
    const Heard = window.AudioContext;
    window.AudioContext = class extends Heard {
      constructor() {
        super();
        heard.push('paper');
      }
    };
    // The viewport keeps its size: story-reader.spec.ts tests the browser's real full screen.
    Element.prototype.requestFullscreen = async () => void heard.push('whole screen');
    const lock = { release: async () => void heard.push('dark') };
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          heard.push('lit');
          return lock;
        },
      },
    });
  });
  const announcements = (clear: boolean) =>
    page.evaluate((clear) => {
      const { heard } = window as unknown as { heard: string[] };
      return clear ? heard.splice(0) : heard;
    }, clear);
  return { heard: () => announcements(false), clear: () => announcements(true) };
}

const turned = async (page: Page, key: string, to: number) => {
  await page.keyboard.press(key);
  await expect(page.locator('.rd-spread[data-place="here"]')).toHaveAttribute('data-page', String(to));
  await page.locator('.rd-stage:not([data-turn])').waitFor();
};

test('the whole book with its corner, tools and last words fits the viewport, and the full-screen view', {
  tag: '@any-size',
}, async ({ page }) => {
  test.setTimeout(120_000);
  await withHeroes(page, 1, [LONG]);
  const { heard, clear } = await withoutVoice(page);
  await page.goto('/story-reader');
  await expect(openText(page)).toContainText(LONG.name);
  await inEachViewport(page, async (window, size) => {
    const { width, height } = window;
    await expectFits(page, window, `${size}, first page`);
    // SPEC §9 for the book where SPEC has it; a phone in landscape is the book from edge to edge.
    const book = (await page.locator('.rd-stage').boundingBox())!;
    if (isSideways(window)) expect(book.height, size).toBeGreaterThan(0.9 * height);
    else if (isUpright(window)) {
      // One page, as on a phone: the picture above, large words below, and no empty half.
      expect(book.height, size).toBeGreaterThan(0.62 * height);
      const [picture, words] = [
        await inOpenSpread(page, '.rd-plate').boundingBox(),
        await inOpenSpread(page, '.rd-text').boundingBox(),
      ];
      expect(words!.y, size).toBeGreaterThanOrEqual(picture!.y + picture!.height - 1);
      const letters = await inOpenSpread(page, '.rd-text').evaluate((text) =>
        Number.parseFloat(getComputedStyle(text).fontSize),
      );
      expect(letters, size).toBeGreaterThanOrEqual(20);
    } else if (width >= 768) {
      expect(book.width, size).toBeCloseTo(Math.min(0.9 * width, 1000), 0);
      expect(book.height / book.width, size).toBeCloseTo(0.7, 2);
    }
  });

  await turned(page, 'End', 2);
  await inEachViewport(page, async (window, size) => {
    const sideways = isSideways(window);
    await expectFits(page, window, `${size}, last page`);
    const book = (await page.locator('.rd-stage').boundingBox())!;
    // Full screen: automatic on a phone in landscape, else two taps away; without header and bars, screen kept on.
    if (!sideways) await pressForGrownUps(page, 'Full screen');
    await expect(page.locator('html[data-fullscreen]')).toHaveCount(1);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByTestId('bottom-navigation')).toBeHidden();
    await expect
      .poll(heard, `${size}: the screen is asked for, and stays lit`)
      .toEqual(expect.arrayContaining(sideways ? ['lit'] : ['whole screen', 'lit']));
    await clear();
    const places = bookAndTools(page, window);
    await expectInView(
      Object.fromEntries(IN_THE_ROOM.map((name) => [name, places[name]])),
      `${size}, in the room`,
    );
    await expect.poll(() => tooFull(page).then((lacks) => Math.max(...lacks)), size).toBeLessThanOrEqual(1);
    const large = (await page.locator('.rd-stage').boundingBox())!;
    expect(large.width * large.height, size).toBeGreaterThanOrEqual(book.width * book.height - 1);
    const below = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(below, size).toBeLessThanOrEqual(1);
    if (sideways) return;
    await page.keyboard.press('Escape');
    await expect(page.getByRole('banner')).toBeVisible();
  });
  // A tablet in landscape.
  const tablet = { width: 1024, height: 768, touch: false };
  await page.setViewportSize(tablet);
  await expectFits(page, tablet, '1024 × 768');

  // Read aloud without a device voice: words are marked, no word is covered, and the next page sounds.
  await page.locator('.rd-read').click();
  await page.getByRole('button', { name: 'Follow the words' }).click();
  await inEachViewport(page, async (window, size) => {
    const { words, 'Read to me': read, corner, place } = bookAndTools(page, window);
    await expectInView(
      { 'the marked word': page.locator('.rd-spoken').first(), words, read, corner, place },
      `read to at ${size}`,
    );
    await expectUnclipped(page, `read to at ${size}`);
    await clear();
    const back = (await page.locator('.rd-spread[data-place="here"]').getAttribute('data-page')) === '2';
    await (back ? turned(page, 'ArrowLeft', 1) : turned(page, 'ArrowRight', 2));
    expect(await heard(), `the page turned at ${size}`).toContain('paper');
  });
});

test('the end of a book shows its child, SPEC’s question, and every next step', { tag: '@any-size' }, async ({
  page,
}) => {
  await withHeroes(page, 1, [LONG]);
  await page.goto('/story-reader?page=3');
  await expect(openText(page)).toContainText(LONG.name);
  await page.locator('.rd-stage').focus();
  await page.keyboard.press('ArrowRight');
  const finished = page.getByRole('dialog', { name: 'Great Work!' });
  const sisters = finished.getByRole('region', { name: 'The next book' }).locator('[data-hero-cover]');
  const inFinished = (name: string) => finished.getByRole('button', { name, exact: true });
  await expect(finished).toBeVisible();
  // Not before the last picture was visible.
  expect(
    await inOpenSpread(page, 'img.rd-frame').evaluate(
      (image: HTMLImageElement) => image.complete && image.naturalWidth > 0,
    ),
  ).toBe(true);
  await expect(sisters).toHaveCount(1);
  await inEachViewport(page, async (_, size) => {
    await expectInView(
      {
        child: finished.getByRole('img', { name: `${LONG.name} waves` }),
        title: finished.getByRole('heading', { name: 'Great Work!' }),
        question: finished.getByText('Would you like to go on another adventure?'),
        yes: inFinished('Yes'),
        no: inFinished('No'),
        again: inFinished('Read again'),
        save: inFinished('Save to the library'),
        keep: inFinished('Keep as a book'),
        'the next book': sisters,
      },
      `the end at ${size}`,
    );
    await expectUnclipped(page, `the end at ${size}`);
  });
  await inFinished('Yes').click();
  const prompt = page.getByRole('dialog', { name: 'Read on with a plan' });
  await inEachViewport(page, async (_, size) => {
    await expectInView(
      {
        title: prompt.getByRole('heading', { level: 2 }),
        cross: prompt.getByRole('button', { name: 'Close' }),
        monthly: prompt.getByRole('button', { name: /Monthly Plan/ }),
        yearly: prompt.getByRole('button', { name: /Yearly Plan/ }),
        later: prompt.getByRole('button', { name: 'Maybe later' }),
      },
      `the plans at ${size}`,
    );
    await expectUnclipped(page, `the plans at ${size}`);
  });
});

test('a member with a long name has the whole book too, and at its end the next ones', {
  tag: '@any-size',
}, async ({ page }) => {
  await withHeroes(page, 1, [{ ...LONG, id: crypto.randomUUID() }]);
  await subscribe(page, await signInAsMember(page, newFamily({ first: LONG.name })), 'premium');
  await page.goto('/story-reader?page=3');
  await expect(openText(page)).toContainText(LONG.name);
  await inEachViewport(page, (window, size) => expectFits(page, window, size));
  await page.locator('.rd-stage').focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('dialog', { name: 'Great Work!' }).getByRole('button', { name: 'Yes' }).click();
  const next = page.getByRole('dialog', { name: 'Where to next?' });
  await expect(next.locator('[data-hero-cover]')).toHaveCount(3);
  await inEachViewport(page, async (_, size) => {
    await expectInView(
      {
        title: next.getByRole('heading', { level: 2 }),
        'a next book': next.locator('[data-hero-cover]').first(),
        all: next.getByRole('link', { name: 'All stories' }),
        later: next.getByRole('button', { name: 'Maybe later' }),
      },
      size,
    );
    await expectUnclipped(page, size);
  });
});
