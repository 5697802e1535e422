import type { StoryFacts } from '../../story-facts.ts';

export const facts: StoryFacts = {
  title: 'Ice Kingdom',
  secondTitle: 'Extremely Hot',
  genre: 'Adventure',
  category: 'suggested',
  order: 60,
  progress: 0,
  interactive: false,
  educational: true,
  subject: 'Geography',
  difficulty: 'Intermediate',
  duration: '15 min',
  rating: 4.5,
};
