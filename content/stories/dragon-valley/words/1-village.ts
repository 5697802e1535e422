import type { BookSpread } from '../../../book.ts';
import { template } from '../../../slots.ts';
import { pictures } from '../pictures/index.ts';

const { scenes, ways } = pictures;

export const village: readonly BookSpread[] = [
  {
    id: 'pair',
    text: [
      template('In a village of knitters there is no such thing as one mitten.'),
      template(
        'Socks hung there in twos. So did sleeves, and so did earmuffs. And every winter Grandfather knitted {name} a pair of mittens, red, with a bell on each cuff, so that he could hear from his chair where {name} was. {friend} had blue ones, and no bell. {friend} could be heard anyway.',
      ),
      template(
        'The red pair was the last. His hands had begun to shake, and the needles would not wait for them. “Take care of those two,” he said. “They’re all there is.”',
      ),
    ],
    shows: [{ what: 'mitten', on: 'hero' }, { what: 'grandfather' }, { what: 'sock' }, { what: 'bell' }],
    scene: {
      ...scenes.pair,
      describe:
        "In a snowy village Grandfather holds {name's} two red mittens in his big shaking hands. On each mitten is a little bell. {friend} calls out of the window. The name of {name} is on a box of red yarn.",
    },
  },
  {
    id: 'wind',
    text: [
      template(
        "In March the wind came through. It took six socks and a bonnet; it would have taken the caps, but {friend} sat down on them. It took the left mitten off {name's} left hand, over the rim and down. The bell rang once, and then, a long time later, once.",
      ),
      template(
        '“What falls in the valley is the dragon’s,” said the knitters at the rim, two and two. “She only keeps odd things, and she never gives them back.”',
      ),
      template('{name} held the right one tight. It jingled, and it sounded like a question.'),
    ],
    shows: [{ what: 'mitten' }, { what: 'sock' }, { what: 'bonnet' }],
    scene: {
      ...scenes.wind,
      describe:
        'On the windy rim of a valley a red mitten blows away over violet smoke. {name} reaches after it, and Grandfather’s stick holds {name} back by the belt. {friend} sits on a heap of caps.',
    },
  },
  {
    id: 'thread',
    text: [
      template('“I’m going down to ask for it,” said {name}. “So am I,” said {friend}.'),
      template(
        "Grandfather did not say no. He took the end of his red yarn and tied it to {name's} top button, with {friend's} finger on the knot. It took three tries. “A thread has two ends,” he told {friend}. “You and I are this one. Two tugs, and we pull.”",
      ),
      template('“Have you got enough?”'),
      template('“I’m a knitter,” said Grandfather.'),
      template('So {name} put the right mitten in a pocket, and went down, and the red thread went behind.'),
    ],
    shows: [{ what: 'grandfather' }, { what: 'thread' }, { what: 'hero' }],
    scene: {
      ...scenes.thread,
      describe:
        'A long white path winds down from a village into violet smoke. On it, very small, goes {name}, with a red thread behind {them} that leads all the way up to Grandfather’s hand, and to {friend}, who helps to hold it.',
    },
  },
  {
    id: 'ways',
    text: [
      template(
        'Halfway down, the path made up its mind to be two. On the left was the river; somebody was rowing, splash, then a pause, then a word to some ducks. On the right was the ridge, and a bell: ding. Never ding-dong. Just ding.',
      ),
      template('{name} stopped in the middle, and the red thread stopped too.'),
    ],
    shows: [{ what: 'river' }, { what: 'ferryman' }, { what: 'ewe' }, { what: 'thread' }],
    scene: {
      ...scenes.ways,
      describe:
        'From high above: a path in the snow divides in two, one way to a river, one to a ridge. {name} waits at the fork, and the red thread leads back up to {friend}.',
    },
    choice: {
      ask: template('Which way will {name} go to the dragon?'),
      ways: [
        { label: 'Down to the river, splash', to: 'ferry', picture: ways.ways[0] },
        { label: 'Along the ridge, ding', to: 'ewe', picture: ways.ways[1] },
      ],
    },
  },
];
