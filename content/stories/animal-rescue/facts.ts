import type { StoryFacts } from '../../story-facts.ts';

export const facts: StoryFacts = {
  title: 'Animal Rescue',
  secondTitle: 'Nobody Is Ill',
  genre: 'Nature',
  category: 'new',
  order: 160,
  progress: 0,
  interactive: false,
  educational: true,
  subject: 'Health',
  difficulty: 'Beginner',
  duration: '12 min',
  rating: 4.7,
};
