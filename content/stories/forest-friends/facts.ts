import type { StoryFacts } from '../../story-facts.ts';

export const facts: StoryFacts = {
  title: 'Forest Friends',
  secondTitle: 'There Is a Line',
  genre: 'Nature',
  category: 'suggested',
  order: 110,
  progress: 100,
  ranking: 5,
  interactive: false,
  educational: false,
  subject: 'none',
  difficulty: 'Beginner',
  duration: '12 min',
  rating: 4.7,
};
