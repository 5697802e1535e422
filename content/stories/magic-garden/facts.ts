import type { StoryFacts } from '../../story-facts.ts';

export const facts: StoryFacts = {
  title: 'Magic Garden',
  secondTitle: 'The Last Crumb',
  genre: 'Nature',
  category: 'suggested',
  order: 20,
  progress: 0,
  interactive: false,
  educational: true,
  subject: 'Math',
  difficulty: 'Beginner',
  duration: '12 min',
  rating: 4.6,
};
