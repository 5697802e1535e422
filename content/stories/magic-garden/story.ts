import type { StoryFacts } from '../../story-facts.ts';

export const story: StoryFacts = {
  title: 'Magic Garden',
  description:
    'Three petals, five petals, eight: the flowers behind the old wall are counting, and somebody small has to find out what comes next.',
  genre: 'Nature',
  category: 'suggested',
  progress: 0,
  interactive: false,
  educational: true,
  subject: 'Math',
  difficulty: 'Beginner',
  duration: '12 min',
  rating: 4.6,
};
