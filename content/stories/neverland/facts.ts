import type { StoryFacts } from '../../story-facts.ts';

export const facts: StoryFacts = {
  title: 'Neverland',
  secondTitle: 'Daily',
  genre: 'Fantasy',
  category: 'suggested',
  order: 90,
  progress: 0,
  ranking: 1,
  interactive: false,
  educational: false,
  subject: 'none',
  difficulty: 'Intermediate',
  duration: '20 min',
  rating: 4.9,
  open: true,
};
