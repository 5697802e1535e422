import type { BookSpread } from '../../../book.ts';
import { template } from '../../../slots.ts';
import { pictures } from '../pictures/index.ts';

const { scenes, ways } = pictures;

export const school: readonly BookSpread[] = [
  {
    id: 'letter',
    text: [
      template(
        'The letter said Professor {name}, and it was wrong about only one of those words. “Dear Professor,” it went on, “we are so glad you can come. Please bring a coat.” {name} read it twice. {name} had written to the school for wizards to learn one spell, and only one: how to make a button rise. {name} and buttons did not get along. Somewhere, between one desk and another, somebody must have put the paper on the wrong pile.',
      ),
    ],
    shows: [{ what: 'letter' }, { what: 'button' }],
    scene: {
      ...scenes.letter,
      describe:
        '{name} reads, puzzled, a grand letter with a violet seal. A button on the sleeve is in the wrong hole.',
    },
  },
  {
    id: 'basket',
    text: [
      template(
        'The school floated over a duck pond, on nothing. A caretaker called Pym let down a basket and wound {name} up. “You’ll be the new professor,” he said. “The new pupil,” said {name}. “We’ve none of those,” said Pym, “not since the wizards got so clever,” and put his arm back into the wall, up to the shoulder, among the pipes. “And you’ve picked your week. Magic’s off for repairs, Monday to Thursday.” “Off?” said {name}. “At the main,” said Pym.',
      ),
    ],
    shows: [{ what: 'basket' }, { what: 'pym' }, { what: 'school' }, { what: 'duck' }],
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
        'There was a hall like half a bowl, and it was full of hats. Under the hats sat nineteen wizards, none of them under eight hundred, and all of them had got their coats half on. “Silence for the Professor!” someone cried. {name} looked round for the Professor. Then {name} saw that there was one small desk, a very long way down, and that nobody was at it. “Please, Professor,” called a voice like a gate, “how does one open an egg?”',
      ),
    ],
    shows: [{ what: 'wizard', count: 19 }, { what: 'desk' }, { what: 'egg' }],
    scene: {
      ...scenes.hall,
      describe:
        'Rows of great pointed hats, from behind. Far, far below, at a tiny desk in the light, {name} looks up at them.',
    },
  },
  {
    id: 'inch',
    text: [
      template(
        'They had not done one thing by hand since they were small, and hands had been different then. They had no fire. They had no breakfast. One had been asking an egg to come out, politely, since seven. “Also,” said Pym at the door, “she’s sinking. An inch a minute. Nothing to fuss about. She’ll sit down on the pond by dark, gentle as you like.” {name} thought of the pond. “There’s a duck on it,” {name} said. “Ah,” said Pym.',
      ),
    ],
    shows: [{ what: 'wizard' }, { what: 'egg' }, { what: 'pym' }, { what: 'duck' }],
    scene: {
      ...scenes.inch,
      describe:
        'The school cut open: in every room a wizard struggles with a simple thing. {name}, a hand on Pym’s sleeve, looks down through all the floors to the pond.',
    },
  },
  {
    id: 'ottoline',
    text: [
      template(
        'In the last row sat Ottoline, who was 811 and Professor of the Upper Air. She had once moved a thunderstorm to oblige a wedding. Now she had a coat in her lap, and in the coat was a hole, and next to the hole was a button, and she had been at it since half past six. “I can do the moon,” she said. “I cannot do this.” A tear ran down her nose. {name} could have gone on being a professor. {name} looked at the button. “I can’t do them either,” said {name}.',
      ),
    ],
    shows: [{ what: 'ottoline' }, { what: 'coat' }, { what: 'button' }],
    scene: {
      ...scenes.ottoline,
      describe:
        'Two faces close together, Ottoline’s long and tearful, and {name}, bent over one big coat button.',
    },
  },
  {
    id: 'round',
    text: [
      template(
        'Row upon row, the hats came round. “You can’t?” said Ottoline. “Not one,” said {name}. “I go round them.” No one had heard of going round a thing; for eight hundred years they had gone straight through. Somebody found a pen. “And might one ask,” said the voice like a gate, “whether it’s hard to learn?” They were so cold that their beards shook. They were so hungry that one had begun on his notes. “Please, Professor,” said nineteen wizards.',
      ),
    ],
    shows: [{ what: 'wizard', count: 19 }, { what: 'ottoline' }, { what: 'pen' }],
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
