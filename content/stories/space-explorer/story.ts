import type { StoryFacts } from '../../story-facts.ts';

export const story: StoryFacts = {
  title: 'Space Explorer',
  description:
    'Past the Moon, past the red planet, a small rocket goes looking for a place to land. The best world of all turns out to be one you know.',
  genre: 'Sci-Fi',
  category: 'suggested',
  progress: 0,
  ranking: 4,
  interactive: false,
  educational: true,
  subject: 'Science',
  difficulty: 'Intermediate',
  duration: '20 min',
  rating: 4.8,
};
