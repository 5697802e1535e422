import type { StoryFacts } from '../../story-facts.ts';

export const facts: StoryFacts = {
  title: 'Princess Castle',
  secondTitle: 'Don’t Spill It',
  genre: 'Fantasy',
  category: 'suggested',
  order: 40,
  progress: 0,
  interactive: false,
  educational: true,
  subject: 'History',
  difficulty: 'Beginner',
  duration: '15 min',
  rating: 4.5,
};
