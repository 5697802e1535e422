/** Finding by words that somebody types: without accents, in any case, and with a slip or two. */

/**
 * Lower case without accents, so that “zoe” finds Zoë and “ZOË” finds zoe. The same in every language: a Turkish device would
 * make another letter of the I in Ice.
 */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export const wordsOf = (text: string): string[] => folded(text).split(/\s+/u).filter(Boolean);

/** How many slips a word may have: a short one is near too many others. */
const slipsIn = (typed: string): number => (typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2);

/**
 * Whether `typed` is meant to be `word`, or its beginning: a letter wrong, missing, too many or changed with the next is a slip.
 * Both folded. Two slips are forgiven in a longer word whose first letter is right.
 */
export function isMeant(typed: string, word: string): boolean {
  const most = typed[0] === word[0] ? slipsIn(typed) : Math.min(1, slipsIn(typed));
  return most > 0 && slipsBetween(typed, word) <= most;
}

/**
 * The fewest slips between what was typed and any beginning of a word: optimal string alignment distance (Damerau and
 * Levenshtein's, each place changed once), of which the last row is kept to its minimum.
 */
function slipsBetween(typed: string, word: string): number {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const here = [row];
    for (let at = 1; at <= word.length; at += 1) {
      const wrong = typed[row - 1] === word[at - 1] ? 0 : 1;
      const least = Math.min(last[at]! + 1, here[at - 1]! + 1, last[at - 1]! + wrong);
      const swapped = row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      here.push(swapped ? Math.min(least, before[at - 2]! + 1) : least);
    }
    before = last;
    last = here;
  }
  return Math.min(...last);
}

/** The items whose titles hold every word typed, or a beginning or middle of one; if there are none, those that are meant. */
export function findByTitle<Item>(
  items: readonly Item[],
  titleOf: (item: Item) => string,
  query: string,
): readonly Item[] {
  const words = wordsOf(query);
  if (words.length === 0) return items;
  const named = items.map((item) => ({ item, title: folded(titleOf(item)) }));
  const called = named.filter(({ title }) => words.every((word) => title.includes(word)));
  const found =
    called.length > 0
      ? called
      : named.filter(({ title }) =>
          words.every(
            (word) => title.includes(word) || title.split(/\s+/u).some((other) => isMeant(word, other)),
          ),
        );
  return found.map(({ item }) => item);
}
