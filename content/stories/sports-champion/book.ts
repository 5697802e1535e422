import type { Book } from '../../book.ts';
import { template } from '../../slots.ts';
import { pictures } from './pictures/index.ts';
import { talk } from './talk.ts';

const { scenes, ...staging } = pictures;

export const book: Book = {
  ...staging,
  refrains: ['tock'],
  talk,
  spreads: [
    {
      id: 'kettle',
      text: [
        template(
          'The Kettle was the cup of Tamarind Street. It had a dent and no lid, and {name} knew nothing finer. For forty-one years it had belonged to Dona Zefa. To win it you had one ball: over the goat, off the wall, into the bucket. Only one person had ever done it. She was eighty-one.',
        ),
      ],
      shows: [{ what: 'kettle' }, { what: 'goat' }, { what: 'bucket' }, { what: 'ball' }],
      scene: {
        ...scenes.kettle,
        describe:
          'A sunny street. On one windowsill shines a dented kettle; across from it {name}, chin on the sill, gazes at it. Between them a goat poses on a box.',
      },
    },
    {
      id: 'spoon',
      text: [
        template(
          '“And it’s {name} with the ball!” said {friend}, into a spoon. “{name} looks at the goat. The goat looks at {name}. And it’s up, it’s over… it’s the wall… and it’s the goat!”',
        ),
        template('The goat, Champion, was the keeper, and after every miss he ate the score.'),
      ],
      shows: [{ what: 'spoon' }, { what: 'goat' }, { what: 'ball' }, { what: 'friend' }],
      scene: {
        ...scenes.spoon,
        describe:
          'A ball bounces off the forehead of a very proud goat. {name} has thrown it; {friend} shouts into a spoon.',
      },
    },
    {
      id: 'zefa',
      text: [
        template(
          'Dona Zefa took one throw a day, in her slippers, and didn’t look at the bucket. Up, over, tock, and in, like a cork.',
        ),
        template('“How do you do it?” asked {name}.'),
        template(
          '“I don’t,” said Dona Zefa. “My arm does. I only bring it along. I’d tell you more, but it’s nearly half past six.”',
        ),
      ],
      shows: [{ what: 'zefa' }, { what: 'bucket' }, { what: 'ball' }, { what: 'slippers' }],
      scene: {
        ...scenes.zefa,
        describe:
          'Past a goat’s ear: old Dona Zefa, in slippers, draws back her arm to throw, and {name} watches closely.',
      },
    },
    {
      id: 'worse',
      text: [
        template(
          'The match was on Sunday. On Saturday {name} threw all day long. It was nine walls and eleven goats. It was a roof. It was the baker’s beans. The harder {name} threw, the worse it got.',
        ),
        template(
          '“It’s that goat!” shouted {name}. “It’s that BUCKET!” And over it went. Champion lay down to be bored in comfort.',
        ),
      ],
      shows: [{ what: 'ball' }, { what: 'goat' }, { what: 'beans' }, { what: 'bucket' }],
      scene: {
        ...scenes.worse,
        describe:
          'The street from above. Dotted lines show where the balls of {name} have gone: a roof, a pot, a policeman’s cap, a tree; none into the bucket, which lies on its side. {name} is furious.',
      },
    },
    {
      id: 'lamps',
      text: [
        template(
          'The sun went down, and Tamarind Street got out its lamps. The baker threw rolls. {third} and {fourth} let fly with each other’s shoes.',
        ),
        template('“Another hundred!” said {friend}, hoarse.'),
        template('“Be QUIET!” shouted {name}. {friend} put the spoon in {friend:their} pocket.'),
        template(
          "{name's} arm felt like a wet sock, and so did {name}. High over the lamps one window was quiet. It was nearly half past six, and Dona Zefa was drawing her curtain.",
        ),
      ],
      shows: [{ what: 'lamp' }, { what: 'window' }, { what: 'shoes' }],
      scene: {
        ...scenes.lamps,
        describe:
          'Dusk, lamps, a crowd throwing things; {third} and {fourth} throw shoes. {name}, with a furious face, shouts at {friend} and points, and {friend} shrinks back and hides the spoon. Above them Dona Zefa quietly draws her curtain.',
      },
    },
    {
      id: 'bed',
      text: [
        template(
          "{name} set the bucket straight. {They} wiped the beans off the ball, and put it into {friend's} hands. “Tell them,” said {name}. “Into the spoon. I’m going to bed.”",
        ),
        template('{friend} took the spoon out again. “It’s half past six.”'),
        template('“Did somebody tell you to?”'),
        template('“No,” said {name}. “I’m doing it on purpose.”'),
        template(
          'From lamp to lamp the throwing stopped. {third} stood there with one shoe, and {fourth} with three.',
        ),
      ],
      shows: [{ what: 'ball' }, { what: 'spoon' }, { what: 'bucket' }, { what: 'friend' }],
      scene: {
        ...scenes.bed,
        describe:
          'Under a street lamp, beside the bucket, {name} puts the ball into both hands of {friend}, who is amazed; the spoon sticks out of a pocket. Behind them the throwing has stopped: {third} stands with one shoe, {fourth} with three. High up one window is dark.',
      },
    },
    {
      id: 'forehead',
      text: [
        template(
          "The baker felt {name's} forehead. The policeman felt the baker’s. A grown-up read the thermometer upside down.",
        ),
        template(
          '“And it’s pajamas,” whispered {friend}, at the window, into the spoon. “It’s teeth… both rows… Ladies and gentlemen, it’s the pillow.”',
        ),
        template('The neighbors took off their hats.'),
      ],
      shows: [
        { what: 'baker' },
        { what: 'policeman' },
        { what: 'friend' },
        { what: 'spoon' },
        { what: 'thermometer' },
      ],
      scene: {
        ...scenes.forehead,
        describe:
          '{name}, in pajamas on the edge of the bed, with the baker’s floury hand on {their} forehead. The policeman has the thermometer upside down. The window is full of worried neighbors and {friend}.',
      },
    },
    {
      id: 'hardest',
      text: [
        template(
          "{name} lay down. The arm lay down too, and buzzed. Behind {name's} eyelids it was all still flying: the roof, the goat, the beans. Far down the street it went tock, and “Ooh!” Just one more, thought {name}. Not throwing that one was the hardest throw of the day.",
        ),
      ],
      shows: [{ what: 'ball' }, { what: 'hero' }, { what: 'bed' }],
      scene: {
        ...scenes.hardest,
        describe:
          'Close up: {name} lies in bed in blue darkness, teeth set, and holds down an arm that still buzzes. One last ball flies away.',
      },
    },
    {
      id: 'night-shift',
      layout: { kind: 'bleed', wordsAt: 'left-bottom', ink: '#f7ecd6' },
      text: [template('In the dark somebody switched on a lamp, and then a hundred.')],
      shows: [{ what: 'lamp' }, { what: 'nightcap' }, { what: 'ball' }],
      scene: {
        ...scenes['night-shift'],
        describe:
          'Inside the sleeping head of {name}: a workshop lit by a hundred lamps like peas, where thumb-high copies of {name} in nightcaps sort the balls of the day.',
      },
    },
    {
      id: 'again',
      text: [
        template('It was the night shift: all {name}, in nightcaps.'),
        template('“This roof? No. This one, that very nearly went.”'),
        template(
          'They threw it, and fetched it, and threw it again. Less shoulder. More elbow. Every good one was hung up on a line to dry.',
        ),
        template('Then one with a whistle nodded, and they put out the lamps.'),
      ],
      shows: [{ what: 'ball' }, { what: 'nightcap' }],
      scene: {
        ...scenes.again,
        describe:
          'In a long slanting row tiny copies of {name} all throw the same throw, each one moment further on. Good throws hang on a line to dry.',
      },
    },
    {
      id: 'sunday',
      text: [
        template(
          'The street looked slept in. {friend} had no voice left and did the neighbors’ throws with eyebrows. Goat. Wall. Goat. Roof. Then out came Dona Zefa in her slippers, as fresh as a roll. Up, over, tock, and in, like a cork.',
        ),
        template('“Wait,” croaked {friend}. “There’s {name}.”'),
        template(
          '{name} didn’t look at the bucket. {name} just brought the arm along. Up went the ball, over the goat, who forgot how handsome he was.',
        ),
      ],
      shows: [{ what: 'zefa' }, { what: 'goat' }, { what: 'friend' }, { what: 'slippers' }],
      scene: {
        ...scenes.sunday,
        describe:
          'Early sun, and behind a row of drooping, sleepy neighbors; {third} leans asleep on {fourth}. Dona Zefa, in slippers, throws; {name}, with the ball, is wide awake, and {friend}, eyebrows high, points at {name}.',
      },
    },
    {
      id: 'air',
      layout: { kind: 'wordless' },
      text: [],
      shows: [{ what: 'ball' }, { what: 'goat' }, { what: 'zefa' }],
      scene: {
        ...scenes.air,
        describe:
          'High in an empty morning sky hangs the ball. It has gone over the goat, who stares after it. Below, looking up, are {name}, {friend} and Dona Zefa.',
      },
    },
    {
      id: 'cork',
      text: [
        template('Tock. In, like a cork.'),
        template('That made it even. So both moved back, to the baker’s door.'),
        template('{name}: tock, cork.'),
        template('Dona Zefa: tock, and around the rim, and around, and out.'),
        template('“And it’s {name},” croaked {friend}, “by a rim!”'),
      ],
      shows: [{ what: 'ball' }, { what: 'bucket' }, { what: 'zefa' }],
      scene: {
        ...scenes.cork,
        describe:
          'Dona Zefa’s ball runs once more around the rim of the bucket. {name}, {friend}, the goat and Dona Zefa, who laughs, all bend over it.',
      },
    },
    {
      id: 'light-out',
      text: [
        template("“So,” said Dona Zefa, and shook {name's} hand, the one that knew. “Who told you?”"),
        template('“Your window,” said {name}.'),
        template(
          'Dona Zefa laughed until she had to hold on to the goat. “Forty-one years that light’s gone out, for all to see!”',
        ),
        template(
          "That evening the Kettle stood on {name's} sill. At half past six exactly the light went out at Dona Zefa’s, and at {name's}, and one by one all down the street.",
        ),
      ],
      shows: [{ what: 'kettle' }, { what: 'window' }, { what: 'zefa' }],
      scene: {
        ...scenes['light-out'],
        describe:
          'From the bedroom at dusk: {name}, seen from behind, has one hand on the dented Kettle on the sill, with a tag, Won by {name}; across the street Dona Zefa puts out her lamp.',
      },
      forGrownUp: template(
        'What was the secret that hung in the window for everyone to see? After practice, a night’s sleep can leave a skill a little better than you left it: scientists have measured it in fingers that tap. What have you been practicing that we could hand to the night shift?',
      ),
    },
  ],
};
