import type { StoryFacts } from '../../story-facts.ts';

export const story: StoryFacts = {
  title: 'Wizard School',
  description:
    'On the first day your wand does nothing at all. You decide which door, which book and which friend, and the magic you find is your own.',
  genre: 'Interactive',
  category: 'new',
  progress: 0,
  ranking: 8,
  interactive: true,
  educational: false,
  subject: 'none',
  difficulty: 'Advanced',
  duration: '25 min',
  rating: 4.7,
};
