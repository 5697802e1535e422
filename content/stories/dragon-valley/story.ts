import type { StoryFacts } from '../../story-facts.ts';

export const story: StoryFacts = {
  title: 'Dragon Valley',
  description:
    'Everyone keeps away from the valley where the smoke rises. One child goes down to ask the dragon what is wrong.',
  genre: 'Fantasy',
  category: 'suggested',
  progress: 0,
  ranking: 7,
  interactive: true,
  educational: false,
  subject: 'none',
  difficulty: 'Intermediate',
  duration: '20 min',
  rating: 4.7,
};
