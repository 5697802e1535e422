import type { StoryFacts } from '../../story-facts.ts';

export const facts: StoryFacts = {
  title: 'The Moon Balloon',
  genre: 'Animated',
  category: 'new',
  order: 170,
  progress: 0,
  interactive: false,
  educational: false,
  subject: 'none',
  difficulty: 'Beginner',
  duration: '3 min',
  rating: 4.9,
  open: true,
};
