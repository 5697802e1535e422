import type { BookSpread } from '../../../book.ts';
import { template } from '../../../slots.ts';
import { pictures } from '../pictures/index.ts';

const { scenes, ways } = pictures;

export const night: readonly BookSpread[] = [
  {
    id: 'eleven',
    layout: { kind: 'bleed', wordsAt: 'left-top', ink: '#f7ecd6' },
    text: [template('Then the clock struck eleven, and the lamps went out.'), template('“Eek.”')],
    shows: [{ what: 'visitor' }, { what: 'coat' }, { what: 'fountain' }],
    scene: {
      ...scenes.eleven,
      describe:
        'The square is dark, and the clock says eleven. The visitor stands bent, its whole head inside the coat of {name}, who is startled and holds the coat shut: an ear sticks out at the collar, one between the buttons, one at the hem.',
    },
  },
  {
    id: 'where-to',
    text: [
      template(
        "Something with ears had put its head inside {name's} coat. From in there came all the advertisements it knew, in the way that other people whistle.",
      ),
      template(
        '{name} did up the coat around it, and still the buttons rattled. It needed a light, and soon. Behind the kitchen was the bathroom, yellow and warm. Far up on the hill one red lamp was burning on the radio mast, where the real voice lived.',
      ),
      template(
        '{friend} got up, opened both eyes, and held out {friend:their} arm, as one does who is in charge.',
      ),
    ],
    shows: [{ what: 'coat' }, { what: 'lamp' }, { what: 'friend' }],
    scene: {
      ...scenes['where-to'],
      describe:
        'A dark town with two lights: a yellow window near by and a red lamp far up on a mast. {name} and {friend} stand between, with a shivering coat.',
    },
    choice: {
      ask: template('Where will {name} take it?'),
      ways: [
        { label: 'Home, to the yellow bathroom', to: 'bath', picture: ways['where-to'][0] },
        { label: 'Up the hill, to the voice', to: 'tram', picture: ways['where-to'][1] },
      ],
    },
  },
  {
    id: 'bath',
    text: [
      template(
        'It liked the bath. It got in with its mittens on, and said good evening to both taps, and the sponge, and the soap. Soon there was foam.',
      ),
      template(
        '“Softer!” it said from inside. “Whiter! Ask your dealer!” Every word came up in a bubble and sailed off around the lamp.',
      ),
      template(
        '{name} popped one, and it said “Half price.” {friend} sat on the laundry basket, on guard, with one eye. It was very nearly an ordinary evening.',
      ),
    ],
    shows: [{ what: 'visitor' }, { what: 'bubble' }, { what: 'friend' }, { what: 'basket' }],
    scene: {
      ...scenes.bath,
      describe:
        'A yellow bathroom full of bubbles with words in them. {name} pops one; three ears stick out of the foam, and {friend} keeps guard with one eye.',
    },
  },
  {
    id: 'window',
    text: [
      template(
        'Then the last bubble drifted to the window and burst, and there behind the glass was the whole night, leaning in.',
      ),
      template('“A cold front,” it said, and slid down until there were only ears.'),
      template(
        '{name} knew something about the dark. Everybody does who has ever lain in it. It is worst at the beginning. But how did you say that in the only words there were? {name} took four pages out of {their} pocket, tore them across, and wrote something on the back.',
      ),
    ],
    shows: [{ what: 'window' }, { what: 'ears' }, { what: 'pages' }],
    scene: {
      ...scenes.window,
      describe:
        'Past three wet ears we see a tall black window. {name} tears the speech across: HEL is on one half, LO on the other.',
    },
  },
  {
    id: 'forecast-can',
    text: [
      template(
        'It ought to sound right. {name} took the watering can off the sill and spoke into it from above, and it came out at the spout as deep as a cello.',
      ),
      template(
        '“Good evening,” said {name}. “Here is the forecast for small craft. Tonight: dark at first. Then a great many stars. Wind, none. Small craft will be home by morning.”',
      ),
      template('One ear came up out of the foam, and another.'),
      template('“Dark at first,” it repeated.'),
      template('“Then,” said {name}, and took hold of the lamp cord.'),
    ],
    shows: [{ what: 'watering can' }, { what: 'lamp cord' }, { what: 'ear' }],
    scene: {
      ...scenes['forecast-can'],
      describe:
        '{name} speaks into the top of a tipped watering can, one hand on the lamp cord. At its spout, out of the foam, an ear listens.',
    },
  },
  {
    id: 'click',
    layout: { kind: 'bleed', wordsAt: 'right-top', ink: '#fbf0d2' },
    text: [template('Click. It was dark.'), template('“Bright,” it said. “Bright. Bright intervals.”')],
    shows: [{ what: 'visitor' }, { what: 'mittens' }, { what: 'star' }],
    scene: {
      ...scenes.click,
      describe:
        'The bathroom is dark, and the wide window has more stars than there are numbers for. {name} holds hands with the visitor, which has begun to shine like a lantern, and its light lies on both their faces.',
    },
  },
  {
    id: 'fair-bath',
    next: null,
    text: [
      template(
        'Its craft came when it whistled, which is more than the trams do. {name} put the mittens on it and did up the top button. Then there was a light going up over the roofs, and then it was one of the others.',
      ),
      template(
        'Four pages, thought {name}, and nobody had said it! “Hello!” {name} called out of the window, rather late.',
      ),
      template(
        '{friend} shut {friend:their} left eye, and then, for once, the right. In the kitchen the radio crackled.',
      ),
      template('“Outlook,” said the sky, “fair.”'),
    ],
    shows: [{ what: 'window' }, { what: 'light' }, { what: 'friend' }],
    scene: {
      ...scenes['fair-bath'],
      describe:
        'A dark house under an enormous starry sky. {name} leans out of the window and looks after one star that is moving away; behind {them} {friend} sleeps with both eyes shut.',
    },
  },
];
