import type { BookSpread } from '../../../book.ts';
import { template } from '../../../slots.ts';
import { pictures } from '../pictures/index.ts';

const { scenes, ways } = pictures;

export const square: readonly BookSpread[] = [
  {
    id: 'mailbox',
    text: [
      template(
        'It said good evening to the mailbox first. “Good evening,” it said, in a deep and friendly voice that was several sizes too large for it, “and here is the news.” The mailbox made no reply. So it tried the bench, and the stone fish, and a moth.',
      ),
      template(
        '{name}, at the window over the square, knew that voice. It lived in the kitchen radio. {name} held tight to the sill. {They} had been ready for this for a year: the first hello to somebody from the stars. It was four pages long.',
      ),
    ],
    shows: [{ what: 'visitor' }, { what: 'mailbox' }, { what: 'friend' }, { what: 'window' }],
    scene: {
      ...scenes.mailbox,
      describe:
        'A night square from above. By a fountain lit green a small being with three ears bows to a mailbox; {name} watches from the only lit window.',
    },
  },
  {
    id: 'speech',
    text: [
      template(
        '{friend} guarded the square at night; {friend:they} had the hat. {friend} never slept, {friend:they} said; {friend:they} merely rested {friend:their} eyes, one at a time. {friend:They} {friend:was|were} resting the left one, on the bench, when {name} came out with the pages.',
      ),
      template('“People of the stars!” read {name}. “We of the Earth, and of Linden Square in particular—”'),
      template('It listened beautifully. It had three ears, and all of them leaned.'),
      template('“Now half price!” it said with great warmth, when {name} turned over the page.'),
    ],
    shows: [{ what: 'visitor' }, { what: 'friend' }, { what: 'pages' }],
    scene: {
      ...scenes.speech,
      describe:
        'By the green fountain {name} reads aloud from long pages to a small being with three ears, which lays its hand on the paper. The first page, with the name of {name} on it, has slid down.',
    },
  },
  {
    id: 'stuck',
    text: [
      template(
        'Behind it, upside down on the stone fish, sat its craft, like a hat somebody has thrown. “We bring you greetings,” read {name}.',
      ),
      template('“Long delays,” it said. “Long delays on the highway.”'),
      template('“And peaceful—”'),
      template('“Expect long delays!” It pulled {name} by the sleeve.'),
      template(
        'And {name} lost {their} place. At home the radio was never off. {They} knew that sentence. {They} knew who it was for.',
      ),
      template('“Oh,” said {name}. “You’re stuck.”'),
    ],
    shows: [{ what: 'visitor' }, { what: 'craft' }, { what: 'fish' }],
    scene: {
      ...scenes.stuck,
      describe:
        'A small craft lies upside down on the head of the fountain’s stone fish. Its owner pulls {name} by the sleeve with both hands.',
    },
  },
  {
    id: 'mittens',
    text: [
      template(
        '{friend} came and pushed too, with both eyes open, until the fish let go; then {friend:they} went back to the bench and rested the other. The craft bobbed among the water lilies, humming, as good as new; but nobody got in.',
      ),
      template(
        '“A cold front,” said the deep voice, very low. “A cold front, moving in.” It was looking up past the roofs, where the sky was large and had nothing on it.',
      ),
      template(
        'It was a warm night. Then {name} saw that it wore mittens, on a string around its neck. It was a young one. It was afraid of the dark.',
      ),
    ],
    shows: [{ what: 'visitor' }, { what: 'mitten' }],
    scene: {
      ...scenes.mittens,
      describe:
        'Close: the little visitor looks up at the sky in fright, mittens on a string around its neck. The hand of {name} reaches out to it.',
    },
  },
  {
    id: 'outlook',
    text: [
      template('Page three was about mathematics. {name} put the speech away.'),
      template(
        'All through that great dark there had been one thing to keep it company: a kitchen radio, coming out to meet it, with the weather and the traffic. It had learned every word by heart, and nobody had told it what they were for.',
      ),
      template(
        "“And now,” it said, and three ears leaned toward {name}, “the outlook.” It was {name's} turn to say something.",
      ),
    ],
    shows: [{ what: 'visitor' }],
    scene: {
      ...scenes.outlook,
      describe:
        'Over the shoulder of {name}: the visitor sits on the rim of the fountain with folded hands and leaning ears, and waits for an answer.',
    },
    choice: {
      ask: template('How will {name} answer it?'),
      ways: [
        { label: 'In weather', to: 'dry', picture: ways.outlook[0] },
        { label: 'In traffic', to: 'leaf', picture: ways.outlook[1] },
      ],
    },
  },
];
