import type { Book } from '../../book.ts';
import { template } from '../../slots.ts';
import { pictures } from './pictures/index.ts';
import { talk } from './talk.ts';

const { scenes, ...staging } = pictures;

export const book: Book = {
  ...staging,
  refrains: ['thousand six hundred kilometers said', 'end', 'snowed'],
  talk,
  spreads: [
    {
      id: 'line',
      text: [
        template(
          "{name} slept with {their} head in the north of the world and {their} feet in the south. The equator, the line around the middle of the world, came in at the kitchen window, went over the table, and out through {name's} bed.",
        ),
        template(
          'It was hot all day, and hot all night. In front was the family’s shop, where {friend} sold ice with mango, and rang up every spoon on the till. ICE KINGDOM, it said over the door. All {name} wanted was to see snow, once.',
        ),
      ],
      shows: [{ what: 'bed' }, { what: 'friend' }, { what: 'equator' }],
      scene: {
        ...scenes.line,
        describe:
          'A shop-house cut open in pink evening light. A dotted line runs through kitchen and bedroom, right across the middle of {name}, who lies hot and awake under a fan.',
      },
    },
    {
      id: 'letters',
      text: [
        template(
          'At the top of the world a bear was writing a letter, and at the bottom of the world a penguin was reading it. They were pen friends. An Arctic tern, which makes the trip every year, carried the mail.',
        ),
        template('“Let us meet,” wrote the bear.'),
        template('“Halfway, exactly,” wrote the penguin.'),
        template("They looked on the map, and there, over {name's} front door, it said ICE KINGDOM."),
      ],
      shows: [{ what: 'bear' }, { what: 'penguin' }, { what: 'tern' }, { what: 'letter', count: 2 }],
      scene: {
        ...scenes.letters,
        describe:
          'Top: a bear writes in a white sunlit world. Bottom: a penguin reads in a dark blue one. Between them flies a tern, over a tiny shop where {name} sits.',
      },
    },
    {
      id: 'north-door',
      text: [
        template(
          'Late that night there was a knock at the north door. It was a polar bear with a suitcase, and it was steaming. “Is this the Ice Kingdom?” it said.',
        ),
        template('“Well,” said {name}, “it is a shop.”'),
        template('“And it is shut,” called {friend} from the till.'),
        template(
          '“Eight thousand six hundred kilometers,” said the bear, and sat down on the step. “I’m meeting a friend. Big fellow, I expect. White. Teeth.”',
        ),
      ],
      shows: [{ what: 'bear' }, { what: 'suitcase' }, { what: 'door' }],
      scene: {
        ...scenes['north-door'],
        describe:
          'A polar bear with a suitcase fills the kitchen door from step to lintel, steaming. {name}, seen from behind, holds the door.',
      },
    },
    {
      id: 'south-door',
      text: [
        template(
          'Then there was a knock at the south door. It was a penguin with a smaller suitcase. “Is this halfway?” it said.',
        ),
        template('“Exactly,” said {name}.'),
        template(
          '“Eight thousand six hundred kilometers,” said the penguin, and leaned on the doorpost. “I’m expecting somebody. Short, I should think. Black coat. Walks like a gentleman.”',
        ),
        template('“I’d better,” said {name}, “put on some more light.”'),
      ],
      shows: [{ what: 'penguin' }, { what: 'suitcase' }, { what: 'door' }, { what: 'bear' }],
      scene: {
        ...scenes['south-door'],
        describe:
          'From the dark garden, over the shoulder of a small upright penguin with a suitcase: {name} in the lit kitchen door, wide-eyed, glances back at the bear, who sits in the other door.',
      },
    },
    {
      id: 'meeting',
      text: [
        template(
          'The bear looked at the penguin. The penguin looked at the bear. {name} held the lamp. {friend} held {friend:their} breath.',
        ),
        template('“You’re small,” said the bear at last, “for a bear.”'),
        template('“You’re large,” said the penguin, “for a penguin.”'),
        template(
          'In nine years of letters it had never come up. There are no penguins in the north, and no polar bears in the south, so each had thought that everyone was one.',
        ),
      ],
      shows: [{ what: 'bear' }, { what: 'penguin' }, { what: 'lamp' }],
      scene: {
        ...scenes.meeting,
        describe:
          '{name}, lamp in hand, between a huge bear and a small penguin, who stare at each other across the kitchen. On the wall their two shadows are the same size.',
      },
    },
    {
      id: 'promise',
      text: [
        template(
          '“Never mind,” said the bear, and opened its arms. It put one foot forward and stopped. “Only I promised at home,” it said, “never to leave the north half of the world. They worry.”',
        ),
        template('“I promised, too,” said the penguin. “The south half.”'),
        template('They looked at the floor. “Where does it stop?” Nobody knew that to the inch but {name}.'),
        template('“Here,” said {name}. “Your big toe is in the south.”'),
        template('The bear took it back.'),
      ],
      shows: [{ what: 'toe' }, { what: 'equator' }],
      scene: {
        ...scenes.promise,
        describe:
          'Under the kitchen table the finger of {name} points at the floor, where it changes color. One toe of a huge furry foot is over that line; two small black feet wait on the other side.',
      },
    },
    {
      id: 'melting',
      text: [
        template(
          'It was so hot. The bear lay flat on the tiles of the north. The penguin got into the sink, which was in the south.',
        ),
        template('“Seventeen thousand kilometers,” said the bear, “to look at each other across a kitchen.”'),
        template('“Are those two going to order?” called {friend}.'),
        template(
          '{name} brought each of them forty glasses of ice, no mango. {friend} rang them up. They were water before they got there.',
        ),
      ],
      shows: [{ what: 'bear' }, { what: 'penguin' }, { what: 'sink' }, { what: 'glass', count: 80 }],
      scene: {
        ...scenes.melting,
        describe:
          'Through a hatch: the bear lies flat on the tiles, the penguin sits in the sink, and {name} hurries by with a tray of melting ice. {friend} is ringing it up.',
      },
    },
    {
      id: 'one-cart',
      text: [
        template(
          'There was one cold thing in the house: the ice cart, as long as a bed, as deep as a bath, and full.',
        ),
        template('“Give it to the penguin,” said the bear. “I’ve got more fat.”'),
        template('“Give it to the bear,” said the penguin. “There’s more of it to boil.”'),
        template(
          'One cart, and two halves of the world. {name} sat between them and thought of {their} own bed.',
        ),
      ],
      shows: [{ what: 'cart' }, { what: 'bear' }, { what: 'penguin' }],
      scene: {
        ...scenes['one-cart'],
        describe:
          'The open ice cart glows pale blue in the dark. {name} sits before it on a stool, chin in hand, thinking. The bear on one side and the penguin on the other wait and look worried. The shadow of the cart on the wall is the shape of a bed.',
      },
    },
    {
      id: 'chalk',
      text: [
        template(
          'Then {name} took the blue chalk from the price board and drew the equator. In at the window it went, across the tiles, up one leg of the table and down another. {name} pushed the cart and {friend} pulled it until the line ran over it exactly in the middle.',
        ),
        template('“North end,” said {name}. “South end.”'),
        template('“Halfway,” said the bear, and got in.'),
        template('“Exactly,” said the penguin. Nobody’s toe was in the wrong half of anything.'),
      ],
      shows: [{ what: 'chalk' }, { what: 'equator' }, { what: 'cart' }, { what: 'friend' }],
      scene: {
        ...scenes.chalk,
        describe:
          'From above: {name}, on one knee, draws a blue chalk line across the kitchen; {friend} tugs at the long white cart, whose middle lies on the line. Bear and penguin wait at either end.',
      },
    },
    {
      id: 'ahh',
      layout: { kind: 'bleed', wordsAt: 'left-top' },
      text: [template('“Ahhh,” said the north end.'), template('“Ahhh,” said the south end.')],
      shows: [{ what: 'bear' }, { what: 'penguin' }, { what: 'cart' }, { what: 'frost' }],
      scene: {
        ...scenes.ahh,
        describe:
          'The ice lights the dark kitchen blue from below. The bear and the penguin sit at the two ends of the cart, eyes shut, and frost grows on them. {name}, chin on the edge, looks up at the bear; {friend} brings another block. The blue line runs between.',
      },
    },
    {
      id: 'dark',
      text: [
        template('They talked till morning, about fish. “And snow?” asked {name}.'),
        template('“It gets in the way,” said the penguin.'),
        template('“The sun has been up since April, at our end,” said the bear.'),
        template('“It has been dark since April at ours,” said the penguin.'),
        template(
          'They thought about it for two whole fish. “So that’s where it went,” said the bear. “You’ve got it.”',
        ),
        template('“You can have it back in September,” said the penguin.'),
        template('{name}, who got one night every night, passed the fish.'),
      ],
      shows: [{ what: 'bear' }, { what: 'penguin' }, { what: 'fish' }],
      scene: {
        ...scenes.dark,
        describe:
          'The house from outside, under a sky that is night on one side and morning on the other. In the lit window bear and penguin sit face to face in the cart, a globe between them, and {name} hands over a fish.',
      },
    },
    {
      id: 'shake',
      text: [
        template('By then the ice was getting low. “A handshake,” said the bear, “before we go.”'),
        template(
          'They got up, one at each end. They had sat still all night, and the frost stood on them as thick as fur. Over the blue line went a paw, and a flipper. {name} moved the lamp out of the way, and {friend} moved the till.',
        ),
        template('And when a bear shakes hands, it shakes all over.'),
      ],
      shows: [{ what: 'paw' }, { what: 'flipper' }, { what: 'equator' }, { what: 'lamp' }],
      scene: {
        ...scenes.shake,
        describe:
          'White with frost, the bear and the penguin rise and reach over the chalk line: paw meets flipper. {name} draws back the lamp.',
      },
    },
    {
      id: 'snow',
      layout: { kind: 'bleed', wordsAt: 'right-top' },
      text: [template('It snowed on the till. It snowed on {friend}.')],
      shows: [{ what: 'snowflake' }, { what: 'friend' }],
      scene: {
        ...scenes.snow,
        describe:
          'Snow falls through the kitchen in golden light. In the middle {name}, arms wide, head back, catches a flake on {their} tongue; behind the till, with snow on {friend:their} hair, {friend} is aghast.',
      },
    },
    {
      id: 'dry',
      text: [
        template('“Is that the stuff you meant?” asked the bear. “We get rather a lot of it.”'),
        template('{name} couldn’t answer. {name} had {their} tongue out.'),
        template(
          'They went home. {friend} counted the till twice. {name} kept a very small snowball in a cup, and then a very small cup of water.',
        ),
        template(
          'On one side of the blue line lay a wet print as big as a tray, on the other one no bigger than a leaf. By nine they had dried, the big one last.',
        ),
      ],
      shows: [{ what: 'print', count: 2 }, { what: 'cup' }, { what: 'friend' }, { what: 'equator' }],
      scene: {
        ...scenes.dry,
        describe:
          'The kitchen floor from above, with a chalk line, a huge wet print on one side and a tiny one on the other, and a bill for {name}. {name} has fallen asleep across the line; {friend} lays a cloth over {them}.',
      },
      forGrownUp: template(
        'Why had the bear never met a penguin? Polar bears live only in the north, penguins in the south, and one kind right on the equator. When one end of the world has its long day, the other has its long night. If we dug straight down through the floor, who would be there, and would it be day?',
      ),
    },
  ],
};
