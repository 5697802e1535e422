import type { StoryFacts } from '../../story-facts.ts';

export const facts: StoryFacts = {
  title: 'Time Traveler',
  secondTitle: 'Eleven Days',
  genre: 'Educational',
  category: 'new',
  order: 210,
  progress: 0,
  interactive: false,
  educational: true,
  subject: 'History',
  difficulty: 'Advanced',
  duration: '25 min',
  rating: 4.6,
};
