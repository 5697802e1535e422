import type { StoryFacts } from '../../story-facts.ts';

export const facts: StoryFacts = {
  title: 'Dinosaur Discovery',
  secondTitle: 'The Seventh Egg',
  genre: 'Educational',
  category: 'continue',
  order: 120,
  progress: 75,
  ranking: 6,
  interactive: false,
  educational: true,
  subject: 'Science',
  difficulty: 'Intermediate',
  duration: '20 min',
  rating: 4.8,
};
