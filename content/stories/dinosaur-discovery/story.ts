import type { StoryFacts } from '../../story-facts.ts';

export const story: StoryFacts = {
  title: 'Dinosaur Discovery',
  description:
    'A bone as long as a bed lies in the red earth. Brush by brush, it tells you who walked here, what she ate, and who she was waiting for.',
  genre: 'Educational',
  category: 'continue',
  progress: 75,
  ranking: 6,
  interactive: false,
  educational: true,
  subject: 'Science',
  difficulty: 'Intermediate',
  duration: '20 min',
  rating: 4.8,
};
