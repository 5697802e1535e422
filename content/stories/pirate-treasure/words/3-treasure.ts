import type { BookSpread } from '../../../book.ts';
import { template } from '../../../slots.ts';
import { pictures } from '../pictures/index.ts';

const { scenes, ways } = pictures;

export const treasure: readonly BookSpread[] = [
  {
    id: 'rings',
    text: [
      template(
        'There was no hole there. There were holes to the left, and to the right, and a great many much farther on; but in this one spot, in sixty years, no one had dug.',
      ),
      template(
        "“It’s your twenty,” said the Captain to {name}. Her voice shook. She put the spade in {name's} hands, and held it too, up high, so that it would not be so heavy.",
      ),
      template('One. Two. {name} leaned on it with all of {themself}. The spade went in, and said:'),
    ],
    shows: [{ what: 'spade' }, { what: 'oona' }, { what: 'friend' }, { what: 'cook' }],
    scene: {
      ...scenes.rings,
      describe:
        'From below, out of a dark hole: {name} leans on a spade that comes down toward us. The captain’s hands hold it too; faces look in all around.',
    },
  },
  {
    id: 'clonk',
    layout: { kind: 'bleed', wordsAt: 'left-bottom', ink: '#fff3d0' },
    text: [template('CLONK.')],
    shows: [{ what: 'spade' }, { what: 'chest' }, { what: 'oona' }],
    scene: {
      ...scenes.clonk,
      describe:
        'The island cut open: hole beside hole, and all of them empty. In the newest one the spade has hit a small chest. {name} and the Captain hold the handle and stare down, and nobody breathes.',
    },
  },
  {
    id: 'chest',
    text: [
      template(
        'It was a very small chest. The Captain held it on her knee for a while before she put her thumbs to the lid.',
      ),
      template(
        'There was one tooth. There was a snail’s shell, striped, with none of it missing. There was half a ginger biscuit, as hard as a plank. “That was the best thing I had,” said the Captain slowly. “I was going to eat it, and I didn’t.” And under the biscuit lay a note, in big letters that went uphill. “Read it, {name},” she said. “I haven’t got my glasses.”',
      ),
    ],
    shows: [
      { what: 'chest' },
      { what: 'tooth' },
      { what: 'shell' },
      { what: 'biscuit' },
      { what: 'note' },
      { what: 'oona' },
    ],
    scene: {
      ...scenes.chest,
      describe:
        'The captain sits with a small open chest on her knee. In it are a tooth, a striped snail shell, half a ginger biscuit and a note. {name} and she look in.',
    },
  },
  {
    id: 'note',
    text: [
      template('FOR WHEN I AM BIG, {name} read.'),
      template(
        'Captain Oona looked down at her boots, which were a long way off. “Well,” she said, “I suppose I am.”',
      ),
      template(
        'Cook polished a pan very hard. Three hundred and seven holes were full of shadow, and one was full of people.',
      ),
      template(
        '“It’s for you and me to say, {name},” said the Captain. “We’re the two who measured. Do we have it now? Or does it go on being treasure?”',
      ),
    ],
    shows: [{ what: 'note' }, { what: 'oona' }, { what: 'chest' }],
    scene: {
      ...scenes.note,
      describe:
        'Against the red sky the captain looks down at her boots, a long way below, with half a biscuit in her palm. Before her {name} looks up from a small white note; the chest stands at their feet.',
    },
    choice: {
      ask: template('What shall they do with the treasure?'),
      ways: [
        { label: 'Open it up and share it', to: 'share', picture: ways.note[0] },
        { label: 'Bury it again, with something more', to: 'bury', picture: ways.note[1] },
      ],
    },
  },
  {
    id: 'share',
    text: [
      template('“Now,” said {name}. “It’s waited long enough.”'),
      template(
        'Cook divided it, with a saw. There were five of them, so it had to be five pieces and all the same, and {name} measured. The crumbs were for the crabs.',
      ),
      template(
        'They shut their eyes and bit. It tasted of ginger, and a little of sixty years. “Oh,” said the Captain. “THAT’s what it was like.” And she laughed until sand slid into all the holes.',
      ),
    ],
    shows: [{ what: 'biscuit' }, { what: 'oona' }, { what: 'crab' }],
    scene: {
      ...scenes.share,
      describe:
        'By lantern all five bite with their eyes shut, each into an equal bit of the biscuit: the captain, the cook, {friend}, {name} and the parrot. On the plank lie the saw and the measuring rope; crabs wait in line for the crumbs.',
    },
  },
  {
    id: 'dance',
    text: [
      template(
        'There was dancing. {friend} played the worm tin. The parrot called the steps (“One! Two! Nine!”), which is why everyone fell down. The Captain wore one of the small boots on her hand, and that hand danced best of all.',
      ),
      template('“Cook,” she said, when she had breath. “The list. And not in pencil.”'),
      template(
        'Cook wrote it out again. CAPTAIN: Oona. MEASURE: {name}. It was so high up that the rest had to move down, and the parrot was under LUGGAGE, and sulked.',
      ),
    ],
    shows: [{ what: 'oona' }, { what: 'parrot' }, { what: 'boots' }, { what: 'cook' }],
    scene: {
      ...scenes.dance,
      describe:
        'On the lantern-lit deck the crew dances and tumbles. The captain has a small boot on her hand and whirls {name} around by the hand.',
    },
  },
  {
    id: 'stars',
    next: null,
    text: [
      template(
        'When all the lanterns but one were out, the Captain and {name} lay on the warm deck, head to head, and looked up. She had tied the tooth to the mast, for luck.',
      ),
      template('“Captain,” said {name}, “how far is that star?”'),
      template(
        '“Oh,” said Captain Oona. She thought about it. She thought for so long that the ship swung around on her anchor, and pointed at home.',
      ),
      template('“In you,” she said, “or in me?”'),
    ],
    shows: [{ what: 'oona' }, { what: 'star' }],
    scene: {
      ...scenes.stars,
      describe:
        'At night on deck, seen from above, {name} and the captain lie head to head, one short and one long, and point up at the same star.',
    },
    forGrownUp: template(
      'Two of {name} made one Captain; so twenty of {name} made ten of her. Half the measure, twice the number. Lie down on a string, cut it, and measure the room: how many of your child is it? And how many of you?',
    ),
  },
  {
    id: 'bury',
    text: [
      template('“Not yet,” said {name}. “It’s good at being treasure.”'),
      template(
        'The Captain smelled the biscuit once, with her eyes shut. Then she put it back, and the shell, and the tooth.',
      ),
      template('“It isn’t full,” she said. “There’s room for the best thing you’ve got.”'),
      template(
        '{name} thought about that for a while; and then untied the rope from {their} belt, with the knot in it, exactly one of {name}, and laid it in, in a ring.',
      ),
    ],
    shows: [{ what: 'chest' }, { what: 'rope' }, { what: 'biscuit' }, { what: 'shell' }, { what: 'tooth' }],
    scene: {
      ...scenes.bury,
      describe:
        '{name}, seen from behind, kneels before the chest with both hands at its edge. The captain bends down and lays the end of the knotted rope into it, round the biscuit.',
    },
  },
  {
    id: 'map',
    text: [
      template(
        'Then they needed a new map. {name} held the pen, and everyone leaned on the paper. There was the palm. There was the Tooth. There were three hundred and eight holes, and {friend} put in the worms.',
      ),
      template('“Now the numbers,” said Captain Oona. “Be careful. Somebody will have to go by them.”'),
      template(
        '{name} was very careful. FROM THE PALM TO THE TOOTH, TWENTY OF ME. And below that, to be clear: “ME” IS AS LONG AS THE ROPE IN THE CHEST.',
      ),
      template('There was a silence. “I think,” said {friend}, “I see a difficulty.”'),
    ],
    shows: [{ what: 'map' }, { what: 'pen' }, { what: 'friend' }, { what: 'oona' }],
    scene: {
      ...scenes.map,
      describe:
        'In the golden cabin {name} leans over a new map with a pen; it says that ME is as long as the rope in the chest. The captain is proud. {friend}, chin in hand, sees a difficulty.',
    },
  },
  {
    id: 'growing',
    next: null,
    text: [
      template(
        "So that night the Captain cut a notch in the mast, level with the top of {name's} head, where anyone could find it. Cook wrote the list again, and {name} was second from the top: MEASURE.",
      ),
      template('“When I come back for it,” said {name}, “I’ll be as tall as you.”'),
      template('“You will have forgotten what’s in it.”'),
      template(
        '“I won’t,” said {name}. “Well. I might.” {name} yawned, and stretched as far as {they} would go.',
      ),
      template('“Better be quick,” said the Captain. “You’re growing.”'),
    ],
    shows: [{ what: 'mast' }, { what: 'notch' }, { what: 'oona' }],
    scene: {
      ...scenes.growing,
      describe:
        "Before a great setting moon {name} stands proudly by the mast. The captain bends down and cuts a notch with her knife, level with the top of {name's} head.",
    },
    forGrownUp: template(
      'Two of {name} made one Captain; so twenty of {name} made ten of her. Half the measure, twice the number. Lie down on a string, cut it, and measure the room: how many of your child is it? And how many of you?',
    ),
  },
];
