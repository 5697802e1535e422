import type { StoryFacts } from '../../story-facts.ts';

export const facts: StoryFacts = {
  title: 'Wizard School',
  secondTitle: 'Off Till Thursday',
  genre: 'Interactive',
  category: 'new',
  order: 190,
  progress: 0,
  ranking: 8,
  interactive: true,
  educational: false,
  subject: 'none',
  difficulty: 'Advanced',
  duration: '25 min',
  rating: 4.7,
};
