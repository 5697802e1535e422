/**
 * Who sits where: each of `seats` is a place in the document that shows one page, or none. Those of `pages` that are seated
 * stay; the others take the places that have become free, or new ones. So a page that comes near is written into the
 * place of one that is far, and nothing in the document is moved.
 */
export function assignSlots(
  slots: readonly (number | undefined)[],
  pages: readonly number[],
): (number | undefined)[] {
  const next = slots.map((page) => (page !== undefined && pages.includes(page) ? page : undefined));
  for (const page of pages) {
    if (next.includes(page)) continue;
    const free = next.indexOf(undefined);
    if (free < 0) next.push(page);
    else next[free] = page;
  }
  return next;
}
