import type { BookSpread } from '../../../book.ts';
import { template } from '../../../slots.ts';
import { pictures } from '../pictures/index.ts';

const { scenes } = pictures;

export const hill: readonly BookSpread[] = [
  {
    id: 'tram',
    text: [
      template(
        "The last tram went up at ten after eleven. The visitor sat between {name} and {friend}, very straight, with its ears inside {name's} hood.",
      ),
      template(
        "“Mind the doors,” said the tram. It minded them. At every lamp that they passed it came out a little way, and in between it went in again. “Three,” {friend} told the conductor, who was {name's} grandfather; and he punched three tickets. He had seen stranger things on a Saturday.",
      ),
      template('And ahead, over the roofs, the red lamp went on and off, like somebody breathing.'),
    ],
    shows: [{ what: 'tram' }, { what: 'friend' }, { what: 'conductor' }, { what: 'red lamp' }],
    scene: {
      ...scenes.tram,
      describe:
        'A lit tram climbs a steep dark street. In its window {name} and {friend} with someone between them in a hood; far above, a red lamp.',
    },
  },
  {
    id: 'voice',
    text: [
      template('Behind the last door sat a very small woman with a very large cup.'),
      template('“And that,” she told a microphone, in a voice like a cello, “was the news.”'),
      template(
        'The visitor bowed until its ears lay on the carpet. “Good evening,” it said, in her own voice.',
      ),
      template(
        'She turned around. “Good evening,” said Mrs. Amparo. “Good gracious. Do I sound like that?” She poured some cocoa into the lid.',
      ),
      template('“Thirty years,” she told {name}, “and I never knew for certain that anybody was listening.”'),
    ],
    shows: [{ what: 'visitor' }, { what: 'amparo' }, { what: 'cup' }, { what: 'microphone' }],
    scene: {
      ...scenes.voice,
      describe:
        'In a small round studio a tiny old newsreader lays a hand on her heart; the visitor kneels and bows until its ears lie on the carpet; {name} lays a hand on its back.',
    },
  },
  {
    id: 'your-turn',
    text: [
      template('{name} explained.'),
      template(
        '“Afraid of the dark,” said Mrs. Amparo. “And there is nothing left to read tonight except the weather. You had better do it.”',
      ),
      template('“Me?”'),
      template('“You know who’s listening,” she said, and pushed the microphone across.'),
      template(
        '{name} took out the speech. People of the stars, it began. {name} knew something about the dark; everybody does who has ever lain in it. It is worst at the beginning. {name} tore all four pages across, and turned them over, and wrote.',
      ),
    ],
    shows: [{ what: 'microphone' }, { what: 'speech' }],
    scene: {
      ...scenes['your-turn'],
      describe:
        'At a desk in warm light {name} writes TONIGHT DARK with a blue pencil; the speech lies torn beside the sheet, the visitor watches, and a grown hand pushes a microphone across.',
    },
  },
  {
    id: 'forecast-air',
    text: [
      template(
        '“Good evening,” said {name}, into the warm microphone, and down in the town, in three hundred kitchens, people looked up from their crosswords.',
      ),
      template(
        '“Here is the forecast for small craft. Tonight: dark at first. Then a great many stars. Wind, none. Small craft will be home by morning.” The visitor’s ears stood up.',
      ),
      template('“And would everybody please put out their lights,” said {name}, “so that it can see.”'),
      template(
        'For a moment nothing happened. Then one window went out. A street went out, and Linden Square. Somebody put out the tram.',
      ),
      template('It was dark at first. {name} held several cold fingers and did not let go.'),
    ],
    shows: [{ what: 'microphone' }, { what: 'window' }, { what: 'visitor' }],
    scene: {
      ...scenes['forecast-air'],
      describe:
        '{name} speaks into a microphone, before a window full of town lights; the visitor listens. One of the lights has just gone out.',
    },
  },
  {
    id: 'whole-town',
    layout: { kind: 'wordless' },
    text: [],
    shows: [{ what: 'visitor' }, { what: 'mittens' }, { what: 'mast' }],
    scene: {
      ...scenes['whole-town'],
      describe:
        'The whole town is dark, and the sky has more stars than there are numbers for. On the hill beside the mast the visitor shines like a lantern, hand in hand with {name}; {friend} and Mrs. Amparo look up.',
    },
  },
  {
    id: 'fair-mast',
    next: null,
    text: [
      template('And then there was one star. Then there were all of them.'),
      template('“Clear,” it said, when it could say anything. “Clear on all roads.”'),
      template(
        'Its craft came when it whistled. {name} put its mittens on and did up the top button. Every window in the town stood open as it flew over, dipping an ear.',
      ),
      template(
        'Four pages, thought {name}, and nobody had said it! “Hello!” said {name} into the microphone, rather late.',
      ),
      template('“Hello!” said the whole town, out of every window.'),
      template(
        'The visitor lit up twice. It said good night to the tram and the bench and the stone fish and, last of all, on its way up, to the mailbox.',
      ),
    ],
    shows: [{ what: 'craft' }, { what: 'amparo' }, { what: 'mailbox' }],
    scene: {
      ...scenes['fair-mast'],
      describe:
        'From behind the mailbox: the visitor, in its hovering craft, bows good night to it. In every window of the town somebody waves, and far off on the hill so does {name}, beside the red lamp.',
    },
  },
];
