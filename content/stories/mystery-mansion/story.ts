import type { StoryFacts } from '../../story-facts.ts';

export const story: StoryFacts = {
  title: 'Mystery Mansion',
  description:
    'Each night one candle burns in the house where nobody lives. Follow the footprints up the stairs; every door you choose knows a different part of the secret.',
  genre: 'Mystery',
  category: 'continue',
  progress: 20,
  ranking: 9,
  interactive: true,
  educational: false,
  subject: 'none',
  difficulty: 'Advanced',
  duration: '25 min',
  rating: 4.6,
};
