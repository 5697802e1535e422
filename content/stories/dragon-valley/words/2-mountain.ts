import type { BookSpread } from '../../../book.ts';
import { template } from '../../../slots.ts';
import { pictures } from '../pictures/index.ts';

const { scenes } = pictures;

export const mountain: readonly BookSpread[] = [
  {
    id: 'ferry',
    text: [
      template(
        'In the middle of the river a ferry was going around. It had gone around so often that the ducks no longer got up for it.',
      ),
      template('“Can you take me across?” called {name}.'),
      template('“I can take you AROUND,” called the ferryman. “I’ve only the one.”'),
      template('“One what?”'),
      template(
        '“Just one,” said the ferryman, and held up his oar. “She’s got the other. I’ve not been home since the flood, except in passing.”',
      ),
    ],
    shows: [{ what: 'ferry' }, { what: 'ferryman' }, { what: 'oar', count: 1 }, { what: 'duck' }],
    scene: {
      ...scenes.ferry,
      describe:
        'From above: a ferry with one oar has drawn ring after ring on a gray river. From the bank {name} calls to the ferryman.',
    },
  },
  {
    id: 'pan',
    text: [
      template('The next time he came by, {name} got on. There was a life jacket, and a frying pan.'),
      template('“What do you cook?” asked {name}.'),
      template('“Duck,” said the ferryman bitterly. “In theory.”'),
      template(
        '{name} took the pan, sat on the side where there was no oar, and dug it in. Splash, went the oar. Splosh, went the pan. The ferry gave a kind of start. It had forgotten there were other directions; and the far bank came nearer, in a line.',
      ),
    ],
    shows: [
      { what: 'pan' },
      { what: 'life jacket', on: 'hero' },
      { what: 'ferryman' },
      { what: 'oar', count: 1 },
    ],
    scene: {
      ...scenes.pan,
      describe:
        'From the water: the ferry comes straight at us. The ferryman rows on one side with his oar, and on the other {name}, in a life jacket, rows with a frying pan.',
    },
  },
  {
    id: 'landing',
    next: 'smoke',
    text: [
      template(
        'They bumped the bank below the dragon’s rocks. The ferryman got out and held on to the ground.',
      ),
      template(
        '“If you see my oar,” he told {name}, “it’s blue. It’s called Left. I’ll wait. I’m good at that, I only have to stop moving.”',
      ),
      template(
        '{name} looked back along the thread. It lay over the water, tight and red, and trembled a little, like a hand. {name} gave it one tug: so far, so good. One tug came back.',
      ),
    ],
    shows: [{ what: 'ferryman' }, { what: 'thread' }, { what: 'ferry' }],
    scene: {
      ...scenes.landing,
      describe:
        'Over the ferryman’s shoulder: {name} touches the red thread, which stretches back across the river, and smiles along it.',
    },
  },
  {
    id: 'ewe',
    text: [
      template('On the ridge stood a ewe with sixty sheep. She wore a yoke for two bells, and one bell.'),
      template(
        '“It used to be ding-dong,” she said. Ding. “Ding meant come, and dong meant go. Now I can only tell them to come.”',
      ),
      template('{name} looked at the sixty sheep. They had come. They were standing on each other.'),
      template('“You’ve lost one,” said {name}.'),
      template('“One what?”'),
      template('“Just one,” said {name}. “So have I.”'),
    ],
    shows: [{ what: 'ewe' }, { what: 'sheep', count: 60 }],
    scene: {
      ...scenes.ewe,
      describe:
        'Sixty sheep stand heaped on top of each other like a hill. Before them {name} holds up one red mitten beside the one bell of a ewe.',
    },
  },
  {
    id: 'bridge',
    text: [
      template(
        'The way to the dragon went over a bridge; that is, over half of one. It stuck out above the gully like a tongue, and stopped. “She has the rest,” said the ewe.',
      ),
      template(
        '{name} looked over. It was not deep. It was about as deep as sixty sheep. “Can you ask them to come down there?”',
      ),
      template('Ding. They came. They filled the gully to the brim, shoulder to shoulder, all wool.'),
      template('“Mind the third one,” said the ewe, stepping out on their backs. “She’s ticklish.”'),
    ],
    shows: [{ what: 'bridge' }, { what: 'sheep' }, { what: 'ewe' }],
    scene: {
      ...scenes.bridge,
      describe:
        'Half a stone bridge ends in the air. {name} crosses the gully on a road of woolly sheep’s backs, holding the ewe’s tail.',
    },
  },
  {
    id: 'over',
    next: 'smoke',
    text: [
      template(
        'On the far side lay the dragon’s rocks, and the snow was warm. The ewe would not go on. “If you see my bell,” she told {name}, “it’s brass, and it says dong. We’ll wait. I’ve no way of telling them not to.”',
      ),
      template(
        '{name} looked back along the thread. It lay over the wool and up the white hill, tight and red, and trembled a little, like a hand. {name} gave it one tug: so far, so good. One tug came back.',
      ),
    ],
    shows: [{ what: 'ewe' }, { what: 'thread' }],
    scene: {
      ...scenes.over,
      describe:
        'Over the ewe’s woolly shoulder: {name} touches the red thread, which leads back over the snow and up the hill, and smiles along it.',
    },
  },
];
