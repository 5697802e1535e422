import type { StoryFacts } from '../../story-facts.ts';

export const story: StoryFacts = {
  title: 'Fairy Kingdom',
  description:
    'Under the hawthorn a kingdom no higher than your knee is getting ready for the longest day, and nobody can find the drum.',
  genre: 'Fantasy',
  category: 'suggested',
  progress: 0,
  interactive: false,
  educational: false,
  subject: 'none',
  difficulty: 'Beginner',
  duration: '15 min',
  rating: 4.4,
};
