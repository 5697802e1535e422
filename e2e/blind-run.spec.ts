import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** What stands under each numbered heading of docs/blind-run.md, as a list: the lines that are spoken. */
const spokenInDocs = readFileSync('docs/blind-run.md', 'utf8')
  .split(/^## \d+\. /m)
  .slice(1)
  .map((step) => [...step.matchAll(/^- (.+)$/gm)].map(([, line]) => line!));

const ROLES: Record<string, string> = { img: 'picture', textbox: 'text field' };

/** A line of an accessibility snapshot as a screen reader speaks it, of a text its first sentence; null for a mere container. */
function speak(line: string): string | null {
  const plain = line.trim().replace(/^- '(.+?)'(:.*)?$/, '- $1$2');
  const [, role = '', name = '', states = '', text = ''] =
    /^- ([a-z]+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]+\])*)(?:: ?(.*))?$/.exec(plain) ?? [];
  if (role === 'text' || role === 'paragraph')
    return /^.*?(?:[.!?]”?(?= |$)|$)/.exec(text.replace(/^"(.*)"$/, '$1'))?.[0] || null;
  if (!name) return null;
  const stateText = states
    .replace(/ \[level=/, ' level ')
    .replace(' [', ', ')
    .replaceAll(']', '');
  return `${name}, ${ROLES[role] ?? role}${stateText}`;
}

const speakAll = async (place: Locator): Promise<string[]> =>
  (await place.ariaSnapshot()).split('\n').flatMap((line) => speak(line) ?? []);

/** Collects what live regions say, in `window.announced`. Runs in the page before its own code. */
function collectAnnouncements(): void {
  const announced: string[] = [];
  Object.assign(window, { announced });
  new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest('[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]');
      const text = region?.textContent?.replace(/\s+/g, ' ').trim();
      if (text && announced.at(-1) !== text) announced.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const announcements = (page: Page, clear = false): Promise<string[]> =>
  page.evaluate((clear) => {
    const { announced } = window as unknown as { announced: string[] };
    return clear ? announced.splice(0) : [...announced];
  }, clear);

/** A family member who hears the app and has a keyboard. */
class LogListener {
  readonly #page: Page;
  #step = 0;
  #title = '';
  #focus = '';

  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses Tab until something has the focus. */
  async tabTo(target: Locator): Promise<void> {
    const focused = target.and(this.#page.locator(':focus'));
    for (let n = 0; n < 40; n++) {
      await this.#page.keyboard.press('Tab');
      if ((await focused.count()) > 0) return;
    }
    throw new Error(`Tab does not reach ${target}`);
  }

  /** Does the next step of the document and expects its lines. @param readOn how many lines are read from the focus on */
  async step(act: () => Promise<unknown>, readOn = 0): Promise<void> {
    if (this.#step > 0) await announcements(this.#page, true);
    await act();
    const expected = spokenInDocs[this.#step];
    this.#step += 1;
    await expect.poll(() => this.#hear(readOn), { message: `step ${this.#step}` }).toEqual(expected);
    this.#title = await this.#page.title();
    this.#focus = await this.#focused();
  }

  get steps(): number {
    return this.#step;
  }

  /** Of what has the focus, unless it is the screen as a whole. */
  async #focused(): Promise<string> {
    const focused = this.#page.locator(':focus:not(main)');
    return (await focused.count()) > 0 ? ((await speakAll(focused))[0] ?? '') : '';
  }

  /** A new title, what was announced, a new focus, and what stands after the focus on the screen. */
  async #hear(readOn: number): Promise<string[]> {
    const [title, focus] = [await this.#page.title(), await this.#focused()];
    const screen = await speakAll(this.#page.locator('main'));
    return [
      ...(title === this.#title ? [] : [title]),
      ...(await announcements(this.#page)),
      ...(focus && focus !== this.#focus ? [focus] : []),
      ...screen.slice(focus ? screen.indexOf(focus) + 1 : 0).slice(0, readOn),
    ];
  }
}

test('the main job, by ear and keyboard, is spoken as docs/blind-run.md says', { tag: '@any-size' }, async ({
  page,
}) => {
  await page.addInitScript(collectAnnouncements);
  const listener = new LogListener(page);
  const enter = () => page.keyboard.press('Enter');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await listener.step(() => page.goto('/'), 3);
  await listener.step(() => listener.tabTo(page.getByRole('link', { name: 'Make a hero' })));
  await listener.step(enter, 1);
  await listener.step(() => listener.tabTo(page.getByRole('textbox', { name: 'Hero name' })));
  await page.keyboard.type('Mila');
  await listener.step(() => listener.tabTo(button('Start Adventure')), 1);
  await listener.step(enter, 2);
  await listener.step(() => listener.tabTo(button('Next page')), 3);
  await listener.step(enter, 3);
  await listener.step(enter, 3);
  await listener.step(() => listener.tabTo(button('Save Story to Library')));
  await listener.step(enter);
  await listener.step(() => listener.tabTo(button('For grown-ups')));
  await listener.step(async () => {
    await enter();
    await listener.tabTo(page.getByRole('main').getByRole('link', { name: 'Library' }));
  });
  await listener.step(enter, 1);
  await listener.step(() => listener.tabTo(page.getByRole('link', { name: 'Read Again: Half a Star' })));
  expect(listener.steps).toBe(spokenInDocs.length);
});
