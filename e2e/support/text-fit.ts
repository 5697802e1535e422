import type { Page } from '@playwright/test';

/** Sets the browser's default text size, as in its settings: 16 px by default. */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
  await devtools.detach();
}

/**
 * Words that cannot be read: beyond the window, clipped, or overflowing their button. Leaves out scrollable content and
 * text for screen readers.
 */
export async function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const overlaps: string[] = [];
    const unseen = (element: Element) => {
      const style = getComputedStyle(element);
      return (
        style.visibility === 'hidden' ||
        style.clipPath.startsWith('inset(50%') ||
        (style.overflow !== 'visible' && element.clientWidth <= 1)
      );
    };
    const textWalker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    next: while (textWalker.nextNode()) {
      const node = textWalker.currentNode as Text;
      const text = node.data.trim();
      if (text === '') continue;
      const ancestors: Element[] = [];
      for (let element = node.parentElement; element; element = element.parentElement)
        ancestors.push(element);
      if (ancestors.some(unseen)) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 2) continue;
        for (const element of ancestors) {
          const style = getComputedStyle(element);
          if (/auto|scroll/.test(style.overflowX + style.overflowY)) continue next;
          const holder = element.getBoundingClientRect();
          const beyond = box.right > holder.right + 2 || box.left < holder.left - 2;
          const holds =
            element.matches('button, .felt, .paper') ||
            style.overflowX !== 'visible' ||
            /strict|content|paint/.test(style.contain);
          // A long name may be truncated where it is whole elsewhere.
          if (holds && style.textOverflow === 'ellipsis') continue next;
          if (holds && beyond)
            overlaps.push(`“${text.slice(0, 30)}” in ${element.className || element.tagName}`);
        }
        if (box.right > window.innerWidth + 1 || box.left < -1)
          overlaps.push(`“${text.slice(0, 30)}” off the window`);
      }
    }
    return [...new Set(overlaps)];
  });
}

/** The page, the open sheet and its body, where they scroll sideways, and by how many pixels. */
export async function sidewaysScrollers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('html, dialog[open], dialog[open] .paper-dialog-body, :popover-open')]
      .map((element) => ({ element, by: element.scrollWidth - element.clientWidth }))
      .filter(({ by }) => by > 1)
      .map(({ element, by }) => `${element.className || element.tagName} by ${by}`),
  );
}

/**
 * Controls that cannot be reached: even scrolled to the middle of the window they lie outside or beneath something.
 * Only within an open dialog, if any; what a film of the reader covers is tested separately.
 */
export async function unreachableElements(page: Page, selector = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector(selector)!;
    const overlaps: string[] = [];
    for (const element of root.querySelectorAll(
      'button, a[href], input:not([type=file]), select, textarea',
    )) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (
        element.closest(
          '[inert], [aria-hidden=true], a.skip-link, .rd-corner, .rd-spread:not([data-place=here])',
        )
      )
        continue;
      // A checkbox or radio is pressed by its label, which is as large as its words.
      const pressed =
        (element.matches('[type=radio], [type=checkbox]') && element.closest('label')) || element;
      const size = pressed.getBoundingClientRect();
      if (size.width < 3 || getComputedStyle(pressed).clipPath.startsWith('inset(50%')) continue;
      pressed.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = pressed.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (hit && (pressed.contains(hit) || hit.contains(pressed))) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30);
      overlaps.push(
        `${name || element.tagName} under ${hit ? hit.className || hit.tagName : 'nothing: off the window'}`,
      );
    }
    return overlaps;
  }, selector);
}
