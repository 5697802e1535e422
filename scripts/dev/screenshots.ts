/**
 * Takes screenshots of every screen in five viewports, by day and in the evening, signed out and in. Needs a running
 * server: `npm start`, then `npx tsx scripts/dev/screenshots.ts [address] [folder] [part of a name]`; the last limits
 * it to file names that contain it. The repository keeps a few, named in `docs/art/README.md`.
 */
import { mkdirSync } from 'node:fs';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { signUp } from '../../e2e/pages/family.ts';
import { CHROMIUM_FLAGS, findBrowser } from '../../e2e/support/browser.ts';
import { VIEWPORTS } from '../../e2e/support/viewports.ts';
import { ADDRESSES } from '../../src/app/addresses.ts';

const [site = 'http://localhost:3000', folder = '.cache/screens', only = ''] = process.argv.slice(2);
/** Every screen by its module's name; screens of mail links need a code and are left out. */
const SCREENS: Record<string, string> = {
  ...Object.fromEntries(
    Object.values(ADDRESSES)
      .filter(({ path }) => !path.startsWith('/auth/'))
      .map(({ path, screen }) => [
        screen.replaceAll(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase(),
        path.replace(':storyId', 'ocean-adventure'),
      ]),
  ),
  'not-found': '/a/lost/page',
};

const executablePath = findBrowser();
if (!executablePath) throw new Error('The screens need a Chromium: set CHROMIUM_PATH.');
const browser = await chromium.launch({
  executablePath,
  args: CHROMIUM_FLAGS,
});
mkdirSync(folder, { recursive: true });

async function shoot(page: Page, name: string): Promise<void> {
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  // Small enough to commit: at most 800 px wide.
  await sharp(picture)
    .resize({ width: 800, withoutEnlargement: true })
    .webp({ quality: 70, effort: 5 })
    .toFile(`${folder}/${name}.webp`);
}

/** Takes the screens as one kind of visitor: phones with touch, also in landscape, the others with a pointer. */
async function tour(
  who: string,
  screens: [string, string][],
  options: BrowserContextOptions = {},
): Promise<void> {
  for (const touch of [true, false]) {
    const context = await browser.newContext({
      ...options,
      ...(touch && { hasTouch: true, isMobile: true }),
    });
    await shootAll(context, who, screens, touch);
    await context.close();
  }
}

async function shootAll(
  context: BrowserContext,
  who: string,
  screens: [string, string][],
  touch: boolean,
): Promise<void> {
  const page = await context.newPage();
  for (const [name, address] of screens) {
    for (const { width, height } of VIEWPORTS.filter((window) => window.touch === touch)) {
      if (!`${name}-${who}-${width}`.includes(only)) continue;
      await page.setViewportSize({ width, height });
      await page.goto(site + address, { waitUntil: 'networkidle' });
      // Scrolls, since covers below the fold load lazily.
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 600) {
          window.scrollTo(0, y);
          await new Promise((resolve) => setTimeout(resolve, 60));
        }
        window.scrollTo(0, 0);
      });
      await page.waitForLoadState('networkidle');
      await shoot(page, `${name}-${who}-${width}`);
    }
  }
}

const all = Object.entries(SCREENS);
await tour(
  'visitor',
  all.filter(([name]) => name !== 'profile'),
);
await tour(
  'evening',
  all.filter(([name]) => ['home', 'explore', 'create-character', 'story-reader'].includes(name)),
  { colorScheme: 'dark' },
);
const member = await browser.newContext({ baseURL: site });
await signUp(await member.newPage());
await tour(
  'member',
  all.filter(([name]) => ['home', 'library', 'profile', 'create-character', 'story-reader'].includes(name)),
  { storageState: await member.storageState() },
);
await browser.close();
