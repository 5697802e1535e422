import type { StoryFacts } from '../../story-facts.ts';

export const story: StoryFacts = {
  title: 'Neverland',
  description:
    'A boat with no anchor waits where the night meets the sea. On the island it sails for, only one thing is missing, and only you have it.',
  genre: 'Fantasy',
  category: 'suggested',
  progress: 0,
  ranking: 1,
  interactive: false,
  educational: false,
  subject: 'none',
  difficulty: 'Intermediate',
  duration: '20 min',
  rating: 4.9,
};
