import type { StoryFacts } from '../../story-facts.ts';

export const story: StoryFacts = {
  title: 'Superhero Academy',
  description:
    'Everyone in class can fly, or lift a bus, or vanish. You have one ordinary afternoon, three hard choices and a city that needs somebody to listen.',
  genre: 'Action',
  category: 'new',
  progress: 0,
  interactive: true,
  educational: false,
  subject: 'none',
  difficulty: 'Intermediate',
  duration: '15 min',
  rating: 4.6,
};
