/** Finding by words that somebody types: without accents, in any case, and with a slip or two. */

/**
 * Lower case without accents, so that “zoe” finds Zoë and “ZOË” finds zoe. The same in every language: a Turkish device would
 * make another letter of the I in Ice.
 */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export const splitWords = (text: string): string[] => foldText(text).split(/\s+/u).filter(Boolean);

/** How many slips a word may have: a short one is near too many others. */
const allowedTypos = (typed: string): number => (typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2);

/**
 * Whether `typed` is meant to be `word`, or its beginning: a letter wrong, missing, too many or changed with the next is a slip.
 * Both folded. Two slips are forgiven in a longer word whose first letter is right.
 */
export function matchesWithTypos(typed: string, word: string): boolean {
  const maxTypos = typed[0] === word[0] ? allowedTypos(typed) : Math.min(1, allowedTypos(typed));
  return maxTypos > 0 && typoDistance(typed, word) <= maxTypos;
}

/**
 * The fewest slips between what was typed and any beginning of a word: optimal string alignment distance (Damerau and
 * Levenshtein's, each place changed once), of which the last row is kept to its minimum.
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

/** The items whose titles hold every word typed, or a beginning or middle of one; if there are none, those that are meant. */
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
