import type { StoryFacts } from '../../story-facts.ts';

export const story: StoryFacts = {
  title: 'Underwater City',
  description:
    'Glass towers stand where the whales pass, and the lights are going out one by one. The turtle who knows why needs someone with hands.',
  genre: 'Fantasy',
  category: 'new',
  progress: 0,
  interactive: false,
  educational: true,
  subject: 'Technology',
  difficulty: 'Advanced',
  duration: '20 min',
  rating: 4.4,
};
