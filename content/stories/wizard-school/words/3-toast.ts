import type { BookSpread } from '../../../book.ts';
import { template } from '../../../slots.ts';
import { pictures } from '../pictures/index.ts';

const { scenes } = pictures;

export const toast: readonly BookSpread[] = [
  {
    id: 'ovens',
    text: [
      template(
        'There were nine ovens under the school, and none had ever been lit by hand. Pym did it with a match, and there was applause. Nineteen slices went on nineteen forks. “For how many minutes?” asked the voice like a gate. {name} looked up; but the clock ran on magic, and had stopped at eight. “Then we go by smell,” said {name}. “First it smells of nothing. Then it starts to smell of Saturday. That’s when.” “Saturday,” wrote nineteen wizards, and underlined it.',
      ),
    ],
    shows: [{ what: 'oven', count: 9 }, { what: 'toast', count: 19 }, { what: 'pym' }, { what: 'clock' }],
    scene: {
      ...scenes.ovens,
      describe:
        'A vaulted kitchen with nine glowing ovens. Wizards, from behind, hold slices on forks; {name}, a finger on {their} nose, explains.',
    },
  },
  {
    id: 'sunday',
    text: [
      template(
        '“And what comes after Saturday?” asked a Professor of History, sniffing. “Quick!” cried {name}. But it was Sunday. It was Sunday all over the kitchen, and getting late. Nineteen slices smoked on nineteen forks. One wizard had toasted his sleeve. One had toasted his fork. The Professor of Light had buttered the clock. “Please, Professor,” said a small voice in the smoke, “ought it to be on fire?” {name} put it in the sink. “No,” said {name}. “But you held it very straight.”',
      ),
    ],
    shows: [{ what: 'toast', count: 19 }, { what: 'wizard' }, { what: 'sink' }, { what: 'clock' }],
    scene: {
      ...scenes.sunday,
      describe:
        'From above: a smoky table of black toast and pointed hats. {name} drops a small burning slice into the sink, one hand on a wizard’s shoulder.',
    },
  },
  {
    id: 'saturday',
    text: [
      template(
        '“Again,” said {name}. “Eyes shut. Nose only.” They did it until dinner, which was the same thing, and past it. And the eleventh time Ottoline, nose first, said, “Nothing. Nothing. Nothing. Thursday, is it? Friday…” Then eight hundred years went out of her face. “Saturday!” she said, and pulled. It was as gold as a coin. She took one bite and shut her eyes again. The rest she gave to the man behind, who had been so patient with the egg.',
      ),
    ],
    shows: [{ what: 'toast' }, { what: 'ottoline' }],
    scene: {
      ...scenes.saturday,
      describe: 'Ottoline and {name}, eyes shut, cheek by cheek, smell one perfect golden slice of toast.',
    },
  },
  {
    id: 'shadow-toast',
    text: [
      template(
        'By five they had all had toast, and {name} went to the window to be proud in private. The pond was in the window. It had been a coin this morning; now {name} could see the duck, and what she was sitting on. Round her on the water lay a shadow, with a tower at each corner, and it grew while one looked. “Straight down,” said Pym. “She always comes straight down.” {name} leaned out. “Can’t you move?” “Eggs,” said the duck, and wrote down the time.',
      ),
    ],
    shows: [{ what: 'duck' }, { what: 'shadow' }, { what: 'window' }, { what: 'tower', count: 4 }],
    scene: {
      ...scenes['shadow-toast'],
      describe:
        'A duck sits on her nest in the middle of a huge shadow with four towers. From a window above {name} leans out to her.',
    },
  },
  {
    id: 'hat',
    text: [
      template(
        '“Can it be held up?” asked {name}. “By magic,” said nineteen wizards. Ottoline bent over the hottest oven for the last crust, and the warm air went in under her hat. And the hat rose. It went up off her head, all by itself, without the least hurry, as far as the ceiling, and stayed there. “That wasn’t me,” said Ottoline. “No,” said {name}, staring. “That was toast.” {name} turned round. “What,” {they} asked, “is the biggest hat you have?”',
      ),
    ],
    shows: [{ what: 'hat' }, { what: 'ottoline' }, { what: 'oven' }],
    scene: {
      ...scenes.hat,
      describe:
        'Over an oven a wizard’s hat floats up to the ceiling by itself. {name}, a hand on Ottoline’s sleeve, stares at it.',
    },
  },
  {
    id: 'on-three-toast',
    text: [
      template(
        'It was the tent for garden parties, and it held nine hundred. They pulled it over the kitchen chimneys, all nineteen of them on the same side until {name} thought of the other, and Pym tied down the corners. “Noses up,” called {name}. “Nobody opens before Saturday.” “Nothing,” murmured the wizards. “Thursday. Friday…” The sun sat down on the hill. There were ten feet of air left, and a duck. “On three,” said {name}. “One.” “Please, Professor, three comes just after—?” “Two,” said {name}. “Three!”',
      ),
    ],
    shows: [{ what: 'tent' }, { what: 'wizard', count: 19 }, { what: 'chimney', count: 9 }],
    scene: {
      ...scenes['on-three-toast'],
      describe:
        'Dark wizards on ropes, noses lifted, round a tent slung over nine chimneys. {name}, an outline against the violet sky, holds up one arm.',
    },
  },
  {
    id: 'whump-toast',
    next: 'set-down',
    text: [
      template(
        'They threw the ovens open, and up nine chimneys went all of Saturday at once. WHUMP. The tent rose on its ropes, striped, and round as a loaf. And the school for wizards, with four towers, eleven hundred rooms, and a kitchen, stopped sinking. It considered. Then it hung in the violet evening under a garden party; and the wind took hold of it and drew it sideways from above the duck. “More bread!” cried {name}. “I never knew,” said Ottoline, “that it went up by itself.”',
      ),
    ],
    shows: [{ what: 'tent' }, { what: 'school' }, { what: 'ottoline' }, { what: 'duck' }],
    scene: {
      ...scenes['whump-toast'],
      describe:
        'The whole school drifts through the dusk under a huge glowing tent, round as a balloon. {name} hands Ottoline a loaf; below sits the duck, safe.',
    },
  },
];
