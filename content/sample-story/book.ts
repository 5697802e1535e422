import type { WholeBook } from '../book-file.ts';
import { template } from '../slots.ts';
import { scene as dusk } from './pictures/01-half-a-star-1.ts';
import { scene as night } from './pictures/02-half-a-star-2.ts';
import { scene as home } from './pictures/03-half-a-star-3.ts';

/** Half a Star: the three spreads that `/story-reader` opens on when no story is asked for. */
export const book: WholeBook = {
  spreads: [
    {
      // The nursery window at dusk, a small fox outside.
      id: 'half-a-star-1',
      text: [
        template(
          'The lamps were coming on when {name} saw a small fox under the nursery window. “I have lost my star,” said the fox, “and I don’t know the dark without it.” {name} looked at {their} warm bed. Then {they} looked at the fox, and opened the window.',
        ),
      ],
      scene: {
        ...dusk,
        describe:
          'In the nursery, by the light of a lamp, {name} points at a small fox who looks in through the window; outside it is dusk.',
      },
    },
    {
      // Over the night town in a paper boat that hangs from a balloon.
      id: 'half-a-star-2',
      text: [
        template(
          '{name} folded {their} biggest drawing into a boat, tied it to a balloon, and took the fox aboard. The star hung high above the chimneys, just out of reach. So {name} turned out {their} pockets: every pebble had to go, even the best one. And the boat rose.',
        ),
      ],
      scene: {
        ...night,
        describe:
          '{name} and the fox sail over the roofs of the town at night, in a boat folded from a drawing that hangs from a balloon; pebbles fall, and above them a large star shines.',
      },
    },
    {
      // Home again, the star on the sill.
      id: 'half-a-star-3',
      text: [
        template(
          'At home the fox held out the star. “You should have it,” said the fox. {name} thought for a long while. Then {they} set it on the sill, where it could shine through both sides of the glass. “Half for you,” said {name}, “and half for me.”',
        ),
      ],
      scene: {
        ...home,
        describe:
          '{name} sleeps in bed at home, the fox curled up on the rug beside it; on the sill the star shines on both, and next to it stands the paper boat.',
      },
    },
  ],
};
