import type { BookSpread } from '../../../book.ts';
import { template } from '../../../slots.ts';
import { pictures } from '../pictures/index.ts';

const { scenes, ways } = pictures;

export const school: readonly BookSpread[] = [
  {
    id: 'letter',
    text: [
      template('The letter said Professor {name}, and it was wrong about only one of those words.'),
      template('“Dear Professor,” it went on, “we are so glad you can come. Please bring a coat.”'),
      template(
        '{name} had written to the school for wizards to learn one spell: how to make a button rise. {name} and buttons did not get along. Somebody must have put the paper on the wrong pile.',
      ),
    ],
    shows: [{ what: 'letter' }, { what: 'button' }],
    scene: {
      ...scenes.letter,
      describe:
        '{name} reads, puzzled, a grand letter with a violet seal. On {their} cuff a red button is in the wrong hole.',
    },
  },
  {
    id: 'basket',
    text: [
      template(
        'The school floated over a duck pond, on nothing. {friend}, who looked after the pipes, let down a basket and wound {name} up. “You’ll be the new professor,” said {friend}.',
      ),
      template('“The new pupil,” said {name}.'),
      template(
        '“We’ve none of those,” said {friend}, “not since the wizards got so clever,” and put one arm back into the wall, up to the shoulder. “Magic’s off for repairs, Monday to Thursday.”',
      ),
    ],
    shows: [{ what: 'basket' }, { what: 'friend' }, { what: 'school' }, { what: 'duck' }],
    scene: {
      ...scenes.basket,
      describe:
        'A school with four towers floats high over a duck pond. {name} is being wound up to it in a basket; from the reeds a duck looks on.',
    },
  },
  {
    id: 'hall',
    text: [
      template(
        'There was a hall like half a bowl, and it was full of hats. Under the hats sat nineteen wizards, none of them under eight hundred, with their coats half on.',
      ),
      template(
        '“Silence for the Professor!” someone cried. {name} looked round for the Professor. Then {name} saw one small desk, a very long way down, and nobody at it.',
      ),
      template('“Please, Professor,” called a voice like a gate, “how does one open an egg?”'),
      template(
        '{name} could have told them. But nobody had ever called {them} Professor before, and now it was nineteen people at once. {name} sat down at the desk, and pulled one sleeve over the button.',
      ),
    ],
    shows: [{ what: 'wizard', count: 19 }, { what: 'desk' }, { what: 'egg' }],
    scene: {
      ...scenes.hall,
      describe:
        'Rows of great pointed hats, from behind. Far, far below, at a tiny desk in the light, {name} looks down, ashamed.',
    },
  },
  {
    id: 'inch',
    text: [
      template(
        'They had not done one thing by hand since they were small. They had no fire. They had no breakfast. One had been asking an egg to come out, politely, since seven. “The Professor will know,” they told each other.',
      ),
      template(
        'The Professor nodded. It was a small nod, and it felt like a stolen biscuit. {name} went hot up to the ears.',
      ),
      template(
        '“Also,” said {friend} at the door, “the school’s sinking. An inch a minute. On the pond by dark, gentle as you like.”',
      ),
      template('“There’s a duck on it,” said {name}.'),
      template('“Ah,” said {friend}.'),
    ],
    shows: [{ what: 'wizard' }, { what: 'egg' }, { what: 'friend' }, { what: 'duck' }],
    scene: {
      ...scenes.inch,
      describe:
        "The school cut open: in every room a wizard struggles with a simple thing. {name}, a hand on {friend's} sleeve, looks down through all the floors to the pond.",
    },
  },
  {
    id: 'ottoline',
    text: [
      template(
        'In the last row sat Ottoline, who was 811, and had once moved a thunderstorm to oblige a wedding. In her lap was a coat, and in the coat a hole, and next to the hole a button.',
      ),
      template('“I can do the moon,” she said. “I cannot do this.” A tear ran down her nose.'),
      template(
        '{name} could have gone on nodding. {name} looked at the button. Then {they} let go of the sleeve, and held it out, done up all wrong.',
      ),
      template('“I can’t do them either,” said {name}. “I’m not a professor. I only let you say so.”'),
    ],
    shows: [{ what: 'ottoline' }, { what: 'coat' }, { what: 'button' }],
    scene: {
      ...scenes.ottoline,
      describe:
        'Two faces close together over one big coat button: Ottoline’s long and tearful, and {name}, who holds out a sleeve with a button in the wrong hole.',
    },
  },
  {
    id: 'round',
    text: [
      template('“You can’t?” said Ottoline.'),
      template('“Not one,” said {name}. “I go round them.”'),
      template(
        'Row upon row, the hats came round. No one had heard of going round a thing; for eight hundred years they had gone straight through. Somebody found a pen.',
      ),
      template('“And might one ask,” said the voice like a gate, “whether it’s hard to learn?”'),
      template('“Please, Professor,” said nineteen wizards all the same, who were cold, and hungry too.'),
    ],
    shows: [{ what: 'wizard' }, { what: 'ottoline' }, { what: 'pen' }],
    scene: {
      ...scenes.round,
      describe:
        'Between two dark hats we see {name} with a hand on Ottoline’s arm; rows of old wizards lean forward with lifted pens.',
    },
    choice: {
      ask: template('What will {name} teach them first?'),
      ways: [
        { label: 'Coats, and how to flip', to: 'collar', picture: ways.round[0] },
        { label: 'Toast, and how to smell it', to: 'ovens', picture: ways.round[1] },
      ],
    },
  },
];
