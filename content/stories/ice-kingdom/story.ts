import type { StoryFacts } from '../../story-facts.ts';

export const story: StoryFacts = {
  title: 'Ice Kingdom',
  description:
    'A young polar bear has drifted far from home. To bring her back you must read the ice, the wind and a night that lasts all winter.',
  genre: 'Adventure',
  category: 'suggested',
  progress: 0,
  interactive: false,
  educational: true,
  subject: 'Geography',
  difficulty: 'Intermediate',
  duration: '15 min',
  rating: 4.5,
};
