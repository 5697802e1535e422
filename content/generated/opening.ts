// Written by scripts/content/generate-index.ts from the folders of content/stories. Do not edit.
import { type CardFacts, cardOf, type StoryCard } from '../story-facts.ts';

const cards: readonly CardFacts[] = [
  {
    title: 'Dragon Valley',
    genre: 'Fantasy',
    category: 'suggested',
    progress: 0,
    duration: '20 min',
  },
  {
    title: 'Magic Garden',
    genre: 'Nature',
    category: 'suggested',
    progress: 0,
    duration: '12 min',
  },
  {
    title: 'Robot Friends',
    genre: 'Sci-Fi',
    category: 'suggested',
    progress: 0,
    duration: '15 min',
  },
  {
    title: 'Princess Castle',
    genre: 'Fantasy',
    category: 'suggested',
    progress: 0,
    duration: '15 min',
  },
  {
    title: 'Pirate Treasure',
    genre: 'Adventure',
    category: 'suggested',
    progress: 0,
    duration: '20 min',
  },
  {
    title: 'Ice Kingdom',
    genre: 'Adventure',
    category: 'suggested',
    progress: 0,
    duration: '15 min',
  },
  {
    title: 'Fairy Kingdom',
    genre: 'Fantasy',
    category: 'suggested',
    progress: 0,
    duration: '15 min',
  },
  {
    title: 'Space Explorer',
    genre: 'Sci-Fi',
    category: 'suggested',
    progress: 0,
    duration: '20 min',
  },
  {
    title: 'Neverland',
    genre: 'Fantasy',
    category: 'suggested',
    progress: 0,
    duration: '20 min',
  },
  {
    title: 'Christmas',
    genre: 'Adventure',
    category: 'suggested',
    progress: 100,
    duration: '15 min',
  },
  {
    title: 'Forest Friends',
    genre: 'Nature',
    category: 'suggested',
    progress: 100,
    duration: '12 min',
  },
  {
    title: 'Dinosaur Discovery',
    genre: 'Educational',
    category: 'continue',
    progress: 75,
    duration: '20 min',
  },
  {
    title: 'Ocean Adventure',
    genre: 'Nature',
    category: 'continue',
    progress: 40,
    duration: '15 min',
  },
  {
    title: 'Mystery Mansion',
    genre: 'Mystery',
    category: 'continue',
    progress: 20,
    duration: '25 min',
  },
  {
    title: 'Jungle Explorer',
    genre: 'Adventure',
    category: 'new',
    progress: 0,
    duration: '15 min',
  },
  {
    title: 'Animal Rescue',
    genre: 'Nature',
    category: 'new',
    progress: 0,
    duration: '12 min',
  },
  {
    title: 'The Moon Balloon',
    genre: 'Animated',
    category: 'new',
    progress: 0,
    duration: '3 min',
  },
  {
    title: 'Underwater City',
    genre: 'Fantasy',
    category: 'new',
    progress: 0,
    duration: '20 min',
  },
  {
    title: 'Wizard School',
    genre: 'Interactive',
    category: 'new',
    progress: 0,
    duration: '25 min',
  },
  {
    title: 'Sports Champion',
    genre: 'Sports',
    category: 'new',
    progress: 0,
    duration: '12 min',
  },
  {
    title: 'Time Traveler',
    genre: 'Educational',
    category: 'new',
    progress: 0,
    duration: '25 min',
  },
  {
    title: 'Alien Encounter',
    genre: 'Sci-Fi',
    category: 'new',
    progress: 0,
    duration: '20 min',
  },
];

/**
 * The stories Home opens with: the carousel and the first of each row, in the order of the shelf. Home weighs the
 * same whatever the shelf grows to; the others come with the first search or toggle.
 */
export const OPENING: readonly StoryCard[] = cards.map(cardOf);

/** What the back of the first book of the carousel says: it stands there with its face to the room. */
export { blurb as FACE_OUT_BLURB } from '../stories/neverland/blurb.ts';
