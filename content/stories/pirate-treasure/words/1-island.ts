import type { BookSpread } from '../../../book.ts';
import { template } from '../../../slots.ts';
import { pictures } from '../pictures/index.ts';

const { scenes, ways } = pictures;

export const island: readonly BookSpread[] = [
  {
    id: 'holes',
    text: [
      template(
        'Every hole on the island was exactly in the wrong place. There were three hundred and six of them, and Captain Oona had dug every one.',
      ),
      template(
        '“It is HERE,” said the Captain, and looked down into the newest. It held some water and a surprised crab.',
      ),
      template(
        '{name} had come to look as well, and so had a heap of wet sand, off the Captain’s spade. “Mind out, {name}!” cried Cook, and {friend}, and the parrot. {name} minded out, into hole two hundred and nine.',
      ),
    ],
    shows: [
      { what: 'hole' },
      { what: 'oona' },
      { what: 'cook' },
      { what: 'friend' },
      { what: 'parrot' },
      { what: 'spade' },
    ],
    scene: {
      ...scenes.holes,
      describe:
        'A small bright island full of holes. A very tall old captain throws sand from the newest one, and {name} tips backward into another.',
    },
  },
  {
    id: 'list',
    text: [
      template(
        'On the door of the cabin hung the list of the ship’s company. CAPTAIN: Oona. MATE: {friend}. COOK: Cook. COUNTING: the parrot. And at the very bottom, under LUGGAGE, it said: {name}.',
      ),
      template(
        "{name} had tried. {They} had tried with ropes, but they were {friend's} ropes. {They} had tried with soup. “Mind out,” everyone said, quite kindly, and moved {name} to one side, like a chair.",
      ),
      template('“One day,” {name} told the list, “I’m going to be higher up on you.”'),
    ],
    shows: [{ what: 'list' }, { what: 'door' }],
    scene: {
      ...scenes.list,
      describe:
        'Close by, in lantern light, {name} lays a finger on the lowest line of a list, where a trunk is drawn beside {their} name.',
    },
  },
  {
    id: 'one',
    text: [
      template(
        'They measured again in the morning. FROM THE PALM, said the map, TO THE TOOTH, TWENTY OF ME. DIG.',
      ),
      template(
        'So Captain Oona lay down, with her hat to the palm and her boots to the Tooth, which was a rock. “One of me,” she said. {name} drew a line at her heels. The Captain got up, groaning, and lay down with her hat to the line. “Two of me.”',
      ),
      template('“Seven,” said the parrot.'),
      template('By the ninth her back hurt. By the twentieth she was at the far end of the beach.'),
    ],
    shows: [{ what: 'oona' }, { what: 'parrot' }],
    scene: {
      ...scenes.one,
      describe:
        'From straight above: the long captain lies stretched out on the sand from edge to edge, and {name} draws a line with a stick at her heels.',
    },
  },
  {
    id: 'cheese',
    text: [
      template('She dug until the moon rose, and it was not there.'),
      template(
        '“It was the palm that moved,” said the Captain. “Or the sea. Or the moon did something.” She sat down on the edge of hole three hundred and seven, and took off her hat. “Sixty years I’ve come back. I only want to know what’s in it.”',
      ),
      template('“Don’t you know?” asked {name}. “Isn’t it yours?”'),
      template('“I forget,” said Captain Oona. “It was the best thing I had. That’s all I remember.”'),
    ],
    shows: [{ what: 'oona' }, { what: 'moon' }, { what: 'hole' }, { what: 'hat' }],
    scene: {
      ...scenes.cheese,
      describe:
        'Moonlight on an island like a slice of cheese. Before the moon the huge captain, her hat beside her, sits bent on the edge of a hole and looks sad; {name} sits by her, a hand on her knee.',
    },
  },
  {
    id: 'boots',
    text: [
      template(
        '“Off to the tent, {name},” she said. “And mind my chest.” {name} did not mind it quite enough, and the lid came up.',
      ),
      template(
        'It was her sea chest, as old as her first voyage. There was a coat in it, folded, and a spyglass. And under the coat stood a pair of boots, with sand in them.',
      ),
      template(
        'They were not the Captain’s boots. {name} held one against {their} own foot, heel to heel. It fitted.',
      ),
      template(
        'So {name} went out across the sand in the dark, and held them up in front of the large ones. They were like two ends of one rope.',
      ),
    ],
    shows: [{ what: 'boot', count: 2 }, { what: 'chest' }, { what: 'spyglass' }, { what: 'coat' }],
    scene: {
      ...scenes.boots,
      describe:
        'In lantern light, before the Captain’s open sea chest, {name} holds a small old boot to {their} own foot. It is the same size, and sand runs out of it. Its fellow stands before the chest, in which a red coat lies; a spyglass stands near.',
    },
  },
  {
    id: 'big',
    layout: { kind: 'bleed', wordsAt: 'left-top', ink: '#fbf0d2' },
    text: [
      template('“Captain, who drew the map?”'),
      template('“I did.”'),
      template('“And how big WERE you?”'),
    ],
    shows: [{ what: 'boots' }, { what: 'oona' }],
    scene: {
      ...scenes.big,
      describe:
        'Before a great moon {name} holds up a pair of tiny boots, one in each hand, and the captain’s huge face bends down to them in astonishment.',
    },
  },
  {
    id: 'rope',
    text: [
      template('The map was honest. It was the Captain who had grown.'),
      template('“Twenty of me,” said Captain Oona, “when I was YOU.” She had to hold on to the parrot.'),
      template(
        '{name} lay down on a rope, heels at the end of it, and had {friend} tie a knot level with the top of {their} head. “One of me,” said {name}, and held it up. Against the Captain it came exactly to the middle button. “So two of me are one of you.”',
      ),
      template('“Eleventeen,” said the parrot.'),
      template('“Make the list ready,” said Captain Oona to Cook. “In pencil.”'),
    ],
    shows: [{ what: 'rope' }, { what: 'knot' }, { what: 'oona' }, { what: 'parrot' }],
    scene: {
      ...scenes.rope,
      describe:
        'In the tent {name} measures the tall captain with a knotted rope: it reaches exactly to the middle button of her coat. They laugh at each other.',
    },
  },
  {
    id: 'ways',
    text: [
      template(
        'In the morning the palm was there and the rock was there, and between them, shining, the tide was thinking about coming in.',
      ),
      template(
        '“Twenty of {name}, from the palm to the Tooth,” said the Captain, and held out the rope. In sixty years she had never let anybody else measure. “It’s your measure. It’s your line. Now, over the sand, before the sea comes? Or by boat, when it has come?”',
      ),
      template('Everyone looked at {name}, and no one said mind out.'),
    ],
    shows: [{ what: 'rock' }, { what: 'rope' }, { what: 'boat' }, { what: 'oona' }],
    scene: {
      ...scenes.ways,
      describe:
        'Over the captain’s shoulder: she gives {name} the knotted rope. Beyond lie wet sand on one side, green water with a small boat on the other, and a rock like a tooth.',
    },
    choice: {
      ask: template('Which way will {name} measure?'),
      ways: [
        { label: 'Over the beach, before the tide', to: 'shells', picture: ways.ways[0] },
        { label: 'By boat, over the lagoon', to: 'floats', picture: ways.ways[1] },
      ],
    },
  },
];
