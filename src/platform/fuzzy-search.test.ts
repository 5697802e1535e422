import { describe, expect, it } from 'vitest';
import { matchesWithTypos, searchByTitle } from './fuzzy-search.ts';

describe('matching with typos', () => {
  it.each([
    ['dargon', 'dragon'],
    ['maigc', 'magic'],
    ['dragn', 'dragon'],
    ['draggon', 'dragon'],
    ['neverlamd', 'neverland'],
    // Two typos in a longer word.
    ['dinosor', 'dinosaur'],
    ['dinosour', 'dinosaur'],
    ['addventurre', 'adventure'],
    // Not typed to its end.
    ['discuv', 'discovery'],
  ])('"%s" matches "%s"', (typed, word) => expect(matchesWithTypos(typed, word)).toBe(true));

  it.each([
    // Too short to judge.
    ['xce', 'ice'],
    // Two slips in a short word, and the first letter wrong beside another.
    ['drgn', 'dragon'],
    ['tinosor', 'dinosaur'],
    ['krismas', 'christmas'],
    ['rocket', 'robot'],
  ])('"%s" does not match "%s"', (typed, word) => expect(matchesWithTypos(typed, word)).toBe(false));
});

describe('searching by title', () => {
  const titles = ['Ice Kingdom', 'Magic Garden', 'Zoë’s Dragon'];
  const search = (query: string) => searchByTitle(titles, (title) => title, query);

  it('matches words in any order and case, without accents, and returns all for no query', () => {
    expect(search('KINGDOM ice')).toEqual(['Ice Kingdom']);
    expect(search('zoe')).toEqual(['Zoë’s Dragon']);
    expect(search('  ')).toEqual(titles);
    expect(search('whale')).toEqual([]);
  });

  it('forgives a typo when no title matches exactly', () => {
    expect(search('gardan')).toEqual(['Magic Garden']);
    expect(search('ice kingdon')).toEqual(['Ice Kingdom']);
  });

  it('folds an I on a Turkish device', () => {
    const { toLocaleLowerCase } = String.prototype;
    String.prototype.toLocaleLowerCase = function () {
      return toLocaleLowerCase.call(this, 'tr');
    };
    try {
      expect(search('ICE')).toEqual(['Ice Kingdom']);
    } finally {
      String.prototype.toLocaleLowerCase = toLocaleLowerCase;
    }
  });
});
