/**
 * Lower case without accents, so that “zoe” finds Zoë and “ZOË” finds zoe. The same in every locale: a Turkish
 * device would turn the I of Ice into another letter.
 */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export const splitWords = (text: string): string[] => foldText(text).split(/\s+/u).filter(Boolean);

/** How many typos a word may have. Short words are close to too many others. */
const allowedTypos = (typed: string): number => (typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2);

/**
 * Whether `typed` matches `word` or a prefix of it with typos: a letter wrong, missing, extra or swapped with
 * the next. Both folded. A longer word whose first letter is right may have two.
 */
export function matchesWithTypos(typed: string, word: string): boolean {
  const maxTypos = typed[0] === word[0] ? allowedTypos(typed) : Math.min(1, allowedTypos(typed));
  return maxTypos > 0 && typoDistance(typed, word) <= maxTypos;
}

/**
 * The fewest typos between the typed text and any prefix of a word: optimal string alignment distance
 * (Damerau-Levenshtein with each position edited once), minimized over the last row.
 */
function typoDistance(typed: string, word: string): number {
  let rowBeforeLast: number[] = [];
  let lastRow = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const currentRow = [row];
    for (let at = 1; at <= word.length; at += 1) {
      const substitution = typed[row - 1] === word[at - 1] ? 0 : 1;
      const cost = Math.min(lastRow[at]! + 1, currentRow[at - 1]! + 1, lastRow[at - 1]! + substitution);
      const swapped = row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      currentRow.push(swapped ? Math.min(cost, rowBeforeLast[at - 2]! + 1) : cost);
    }
    rowBeforeLast = lastRow;
    lastRow = currentRow;
  }
  return Math.min(...lastRow);
}

/** Items whose titles contain every typed word; if there are none, those that match with typos. */
export function searchByTitle<Item>(
  items: readonly Item[],
  titleOf: (item: Item) => string,
  query: string,
): readonly Item[] {
  const words = splitWords(query);
  if (words.length === 0) return items;
  const titled = items.map((item) => ({ item, title: foldText(titleOf(item)) }));
  const exact = titled.filter(({ title }) => words.every((word) => title.includes(word)));
  const found =
    exact.length > 0
      ? exact
      : titled.filter(({ title }) =>
          words.every(
            (word) =>
              title.includes(word) || title.split(/\s+/u).some((other) => matchesWithTypos(word, other)),
          ),
        );
  return found.map(({ item }) => item);
}
