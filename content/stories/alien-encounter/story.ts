import type { StoryFacts } from '../../story-facts.ts';

export const story: StoryFacts = {
  title: 'Alien Encounter',
  description:
    'Something has landed in the pond, and it doesn’t speak in words. Hum to it, draw for it or simply wait: it is trying just as hard as you.',
  genre: 'Sci-Fi',
  category: 'new',
  progress: 0,
  interactive: true,
  educational: false,
  subject: 'none',
  difficulty: 'Advanced',
  duration: '20 min',
  rating: 4.5,
};
