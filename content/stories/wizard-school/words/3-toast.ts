import type { BookSpread } from '../../../book.ts';
import { template } from '../../../slots.ts';
import { pictures } from '../pictures/index.ts';

const { scenes } = pictures;

export const toast: readonly BookSpread[] = [
  {
    id: 'ovens',
    text: [
      template(
        'There were nine ovens under the school, and none had ever been lit by hand. {friend} did it with a match, and there was applause. Nineteen slices went on nineteen forks.',
      ),
      template(
        '“For how many minutes?” asked the voice like a gate. But the clock ran on magic, and had stopped at eight.',
      ),
      template(
        '“We go by smell,” said {name}. “First it smells of nothing. Then it starts to smell of Saturday. That’s when.”',
      ),
      template('“Saturday,” wrote nineteen wizards, and underlined it.'),
    ],
    shows: [{ what: 'oven' }, { what: 'toast' }, { what: 'friend' }, { what: 'clock' }],
    scene: {
      ...scenes.ovens,
      describe:
        'A vaulted kitchen with nine glowing ovens. Wizards, from behind, hold slices on forks; {name}, a finger on {their} nose, explains.',
    },
  },
  {
    id: 'sunday',
    text: [
      template('“And what comes after Saturday?” asked a Professor of History, sniffing.'),
      template(
        '“Quick!” cried {name}. But it was Sunday. It was Sunday all over the kitchen. Nineteen slices smoked on nineteen forks. The Professor of Light had buttered the clock.',
      ),
      template('“Please, Professor,” said a small voice in the smoke, “ought it to be on fire?”'),
      template('{name} put it in the sink. “No,” said {name}. “But you held it very straight.”'),
    ],
    shows: [{ what: 'toast' }, { what: 'wizard' }, { what: 'sink' }, { what: 'clock' }],
    scene: {
      ...scenes.sunday,
      describe:
        'From above: a smoky table of black toast and pointed hats. {name} drops a small burning slice into the sink, one hand on a wizard’s shoulder.',
    },
  },
  {
    id: 'saturday',
    text: [
      template('“Again,” said {name}. “Eyes shut. Nose only.”'),
      template(
        'The eleventh time Ottoline, nose first, said, “Nothing. Nothing. Thursday, is it? Friday…” Then eight hundred years went out of her face. “Saturday!” she said, and pulled.',
      ),
      template(
        'It was as gold as a coin. She took one bite. The rest she gave to the man behind, who had been so patient with the egg.',
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
        'By five they had all had toast, and {name} took the last of it to the window. Far down, on the water, lay a shadow with a tower at each corner. In the middle of it, on her nest, sat a duck.',
      ),
      template('“Is that us?” asked {name}.'),
      template('“That’s us,” said {friend}. “It always comes straight down.”'),
      template('{name} threw a crust. “Can’t you move?”'),
      template('“Eggs,” said the duck, and wrote down the crust.'),
    ],
    shows: [{ what: 'duck' }, { what: 'shadow' }, { what: 'window' }],
    scene: {
      ...scenes['shadow-toast'],
      describe:
        'A duck sits on her nest in the middle of a huge shadow with four towers. From a window above {name} leans out to her.',
    },
  },
  {
    id: 'hat',
    text: [
      template('“Can it be held up?” asked {name}.'),
      template('“By magic,” said nineteen wizards.'),
      template(
        'Ottoline bent over the hottest oven for the last crust, and the warm air went in under her hat. And the hat rose. It went up by itself, as far as the ceiling, and stayed.',
      ),
      template('“That wasn’t me,” said Ottoline.'),
      template('“No,” said {name}. “That was toast. What is the biggest hat you have?”'),
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
        'It was the tent for garden parties, and it held nine hundred. They pulled it over the kitchen chimneys, all nineteen on the same side, until {name} pointed at the other.',
      ),
      template('“Noses up,” called {name}. “Nobody opens before Saturday.”'),
      template('“Nothing,” murmured the wizards. “Wednesday. Thursday. Friday…”'),
      template('“Wait,” said {name}. “Wait.” And {name} breathed in. “NOW!”'),
    ],
    shows: [{ what: 'tent' }, { what: 'wizard' }, { what: 'chimney' }],
    scene: {
      ...scenes['on-three-toast'],
      describe:
        'Wizards with eyes shut and noses lifted, round a tent slung over nine chimneys. Before them {name} holds up one arm, and smells.',
    },
  },
  {
    id: 'whump-toast',
    next: 'set-down',
    layout: { kind: 'bleed', wordsAt: 'left-top' },
    text: [template('WHUMP. Up nine chimneys went Saturday, and the school stopped sinking.')],
    shows: [{ what: 'WHUMP' }, { what: 'tent' }, { what: 'school' }, { what: 'ottoline' }, { what: 'duck' }],
    scene: {
      ...scenes['whump-toast'],
      describe:
        'The whole school drifts through the dusk under a huge glowing tent, round as a balloon. {name} hands Ottoline a loaf; below sits the duck, safe.',
    },
  },
];
