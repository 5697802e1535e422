import type { StoryFacts } from '../../story-facts.ts';

export const facts: StoryFacts = {
  title: 'Dragon Valley',
  secondTitle: 'Just One',
  genre: 'Fantasy',
  category: 'suggested',
  order: 10,
  progress: 0,
  ranking: 7,
  interactive: true,
  educational: false,
  subject: 'none',
  difficulty: 'Intermediate',
  duration: '20 min',
  rating: 4.7,
};
