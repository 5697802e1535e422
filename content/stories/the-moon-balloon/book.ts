import type { Book } from '../../book.ts';
import { template } from '../../slots.ts';
import { scenes } from './scenes.ts';

const [roofs, rising, stars, home] = scenes;

/** One sentence a spread, told beside a film. The child has no name here: it may be anybody. */
export const book: Book = {
  spreads: [
    {
      id: 'the-moon-balloon-1',
      text: [
        template(
          'One night the moon came down so close to the rooftops that a child and an owl tied a basket underneath it, just to see.',
        ),
      ],
      scene: roofs,
      film: 1,
    },
    {
      id: 'the-moon-balloon-2',
      text: [
        template(
          'Up they floated, past the chimneys and the last yellow window, until the whole town was small enough to hold in one hand.',
        ),
      ],
      scene: rising,
      film: 2,
    },
    {
      id: 'the-moon-balloon-3',
      text: [
        template(
          'Among the stars it was so quiet that they could hear the moon breathing, slow and round, like somebody asleep.',
        ),
      ],
      scene: stars,
      film: 3,
    },
    {
      id: 'the-moon-balloon-4',
      text: [
        template(
          'And when the sky grew pale the moon put them down by their own front door, as softly as you would put down a sleeping cat.',
        ),
      ],
      scene: home,
      film: 4,
    },
  ],
};
