import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, cut, disc, glow, land, line, snip } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { SKINS } from '../parts/papers.ts';
import { wizard } from '../parts/people.ts';
import { lamp } from '../parts/things.ts';

export const scene: Picture = {
  set: 'square',
  plain: '#e9a85c',
  shot: 'two-touching',
  camera: cam(),
  lighting: { from: [450, 700] },
  wide: cam({ on: [450, 760] }),
  cuts: [
    box(-500, -300, 1400, 500, '#4a3a72', { depth: 0.1, lift: 0.2, print: 'star-chart' }),
    ...glow(450, 760, 640, ['#7a4f7c', '#a8646c', '#dd8f58', '#f8c873'], { depth: 0.11 }),
    ...rows(
      '-60,900,150,420 180,900,110,330 720,900,120,360 960,900,150,440 -330,900,140,380 1230,900,140,380',
    ).map(([x, y, w, h]) =>
      snip(
        `${x! - w!},${y}! ${x! - w!},${y! - h!}! ${x},${y! - h! - w! * 0.8}! ${x! + w!},${y! - h!}! ${x! + w!},${y}!`,
        '#5a3a62',
        { depth: 0.2, lift: 0.8 },
      ),
    ),
    ...lamp(330, 1000, 1.1, 0.25),
    ...lamp(580, 1000, 1.1, 0.25),
    land('-500,1120! 1400,1120!', '#3a2450', { depth: 0.3, print: 'gingham' }),
    cut('330,1120! 570,1120! 700,1800! 200,1800!', '#c98452', { depth: 0.31, lift: 0, opacity: 0.8 }),
    // Nightshirts, nightcaps and bare shins.
    ...[-150, -50, 40, 130].flatMap((x, i): SceneCut[] => [
      line(`${x - 22},1080 ${x - 22},1200`, SKINS[i]!, 16, { depth: 0.5 }),
      line(`${x + 22},1080 ${x + 22},1200`, SKINS[i]!, 16, { depth: 0.5 }),
      {
        ...cut(
          '-70,300! -56,120 -30,60 0,50 30,60 56,120 70,300!',
          ['#d9c9b4', '#b9c3d4', '#e2c9c0', '#c9c4a8'][i]!,
          {
            depth: 0.51,
            at: [x, 720 - (i % 2) * 30],
            lift: 0.8,
          },
        ),
        what: 'nightshirt',
      },
      disc(x, 740 - (i % 2) * 30, 46, SKINS[i]!, { depth: 0.511 }),
      disc(x + 6, 736 - (i % 2) * 30, 5, '#2c1f45', { depth: 0.5115 }),
      disc(x + 32, 736 - (i % 2) * 30, 5, '#2c1f45', { depth: 0.5115 }),
      cut(
        '-48,-10 -40,-60 -4,-110 60,-130 110,-90 84,-80 50,-92 40,-40 48,-10',
        ['#c8553d', '#5f86a8', '#7a9a6a', '#a8628f'][i]!,
        {
          depth: 0.512,
          at: [x, 730 - (i % 2) * 30],
          lift: 0.6,
        },
      ),
      disc(x + 110, 646 - (i % 2) * 30, 16, '#fbf1d8', { depth: 0.513 }),
    ]),
    ...[700, 810, 930, 1050].flatMap((x, i) =>
      wizard(x, 810 - (i % 2) * 30, 1.1, i, 0.5 + i * 0.002, { look: -1 }),
    ),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      expression: 'brave',
      at: [450, 1250],
      scale: 1.2,
      facing: 'front',
      act: {
        arms: [
          [-74, -70],
          [74, 70],
        ],
        tilt: 4,
      },
      depth: 0.76,
      shadow: false,
    },
    {
      who: 'baker',
      pose: 'holdHands',
      expression: 'proud',
      wears: { outfit: 'pyjamas', cloth: 'cream', extras: ['bakerHat'], why: 'at night' },
      at: [230, 1260],
      scale: 1.1,
      facing: 'right',
      touch: { right: 'hero.left' },
      act: { spine: 12 },
      depth: 0.755,
      shadow: false,
    },
    {
      who: 'ottoline',
      pose: 'stand',
      expression: 'tender',
      at: [670, 1260],
      scale: 1.1,
      facing: 'left',
      touch: { left: 'hero.right' },
      act: { spine: 12 },
      depth: 0.755,
      shadow: false,
    },
    {
      who: 'friend',
      pose: 'stand',
      at: [820, 1270],
      scale: 0.92,
      facing: 'left',
      expression: 'proud',
      act: { spine: -8 },
      lookAt: 'hero',
      depth: 0.757,
      shadow: false,
    },
  ],
};
