import type { StoryFacts } from '../../story-facts.ts';

export const facts: StoryFacts = {
  title: 'Christmas',
  secondTitle: 'Number Twenty-three',
  genre: 'Adventure',
  category: 'suggested',
  order: 100,
  progress: 100,
  ranking: 2,
  interactive: false,
  educational: false,
  subject: 'none',
  difficulty: 'Beginner',
  duration: '15 min',
  rating: 4.8,
};
