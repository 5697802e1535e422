import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, cut, disc, dragonClaw, house, line, mitten, RED, sock } from '../parts.ts';
import { BLUE_MITTENS, FRIENDS_COAT } from '../people.ts';

export const scene: Picture = {
  set: 'village',
  light: 'night',
  plain: '#2b3a66',
  lighting: { from: [690, 260], cast: false },
  shot: 'small-before-big',
  camera: cam(),
  cuts: [
    disc(720, 230, 120, '#f8eecb', { depth: 0.11, lit: false }),
    cut('-420,900 100,830 400,920 700,860 1340,930! 1340,1700! -420,1700!', '#c3cfe6', {
      depth: 0.2,
      print: 'knitting',
    }),
    cut('-420,1120 0,1080 300,1180 700,1120 1340,1180! 1340,1700! -420,1700!', '#e2e8f4', {
      depth: 0.76,
      lift: 2,
      print: 'knitting',
    }),
    ...[70, 250, 770, -140].flatMap((x, i) =>
      house(x, 1290 + (i % 2) * 24, 1.2, ['#b0667a', '#5f7fae', '#a8834e', '#6f6fae'][i]!, 0.77),
    ),
    line('-420,560 0,680 300,830 600,920 900,960 1340,980', RED, 9, {
      what: 'yarn',
      depth: 0.775,
      lit: false,
    }),
    ...dragonClaw(560, 850, 0.36, -34, 0.778),
    ...[
      [30, 700],
      [110, 736],
      [606, 918],
      [676, 930],
      [770, 946],
      [850, 952],
    ].map(([x, y]) => box(x! - 9, y! - 22, x! + 9, y! + 26, '#a9764a', { what: 'peg', depth: 0.779 })),
    ...[572, 596, 620].map((x) =>
      box(x, 340 - (x - 572) / 3, x + 16, 392, '#c9955e', { what: 'peg', depth: 0.76 }),
    ),
    ...[
      [30, 756],
      [112, 792],
      [604, 974],
      [676, 986],
    ].flatMap(([x, y]) => sock(x!, y!, 0.8, 0.776)),
    ...[
      [770, 1010],
      [850, 1016],
    ].flatMap(([x, y]) => mitten(x!, y!, 0.75, 0.777, 180).slice(0, 2)),
  ],
  cast: [
    {
      who: 'dragon',
      at: [420, 1240],
      scale: 1.3,
      facing: 'right',
      mood: 'glad',
      lookAt: [560, 900],
      depth: 0.73,
    },
    {
      who: 'friend',
      gloves: BLUE_MITTENS,
      wears: FRIENDS_COAT,
      pose: 'lookUp',
      at: [450, 1300],
      scale: 0.74,
      facing: 'right',
      expression: 'whispering',
      lookAt: 'hero',
      depth: 0.78,
    },
    {
      who: 'hero',
      pose: 'ride',
      holding: 'none',
      at: [470, 350],
      by: 'seat',
      scale: 0.75,
      seatOn: 'boat',
      facing: 'right',
      expression: 'whispering',
      act: { spine: 18 },
      touch: { right: [590, 380] },
      lookAt: [600, 700],
      shadow: false,
      depth: 0.74,
    },
  ],
};
