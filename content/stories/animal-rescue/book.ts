import type { Book } from '../../book.ts';
import { template } from '../../slots.ts';
import { pictures } from './pictures/index.ts';
import { talk } from './talk.ts';

const { scenes, ...staging } = pictures;

export const book: Book = {
  ...staging,
  refrains: ['walked'],
  talk,
  spreads: [
    {
      id: 'next',
      layout: { kind: 'bleed', wordsAt: 'right-top' },
      text: [template('“Next!” called Doctor {name}. {friend} held the door. There was no next.')],
      shows: [{ what: 'desk' }, { what: 'bell' }, { what: 'chair', count: 12 }],
      scene: {
        ...scenes.next,
        describe:
          'A wide sunny hall and twelve empty chairs in a row. In front {name}, in a doctor’s white coat, sits behind a desk with a bell and looks at the door; {friend} holds it open, and there is nobody in it.',
      },
    },
    {
      id: 'cat',
      text: [
        template('The clinic had twelve chairs, and six kinds of bandage. It did not have a patient.'),
        template('The cat came by.'),
        template('“Number one,” said {name}. “Where does it hurt?”'),
        template(
          'It did not hurt the cat anywhere. It sat on the ticket. It washed one leg. Then it walked over the bandages and the sleeve of the white coat, and left.',
        ),
        template('“Come back on Friday!” called {name}. “Next!”'),
      ],
      shows: [{ what: 'cat' }, { what: 'ticket' }, { what: 'desk' }],
      scene: {
        ...scenes.cat,
        describe:
          'A big ginger cat sits on its ticket on the desk, eyes shut. {name}, one hand caught beneath it, looks at it very hard.',
      },
    },
    {
      id: 'dog',
      text: [
        template(
          'The dog had a number. The dog had sat on the third chair all morning, with its ticket in its mouth.',
        ),
        template('“Where does it hurt?” asked {name}.'),
        template('The dog wagged.'),
        template('“Say aah.”'),
        template('The dog did not. It would have dropped the ticket.'),
        template('“You’re not ill,” said {name}. “You’re only here to sit.” The dog wagged. That was true.'),
      ],
      shows: [{ what: 'dog' }, { what: 'ticket' }, { what: 'chair' }],
      scene: {
        ...scenes.dog,
        describe:
          'In a darkened room {name} shines a flashlight into one ear of a very large dog with a ticket in its teeth, and the light comes out at the other ear. It falls on a paper on the wall: SITS, signed by {name}.',
      },
    },
    {
      id: 'grown',
      text: [
        template('Aunt Pia came along with the laundry.'),
        template('“I need the hall,” said Aunt Pia.'),
        template('“Where does it hurt?” asked {name}.'),
        template('“Nowhere. I only need to get past.”'),
        template('“That’s what they all say,” said {name}, and wrote it down. “Take a number.”'),
        template('Aunt Pia took a number, and got past.'),
        template('“You want patients,” said {friend}, and went out to find some.'),
      ],
      shows: [{ what: 'grownUp' }, { what: 'laundry' }, { what: 'dog' }],
      scene: {
        ...scenes.grown,
        describe:
          'From below: Aunt Pia behind a mountain of laundry holds out a ticket. {name}, with pad and pencil, looks stern.',
      },
    },
    {
      id: 'goose',
      text: [
        template('Then a goose walked in at the door. It walked oddly. It walked from side to side.'),
        template('“At last!” cried {name}. “A limp! Next!”'),
        template(
          'It was no limp. It was a goose. It looked at the bandage. It looked at {name}. It said one word, and it left, and after it went the doctor.',
        ),
      ],
      shows: [{ what: 'goose' }, { what: 'door' }],
      scene: {
        ...scenes.goose,
        describe:
          'A goose hurries down the hall with its neck out. {name} hurries after it with a bandage that unrolls over all the chairs. Outside the open door, far off, {friend} is looking for patients.',
      },
    },
    {
      id: 'corner',
      text: [
        template(
          'Past the chairs went the goose. Past the coats went {name}, and lost the white one. Then there was a corner. Then there was an elbow.',
        ),
        template('Bump. Scrape.'),
        template('The goose stopped. The dog stopped wagging.'),
        template('“Oh,” said {name}. It was a real one.'),
      ],
      shows: [{ what: 'goose' }, { what: 'dog' }, { what: 'coat' }],
      scene: {
        ...scenes.corner,
        describe:
          'Very near: {name}, bent over a scraped pink elbow and holding it, makes a crooked mouth. The dog looks up, as sad as that; around the corner of the wall comes the goose’s head.',
      },
    },
    {
      id: 'both',
      text: [
        template(
          "{name's} chin shook. {They} looked for {friend}, but {friend} was out. {They} looked for the doctor. There was only one doctor.",
        ),
        template(
          'So {name} rang the bell. {name} took a number. {name} waited in front of the desk, and held {their} elbow.',
        ),
        template('“Next,” said {name}, and went around to the other side.'),
        template('“Where does it hurt?” said the doctor.'),
        template('“Here,” said {name}.'),
      ],
      shows: [{ what: 'desk' }, { what: 'bell' }, { what: 'dog' }],
      scene: {
        ...scenes.both,
        describe:
          'Three times {name}, along one dotted line around the desk: in front of it in a yellow shirt, near tears, with a scraped elbow; at the coat hooks, taking down the white coat; and behind the desk in the coat, a doctor, with a kind hand on that elbow. The cat, the goose and the dog look on.',
      },
    },
    {
      id: 'tap',
      text: [
        template('“Hm,” said the doctor. “This must be washed.”'),
        template('“Will it sting?” said the patient.'),
        template('“Yes,” said Doctor {name}, who never told fibs. “Count.”'),
        template(
          'The water was clean and cold, and it did sting. “One. Two. Three. Ow. Five.” It washed away the dirt and the bits of wall.',
        ),
        template('“Brave,” said the doctor.'),
        template('“Thank you,” said the patient.'),
      ],
      shows: [{ what: 'tap' }, { what: 'water' }],
      scene: {
        ...scenes.tap,
        describe:
          '{name} holds the elbow under the tap, eyes shut tight, and counts out loud. In the round mirror above the basin, in a white coat, is Doctor {name}, quite calm. The goose has shut its eyes too.',
      },
    },
    {
      id: 'cover',
      text: [
        template(
          'The doctor patted it dry. The patient held still. “Which of the six would you like?” asked {name}.',
        ),
        template('“The blue,” said {name}. “With the fish.”'),
        template('It went on flat, with no wrinkles. No scrape looked out.'),
        template('“It still hurts a bit,” said the patient.'),
        template('“A bit is right,” said the doctor. “Come back tomorrow. Next!”'),
        template('And the doctor looked up.'),
      ],
      shows: [{ what: 'fish bandage' }],
      scene: {
        ...scenes.cover,
        describe:
          '{name} the doctor presses a blue bandage with a fish on it flat on the elbow of {name} the patient. Behind, in a blur, not every chair is empty any more.',
      },
    },
    {
      id: 'full',
      text: [],
      layout: { kind: 'wordless' },
      shows: [{ what: 'camel' }, { what: 'goose' }, { what: 'hen' }, { what: 'kitten' }, { what: 'rabbit' }],
      scene: {
        ...scenes.full,
        describe:
          'Before the bright door wait a goose in the first chair, a cat with a kitten, a hen, a dog, a fox, rabbits on the coats and, behind them all, a camel. Every one has a number. {friend} rides the camel. In front {name}, seen from behind, throws both arms in the air.',
      },
    },
    {
      id: 'clinic',
      layout: {
        kind: 'vignettes',
        pictures: [
          { of: ['cat', 'tail bandage wrap'], beside: 2, describe: 'The cat has a bandage around its tail.' },
          { of: ['goose', 'foot bandage wrap'], beside: 2, describe: 'The goose has a bandage on its foot.' },
          {
            of: ['dog', 'ticket', 'ticket wrap'],
            beside: 2,
            describe: 'The dog holds on to a bandaged ticket.',
          },
        ],
      },
      text: [
        template('“I found a camel,” said {friend}.'),
        template(
          '“Next!” The cat had a bandage around the tail. “Next!” The goose had one on its foot, and a real limp, and was proud of it. “Next!” The dog would not give up the ticket, so {name} bandaged the ticket.',
        ),
        template(
          "“Where does it hurt?” {name} asked the camel. It thought. It leaned down. It said it in {name's} ear.",
        ),
        template('“Ah,” said {name}, and used all that was left.'),
      ],
      shows: [{ what: 'camel' }, { what: 'bandage' }, { what: 'dog' }, { what: 'goose' }],
      scene: {
        ...scenes.clinic,
        describe:
          "A very large camel kneels by the desk and lays its neck around {name's} shoulders. {name} winds the last bandage around its hump, and {friend} holds the end.",
      },
    },
    {
      id: 'asleep',
      next: null,
      text: [
        template(
          'At six the clinic shut. The patients slept where they were, and so did {friend}. Aunt Pia needed the hall, and sat down in it.',
        ),
        template(
          'And under the blue fish the elbow was busy. The scrape dried to a lid, small, hard and brown. Below it new skin came in from this side and from that side, like two covers pulled up to meet.',
        ),
        template('“Next,” said Doctor {name}, asleep.'),
      ],
      shows: [{ what: 'camel' }, { what: 'grownUp' }, { what: 'bandage' }],
      scene: {
        ...scenes.asleep,
        describe:
          'Night in the hall: {name} sleeps in Aunt Pia’s lap, and {friend} against the camel, among bandaged animals. Above, cut open and very large, we see how new skin grows together beneath the bandage like two covers.',
      },
      forGrownUp: template(
        'First clean running water, then a cover; then the skin grows back from the edges by itself, and the scab is its lid. Where have you had one? Who was the doctor? (Deep, gaping or dirty wounds, and bites, are for a real one.)',
      ),
    },
  ],
};
