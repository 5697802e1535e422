import type { StoryFacts } from '../../story-facts.ts';

export const story: StoryFacts = {
  title: 'Robot Friends',
  description:
    'A robot does exactly what it is told, and that is how the trouble starts. Putting it right takes clear words, a steady hand and a friend.',
  genre: 'Sci-Fi',
  category: 'suggested',
  progress: 0,
  interactive: false,
  educational: true,
  subject: 'Technology',
  difficulty: 'Intermediate',
  duration: '15 min',
  rating: 4.6,
};
