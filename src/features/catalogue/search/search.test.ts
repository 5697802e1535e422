import { describe, expect, it } from 'vitest';
import { SHELF } from '../../../../content/shelf.ts';
import { indexStories, search } from './search.ts';

const index = indexStories(SHELF);
const slugsFor = (query: string) => search(index, query).map((story) => story.slug);

describe('search', () => {
  it.each([
    ['whole title', 'Ocean Adventure', 'ocean-adventure'],
    ['part of a title, in any case', 'DRAG', 'dragon-valley'],
    ['words of the description', 'gull asked', 'ocean-adventure'],
    ['genre', 'sports', 'sports-champion'],
    ['genre and title together', 'sci-fi robot', 'robot-friends'],
    ['blanks around', '  neverland ', 'neverland'],
    ['accents', 'nevérland', 'neverland'],
  ])('finds by %s', (_, query, slug) => {
    expect(slugsFor(query)).toContain(slug);
  });

  it('requires every word', () => {
    expect(slugsFor('whale rocket')).toEqual([]);
  });

  it('returns all stories in order for an empty query', () => {
    expect(search(index, '  ')).toEqual(SHELF);
  });

  it('ranks titles before descriptions', () => {
    const stories = slugsFor('friend');
    expect(stories.slice(0, 2).sort()).toEqual(['forest-friends', 'robot-friends']);
    expect(stories).toContain('princess-castle');
  });

  it.each(['<b>', '.*', '\\', '小明', "O'Neil"])('treats %s as plain text', (query) => {
    expect(slugsFor(query)).toEqual([]);
  });

  it('finds an accented title by plain letters', () => {
    const cafe = { ...SHELF[0]!, title: 'Café Zoë' };
    expect(search(indexStories([cafe]), 'cafe zoe')).toEqual([cafe]);
  });

  it.each(['dargon', 'dragn', 'draggon', 'drageon valley', 'nevrland', 'Krismas', 'neverlamd'])(
    'corrects one wrong letter in %s',
    (query) => {
      const [first] = slugsFor(query);
      if (query === 'Krismas') expect(first).toBeUndefined();
      else expect(first).toBe(query.startsWith('n') ? 'neverland' : 'dragon-valley');
    },
  );

  it('corrects two wrong letters in a long word', () => {
    expect(slugsFor('dinosor')).toEqual(['dinosaur-discovery']);
  });

  it('does not correct words that match, nor words of three letters', () => {
    expect(slugsFor('dragon')).not.toContain('magic-garden');
    expect(slugsFor('xce')).toEqual([]);
  });
});
