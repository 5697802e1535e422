import type { Book } from '../../book.ts';
import { template } from '../../slots.ts';
import { pictures } from './pictures/index.ts';
import { talk } from './talk.ts';

const { scenes, ...staging } = pictures;

export const book: Book = {
  ...staging,
  refrains: ['drip'],
  talk,
  spreads: [
    {
      id: 'packed',
      text: [
        template(
          'The sea was in the window when {name} packed it. There was a sail in it, far out, and a bit of white along the edge. {name} put straw all around and tied a blue blanket over the top.',
        ),
        template(
          '“This one is for {friend},” {name} told Wat, the king’s glassman. “I promised to bring the sea.”',
        ),
        template('“Then don’t spill it,” said Wat.'),
      ],
      shows: [{ what: 'window' }, { what: 'blanket' }, { what: 'straw' }, { what: 'wat' }],
      scene: {
        ...scenes.packed,
        describe:
          'A dark stone room with one bright window, full of gray sea and one small sail. {name} and Wat, a tall man, are lifting it out of the wall.',
      },
    },
    {
      id: 'carts',
      text: [
        template(
          'In those days glass cost a great deal. When a lord left his castle, the windows came out and were put away safe. King Odo took his along. He took the beds as well, with {fourth} on top, and the cook, and nine geese, and {third} to mind them. His bath he carried himself, for he did not trust anyone with it. {name} rode in the last cart, with the windows.',
        ),
      ],
      shows: [
        { what: 'cart' },
        { what: 'goose', count: 9 },
        { what: 'king' },
        { what: 'bath' },
        { what: 'window' },
      ],
      scene: {
        ...scenes.carts,
        describe:
          'A long line of carts leaves a castle: beds with {fourth} on top, a cook, geese with {third} behind them, a king who carries a tin bath on his back, and last {name} with a window in a blanket. Far behind, the castle’s windows are holes, and small carts are still coming out of its gate.',
      },
    },
    {
      id: 'friend',
      text: [
        template(
          'Last summer {name} had met {friend}, who minded cows at the king’s smallest castle. The castle was pink, and was called Princess, after the best cow. And {friend} had never seen any water but soup.',
        ),
        template('“What is the sea like?” {friend:they} asked.'),
        template('“It’s big,” said {name}, “and it never keeps still.”'),
        template('{friend} thought. “Like a cow in a bed?”'),
        template('“More than that,” said {name}. “I’ll bring it.”'),
      ],
      shows: [{ what: 'cow' }, { what: 'friend' }, { what: 'castle' }],
      scene: {
        ...scenes.friend,
        describe:
          'A summer ago: {name} and {friend}, head to head, look into a bowl of soup while {friend} makes waves in it with one finger.',
      },
    },
    {
      id: 'level',
      text: [
        template(
          'It was three days by ox. {name} held the window with both hands and kept it level. Up the hill, level. Down the hill, level. “Don’t spill it,” {name} told the ox. “Don’t spill it,” {name} told the bridge.',
        ),
        template(
          'The cook put a finger in under the blanket and licked it. “Hm,” she said. “It needs salt.”',
        ),
      ],
      shows: [{ what: 'window' }, { what: 'ox' }, { what: 'cook' }, { what: 'blanket' }],
      scene: {
        ...scenes.level,
        describe:
          'On a steep hill the cart tilts, and {name} leans hard to keep the wrapped window level. The cook licks a finger thoughtfully.',
      },
    },
    {
      id: 'bump',
      text: [
        template(
          "On the second day there was a bump. Up went the beds, and {fourth}. Up went the geese. Down went the king, into his bath. Only the window stayed where it was, in {name's} arms.",
        ),
        template('“Did you spill it?” cried Wat.'),
        template(
          '{name} put an ear to the blanket. Drip, it went. Drip. Drip. It was only the rain. But it sounded right.',
        ),
      ],
      shows: [{ what: 'king' }, { what: 'bath' }, { what: 'goose' }, { what: 'window' }],
      scene: {
        ...scenes.bump,
        describe:
          'Close up in the rain: {name} has both arms around the window in its blanket, and listens with one ear on it. Behind, {fourth} flies up, and the king, rather startled, sits in his bath. A luggage tag on it says {name}.',
      },
    },
    {
      id: 'star',
      text: [
        template(
          'At night the beds were put out in a field, with the king’s people in them. {name} was too happy to sleep. {name} lifted one corner of the blanket. It was black in there, and very still, and there was a star in it.',
        ),
        template('“It’s asleep,” {name} whispered.'),
        template('“Then don’t wake it,” whispered Wat, and tucked it in.'),
      ],
      shows: [{ what: 'star' }, { what: 'blanket' }, { what: 'wat' }, { what: 'bed' }],
      scene: {
        ...scenes.star,
        describe:
          'A field of beds at night. {name} lifts the blanket and finds one star in the glass; Wat whispers, and tucks in the other end.',
      },
    },
    {
      id: 'arrive',
      text: [
        template(
          'And on the third day there was Princess, as pink as a radish. There was {friend} at the gate, waving a milking stool.',
        ),
        template('“Did you bring it?”'),
        template('“Every drop!” called {name}.'),
        template('{friend} came close and put {friend:their} nose to the blanket. “It smells of straw.”'),
        template('“That’s only the packing,” said {name}.'),
      ],
      shows: [{ what: 'castle' }, { what: 'friend' }, { what: 'stool' }, { what: 'window' }],
      scene: {
        ...scenes.arrive,
        describe:
          'Before a small pink castle without any glass {friend} sniffs the blanket around the window, waving a milking stool. {third} and {fourth} stand by.',
      },
    },
    {
      id: 'hang',
      text: [
        template(
          'Wat hung the window in the hall. {friend} waited in front of it with both eyes shut. “Is it in?”',
        ),
        template('“It’s in,” said {name}.'),
        template('“Is it level?”'),
        template('“It’s level.”'),
        template(
          'The cook came, and {third}, and {fourth}, and the king, still rather damp. {name} took hold of the blue blanket. “One sea,” said {name}, and pulled.',
        ),
      ],
      shows: [{ what: 'blanket' }, { what: 'friend' }, { what: 'goose' }],
      scene: {
        ...scenes.hang,
        describe:
          'Seen over the heads of {third} and the king: {name} is just pulling a blue blanket from the window, and {friend} waits before it with covered eyes.',
      },
    },
    {
      id: 'green',
      text: [
        template('It was green. It had daisies on it. It had a cow in it.'),
        template('“Is that a ship?” asked {friend}.'),
        template('“No,” said {name}. “That’s Princess. The cow.”'),
        template(
          '{name} looked behind the window. {name} looked in the straw. It was quite dry. “I was so careful,” said {name}. “I must have spilled it.”',
        ),
      ],
      shows: [{ what: 'window' }, { what: 'cow' }, { what: 'daisy' }, { what: 'friend' }],
      scene: {
        ...scenes.green,
        describe:
          'The same window in another wall: now there is a green meadow in it, with a cow where the sail was. Before it {name} looks down at two handfuls of straw and holds back tears; {friend} lays a hand on one shoulder.',
      },
    },
    {
      id: 'sorry',
      text: [
        template('“It’s a very good meadow,” said {friend}. “I’ve never seen it with edges.”'),
        template(
          'That made it worse. In the night {name} lay and thought of the whole sea, running out behind the cart, down the hill, and home.',
        ),
        template('“I don’t mind,” {friend} said in the dark.'),
        template('But {name} minded.'),
        template(
          'Morning was wash day. The wind got up behind the castle, and something said Whup. {name} went to see.',
        ),
      ],
      shows: [{ what: 'friend' }, { what: 'window' }],
      scene: {
        ...scenes.sorry,
        describe:
          'Night in the hall. {name} lies awake, with wet eyes and the face turned away from {friend}, who has put out a hand across the gap. The moonlight on the floor looks like water.',
      },
    },
    {
      id: 'wash',
      layout: { kind: 'bleed', wordsAt: 'right-top' },
      text: [template('Whup. Hush. Whup. There hung the king’s bedsheets, forty of them.')],
      shows: [{ what: 'sheet' }, { what: 'hero' }],
      scene: {
        ...scenes.wash,
        describe:
          'A huge blue-white bedsheet swells in the wind like a wave over {name}, who lays a hand on it and looks up, amazed. Behind hang more, line after line.',
      },
    },
    {
      id: 'ask',
      text: [
        template(
          'They went up, and over, and down, and up. They never kept still. So {name} went to see some people.',
        ),
        template('“All of them?” said the laundress.'),
        template('“All but the king’s,” said {name}.'),
        template('“What for?”'),
        template('“For the sea.”'),
        template(
          'The laundress gave forty sheets. {third} gave nine geese. “They’ll be gulls,” said {name}. The cook gave flour, for spray. Then came the king, with his bath.',
        ),
        template('“What am I?” he asked.'),
        template('“The ship,” said {name}.'),
        template('“Oh, good,” said the king. “Don’t spill me.”'),
      ],
      shows: [{ what: 'goose', count: 9 }, { what: 'king' }, { what: 'bath' }],
      scene: {
        ...scenes.ask,
        describe:
          'King Odo, delighted, in his tin bath, and {name}, nose to nose. Behind them the laundress, {third} and the cook bring sheets, geese and flour.',
      },
    },
    {
      id: 'practice',
      text: [
        template(
          'Two people took each sheet. “When I lift my hand, you lift,” said {name}. “When I drop it, you drop. First you, then you, then you.”',
        ),
        template(
          'The first wave got stuck in the apple tree, and {fourth} went up for it. The second went over the cook. It was noon before they were a sea. {friend}, in the hall, had {friend:their} nose to the window and both eyes shut.',
        ),
        template('“{friend}!” called {name}. “Is it level up there?”'),
        template('“It’s level!”'),
        template('“Then look!”'),
      ],
      shows: [{ what: 'sheet' }, { what: 'friend' }, { what: 'king' }, { what: 'goose' }],
      scene: {
        ...scenes.practice,
        describe:
          'The meadow from above. Two people hold each sheet between them, {third} among them, and all look at the raised hand of {name}. One sheet is stuck in a tree, with {fourth}, one has a cook under it.',
      },
    },
    {
      id: 'sea',
      layout: { kind: 'wordless' },
      text: [],
      shows: [
        { what: 'sheet' },
        { what: 'goose' },
        { what: 'king' },
        { what: 'cow' },
        { what: 'crown', on: 'king' },
      ],
      scene: {
        ...scenes.sea,
        describe:
          'A sea of bedsheets, wave behind wave, each held up by its ends, with the pegs still on. Nine geese fly over it for gulls, the king in his bath and his crown is a ship, a cow looks over a sheet for a rock. In front stands {name}, white with flour and happy, one hand up, and all look at the hand.',
      },
    },
    {
      id: 'salt',
      text: [
        template(
          '{friend} looked. It was big. It came from the edge of the world to the foot of the wall. There were gulls on it. There was a ship, with a crown. There was a rock, chewing. And in front, white with spray, was {name}, one hand up; and the hand came down.',
        ),
        template(
          '{friend} put {friend:their} head out into the wind, and spray flew in {friend:their} face, and {friend:they} licked it off. “It’s salty!” shouted {friend}.',
        ),
        template('{name} turned and looked at the cook.'),
        template('“Well,” said the cook, “I said it needed salt.”'),
      ],
      shows: [{ what: 'friend' }, { what: 'cook' }, { what: 'flour' }],
      scene: {
        ...scenes.salt,
        describe:
          'The face of {friend}, white with flour, tongue out, delighted. Below, {name} turns to the cook, who has a salt box in her hand.',
      },
    },
    {
      id: 'fall',
      text: [
        template(
          'The meadow was in the window when they packed it. It was autumn, and the king was going back to the shore.',
        ),
        template('“They have only the sea there,” said {friend}. “I’ll show them this.”'),
        template(
          'So the two of them rode in the last cart and held it level, and the road went by in the glass.',
        ),
        template('“Will it be like the sheets?” asked {friend}.'),
        template('“It’s bigger,” said {name}, “when it’s wet.”'),
      ],
      shows: [{ what: 'window' }, { what: 'cart' }, { what: 'friend' }],
      scene: {
        ...scenes.fall,
        describe:
          'Seen from behind: {name} and {friend} ride off shoulder to shoulder in the last cart, the window level between them, with the evening sky in it. On the cart in front a cow lies in a bed.',
      },
      forGrownUp: template(
        'How did {name} make a sea that never keeps still? Some five hundred years ago glass was so dear that great families could have their windows taken out and locked away when they left home; King Odo’s cart is made up. If you could pack only one window of ours, which would you take, and what would be in it?',
      ),
    },
  ],
};
