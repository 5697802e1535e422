import type { StoryFacts } from '../../story-facts.ts';

export const story: StoryFacts = {
  title: 'Animal Rescue',
  description:
    'A fox cub limps out of the hedge on a wet morning. Clean water, a soft bandage and patience can mend more than a paw.',
  genre: 'Nature',
  category: 'new',
  progress: 0,
  interactive: false,
  educational: true,
  subject: 'Health',
  difficulty: 'Beginner',
  duration: '12 min',
  rating: 4.7,
};
