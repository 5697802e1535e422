import type { StoryFacts } from '../../story-facts.ts';

export const story: StoryFacts = {
  title: 'Christmas',
  description:
    'Snow has shut every road to the village, and there is one lantern left to light. A fox and a brave pair of boots set out to carry it.',
  genre: 'Adventure',
  category: 'suggested',
  progress: 100,
  ranking: 2,
  interactive: false,
  educational: false,
  subject: 'none',
  difficulty: 'Beginner',
  duration: '15 min',
  rating: 4.8,
};
