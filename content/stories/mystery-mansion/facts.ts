import type { StoryFacts } from '../../story-facts.ts';

export const facts: StoryFacts = {
  title: 'Mystery Mansion',
  secondTitle: 'One Candle',
  genre: 'Mystery',
  category: 'continue',
  order: 140,
  progress: 20,
  ranking: 9,
  interactive: true,
  educational: false,
  subject: 'none',
  difficulty: 'Advanced',
  duration: '25 min',
  rating: 4.6,
  open: true,
};
