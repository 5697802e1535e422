import { expect, type Locator, type Page } from '@playwright/test';
import { clippedText } from './text-fit.ts';

/** Smallest allowed target, in CSS pixels. */
const FINGER = 44;

/** Transparent elements and parts of a page, which cover nothing: its corner, its light, the letters on a mark. */
const CLEAR = '.rd-corner, .rd-light, .rd-text *';

/**
 * Why the first visible element is not wholly in view: null when it lies in the window, unclipped, with nothing over
 * its middle and corners, and large enough to press. `scrollsFirst` scrolls it to the middle first.
 */
function hiddenReasons(part: Locator, scrollsFirst: boolean): Promise<string[]> {
  return part.evaluateAll(
    (all, { scrollsFirst, clear, finger }) => {
      const isShown = (one: Element) =>
        one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      // A checkbox or radio is pressed by its label, which is as large as its words.
      const pressed = (one: Element) =>
        (one.matches('[type=radio], [type=checkbox]') && one.closest('label')) || one;
      const shown = all.map(pressed).find(isShown);
      if (!shown) return ['not there'];
      if (scrollsFirst) shown.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const problems: string[] = [];
      const { left, top, right, bottom, width, height } = shown.getBoundingClientRect();
      const box = `${Math.round(left)}…${Math.round(right)} × ${Math.round(top)}…${Math.round(bottom)}`;
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        problems.push(`off the window: ${box}`);
      for (
        let holder = shown.parentElement;
        holder && holder !== document.body;
        holder = holder.parentElement
      ) {
        if (getComputedStyle(holder).overflow === 'visible') continue;
        const edge = holder.getBoundingClientRect();
        if (left < edge.left - 1 || right > edge.right + 1 || top < edge.top - 1 || bottom > edge.bottom + 1)
          problems.push(`cut by ${holder.className || holder.tagName}: ${box}`);
      }
      const { borderTopLeftRadius: radius, transform } = getComputedStyle(shown);
      const round = radius.includes('%') ? Number.POSITIVE_INFINITY : Number.parseFloat(radius);
      // Rounded or rotated corners lie within those of the box.
      const turned =
        transform === 'none' ? 0 : Math.abs(new DOMMatrix(transform).b) * Math.max(width, height);
      const inset = 2 + 0.3 * Math.min(round, width / 2, height / 2) + turned;
      const [xs, ys] = [
        [left + inset, right - inset],
        [top + inset, bottom - inset],
      ];
      const points = [[left + width / 2, top + height / 2], ...xs.flatMap((x) => ys.map((y) => [x, y]))];
      const coveringElements = new Set<string>();
      for (const [x = 0, y = 0] of points) {
        const hit: Element | undefined = document
          .elementsFromPoint(x, y)
          .find((one) => shown.contains(one) || !one.closest(clear));
        if (hit && !shown.contains(hit) && !hit.contains(shown))
          coveringElements.add(hit.getAttribute('class') || hit.tagName);
      }
      if (coveringElements.size > 0) problems.push(`under ${[...coveringElements].join(', ')}`);
      if (shown.matches('button, a, input, select, label') && Math.min(width, height) < finger - 0.5)
        problems.push(`too small to press: ${Math.round(width)} × ${Math.round(height)}`);
      return problems;
    },
    { scrollsFirst, clear: CLEAR, finger: FINGER },
  );
}

type Parts = Readonly<Record<string, Locator>>;

async function expectVisible(parts: Parts, label: string, scrollsFirst: boolean): Promise<void> {
  await expect
    .poll(async () => {
      const problems: string[] = [];
      // Each after scrolling to it; else all at once.
      if (scrollsFirst)
        for (const [name, part] of Object.entries(parts))
          for (const reason of await hiddenReasons(part, true)) problems.push(`${name}: ${reason}`);
      else
        await Promise.all(
          Object.entries(parts).map(async ([name, part]) => {
            for (const reason of await hiddenReasons(part, false)) problems.push(`${name}: ${reason}`);
          }),
        );
      return problems;
    }, label)
    .toEqual([]);
}

/** Waits until each element is wholly in view without scrolling, and large enough to press. */
export const expectInView = (parts: Parts, label: string) => expectVisible(parts, label, false);

/** The same, each after scrolling it to the middle of the window. */
export const expectInViewAfterScroll = (parts: Parts, label: string) => expectVisible(parts, label, true);

/** Expects that no word is cut and nothing scrolls sideways. */
export async function expectUnclipped(page: Page, label: string): Promise<void> {
  await expect
    .poll(async () => {
      const [cut, sideways] = await Promise.all([
        clippedText(page),
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ]);
      return sideways > 0 ? [...cut, `${sideways} px to the side`] : cut;
    }, label)
    .toEqual([]);
}

/** Targets smaller than a finger; links within a sentence are as high as their line. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((finger) => {
    const problems: string[] = [];
    for (const element of document.querySelectorAll(
      'button, a[href], input:not([type=file]), select, textarea',
    )) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('[inert], [aria-hidden=true], a.skip-link')) continue;
      // A checkbox or radio is pressed by its label, and a text input has its field around it.
      const label = element.matches('[type=radio], [type=checkbox]') && element.closest('label');
      const pressed = element.matches('button, a') ? element : label || element.closest('.field') || element;
      const { width, height } = pressed.getBoundingClientRect();
      const { display, clipPath } = getComputedStyle(pressed);
      if (width < 3 || display === 'inline' || clipPath.startsWith('inset(50%')) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30);
      if (Math.min(width, height) < finger - 0.5)
        problems.push(`${name}: ${Math.round(width)} × ${Math.round(height)}`);
    }
    return [...new Set(problems)];
  }, FINGER);
}

/** Filled buttons beyond the one that a screen may have, and felt that cannot be pressed. */
export async function strayFelt(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const filled = shown('.felt:not(.felt-sage, .felt-honey, .felt-quiet)').slice(1);
    const idle = shown('.felt, .toggle').filter((one) => !one.closest('button, a, label'));
    return [
      ...filled.map((one) => `filled as well: ${one.textContent}`),
      ...idle.map((one) => `not to be pressed: ${one.textContent}`),
    ];
  });
}
