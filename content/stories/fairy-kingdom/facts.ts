import type { StoryFacts } from '../../story-facts.ts';

export const facts: StoryFacts = {
  title: 'Fairy Kingdom',
  secondTitle: 'A Very Good Hill',
  genre: 'Fantasy',
  category: 'suggested',
  order: 70,
  progress: 0,
  interactive: false,
  educational: false,
  subject: 'none',
  difficulty: 'Beginner',
  duration: '15 min',
  rating: 4.4,
};
