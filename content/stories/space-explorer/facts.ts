import type { StoryFacts } from '../../story-facts.ts';

export const facts: StoryFacts = {
  title: 'Space Explorer',
  secondTitle: 'On Three',
  genre: 'Sci-Fi',
  category: 'suggested',
  order: 80,
  progress: 0,
  ranking: 4,
  interactive: false,
  educational: true,
  subject: 'Science',
  difficulty: 'Intermediate',
  duration: '20 min',
  rating: 4.8,
};
