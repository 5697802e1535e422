import type { StoryFacts } from '../../story-facts.ts';

export const story: StoryFacts = {
  title: 'Pirate Treasure',
  description:
    'Ten paces from the palm, twice as many to the rock: the map is honest, but the captain can’t count. Choose your way across the island and see where the numbers lead.',
  genre: 'Adventure',
  category: 'suggested',
  progress: 0,
  ranking: 10,
  interactive: true,
  educational: true,
  subject: 'Math',
  difficulty: 'Intermediate',
  duration: '20 min',
  rating: 4.7,
};
