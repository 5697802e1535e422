import type { BookSpread } from '../../../book.ts';
import { template } from '../../../slots.ts';
import { pictures } from '../pictures/index.ts';

const { scenes, ways } = pictures;

export const feast: readonly BookSpread[] = [
  {
    id: 'brass',
    text: [
      template(
        'N. OBODY, said the door, and it looked like a different door altogether. Mrs. Pym came up from the gate to see. She looked at the plate, then at her crossword, then at the owl. “Well, that won’t go in,” she said. “It’s got a dot.”',
      ),
      template(
        '“It was never nobody,” {name} told her. “It was Nora. And she has asked the whole town to tea for seven years!” There were forty cups, all washed. There were forty letters, all sent back. “They just have to be told properly,” said {friend}.',
      ),
    ],
    shows: [{ what: 'brass plate' }, { what: 'pym' }, { what: 'nora' }, { what: 'crossword' }],
    scene: {
      ...scenes.brass,
      describe:
        'At the shining plate {name} explains everything to Mrs. Pym. A mouse sits between a pile of cups and a pile of letters; the owl looks on.',
    },
    choice: {
      ask: template('How will {name} tell the town?'),
      ways: [
        { label: 'With forty cups, this very night', to: 'string', picture: ways.brass[0] },
        { label: 'With forty letters, for Thursday', to: 'ink', picture: ways.brass[1] },
      ],
    },
  },
  {
    id: 'string',
    text: [
      template(
        "They strung the cups on {name's} string, by the ears, ten and ten and ten and ten, and hung them all around the old tea cart like bells on a horse. It clinked if you breathed. Nora would not come. “I’ll see to the kettle,” she said, and dropped the lid twice. “What does one say to people? I have only practiced.”",
      ),
      template(
        '“Say, ‘Come in,’” said {name}. “They’ll know the rest.” And off went the cart, with {name} to steer, {friend} to ring, Gravy in front, and Mrs. Pym for a brake.',
      ),
    ],
    shows: [{ what: 'cup' }, { what: 'nora' }],
    scene: {
      ...scenes.string,
      describe:
        'Very near: {name} ties a cup to a string, and the owl’s wing helps to hold the knot. Cups hang all around.',
    },
  },
  {
    id: 'bells',
    text: [
      template(
        'Down Thistle Hill they went, CLINK-a-clink-a-clink, and all over town people put down their spoons. {name} knocked at every door on the left, and {friend} at every door on the right. “You’re invited! To tea! Now!”',
      ),
      template('“Who by?” called the baker.'),
      template('“Not by nobody! By Nora! With a dot!”'),
      template(
        'Doors opened. Slippers came out. Someone said there had always been something odd about that spelling. And a hedgehog, who went to bed early and was never asked anywhere, took the cup with his name on it and held it in both hands.',
      ),
      template('By eight the whole road was lanterns, and all of them were going up.'),
    ],
    shows: [{ what: 'cart' }, { what: 'hedgehog' }, { what: 'cup' }, { what: 'pym' }],
    scene: {
      ...scenes.bells,
      describe:
        'A tea cart hung with clinking cups rushes down the night street with {name}, the dog and Mrs. Pym. People and animals in slippers come out of their doors.',
    },
  },
  {
    id: 'lanterns',
    layout: { kind: 'wordless' },
    text: [],
    shows: [{ what: 'lantern' }, { what: 'door' }],
    scene: {
      ...scenes.lanterns,
      describe:
        'A river of lanterns winds up the dark hill, with people and animals in slippers. At the top, before the great door of the house, stands {name} with the dog, one hand on the wood. The door has opened by the width of one beak, and a crack of light falls out.',
    },
  },
  {
    id: 'feast',
    next: 'night',
    text: [
      template('Behind the door Nora counted hats. “Fifty-two,” she said. “And I’ve only forty cups.”'),
      template('“They can share,” said {name}.'),
      template('“I look like a ghost.”'),
      template(
        '“You look like someone with the kettle on.” So Nora opened the door as wide as it would go. “Come in,” she said.',
      ),
      template(
        'So they shared, and said it tasted better. There was cake; there was a good deal of cake. The band played something in slippers.',
      ),
      template(
        'The hedgehog told {name} he was afraid that nobody would sit beside him, and he was quite right. She sat there all evening and told him about the moon. {name} got the first slice, and {friend} the second. Gravy got the floor.',
      ),
    ],
    shows: [{ what: 'cup' }, { what: 'cake' }, { what: 'hedgehog' }, { what: 'nora' }],
    scene: {
      ...scenes.feast,
      describe:
        'The house cut open: in every lit room guests in slippers drink tea, two to a chair. {name} has the first slice of cake; high up the owl sits with the hedgehog and shows him the moon.',
    },
  },
  {
    id: 'ink',
    text: [
      template(
        "They did it properly. {name} took the pen, and behind the N of every letter put one dot, round and black and not too big: forty dots, and one on {name's} chin. The mouse licked, and {friend} stuck. Nora wrote across the blue scribbles, in her beautiful hand, You are quite right; there was a dot missing.",
      ),
      template(
        'Gravy lay down on the blotter, and afterward on a clean letter, and that was how the hedgehog got an invitation with a paw at the bottom. “Leave it,” said {name}. “He’ll like that one.”',
      ),
    ],
    shows: [{ what: 'letter' }, { what: 'pen' }, { what: 'mouse' }, { what: 'gravy' }],
    scene: {
      ...scenes.ink,
      describe:
        'From above, in lamplight: {name} puts an ink dot into a letter among forty letters. The owl writes, the mouse licks a stamp, the dog leaves a paw print.',
    },
  },
  {
    id: 'post',
    text: [
      template(
        'In the morning {name} and {friend} and Mrs. Pym took them around, and pushed one under every door. By noon the whole town stood in the street in its apron, reading. “Nora,” they said to one another. “Nora. With a dot.” The baker said there had always been something odd about that spelling. The band turned red, all seven of them, beginning with the tuba.',
      ),
      template(
        'And a hedgehog, who was never asked anywhere, read his four times, and put it under his pillow, and lay on it, so as to be sure.',
      ),
    ],
    shows: [{ what: 'hedgehog' }, { what: 'letter' }],
    scene: {
      ...scenes.post,
      describe:
        'In a sunny street big people and animals bend over letters. Low down between them {name} holds out one last letter to a hedgehog at a small round door.',
    },
  },
  {
    id: 'waiting',
    text: [
      template(
        'On Thursday the cake stood ready, and the cups stood ready, and Nora stood behind the door. Four o’clock struck. Nobody came. That is, she came to the window, and went away again. A quarter past. “I’ll put them back,” Nora said quietly.',
      ),
      template(
        '“Wait,” said {friend}. Something on the other side had sneezed. They pulled at the handle, {friend} and {name}.',
      ),
    ],
    shows: [{ what: 'nora' }, { what: 'cup' }, { what: 'door' }],
    scene: {
      ...scenes.waiting,
      describe:
        'The clock in the hall says a quarter past four, and the cups stand ready. Nora has turned away. {name} and {friend} listen at the shut door.',
    },
  },
  {
    id: 'four',
    layout: { kind: 'bleed', wordsAt: 'right-top' },
    text: [template('There stood the whole town, and not one had dared to knock.')],
    shows: [{ what: 'hero' }, { what: 'hat' }, { what: 'flower' }, { what: 'hedgehog' }],
    scene: {
      ...scenes.four,
      describe:
        '{name} has pulled the big door open. Outside, all down the steps in the light, stands the whole town in its best hats with flowers, too shy to knock.',
    },
  },
  {
    id: 'tea',
    next: 'night',
    text: [
      template(
        'They were so shy that for some time there was only stirring. Then the baker said it was an excellent sponge, and Nora said, “Nobody made it,” and put a wing over her beak; and then she laughed, and they all did, until the cups joined in.',
      ),
      template(
        'The hedgehog whispered to {name} that nobody ever danced with him. “With pleasure,” said Nora, and put down her shawl. They went around and around past all the forty chairs, and every one was full. {name} got the first slice, and {friend} the second. Gravy got the floor.',
      ),
    ],
    shows: [{ what: 'nora' }, { what: 'hedgehog' }, { what: 'chair' }],
    scene: {
      ...scenes.tea,
      describe:
        'A long golden room with guests on all the chairs. In the middle the owl dances with the hedgehog; {name} watches with a slice of cake, one hand on the dog.',
    },
  },
  {
    id: 'night',
    next: null,
    text: [
      template(
        "Before {name's} light went out, {they} looked once more up at Thistle Hill. One candle stood in the top window; but it wasn’t waiting now, it was only shining. Next door Mrs. Pym took her eraser, and wrote something in, and went to bed.",
      ),
      template("“Who lives up there?” asked {name's} pillow, or perhaps it was Gravy."),
      template('“Nobody,” said {name} into the dark. “She’s very nice.”'),
    ],
    shows: [{ what: 'candle' }, { what: 'house' }, { what: 'gravy' }, { what: 'window' }],
    scene: {
      ...scenes.night,
      describe:
        'In the dark bedroom, from behind, {name} lies with an arm around the dog and looks out of the window at a far house on a hill with one candle in it. On the blanket is a letter: Dear {name}.',
    },
  },
];
