import type { StoryFacts } from '../../story-facts.ts';

export const facts: StoryFacts = {
  title: 'Ocean Adventure',
  secondTitle: 'Something Sang',
  genre: 'Nature',
  category: 'continue',
  order: 130,
  progress: 40,
  ranking: 3,
  interactive: false,
  educational: true,
  subject: 'Science',
  difficulty: 'Beginner',
  duration: '15 min',
  rating: 4.8,
  open: true,
};
