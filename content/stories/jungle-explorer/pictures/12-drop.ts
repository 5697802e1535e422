import { cut, disc, line, snip } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { ant, BEARD, leaf, RED, treeCrown } from '../parts.ts';

export const scene: Picture = {
  set: 'spring',
  plain: '#2b5a44',
  shot: 'thing-in-hand',
  camera: cam(),
  wide: cam({ on: [365, 740], zoom: 0.85 }),
  cuts: [
    disc(450, 640, 620, '#37704f', { depth: 0.1 }),
    disc(450, 640, 470, '#4b8a5c', { depth: 0.11 }),
    ...leaf(1010, -170, 1.5, 236, '#1c4533', 0.2),
    ...leaf(-160, 200, 1.3, 110, '#234f3a', 0.2),
    ...leaf(-60, 1100, 1.2, 60, '#1c4533', 0.2),
    ...leaf(980, 1180, 1.3, -60, '#234f3a', 0.2),
    cut('120,-300! 620,-300! 600,-120 520,40 452,150! 370,60 220,-60', '#16382b', {
      depth: 0.5,
      lift: 2.4,
      print: 'map',
    }),
    line('330,-300 420,-60 450,136', '#4b8a5c', 9, { depth: 0.501 }),
    // The drop, and all that stands in it.
    {
      ...cut(
        '452,130! 500,260 620,400 730,560 770,720 720,900 600,1000 450,1030 300,1000 180,900 130,720 170,560 280,400 404,260',
        '#e4f6f2',
        { depth: 0.52, lift: 3, lit: false },
      ),
      what: 'drop',
    },
    cut(
      '452,190! 494,300 600,430 700,580 734,720 690,876 584,966 450,994 316,966 210,876 166,720 200,580 300,430 410,300',
      '#bfe6ee',
      { depth: 0.53, lift: 0, lit: false },
    ),
    cut('410,300 452,190! 494,300 600,430 640,486 540,470 450,500 340,466 262,486 300,430', '#7aa860', {
      depth: 0.532,
      lift: 0,
      lit: false,
    }),
    ...rows('350,500,70 470,520,84 570,500,66 280,540,56 640,560,50').map(([x, y, r], i) =>
      treeCrown(x!, y!, r!, ['#3f7f4e', '#2f6b45', '#559a58'][i % 3]!, 0.534 + i * 0.0004, {
        lift: 0.8,
        lit: false,
      }),
    ),
    ...rows('350,540,96 470,560,120 570,540,90 280,560,70 640,580,80').map(([x, y, h]) =>
      line(`${x},${y} ${x! + 10},${y! + h! * 0.6} ${x! - 6},${y! + h! + 60}`, '#ffffff', 6, {
        depth: 0.54,
        lit: false,
        opacity: 0.9,
      }),
    ),
    line('500,470 500,640', '#7c5236', 10, { depth: 0.541 }),
    snip('504,640! 592,628! 580,604! 592,584! 504,592!', RED, {
      what: 'flag',
      depth: 0.542,
      lift: 0.6,
      lit: false,
    }),
    // Light on its skin.
    cut('220,640 250,540 330,440 290,560 262,680 250,780', '#ffffff', {
      depth: 0.57,
      lift: 0,
      lit: false,
      opacity: 0.85,
    }),
    cut('600,900 660,840 690,780 680,860 630,920', '#ffffff', {
      depth: 0.57,
      lift: 0,
      lit: false,
      opacity: 0.7,
    }),
    cut(BEARD, '#efe6d2', { depth: 0.563, on: 'explorer.mouth', scale: 0.5, turn: 180, lift: 0.6 }),
    ...ant(120, -6, 0.8, 0.6, { dir: -1, turn: 20 }),
    ...ant(560, -30, 0.8, 0.6, { dir: 1, turn: -60 }),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'point',
      at: [110, 1150],
      by: 'head',
      scale: 1.85,
      seatOn: 'boat',
      facing: 'right',
      expression: 'wonder',
      act: { spine: -14, tilt: -14, neck: 6 },
      touch: { right: [400, 1076] },
      hands: { right: 'open' },
      lookAt: [440, 40],
      shadow: false,
      depth: 0.76,
    },
    {
      who: 'explorer',
      pose: 'stand',
      at: [446, 500],
      turn: 180,
      scale: 0.5,
      facing: 'left',
      shadow: false,
      depth: 0.56,
    },
  ],
};
