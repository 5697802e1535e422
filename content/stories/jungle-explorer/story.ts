import type { StoryFacts } from '../../story-facts.ts';

export const story: StoryFacts = {
  title: 'Jungle Explorer',
  description:
    'The river bends, the path forks, and the map has been eaten by ants. Pick your way from the roots to the treetops, where the forest makes its own rain.',
  genre: 'Adventure',
  category: 'new',
  progress: 0,
  interactive: true,
  educational: true,
  subject: 'Geography',
  difficulty: 'Intermediate',
  duration: '15 min',
  rating: 4.5,
};
