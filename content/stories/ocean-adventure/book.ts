import type { Book } from '../../book.ts';
import { template } from '../../slots.ts';
import { pictures } from './pictures/index.ts';
import { talk } from './talk.ts';

const { scenes, ...staging } = pictures;

export const book: Book = {
  ...staging,
  refrains: ['waited', 'tried'],
  talk,
  spreads: [
    {
      id: 'song',
      text: [
        template('In the night, something sang.'),
        template('Ooo-wum.'),
        template(
          'It came from the sea. {name} was up in bed at once. Ooo-wum, it sang again. Then it waited. It waited a long, long time, and nobody answered.',
        ),
        template(
          '{name} lay awake and waited too. “Who is that?” {they} asked the window. “And who is it asking?”',
        ),
      ],
      shows: [{ what: 'window' }, { what: 'bed' }],
      scene: {
        ...scenes.song,
        describe:
          'A dark bedroom. {name} sits up in bed, seen from behind, hands on the sill, and listens to the sea in the moonlight.',
      },
    },
    {
      id: 'boat',
      text: [
        template(
          'In the morning {name} hurried down to the boat. It was red, and only a little bit leaky. On went the life jacket. On went the longest line in the harbor, with one end tied to the boat and the other end tied to Uncle Bo. He said he was not going anywhere. He had coffee.',
        ),
        template(
          "In went a bucket with a glass bottom. In went a drum. In went {friend}, and {friend's} jam sandwich. In went a gull.",
        ),
        template('No one had asked the gull.'),
      ],
      shows: [
        { what: 'boat' },
        { what: 'bo' },
        { what: 'line' },
        { what: 'drum' },
        { what: 'bucket' },
        { what: 'gull' },
        { what: 'life jacket', on: 'hero' },
      ],
      scene: {
        ...scenes.boat,
        describe:
          'At sunrise {name}, in a life jacket, hurries down the planks with a drum. {friend} brings the bucket. In the red boat a gull sits beside a sandwich. A man in a chair holds the end of a long line.',
      },
    },
    {
      id: 'out',
      text: [
        template(
          'Pull and drip, pull and drip. They rowed, {name} and {friend}, until the lighthouse was as small as a thumb and Uncle Bo was as small as a crumb.',
        ),
        template('“Left,” said the gull. “Right. Left. Sandwich.”'),
        template('“Right, left, what?” said {name}.'),
        template('“Left,” said the gull, and swallowed the sandwich.'),
        template('And under the boat something sang. Ooo-wum. Then it waited.'),
      ],
      shows: [{ what: 'boat' }, { what: 'lighthouse' }, { what: 'gull' }, { what: 'oar', count: 2 }],
      scene: {
        ...scenes.out,
        describe:
          'A wide blue sea. Very small in the middle {name} and {friend} row a red boat, with a gull in the bow. A thin line runs all the way back to the lighthouse.',
      },
    },
    {
      id: 'hello',
      text: [
        template('“Hello!” shouted {name}. “HELLO DOWN THERE!”'),
        template('The wind picked up the hello, shook it, and dropped it a mile away.'),
        template('Ooo-wum, sang the sea. Then it waited.'),
        template('“It didn’t hear me,” said {name}. “I need something louder.”'),
        template('“Oh no,” said the gull.'),
      ],
      shows: [{ what: 'hero' }, { what: 'gull' }],
      scene: {
        ...scenes.hello,
        describe:
          'Seen from the water, {name} shouts over the side of a boat called {name}, with arms flung wide. The gull leans away.',
      },
    },
    {
      id: 'drum',
      layout: {
        kind: 'vignettes',
        pictures: [
          { of: ['drum'], beside: 1, describe: 'A drum.' },
          { of: ['bucket'], beside: 1, describe: 'A bucket.' },
          { of: ['gull'], beside: 2, describe: 'A gull.' },
        ],
      },
      text: [
        template(
          'So {name} tried the drum. BOM! {friend} tried the bucket. TONK! They tried the drum and the bucket, and the side of the boat as well. BOM-TONK, BOM-TONK, BOM!',
        ),
        template('The gull put both wings over its ears.'),
        template(
          'They stopped and listened. Nobody answered. The sea did not sing now. It was only waiting, and that was worse.',
        ),
        template('So they did a hard thing.'),
        template(
          '{name} put down the drumsticks. {friend} put down the bucket. They lay down flat, and held on to the gull. And they did nothing.',
        ),
      ],
      shows: [{ what: 'drum' }, { what: 'bucket' }, { what: 'gull' }],
      scene: {
        ...scenes.drum,
        describe:
          'Very near: {name} drums with both fists on a drum, and {friend} on a bucket. Behind, the gull holds its wings over its ears.',
      },
    },
    {
      id: 'nothing',
      layout: { kind: 'wordless' },
      text: [],
      shows: [{ what: 'boat' }, { what: 'gull' }],
      scene: {
        ...scenes.nothing,
        describe:
          'The boat cut through from the side, with deep water under it. {name} lies with one ear on the planks, eyes up, and listens; {friend} listens too, and holds on to the gull so that it does nothing as well. Below, rings of song go out from a great shade, and from far away notes come on a line as thin as a thread and end just under the ear of {name}.',
      },
    },
    {
      id: 'clank',
      text: [
        template('Ooo-wum, close by. And far, far off, as thin as a thread: ooo-wum.'),
        template('“Somebody IS answering!” whispered {name}.'),
        template('But in between went CLANK.'),
        template('CLANK. CLANK. CLANK. No song could get past it.'),
        template(
          '“Listen,” said {name}. The clank stopped, as if somebody had caught it and held it. Then, behind the gull, something went PFFFFF! And the clank began again.',
        ),
        template('“Rain,” said the gull, and shook itself.'),
        template('“From the side?” said {name}.'),
      ],
      shows: [{ what: 'gull' }, { what: 'boat' }],
      scene: {
        ...scenes.clank,
        describe:
          '{name} and a wet gull look back over their shoulders at the same empty place. On the water are wide rings and a little mist.',
      },
    },
    {
      id: 'bucket',
      text: [
        template('{name} set the bucket on the water and looked down through its glass.'),
        template(
          'Green. More green. A fish, going somewhere else. Beside the boat a cork float was bobbing. A long old rope went down from it, and at the end of the rope hung an anchor that nobody wanted. It swung, and it hit a rock. CLANK.',
        ),
        template('“I can reach that float,” said {name}.'),
      ],
      shows: [{ what: 'bucket' }, { what: 'anchor' }, { what: 'rope' }, { what: 'float' }],
      scene: {
        ...scenes.bucket,
        describe:
          "Looking straight down through the glass bottom of a bucket: in the green water an anchor swings on a long rope beside a rock. {name's} head bends over the rim.",
      },
    },
    {
      id: 'pull',
      text: [
        template(
          '{name} took hold of the rope and pulled. Up came the anchor, a little way off its rock. No clank!',
        ),
        template(
          'But an anchor is heavy, and it goes on being heavy. {name} held it till ten. {friend} held on too, till twenty. Then four arms said stop.',
        ),
        template('“Somebody must hold it down there,” said {friend}. “Somebody who can stay.”'),
        template('“Not me,” said the gull. “I’m steering.”'),
      ],
      shows: [{ what: 'rope' }, { what: 'gull' }, { what: 'boat' }],
      scene: {
        ...scenes.pull,
        describe:
          "In the tipping boat {name} leans back and holds a tight rope with both fists, and {friend} holds on behind. The gull holds on to {name's} coat.",
      },
    },
    {
      id: 'arms',
      text: [
        template(
          '{name} looked through the bucket once more. On the rock sat an octopus. It had eight arms, and they were all free.',
        ),
        template('“Would you?” said {name}.'),
        template(
          'Slowly, slowly, hand under hand, {name} let the anchor down. The octopus hugged it with six arms and waved with two.',
        ),
        template('No more clank.'),
        template(
          'It was so quiet that they could hear the jam dry on the gull. Then the dark blue beside the boat came up, and up, and still there was more of it.',
        ),
      ],
      shows: [{ what: 'octopus' }, { what: 'anchor' }, { what: 'bucket' }],
      scene: {
        ...scenes.arms,
        describe:
          'Down in the green water a large octopus hugs an anchor and waves with two arms. Far above, {name} leans over the side of the boat, the rope in one hand, and laughs.',
      },
    },
    {
      id: 'rise',
      layout: { kind: 'bleed', wordsAt: 'left-top' },
      text: [template('It was not the sea.'), template('It had an eye.')],
      shows: [{ what: 'whale' }, { what: 'boat' }, { what: 'gull' }, { what: 'eye' }],
      scene: {
        ...scenes.rise,
        describe:
          'Beside the little red boat something dark blue rises, so large that it goes out of the picture. {name} looks up at it, one hand on the gull, and {friend} ducks.',
      },
    },
    {
      id: 'eye',
      text: [
        template('It was a kind eye, and very old, and it looked at {name} all over.'),
        template('“It was you,” {name} said softly. “You sang. And you tried to hold the anchor still!”'),
        template(
          'PFFFFF! went the whale, and breathed out. It rained on the gull. “But you had to come up and breathe,” said {name}. Then it breathed in, through the nose on top of its head. That took some time. It was a lot of whale.',
        ),
      ],
      shows: [{ what: 'eye' }, { what: 'gull' }, { what: 'boat' }],
      scene: {
        ...scenes.eye,
        describe:
          'One great brown eye fills the page. In the black of it stands {name}, tiny in the red boat, one hand on the heart, with {friend} and the gull.',
      },
    },
    {
      id: 'answer',
      text: [
        template('Ooo-wum, sang the whale. Then it waited.'),
        template(
          '{name} waited. {friend} waited. The octopus, far below, held on and waited. It had gills, and no other plans. Even the gull waited.',
        ),
        template('No hello. No drum. No clank.'),
        template('The sun went down. And over the flat red water, from far away, somebody sang right back.'),
        template('Ooo-wum.'),
      ],
      shows: [{ what: 'whale' }, { what: 'boat' }, { what: 'gull' }],
      scene: {
        ...scenes.answer,
        describe:
          'In red light {name} stands in the boat, one hand on the whale that lies beside it, the other at an ear. The gull listens too. Far off, before the sun, a second whale blows.',
      },
    },
    {
      id: 'line',
      text: [
        template('The line gave a tug. Uncle Bo had finished his coffee.'),
        template(
          'So {name} and {friend} were pulled home, backward, over the dark water. They did not row, and they did not talk. On one side of the boat went the song. From the other side came the answer. In the middle went four open ears.',
        ),
        template('“Left,” said the gull, very quietly.'),
      ],
      shows: [{ what: 'line' }, { what: 'bo' }, { what: 'gull' }, { what: 'boat' }],
      scene: {
        ...scenes.line,
        describe:
          'At night a man with a white beard pulls in a long line by lantern light. At the end of it {name} and {friend} come home in the boat, listening. On both sides of the boat a tail goes down into the water.',
      },
    },
    {
      id: 'bed',
      next: null,
      text: [
        template(
          "That night there was salt in {name's} ears and a gull in {name's} bed. It had the good half.",
        ),
        template('Ooo-wum, went the sea.'),
        template('Ooo-wum, went the sea, right back.'),
        template('{name} breathed all the way in. {name} breathed all the way out.'),
        template('No one had asked the gull.'),
      ],
      shows: [{ what: 'gull' }, { what: 'bed' }],
      scene: {
        ...scenes.bed,
        describe:
          'From above: {name} sleeps on the edge of the bed. In the middle, on its back, with all of the pillow, sleeps the gull. The moon lies on the quilt, and in it the shadow of a whale’s tail.',
      },
      forGrownUp: template(
        'The whale had to come up, but the octopus could stay. Why? (A whale has lungs, as you do, and breathes air. An octopus has gills, and takes what it needs from the water.) Who else do you know that has to come up for air?',
      ),
    },
  ],
};
