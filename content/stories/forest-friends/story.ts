import type { StoryFacts } from '../../story-facts.ts';

export const story: StoryFacts = {
  title: 'Forest Friends',
  description:
    'Something in the forest is humming at night, and nobody has slept for a week. Bear is sure it’s a monster; you are not so sure.',
  genre: 'Nature',
  category: 'suggested',
  progress: 100,
  ranking: 5,
  interactive: false,
  educational: false,
  subject: 'none',
  difficulty: 'Beginner',
  duration: '12 min',
  rating: 4.7,
};
