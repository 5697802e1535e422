import type { StoryFacts } from '../../story-facts.ts';

export const facts: StoryFacts = {
  title: 'Superhero Academy',
  secondTitle: 'Pending',
  genre: 'Action',
  category: 'new',
  order: 230,
  progress: 0,
  interactive: true,
  educational: false,
  subject: 'none',
  difficulty: 'Intermediate',
  duration: '15 min',
  rating: 4.6,
};
