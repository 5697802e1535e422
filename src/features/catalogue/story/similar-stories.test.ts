import { expect, it } from 'vitest';
import { SHELF } from '../../../../content/shelf.ts';
import { similarStories } from './similar-stories.ts';

it('returns the most similar stories without the story itself', () => {
  const near = similarStories('wizard-school', SHELF, 6).map(({ slug }) => slug);
  expect(near).toHaveLength(6);
  expect(near).not.toContain('wizard-school');
  expect(near.slice(0, 2).sort()).toEqual(['alien-encounter', 'mystery-mansion']);
});

it('ranks the same genre first', () => {
  const genres = similarStories('ocean-adventure', SHELF, 3).map(({ genre }) => genre);
  expect(genres).toEqual(['Nature', 'Nature', 'Nature']);
});

it('returns nothing for an unknown story', () => {
  expect(similarStories('nowhere', SHELF, 6)).toEqual([]);
});
