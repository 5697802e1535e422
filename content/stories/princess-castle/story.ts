import type { StoryFacts } from '../../story-facts.ts';

export const story: StoryFacts = {
  title: 'Princess Castle',
  description:
    'The great gate is stuck, the guests are at the bridge, and the cook has lost the cat. Behind its banners a castle is a house full of people with work to do.',
  genre: 'Fantasy',
  category: 'suggested',
  progress: 0,
  interactive: false,
  educational: true,
  subject: 'History',
  difficulty: 'Beginner',
  duration: '15 min',
  rating: 4.5,
};
