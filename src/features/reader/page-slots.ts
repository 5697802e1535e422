/**
 * Assigns pages to slots: each slot is a place in the document with one page or none. Pages that have a slot
 * keep it; others take free or new ones. So a page that comes near replaces one that is far, and nothing in the
 * document moves.
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
