import type { StoryFacts } from '../../story-facts.ts';

export const facts: StoryFacts = {
  title: 'Sports Champion',
  secondTitle: 'Into the Bucket',
  genre: 'Sports',
  category: 'new',
  order: 200,
  progress: 0,
  interactive: false,
  educational: true,
  subject: 'Health',
  difficulty: 'Intermediate',
  duration: '12 min',
  rating: 4.4,
};
