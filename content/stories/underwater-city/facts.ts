import type { StoryFacts } from '../../story-facts.ts';

export const facts: StoryFacts = {
  title: 'Underwater City',
  secondTitle: 'The Other One',
  genre: 'Fantasy',
  category: 'new',
  order: 180,
  progress: 0,
  interactive: false,
  educational: true,
  subject: 'Technology',
  difficulty: 'Advanced',
  duration: '20 min',
  rating: 4.4,
};
