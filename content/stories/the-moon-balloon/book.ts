import type { WholeBook } from '../../book-file.ts';
import { template } from '../../slots.ts';
import { scene as roofs } from './pictures/01-the-moon-balloon-1.ts';
import { scene as rising } from './pictures/02-the-moon-balloon-2.ts';
import { scene as stars } from './pictures/03-the-moon-balloon-3.ts';
import { scene as home } from './pictures/04-the-moon-balloon-4.ts';

/** One sentence a spread, told beside a film. The child has no name here: it may be anybody. */
export const book: WholeBook = {
  spreads: [
    {
      id: 'the-moon-balloon-1',
      text: [
        template(
          'One night the moon came down so close to the rooftops that a child and an owl tied a basket underneath it, just to see.',
        ),
      ],
      scene: {
        ...roofs,
        describe:
          'The moon hangs low over the roofs with a basket tied beneath it. A child and an owl climb in; a cat looks on.',
      },
      film: 1,
    },
    {
      id: 'the-moon-balloon-2',
      text: [
        template(
          'Up they floated, past the chimneys and the last yellow window, until the whole town was small enough to hold in one hand.',
        ),
      ],
      scene: {
        ...rising,
        describe:
          'High above the clouds a child points down from the basket to the small town below; the owl sits beside.',
      },
      film: 2,
    },
    {
      id: 'the-moon-balloon-3',
      text: [
        template(
          'Among the stars it was so quiet that they could hear the moon breathing, slow and round, like somebody asleep.',
        ),
      ],
      scene: {
        ...stars,
        describe:
          'Among the stars the child holds one in an open hand; the owl has fallen asleep, and so has the moon.',
      },
      film: 3,
    },
    {
      id: 'the-moon-balloon-4',
      text: [
        template(
          'And when the sky grew pale the moon put them down by their own front door, as softly as you would put down a sleeping cat.',
        ),
      ],
      scene: {
        ...home,
        describe:
          'At first light the child waves to the pale moon from before the door at home; the owl still sits in the basket.',
      },
      film: 4,
    },
  ],
};
