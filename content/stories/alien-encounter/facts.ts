import type { StoryFacts } from '../../story-facts.ts';

export const facts: StoryFacts = {
  title: 'Alien Encounter',
  secondTitle: 'Half Price',
  genre: 'Sci-Fi',
  category: 'new',
  order: 220,
  progress: 0,
  interactive: true,
  educational: false,
  subject: 'none',
  difficulty: 'Advanced',
  duration: '20 min',
  rating: 4.5,
};
