// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Book, BookSpread } from './book.ts';
import { repeatProblems } from './check-repeats.ts';
import { unchecked } from './made-up.ts';
import { template } from './slots.ts';

const spread = (id: string, text: string, more: Partial<BookSpread> = {}): BookSpread => ({
  id,
  text: text.split('\n').map(unchecked),
  scene: { describe: '{name} looks at something in a meadow.' },
  ...more,
});
const told = (spreads: readonly BookSpread[], more: Partial<Book> = {}) =>
  repeatProblems({ ...more, spreads })
    .map((problem) => `${problem.spread}: ${problem.words}`)
    .join('\n');

const THRICE = 'A narrow path began. It was narrow as a ribbon.\nA narrow gate stood open.';

describe('one spread', () => {
  it('is told of a word in three sentences of it', () => {
    expect(told([spread('walk', THRICE)])).toBe('walk: “narrow” is in 3 sentences of this spread');
    expect(told([spread('walk', THRICE.replace('A narrow gate', 'A gate'))])).toBe('');
    // The plural is the same word.
    expect(told([spread('walk', 'Ribbons flew. One ribbon fell. “Ribbon!” cried {name}.')])).toContain(
      '“ribbon”',
    );
  });

  it.each<[string, BookSpread]>([
    ['small words', spread('walk', 'Then they looked. Then they said so. “Then look,” they said.')],
    ['the hero', spread('walk', '{name} ran. {They} fell. {name} laughed at {themself}.')],
    ['names', spread('walk', 'There was Uncle Bo. Bo had coffee. Bo was not going.')],
    ['sounds', spread('walk', 'CLANK. It went CLANK again.\nAnd so CLANK it was.')],
    ['a word thrice in one breath', spread('walk', 'It sank slowly, slowly, slowly into the mud.')],
    [
      'what the picture shows',
      spread('walk', 'A lantern hung there. The lantern burned. {name} took the lantern.', {
        scene: { describe: 'A lantern.', props: [{ id: 'lantern', at: [0, 0] }] },
      }),
    ],
    [
      'what the spread is called after',
      spread('well', 'Here was a well. Deep was the well. {name} looked into the well.'),
    ],
  ])('may repeat %s', (_what, one) => {
    expect(told([one])).toBe('');
  });
});

describe('neighbors', () => {
  const two = (first: string, second: string, more: Partial<Book> = {}) =>
    told([spread('walk', first), spread('rest', second)], more);

  it('are told of a word that both use twice', () => {
    const [one, other] = [
      'A narrow path began. How narrow it was!',
      'A narrow gate stood open. So narrow, too.',
    ];
    expect(two(one, other)).toBe('rest: “narrow” is in 4 sentences of this spread and of “walk” before it');
    // A spread between them is enough.
    expect(told([spread('walk', one), spread('sit', 'A bird sang.'), spread('rest', other)])).toBe('');
  });

  it('are told of a phrase that both say, as long as it is', () => {
    const [one, other] = [
      'There lay a bag of wet feathers and string.',
      'She put the bag of wet feathers down.',
    ];
    expect(two(one, other)).toBe('rest: “bag of wet feathers” was said on “walk”, the spread before');
    expect(two(one, 'She put the bag down.')).toBe('');
  });

  it('are those of a way, not of the list', () => {
    const [one, other] = ['There lay a bag of wet feathers.', 'She took a bag of wet feathers.'];
    const ways = [
      spread('fork', 'Left or right?', {
        choice: {
          ask: template('Which way?'),
          ways: [
            { label: 'Left', to: 'left', picture: {} },
            { label: 'Right', to: 'right', picture: {} },
          ],
        },
      }),
      spread('left', one, { next: null }),
      spread('right', other, { next: null }),
    ];
    expect(told(ways)).toBe('');
    expect(told([ways[0]!, { ...ways[1]!, next: 'right' }, ways[2]!])).toContain('“bag of wet feathers”');
  });
});

describe('a book', () => {
  const said = 'Snip goes the silver moon.';

  it('has refrains: what three spreads say, or what it lists', () => {
    const [one, two, three] = ['walk', 'rest', 'home'].map((id) => spread(id, said));
    expect(told([one!, two!])).toContain('“the silver moon” was said on “walk”');
    expect(told([one!, two!, three!])).toBe('');
    expect(told([one!, two!], { refrains: ['Snip goes the silver moon'] })).toBe('');
    expect(told([spread('walk', THRICE)], { refrains: ['narrow'] })).toBe('');
  });

  it('may speak of what it is about', () => {
    const others = ['sit', 'rest', 'home'].map((id) => spread(id, `Still the path was narrow at ${id}.`));
    expect(told([spread('walk', THRICE), ...others])).toBe('');
  });
});
