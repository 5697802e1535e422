import type { Page } from '@playwright/test';
import { openText } from '../pages/books.ts';
import { CreateCharacterPage } from '../pages/create-character.ts';
import { REAL_NAMES } from '../pages/family.ts';
import { expect, test } from '../support/test.ts';
import { inEachViewport, VIEWPORTS, type Viewport } from '../support/viewports.ts';
import { expectInView, expectUnclipped } from '../support/visibility.ts';

/** What a page has counted since it was opened. */
interface Counted {
  taps: number;
  /** The furthest scroll position, in CSS pixels. */
  scrolled: number;
  /** Frames that showed the book, and those without its picture. */
  frames: number;
  blank: number;
}

/** Counts taps, scrolling and frames of the book in every page opened from now on. */
async function countFromNow(page: Page): Promise<() => Promise<Counted>> {
  await page.addInitScript(() => {
    const counted = { taps: 0, scrolled: 0, frames: 0, blank: 0 };
    Object.assign(window, { counted });
    addEventListener('pointerdown', () => (counted.taps += 1), true);
    addEventListener('scroll', () => (counted.scrolled = Math.max(counted.scrolled, scrollY)), true);
    const countFrame = () => {
      const place = document.querySelector('.rd-spread[data-place="here"] .rd-picture');
      if (place) {
        const image = place.querySelector('img');
        counted.frames += 1;
        if (!image?.complete || image.naturalWidth === 0) counted.blank += 1;
      }
      // Longer than an unawaited picture could take.
      if (counted.frames < 20) requestAnimationFrame(countFrame);
    };
    requestAnimationFrame(countFrame);
  });
  return () => page.evaluate(() => (window as unknown as { counted: Counted }).counted);
}

test('two taps and a name, without scrolling, open the book with its first picture, for each child', {
  tag: '@any-size',
}, async ({ page, browser, baseURL }) => {
  // Two devices in parallel: SPEC's three seconds take most of the time.
  const phone = await browser.newContext({ baseURL: baseURL!, hasTouch: true, isMobile: true });
  const isPhones = ({ touch }: Viewport) => touch;
  await Promise.all([
    makeAChildInEach(await phone.newPage(), VIEWPORTS.filter(isPhones), REAL_NAMES.slice(0, 2)),
    makeAChildInEach(
      page,
      VIEWPORTS.filter((window) => !isPhones(window)),
      REAL_NAMES.slice(2),
    ),
  ]);
  await phone.close();
});

/** Makes the next child in the next viewport, from an empty name to her book. */
async function makeAChildInEach(
  page: Page,
  windows: readonly Viewport[],
  names: readonly string[],
): Promise<void> {
  const create = new CreateCharacterPage(page);
  const counted = await countFromNow(page);
  const next = names.values();
  await inEachViewport(
    page,
    async ({ width, height }, size) => {
      const name = next.next().value!;
      await create.open();
      // The name first, empty for the next child; she, he and they beside it; the start button says what it waits for.
      await expect(create.name).toHaveValue('');
      await expect(create.start).toBeDisabled();
      await expect(create.start).toHaveAccessibleDescription('Type a name first: a name is enough.');
      const pronoun = (label: string) => page.getByRole('radio', { name: label, exact: true });
      const first = {
        name: create.name,
        she: pronoun('She'),
        he: pronoun('He'),
        they: pronoun('They'),
        doll: page.locator('.stage'),
        start: create.start,
        'why not yet': page.getByText('Type a name first: a name is enough.'),
      };
      await expectInView(first, size);
      await expectUnclipped(page, size);
      // The doll has 48 % of a phone's window, and of the screen's width where she is beside the name.
      const [stage, editor] = await Promise.all(
        ['.stage', '.editor'].map(async (part) => (await page.locator(part).boundingBox())!),
      );
      if (width < 768) expect(stage!.height, size).toBeGreaterThanOrEqual(0.48 * height - 1);
      else expect(stage!.width, size).toBeGreaterThan(0.45 * editor!.width);

      // The first tap, and a letter: from then on the child's own.
      await create.name.click();
      const [letter = '', ...restOfName] = name;
      await page.keyboard.insertText(letter);
      await expect(page.locator('.stage-tag')).toHaveText(letter);
      await page.keyboard.insertText(restOfName.join(''));
      await expect(page.locator('.stage-tag')).toHaveText(name);
      const { 'why not yet': _, ...still } = first;
      await expectInView(
        {
          ...still,
          tag: page.locator('.stage-tag'),
          skip: page.getByText('Photo and look are extras: skip them.'),
        },
        `${size}, ${name}`,
      );

      // The second tap. The book is drawn during the three seconds of "Creating Hero..." that SPEC fixes.
      await create.start.click();
      await expectInView({ creating: page.getByRole('heading', { name: 'Creating Hero...' }) }, size);
      await expect(page).toHaveURL('/story-reader', { timeout: 20_000 });
      await expect(openText(page)).toContainText(name);
      await expect.poll(async () => (await counted()).frames, size).toBe(20);
      expect(await counted(), size).toEqual({ taps: 2, scrolled: 0, frames: 20, blank: 0 });
    },
    windows,
  );

  // No child replaced another.
  await create.open('library');
  await expect(create.cards).toHaveCount(names.length);
  for (const name of names) await expect(create.card(name)).toBeVisible();
}
