import type { StoryFacts } from '../../story-facts.ts';

export const facts: StoryFacts = {
  title: 'Jungle Explorer',
  secondTitle: 'Right, Says the River',
  genre: 'Adventure',
  category: 'new',
  order: 150,
  progress: 0,
  interactive: true,
  educational: true,
  subject: 'Geography',
  difficulty: 'Intermediate',
  duration: '15 min',
  rating: 4.5,
};
