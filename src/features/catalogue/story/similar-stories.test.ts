import { expect, it } from 'vitest';
import { SHELF } from '../../../../content/shelf.ts';
import { similarStories } from './similar-stories.ts';

it('finds the nearest stories and never the story itself', () => {
  const near = similarStories('wizard-school', SHELF, 6).map(({ slug }) => slug);
  expect(near).toHaveLength(6);
  expect(near).not.toContain('wizard-school');
  expect(near.slice(0, 2).sort()).toEqual(['alien-encounter', 'mystery-mansion']);
});

it('puts the same genre before anything else', () => {
  const genres = similarStories('ocean-adventure', SHELF, 3).map(({ genre }) => genre);
  expect(genres).toEqual(['Nature', 'Nature', 'Nature']);
});

it('knows nothing like an unknown story', () => {
  expect(similarStories('nowhere', SHELF, 6)).toEqual([]);
});
