import type { StoryFacts } from '../../story-facts.ts';

export const facts: StoryFacts = {
  title: 'Pirate Treasure',
  secondTitle: 'Measure Again',
  genre: 'Adventure',
  category: 'suggested',
  order: 50,
  progress: 0,
  ranking: 10,
  interactive: true,
  educational: true,
  subject: 'Math',
  difficulty: 'Intermediate',
  duration: '20 min',
  rating: 4.7,
};
