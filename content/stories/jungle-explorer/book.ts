import type { Book } from '../../book.ts';
import { template } from '../../slots.ts';
import { pictures } from './pictures/index.ts';
import { talk } from './talk.ts';

const { scenes, ways, ...staging } = pictures;

export const book: Book = {
  ...staging,
  refrains: ['drip'],
  talk,
  spreads: [
    {
      id: 'ants',
      text: [
        template(
          'The ants ate the north first. Then they ate the mountains, and most of the blue, and carried the middle away over their heads. When {name} found the map, only one corner was left, with home on it.',
        ),
        template('“We don’t need a map,” said {friend}. “I’m never lost.”'),
        template('{name} folded the corner, and folded it again, until it was a boat.'),
      ],
      shows: [{ what: 'ant' }, { what: 'map' }, { what: 'boat' }],
      scene: {
        ...scenes.ants,
        describe:
          'The hands of {name} fold the last corner of a map into a paper boat with a house on its sail. Ants walk off with all the rest.',
      },
    },
    {
      id: 'want',
      text: [
        template(
          "{name's} house stood on legs, and the river went by under the floor all day and all night. It had to start somewhere. Somewhere there was a very first drop. {name} meant to put the boat on that, and let it come home by itself. Tia Rosa took the back paddle of the canoe. {friend} took the front. {name} took the middle, with the boat and the questions.",
        ),
      ],
      shows: [{ what: 'rosa' }, { what: 'friend' }, { what: 'paddle', count: 2 }, { what: 'house' }],
      scene: {
        ...scenes.want,
        describe:
          'Down the golden river, straight at us, comes a canoe with painted eyes. {friend} paddles in front, eyes shut; {name} leans out to see past the big blue hat, paper boat in hand. Behind them laughs Tia Rosa, and on the bank stands their house on stilts.',
      },
    },
    {
      id: 'forks',
      text: [
        template(
          'Every hour or so the river was two rivers. “Left,” said {friend}. “Right,” said the river, and took them right. “That’s what I meant,” said {friend}.',
        ),
        template('Out of the reeds came the Famous Explorer, standing up in a very small boat, with a flag.'),
        template('“Are you lost?” called {name}.'),
        template('“Never,” said the Famous Explorer. “I am here. It’s my camp that is lost.”'),
      ],
      shows: [{ what: 'explorer' }, { what: 'boat' }, { what: 'flag' }, { what: 'canoe' }],
      scene: {
        ...scenes.forks,
        describe:
          'From above the river forks like a tree. Two hats look ahead and {friend} points left; {name} looks up at a bearded man with a flag, in a tiny boat beside his tent. On a bough a sloth watches them all.',
      },
    },
    {
      id: 'two-waters',
      text: [
        template(
          'Then came a fork that was different. One river was clear as a windowpane, and in a hurry. The other was brown as tea, and in none at all. For a while they flowed side by side without touching, like people who aren’t speaking.',
        ),
        template('“Left,” said {friend}.'),
        template('For once the river didn’t say a thing. They all looked at {name}.'),
      ],
      shows: [{ what: 'friend' }, { what: 'rosa' }, { what: 'canoe' }, { what: 'river', count: 2 }],
      scene: {
        ...scenes['two-waters'],
        describe:
          'Over the shoulder of {name}: two waters meet in one straight line, one clear and one dark as tea. {friend} turns around to ask which.',
      },
      choice: {
        ask: template('Which water will {name} follow?'),
        ways: [
          { label: 'The clear one, quick and cold', to: 'stones', picture: ways['two-waters'][0] },
          { label: 'The dark one, brown as tea', to: 'drowned', picture: ways['two-waters'][1] },
        ],
      },
    },
    {
      id: 'stones',
      text: [
        template(
          'The clear water ran over stones like loaves. The canoe’s shadow ran along below, with three small shadows in it, and {name} could watch a fish change its mind. But the water grew thinner and thinner.',
        ),
        template('“Left,” said {friend}.'),
        template('“Right,” said the river, and left them sitting on a stone.'),
      ],
      shows: [{ what: 'canoe' }, { what: 'fish' }, { what: 'stone' }],
      scene: {
        ...scenes.stones,
        describe:
          'The canoe has stuck fast on a stone like a loaf, clear of the water, and drips. Below, in water like glass, its shadow lies on the ground with three small shadows in it, and a fish turns around. {name} leans out to watch; {friend} points left.',
      },
    },
    {
      id: 'otters',
      layout: { kind: 'bleed', wordsAt: 'right-top' },
      text: [template('“HAH!” Out of the pool came nine long necks in white bibs.')],
      shows: [{ what: 'otter', count: 9 }, { what: 'friend' }, { what: 'hat' }],
      scene: {
        ...scenes.otters,
        describe:
          'Nine giant otters with spotted white bibs rise from the water like periscopes. {name} leans over to greet them; {friend} hides in a hat.',
      },
    },
    {
      id: 'row',
      next: 'flag',
      text: [
        template(
          'They were giant otters, and it was their pool. {friend} went into {friend:their} hat. Every bib had its own spots, as good as a name. {name} looked at each in turn, politely, and said, not too loud, “Hah.”',
        ),
        template(
          'It must have been the right word. They put their heads together. Then they went up the stream in a row, over and under and over, and wherever they swam it was deep enough. The canoe slid after them.',
        ),
        template('“Left,” said {friend}.'),
        template('“Left,” said the river.'),
        template('{friend} was so surprised that {name} had to paddle.'),
      ],
      shows: [{ what: 'otter' }, { what: 'canoe' }, { what: 'friend' }],
      scene: {
        ...scenes.row,
        describe:
          'Otters loop through the white water like stitches, the first quite near, and the canoe follows. {name} paddles with all {their} might; {friend} stares at the river, amazed.',
      },
    },
    {
      id: 'drowned',
      layout: { kind: 'bleed', wordsAt: 'left-bottom', ink: '#f2efd8' },
      text: [template('The forest stood in the water. Plop, a fruit. Glup, a fish.')],
      shows: [{ what: 'canoe' }, { what: 'fish' }, { what: 'tree' }],
      scene: {
        ...scenes.drowned,
        describe:
          'A forest stands in still water, mirrored so well that the tiny canoe hangs between two woods. Bright birds sit in the branches, but only in the mirror.',
      },
    },
    {
      id: 'knock',
      text: [
        template(
          'The dark water had gone for a walk in the forest. Trees stood in it up to their necks. The river said nothing at all; it had stopped pointing.',
        ),
        template('“I’m not lost,” said {friend}, in a small voice.'),
        template(
          'It was so quiet that {name} knocked on the bottom of the canoe, just to hear something. Knock, knock. And something underneath knocked back.',
        ),
      ],
      shows: [{ what: 'friend' }, { what: 'canoe' }],
      scene: {
        ...scenes.knock,
        describe:
          '{name} knocks on the floor of the canoe, ear to the planks, and listens; {friend}, scared, looks on with a hand on the shoulder of {name}. Under the planks something pink waits.',
      },
    },
    {
      id: 'dolphin',
      next: 'flag',
      text: [
        template(
          'It was pink. It came up beside them like an uncle out of the bath, and said “Pff.” A river dolphin can’t see in tea. It clicks, and listens for what comes back.',
        ),
        template(
          '{name} knocked. Click-click, went the dolphin, behind the trees on the left, and then behind the next ones.',
        ),
        template('“Left,” said {friend}. “As I said.”'),
        template('So they came through the drowned forest, one knock at a time.'),
      ],
      shows: [{ what: 'dolphin' }, { what: 'friend' }],
      scene: {
        ...scenes.dolphin,
        describe:
          'A huge pink dolphin lays its chin beside the canoe and blows bubbles. {name} leans over the side, nearly nose to nose with it, and knocks on the planks. Behind the dark trunks is a strip of gold.',
      },
    },
    {
      id: 'flag',
      text: [
        template(
          'Higher up, the river was a stream. Then a trickle. Then a wet place with a flag in it, and the flag said SOURCE.',
        ),
        template('“I found it this morning,” said the Famous Explorer, up to his bootlaces. “All alone.”'),
        template(
          '{friend} took {friend:their} hat off. {name} got out the paper boat. Plip. Something dripped on {name}. Plip. Another.',
        ),
        template('“Excuse me,” said {name}. “If this is the beginning, what is that?”'),
        template('“That,” said the Famous Explorer, “is a drip. We take no notice of drips.”'),
      ],
      shows: [{ what: 'flag' }, { what: 'explorer' }, { what: 'boat' }, { what: 'friend' }],
      scene: {
        ...scenes.flag,
        describe:
          'Through a gap in the ferns: the Famous Explorer poses in a puddle with a flag in it. {name}, paper boat in hand, looks up, for a drop has just hit {their} nose.',
      },
    },
    {
      id: 'drop',
      layout: { kind: 'wordless' },
      text: [],
      shows: [{ what: 'drop' }, { what: 'explorer' }, { what: 'flag' }],
      scene: {
        ...scenes.drop,
        describe:
          'A single drop, as large as a page. Upside down in it, and very small, stand the forest, the Famous Explorer and his flag. {name} has turned {their} back on them and looks up past the drop, mouth open, to see where it came from.',
      },
    },
    {
      id: 'up',
      text: [
        template(
          '{name} had come for the very first drop, and a drip comes before its puddle. On one side was a great gray rock, and it dripped. On the other was a tree that went up out of sight, and it dripped, too. There was a path around the rock. By the tree hung two seats on a rope and a wheel, for people who count leaves, and Tia Rosa had already tried the knots. “Left,” {friend} told {name}. “Or, of course, right.”',
        ),
      ],
      shows: [{ what: 'rock' }, { what: 'tree' }, { what: 'hoist' }, { what: 'rosa' }],
      scene: {
        ...scenes.up,
        describe:
          'Between a mossy rock and an enormous tree hangs one great drop, and {name} looks up at it. {friend} points both ways; Tia Rosa hangs on the rope of a hoist with two seats.',
      },
      choice: {
        ask: template("Where did {name's} drop come from?"),
        ways: [
          { label: 'Around the dripping rock', to: 'moss', picture: ways.up[0] },
          { label: 'Up the dripping tree', to: 'hoist', picture: ways.up[1] },
        ],
      },
    },
    {
      id: 'moss',
      text: [
        template(
          'Around the back it was as cool as a cellar. Stone dripped on fern, and fern dripped on moss, and {name} followed the drip backward, from each wet thing to the one above.',
        ),
        template('“Left,” said {friend}.'),
        template('“Up,” said {name}.'),
        template(
          'Last of all came a hollow in the rock, no bigger than a cup, and full to the brim. In it, up to the eyes, sat a frog.',
        ),
      ],
      shows: [{ what: 'frog' }, { what: 'friend' }, { what: 'fern' }],
      scene: {
        ...scenes.moss,
        describe:
          'In a dark wet cleft {name} looks up from drop to drop: from moss to fern, from fern to moss, to a stone cup at the top, in which sits a frog. {friend}, eyes shut, points left.',
      },
    },
    {
      id: 'breath-rock',
      text: [
        template('“Is that the first?” asked {friend}.'),
        template(
          'The frog looked past them, so they looked too, and there was nothing there: a great deal of it, as white and cold as fog, with no edges.',
        ),
        template('“I’m never lost,” said {friend}, inside it. “Where am I?”'),
        template(
          '{name} put in a hand, and it came back wet. So that was where the cloud was: not in the sky, but around the back, leaning on the rock. And where it leaned, it dripped.',
        ),
        template('“It’s the river,” said {name}. “It starts by sitting down.”'),
      ],
      shows: [{ what: 'cloud' }, { what: 'friend' }, { what: 'frog' }],
      scene: {
        ...scenes['breath-rock'],
        describe:
          'Under a blue sky a cloud leans on the top of the rock like a huge soft animal. {name} has put one hand in it; {friend} is in it altogether, all but the hat. From its cup a frog watches.',
      },
    },
    {
      id: 'launch-rock',
      text: [
        template(
          'The cloud leaned harder. Plip. There was one, brand new; a minute ago it had been cloud. {name} set the boat on it. The frog got in; it was the frog’s cup, after all. Plip. Plop. The cup ran over. Off went the boat, down the moss, under the fern, around the rock, and out between the boots of the Famous Explorer.',
        ),
        template('“Right,” said the river.'),
        template('“Right,” said {friend}.'),
      ],
      shows: [{ what: 'boat' }, { what: 'frog' }, { what: 'friend' }],
      scene: {
        ...scenes['launch-rock'],
        describe:
          'Under the hem of a cloud a frog in a paper boat, which says {name}, tips over the brim of a tiny pool. {name} and {friend} watch with their chins on the rock.',
      },
    },
    {
      id: 'home-rock',
      next: null,
      text: [
        template(
          'It was dark when Tia Rosa tied up the canoe, and a bit of the cloud had come too and sat down on the roof. {name} lay in the hammock and listened. Right, right, right, said the river under the floor.',
        ),
        template(
          'About midnight there came a small bump against one leg of the house. “Crrk,” said somebody.',
        ),
        template(
          'The boat stayed for good, under the floor, between two legs. There is a frog in it who is never lost.',
        ),
      ],
      shows: [{ what: 'hammock' }, { what: 'boat' }, { what: 'frog' }, { what: 'lantern' }],
      scene: {
        ...scenes['home-rock'],
        describe:
          'The stilt house cut open, by moonlight, with a small cloud on its roof. Above, {name} lies in a hammock and listens; below the floor a frog sits in a paper boat between the legs of the house.',
      },
      forGrownUp: template(
        'Why was {name} dripped on under a blue sky? A cloud is water in specks too small to fall; where it drifts against rock or leaf they stick, and run together into drops. On some mountains a good part of the streams begins like that. Breathe on a cold window, and go on breathing: what comes?',
      ),
    },
    {
      id: 'hoist',
      text: [
        template(
          '{name} and {friend} did up their belts, and Tia Rosa turned the wheel. Up they went past ferns, and up past flowers that grew on nothing, and up past a sloth who had been going up since Tuesday. {name} watched the drops. There was one on every leaf, and each had come from the leaf above.',
        ),
        template('“Left!” said {friend}.'),
        template('“Up,” said {name}.'),
      ],
      shows: [{ what: 'friend' }, { what: 'sloth' }, { what: 'rosa' }, { what: 'seat', count: 2 }],
      scene: {
        ...scenes.hoist,
        describe:
          'From high above: {name} and {friend} sit in two seats on ropes, their feet over nothing. Far below, as small as a thumb, Tia Rosa turns the wheel; a sloth in a hat looks up the trunk.',
      },
    },
    {
      id: 'breath-tree',
      text: [
        template(
          'Then their heads came out on top, in the light, and something cool went by their ears. It was breath. The tree they had come up was letting go of all the rain it had drunk, out of every leaf; and so was the next tree, and the next, to the edge of the world. The wisps took hands and went off over the leaves, white and wide.',
        ),
        template('{friend} forgot to say left. “It’s a river,” {friend:they} said.'),
        template('“And it’s going up,” said {name}.'),
      ],
      shows: [{ what: 'friend' }, { what: 'mist' }, { what: 'tree' }],
      scene: {
        ...scenes['breath-tree'],
        describe:
          'The heads of {name} and {friend} look out of the topmost leaves. Past their ears goes the breath of the trees, and behind them it has become a white river that flows up into the sky. A sloth in a hat is there already.',
      },
    },
    {
      id: 'launch-tree',
      text: [
        template(
          'On the last branch of all grew a plant like a green cup, and over it a cloud was making up its mind. Plip. {name} was there. {name} set the boat on that one drop and held the edge of the leaf still. Plip. Plop.',
        ),
        template(
          'Then the whole cloud let go. The cup ran over, and down the trunk in a bright rope of rain went the boat, past the sloth, past Tia Rosa, and straight over the flag.',
        ),
        template('“Right!” yelled {friend}.'),
      ],
      shows: [{ what: 'boat' }, { what: 'explorer' }, { what: 'flag' }, { what: 'cloud' }],
      scene: {
        ...scenes['launch-tree'],
        describe:
          'Rain. A paper boat shoots down a rope of water around the trunk. {name} and {friend} lean out of their seats, soaked and laughing.',
      },
    },
    {
      id: 'home-tree',
      next: null,
      text: [
        template(
          'It rained all the way home, and {name} said good evening to every drop, because one never knew. Then it was dark, and Tia Rosa tied up the canoe, and there was the hammock, and the rain on the roof, and the river under the floor.',
        ),
        template('“Which way is home from here?” asked {friend}, half asleep.'),
        template('“Down,” said {name}.'),
        template(
          'In the night the river passed under the house, with something very small on it, going the right way.',
        ),
      ],
      shows: [{ what: 'hammock' }, { what: 'house' }, { what: 'boat' }, { what: 'friend' }],
      scene: {
        ...scenes['home-tree'],
        describe:
          'By moonlight the stilt house is a black shape. In its one lit window {name} and {friend} lie in a hammock; between its legs a tiny white paper boat goes by.',
      },
      forGrownUp: template(
        'How can a river start by going up? Trees drink with their roots and breathe water out through their leaves; over the Amazon much of the rain has already been in a tree. Hold a clear bag around some leaves in the sun for an hour: what comes?',
      ),
    },
  ],
};
