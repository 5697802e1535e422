import type { StoryFacts } from '../../story-facts.ts';

export const story: StoryFacts = {
  title: 'Time Traveler',
  description:
    'The clock in the hall has a small door, and behind it is last century. Bring the lost key back before supper, and try to change nothing at all.',
  genre: 'Educational',
  category: 'new',
  progress: 0,
  interactive: false,
  educational: true,
  subject: 'History',
  difficulty: 'Advanced',
  duration: '25 min',
  rating: 4.6,
};
