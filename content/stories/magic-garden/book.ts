import type { Book } from '../../book.ts';
import { template } from '../../slots.ts';
import { pictures } from './pictures/index.ts';
import { talk } from './talk.ts';

const { scenes, ...staging } = pictures;

export const book: Book = {
  ...staging,
  refrains: ['cat'],
  talk,
  spreads: [
    {
      id: 'walking',
      text: [
        template(
          '{name} had one crumb left, and it was walking. It was the best crumb of a saffron bun, with sugar on. {friend} had none: {friend} never saved any. It walked across the plate and down the table leg. There was an ant under it.',
        ),
        template('“Excuse me,” said {name}. “That’s mine.”'),
        template('The ant went on, under a blue gate, and was gone.'),
      ],
      shows: [{ what: 'crumb' }, { what: 'ant' }, { what: 'plate' }, { what: 'gate' }],
      scene: {
        ...scenes.walking,
        describe:
          'At the edge of a plate that says {name} two eyes look down at one golden crumb with six legs.',
      },
    },
    {
      id: 'gates',
      text: [
        template(
          'Aunt Parvin’s garden had five gates, one behind the other, each half as high as the last. The first was as high as a door. The last was as high as a teacup.',
        ),
        template('“Who can fit through that?” {friend} had asked.'),
        template('“You two can,” said Aunt Parvin, “by the time you get there.”'),
        template('{name} pushed. Click went the gate. Half.'),
      ],
      shows: [{ what: 'gate', count: 5 }, { what: 'parvin' }, { what: 'hero' }],
      scene: {
        ...scenes.gates,
        describe:
          'Five arched gates, one inside the other, each half as high. {name} and {friend}, seen from behind, push the first. Aunt Parvin, with her watering can, looks after {them}, and so does the cat.',
      },
    },
    {
      id: 'two',
      text: [
        template(
          '{name} came out half as big, and {friend} after {them}. It felt like going down in an elevator. The tulips were chin-high. And the next gate was just the right size. “That’s clever,” said {friend}. The crumb was well ahead. Click went the gate. Half.',
        ),
      ],
      shows: [{ what: 'gate' }, { what: 'tulip' }, { what: 'crumb' }],
      scene: {
        ...scenes.two,
        describe:
          '{name}, half as big as before, leans out over a red sea of tulips, up to {their} chin, and reaches after a crumb on legs. From the gate behind a cat looks on.',
      },
    },
    {
      id: 'stuck',
      text: [
        template('Now they were half of a half.'),
        template(
          '“Meow,” said something behind. It was Pilaf. But Pilaf was a wide cat, and he was stuck in gate two. His front was through, and half as big as his back.',
        ),
        template('“Wait there,” said {friend}. Pilaf had no choice.'),
        template('Click. Half. They were as high as a teapot. Click. Half. They were as high as an egg.'),
      ],
      shows: [{ what: 'pilaf' }, { what: 'gate' }, { what: 'crumb' }],
      scene: {
        ...scenes.stuck,
        describe:
          'A wide cat is stuck in a gate: its back half is large, its front half small. {name}, on both knees and laughing, holds the small cross face.',
      },
    },
    {
      id: 'small',
      layout: { kind: 'bleed', wordsAt: 'left-top' },
      text: [template('The tulips were trees. The ditch was a river. “MEOW,” said Pilaf.')],
      shows: [{ what: 'tulip' }, { what: 'gate' }, { what: 'hero' }, { what: 'leaf' }],
      scene: {
        ...scenes.small,
        describe:
          'Tulips stand like great trees, red roofs against the sun, and a leaf floats on a broad river. At their foot {name} and {friend}, no higher than an egg, look up; from between the stalks the cat’s one yellow eye looks down.',
      },
    },
    {
      id: 'ant',
      text: [
        template(
          'The last gate fit. Click. Half. “You’ve been following me,” said the ant. It was as tall as a dog, for it went under gates, and stayed as it was. It put down the crumb, out of breath. “I can’t stop and talk. I must be home by dark.”',
        ),
        template('“But it’s noon,” said {friend}.'),
        template('“Yes,” said the ant. “It goes so quickly.”'),
      ],
      shows: [{ what: 'ant' }, { what: 'crumb' }],
      scene: {
        ...scenes.ant,
        describe:
          'Past the dark head of an ant as big as a dog we see the surprised face of {name}, who leans down to it, one hand open. It has put the crumb down before it.',
      },
    },
    {
      id: 'crumb',
      text: [
        template(
          '{name} looked at the crumb. The longer {name} looked, the bigger it got. It had yellow caves in it, and a hill of sugar. “It’s mine,” said {name}. “I was saving it.”',
        ),
        template('“It’s supper,” said the ant, “for my sisters.”'),
        template('“How many have you got?” asked {friend}.'),
        template('The ant waved a leg at the earth behind. “All of those,” it said.'),
      ],
      shows: [{ what: 'crumb' }, { what: 'ant' }],
      scene: {
        ...scenes.crumb,
        describe:
          'The crumb is a golden mountain with caves and sugar boulders. Before it {name} and the ant are small; behind, hundreds of ants wait at tiny windows.',
      },
    },
    {
      id: 'half',
      text: [
        template(
          '{name} looked at all the sisters. Then {name} thought about the way home. In through a gate, and things were half. Out through a gate, and they were double: two, four, eight, sixteen, thirty-two! Half a crumb would grow at every gate. “I’d like only half,” said {name}, and {friend} looked at {name}. The ant put both feelers up. People had always wanted all.',
        ),
      ],
      shows: [{ what: 'crumb' }, { what: 'gate' }, { what: 'ant' }],
      scene: {
        ...scenes.half,
        describe:
          'On the wall are drawn five gates, each twice as high as the last. Before it {name} kneels, smiles at an ant and lays a hand on the crumb, where a line parts it in two. {friend} stands by, amazed, and from above a row of ants looks on.',
      },
    },
    {
      id: 'supper',
      text: [
        template(
          '{friend} sawed it down the middle. The ants had half, and it went around six long tables, and there were seconds.',
        ),
        template('“Do stay,” said the ant.'),
        template('“I’d like to,” said {name}, “but I must be home by dark.”'),
        template('“It’s only noon,” said the littlest sister.'),
        template('“It goes so quickly,” said the ant, and {name}, and {friend}.'),
      ],
      shows: [{ what: 'ant' }, { what: 'crumb' }, { what: 'table', count: 6 }],
      scene: {
        ...scenes.supper,
        describe:
          'The ants’ hill cut open: room under room of long tables and feasting ants. At the top {name}, half a crumb under one arm, shakes an ant’s foot.',
      },
    },
    {
      id: 'double',
      text: [
        template(
          '{name} pushed half a crumb through the smallest gate. Click went the gate. Double. “That’s two,” said {friend}. Click went the gate. Double. “Four.” The river was a ditch. Click went the gate. Double. “Eight.” And in the next gate there was a cat.',
        ),
        template(
          '“Breathe in,” {name} told Pilaf, and put one shoulder to the cat; and {friend} put both hands, and the bun.',
        ),
      ],
      shows: [{ what: 'gate' }, { what: 'crumb' }, { what: 'pilaf' }],
      scene: {
        ...scenes.double,
        describe:
          'The garden from above, like a board game. {name} comes along with half a crumb, three times, each time twice as big; a cat blocks the next gate.',
      },
    },
    {
      id: 'push',
      layout: { kind: 'bleed', wordsAt: 'left-top' },
      text: [template('POP went the cat. Click went the gate. Double. “Sixteen!” called {friend}.')],
      shows: [{ what: 'pilaf' }, { what: 'bun' }, { what: 'gate' }],
      scene: {
        ...scenes.push,
        describe:
          'Pilaf the cat flies out of the gate backward, like a cork, all paws stretched, eyes wide. {name} leans out of the gate after him, both hands where his front was, and {friend} behind.',
      },
    },
    {
      id: 'thirty-two',
      text: [
        template('Pilaf looked at his front. Then he looked at his back. They were the same cat again.'),
        template(
          'Click went the gate. Double. “Thirty-two,” said {friend}, and they came out as big as ever, {name} with something warm and yellow in both arms.',
        ),
        template('“I gave you a whole bun,” said Aunt Parvin. “And you bring me home a half?”'),
        template('“Yes,” said {name}. “The other half is a party.”'),
      ],
      shows: [{ what: 'bun' }, { what: 'parvin' }],
      scene: {
        ...scenes['thirty-two'],
        describe:
          'In the gate, with the evening sun behind, come {name}, proud, with half a bun in both arms, and {friend}. Aunt Parvin bends down and laughs; her watering can stands on the ground. The cat looks up.',
      },
    },
    {
      id: 'walked',
      text: [
        template(
          'They ate it under the pomegranate tree, one bite each, in turn. Soon there was one crumb left, the best one, with sugar on. {name} looked at it for a while, and {friend} looked at {name}. Then {name} took it across the yard, and put it down by the blue gate, and came away. It was nearly dark. And off it walked.',
        ),
      ],
      shows: [{ what: 'crumb' }, { what: 'gate' }, { what: 'parvin' }],
      scene: {
        ...scenes.walked,
        describe:
          'Dusk in the garden. {name} kneels by the blue gate with an open hand, and from it one golden crumb walks off. Under the pomegranate tree Aunt Parvin and {friend} look on, the cat asleep before them.',
      },
      forGrownUp: template(
        'How did half a crumb turn into half a bun? Going in, {name} was halved five times; coming out, everything was doubled five times: 2, 4, 8, 16, 32. Fold a sheet of paper in half five times together and open it again: how many boxes are there?',
      ),
    },
  ],
};
