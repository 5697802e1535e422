import type { StoryFacts } from '../../story-facts.ts';

export const story: StoryFacts = {
  title: 'Sports Champion',
  description:
    'Last to be picked, first on the field every morning. It takes strong lungs, a good night’s sleep and one pass that nobody expected.',
  genre: 'Sports',
  category: 'new',
  progress: 0,
  interactive: false,
  educational: true,
  subject: 'Health',
  difficulty: 'Intermediate',
  duration: '12 min',
  rating: 4.4,
};
