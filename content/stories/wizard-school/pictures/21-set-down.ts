import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, cut, disc, line, snip } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture, WayPictures } from '../../../pictures.ts';
import { sitting, wizard } from '../parts/people.ts';

export const scene: Picture = {
  set: 'dusk',
  plain: '#3f3a68',
  shot: 'plan',
  camera: cam(),
  wide: cam({ on: [450, 560], zoom: 1 }),
  cuts: [
    box(-500, -300, 1400, 1800, '#4f6f7c', { depth: 0.1, lift: 0 }),
    ...[
      [-300, 200, 400, 330],
      [420, 20, 700, 90],
    ].map(([x, y, w, h]) =>
      cut(
        `${x},${y} ${x! + w! * 0.5},${y! - 40} ${x! + w!},${y} ${x! + w! + 30},${y! + h!} ${x! + w! * 0.5},${y! + h! + 40} ${x},${y! + h!}`,
        '#5f8484',
        { depth: 0.11, lift: 0 },
      ),
    ),
    // Black and still, with one star in it.
    cut('40,360 90,190 240,130 370,200 400,370 330,520 200,570 80,500', '#141a38', {
      what: 'pond',
      depth: 0.2,
      lift: 0.6,
      print: 'star-chart',
    }),
    snip('0,-34! 8,-8! 34,0! 8,8! 0,34! -8,8! -34,0! -8,-8!', '#fff3c6', {
      depth: 0.21,
      at: [240, 330],
      lift: 0,
      lit: false,
    }),
    ...rows('30,560,60 400,120,46 330,640,40 120,640,50 -120,240,70 1060,660,80 960,640,54').map(
      ([x, y, r]) =>
        cut(
          `${x! - r!},${y} ${x! - r! * 0.6},${y! - r! * 0.8} ${x},${y! - r!} ${x! + r! * 0.7},${y! - r! * 0.7} ${x! + r!},${y} ${x! + r! * 0.5},${y! + r! * 0.7} ${x! - r! * 0.5},${y! + r! * 0.7}`,
          '#3c5f5c',
          { depth: 0.22, lift: 1.2 },
        ),
    ),
    line('150,470 190,440 230,420', '#8fa6c8', 6, { depth: 0.21 }),
    line('170,500 210,450 230,420', '#8fa6c8', 6, { depth: 0.21 }),
    cut('-20,8 -16,-8 0,-10 4,-26 18,-28 22,-14 14,-4 16,10 0,16', '#f4ecd8', {
      depth: 0.211,
      at: [160, 488],
      scale: 0.8,
      lift: 0.4,
    }),
    // Lamps, and a gap like a missing tooth.
    cut('500,170! 840,140! 870,540! 520,570!', '#a58fb0', { what: 'square', depth: 0.2, lift: 0 }),
    ...rows(
      '500,150 590,140 790,126 870,190 884,290 890,390 880,500 790,570 690,580 590,586 500,520 488,420 486,320 488,230',
    ).map(([x, y], i) =>
      snip('-44,-34! 44,-34! 44,34! -44,34!', ['#8a5a6a', '#5f6a92', '#9a7a5a'][i % 3]!, {
        depth: 0.21,
        at: [x!, y!],
        turn: (i * 7) % 12,
        lift: 1.4,
        print: 'gingham',
      }),
    ),
    box(640, 104, 740, 172, '#1d1936', { depth: 0.211, lift: 0 }),
    ...rows('560,250 690,230 810,250 830,400 700,360 560,400 580,510 720,510 820,500').flatMap(
      ([x, y]): SceneCut[] => [
        disc(x!, y!, 32, '#e0b48c', { depth: 0.212 }),
        disc(x!, y!, 11, '#ffd76a', { depth: 0.213 }),
      ],
    ),
    // The wall's edge, two hands, and nineteen hat tips.
    cut('-500,880! 300,850 600,850 1400,880! 1400,1800! -500,1800!', '#6d5f8c', {
      depth: 0.74,
      lift: 3,
      print: 'exercise-book',
    }),
    line('-500,882 300,852 600,852 1400,882', '#b3a7c6', 22, { depth: 0.741 }),
    ...rows(
      '-60,1080,26 90,1150,20 820,1150,-20 960,1080,-26 200,1290,12 700,1290,-12 -220,1140,20 1120,1140,-20',
    ).flatMap(([x, y, t], i) => wizard(x!, y!, 1.1, i, 0.775 + i * 0.0014, { back: true, turn: t! })),
  ],
  cast: [
    { who: 'cow', at: [120, 780], scale: 0.42, facing: 'right', lookAt: 'hero', depth: 0.3 },
    {
      who: 'hero',
      pose: 'stand',
      at: [450, 1000],
      scale: 1.7,
      facing: 'back',
      act: { spine: 4 },
      touch: { left: [270, 900], right: [630, 900] },
      hands: { left: 'flat', right: 'flat' },
      depth: 0.77,
      ...sitting,
    },
    {
      who: 'friend',
      pose: 'stand',
      at: [740, 1080],
      scale: 1.3,
      facing: 'backLeft',
      lookAt: 'hero',
      act: { spine: 12 },
      depth: 0.772,
      ...sitting,
    },
  ],
};

export const ways: WayPictures = [
  { on: [220, 350], at: [0.5, 0.5], zoom: 2 },
  { on: [690, 340], at: [0.5, 0.5], zoom: 2 },
];
