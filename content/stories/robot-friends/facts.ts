import type { StoryFacts } from '../../story-facts.ts';

export const facts: StoryFacts = {
  title: 'Robot Friends',
  secondTitle: 'Exactly as Told',
  genre: 'Sci-Fi',
  category: 'suggested',
  order: 30,
  progress: 0,
  interactive: false,
  educational: true,
  subject: 'Technology',
  difficulty: 'Intermediate',
  duration: '15 min',
  rating: 4.6,
};
