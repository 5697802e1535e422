/**
 * The highlight behind the spoken word. The text stays plain: the word is located as a range and the highlight
 * placed under it, so that selection, links and screen readers are unaffected.
 */
const HIGHLIGHT_CLASS = 'rd-spoken';

/**
 * Highlights the UTF-16 range `start` to `end` of a paragraph in `text`, the element whose <p> children are the
 * paragraphs.
 */
export function highlightWord(text: Element, paragraph: number, start: number, end: number): void {
  const range = textRange(text.querySelectorAll(':scope > p')[paragraph], start, end);
  clearHighlight(text);
  if (!range) return;
  const origin = text.getBoundingClientRect();
  // A word broken across two lines has two rectangles.
  for (const piece of range.getClientRects()) {
    const highlight = document.createElement('span');
    highlight.className = HIGHLIGHT_CLASS;
    highlight.ariaHidden = 'true';
    highlight.style.cssText = `left:${piece.left - origin.left}px;top:${piece.top - origin.top}px;width:${piece.width}px;height:${piece.height}px`;
    text.append(highlight);
  }
  scrollIntoView(text.parentElement, range.getBoundingClientRect());
}

/** Scrolls the book's page, never the document: someone may be looking at the picture. */
function scrollIntoView(scroller: Element | null, word: DOMRect): void {
  if (!scroller || scroller.scrollHeight <= scroller.clientHeight) return;
  const page = scroller.getBoundingClientRect();
  if (word.top < page.top || word.bottom > page.bottom)
    scroller.scrollTop += word.top - page.top - page.height / 3;
}

export function clearHighlight(text: Element): void {
  for (const slip of text.querySelectorAll(`:scope > .${HIGHLIGHT_CLASS}`)) slip.remove();
}

function textRange(paragraph: Element | undefined, start: number, end: number): Range | null {
  if (!paragraph) return null;
  const range = document.createRange();
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  let passed = 0;
  let started = false;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (!started && start < passed + length) {
      range.setStart(node, start - passed);
      started = true;
    }
    if (started && end <= passed + length) {
      range.setEnd(node, end - passed);
      return range;
    }
    passed += length;
  }
  return null;
}
