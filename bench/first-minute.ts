/**
 * Measures a family's first minute in the real product: taps and scrolling from Create character to the child's book,
 * the time until its first picture, and the frames that show the book without it. `npm run bench -- first-minute
 * [address] [rounds] [part of a path's name]`; the address is a running build (http://localhost:3000).
 *
 * Frames are counted twice. In the page, at each animation frame after the press: is the book there, and its picture
 * complete? And on the screencast: a frame with the words of the last one but something else in the picture's place is
 * blank.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { HEROES, withHeroes } from '../e2e/pages/books.ts';
import { findBrowser } from '../e2e/support/browser.ts';

const [address = 'http://localhost:3000', rounds = '3', only = ''] = process.argv.slice(2);
const STORY = 'ocean-adventure';

interface Measured {
  /** From the press to the frame with the picture. */
  readonly untilPicture: number;
  /** From the first frame with the book's words. */
  readonly afterBook: number;
  /** Frames with the book and without its picture, as the page counts them. */
  readonly blank: number;
  /** The same on the screencast. */
  readonly blankSeen: number;
  /** Screencast frames with the book. */
  readonly seen: number;
  readonly taps: number;
  readonly scrolled: number;
}

const SIZES = {
  'phone 390 × 844': { width: 390, height: 844 },
  'desktop 1280 × 800': { width: 1280, height: 800 },
} as const;

/** The steps before the book opens; `watch` is called at the last press. */
const WAYS: Record<string, (page: Page, press: (name: string) => Promise<void>) => Promise<void>> = {
  'Start Adventure, the sample': async (page, press) => {
    await page.goto(`${address}/create-character`);
    await page.locator('.stage-doll[src^="blob:"]').waitFor();
    await page.getByRole('textbox', { name: 'Hero name' }).click();
    await page.keyboard.type('Mila', { delay: 120 });
    await press('Start Adventure');
  },
  'Start Adventure, a story': async (page, press) => {
    await page.goto(`${address}/story/${STORY}`);
    await page.getByRole('link', { name: 'Start Adventure' }).click();
    await page.locator('.stage-doll[src^="blob:"]').waitFor();
    await page.getByRole('textbox', { name: 'Hero name' }).click();
    await page.keyboard.type('Mila', { delay: 120 });
    await press('Start Adventure');
  },
  'Read with Mila': async (page, press) => {
    await withHeroes(page);
    await page.goto(`${address}/story/${STORY}`);
    await page.getByRole('group', { name: `Read with ${HEROES[0].name}` }).waitFor();
    // A family looks at the cover for a moment.
    await page.waitForTimeout(4000);
    await press('I read');
  },
  'Continue, from Home': async (page, press) => {
    await withHeroes(page);
    await page.addInitScript(
      ([story, hero]) => {
        const read = [{ story, hero, reading: 1, page: 3, pages: 12, readAt: new Date().toISOString() }];
        localStorage.setItem('playroom-reading:visitor', JSON.stringify(read));
      },
      [STORY, HEROES[0].id],
    );
    await page.goto(address);
    await page
      .getByRole('link', { name: /Keep reading/ })
      .first()
      .waitFor();
    await page.waitForTimeout(4000);
    await press('Keep reading');
  },
};

const PICTURE = '.rd-spread[data-place="here"] .rd-picture';
const TEXT_SELECTOR = '.rd-spread[data-place="here"] .rd-words';

async function measure(
  browser: Browser,
  size: keyof typeof SIZES,
  slower: number,
  way: (typeof WAYS)[string],
): Promise<Measured> {
  const viewport = SIZES[size];
  const phone = viewport.width < 768;
  const context = await browser.newContext({ viewport, isMobile: phone, hasTouch: phone });
  const page = await context.newPage();
  // tsx wraps named functions in `__name`, which the page needs too.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript(() => {
    const counted = { taps: 0, scrolled: 0 };
    Object.assign(window, { counted });
    addEventListener('pointerdown', () => (counted.taps += 1), true);
    addEventListener('scroll', () => (counted.scrolled = Math.max(counted.scrolled, scrollY)), true);
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const frames: { at: number; data: string }[] = [];
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, data });
    void devtools.send('Page.screencastFrameAck', { sessionId });
  });
  let before = { taps: 0, scrolled: 0 };
  await way(page, async (name) => {
    await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 60, everyNthFrame: 1 });
    await page.evaluate((selector) => {
      const seen = { pressed: 0, book: 0, picture: 0, blank: 0, pictureAt: 0 };
      Object.assign(window, { seen });
      addEventListener('click', () => (seen.pressed ||= performance.now()), { capture: true, once: true });
      const look = () => {
        // Uses now: the frame's timestamp can be earlier than the press.
        const now = performance.now();
        const picture = document.querySelector(selector);
        if (picture) {
          seen.book ||= now;
          const image = picture.querySelector('img');
          if (image?.complete && image.naturalWidth > 0) {
            seen.picture = now;
            seen.pictureAt = Date.now();
            return;
          }
          seen.blank += 1;
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, PICTURE);
    before = await page.evaluate(() => ({
      ...(window as unknown as { counted: { taps: number; scrolled: number } }).counted,
    }));
    const target = page
      .getByRole('button', { name })
      .or(page.getByRole('link', { name: new RegExp(name) }))
      .first();
    await target.click();
    before = { ...before, taps: before.taps + 1 };
    await page.waitForFunction(
      () => (window as unknown as { seen: { picture: number } }).seen.picture > 0,
      null,
      { timeout: 60_000 },
    );
  });
  // The frame with the picture reaches the screencast a moment later.
  await page.waitForTimeout(600);
  await devtools.send('Page.stopScreencast');
  const seen = await page.evaluate(
    () =>
      (
        window as unknown as {
          seen: { pressed: number; book: number; picture: number; blank: number };
        }
      ).seen,
  );
  const epoch = await page.evaluate(() => performance.timeOrigin);
  // The page counts a frame before it is on the screen, so the first of these may show the screen before.
  const open = frames.filter(({ at }) => at >= epoch + seen.book);
  const graysOf = async (selector: string) => {
    const box = (await page.locator(selector).boundingBox())!;
    return Promise.all(open.map(({ data }) => grays(Buffer.from(data, 'base64'), box, viewport)));
  };
  const [textFrames, pictureFrames] = [await graysOf(TEXT_SELECTOR), await graysOf(PICTURE)];
  const blankSeen = pictureFrames.filter(
    (picture, index) =>
      isDifferent(picture, pictureFrames.at(-1)!) && !isDifferent(textFrames[index]!, textFrames.at(-1)!),
  ).length;
  await context.close();
  return {
    untilPicture: seen.picture - seen.pressed,
    afterBook: seen.picture - seen.book,
    blank: seen.blank,
    blankSeen,
    seen: open.length,
    taps: before.taps,
    scrolled: before.scrolled,
  };
}

/** The middle of an area as 32 × 32 greys: enough to tell a picture from paper despite compression noise. */
async function grays(
  frame: Buffer,
  box: { x: number; y: number; width: number; height: number },
  viewport: { width: number; height: number },
): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(frame).metadata();
  const scale = width / viewport.width;
  const top = Math.round((box.y + box.height * 0.2) * scale);
  return sharp(frame)
    .extract({
      left: Math.round((box.x + box.width * 0.2) * scale),
      top,
      width: Math.round(box.width * 0.6 * scale),
      height: Math.min(Math.round(box.height * 0.6 * scale), height - top),
    })
    .greyscale()
    .resize(32, 32, { fit: 'fill' })
    .raw()
    .toBuffer();
}

/** Mean difference of greys allowed between frames of one picture: light and shadow may still settle. */
const NOISE = 10;

/** Whether a frame differs from the last one in an area. */
function isDifferent(one: Buffer, last: Buffer): boolean {
  let difference = 0;
  for (let index = 0; index < one.length; index += 1) difference += Math.abs(one[index]! - last[index]!);
  return difference / one.length > NOISE;
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
console.log('| way | size | speed | taps | scroll | press to picture | book to picture | blank frames |');
console.log('|---|---|---|---|---|---|---|---|');
for (const [name, way] of Object.entries(WAYS)) {
  if (!name.includes(only)) continue;
  for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
    for (const slower of [1, 4]) {
      const runs: Measured[] = [];
      for (let round = 0; round < Number(rounds); round += 1)
        runs.push(await measure(browser, size, slower, way));
      const of = (key: keyof Measured) => median(runs.map((run) => run[key]));
      const most = (key: keyof Measured) => Math.max(...runs.map((run) => run[key]));
      const blank = `${most('blank')} (${most('blankSeen')} of ${of('seen')} seen)`;
      console.log(
        `| ${name} | ${size} | ${slower === 1 ? 'full' : `${slower}× slower`} | ${of('taps')} | ${of('scrolled')} px | ${of('untilPicture').toFixed(0)} ms | ${of('afterBook').toFixed(0)} ms | ${blank} |`,
      );
    }
  }
}
await browser.close();
