import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, cut, disc, dragonClaw, line, mitten } from '../parts.ts';

export const scene: Picture = {
  set: 'village',
  light: 'dawn',
  plain: '#f0b08e',
  lighting: { from: [690, 300], cast: false },
  shot: 'small-before-big',
  camera: cam(),
  cuts: [
    disc(690, 300, 300, '#f6c79a', { depth: 0.1, lit: false }),
    disc(690, 300, 130, '#fdeac2', { depth: 0.11, lit: false }),
    cut('-420,900 100,830 400,920 700,860 1340,930! 1340,1700! -420,1700!', '#a8708a', {
      depth: 0.2,
      print: 'knitting',
    }),
    cut('-420,1120 0,1080 300,1180 700,1120 1340,1180! 1340,1700! -420,1700!', '#5a3c62', {
      depth: 0.76,
      lift: 2,
      print: 'knitting',
    }),
    ...[60, 240, 760, -140].map((x, i) =>
      cut('-80,160! -80,0! -110,0! -50,-80! 0,-10! 50,-80! 110,0! 80,0! 80,160!', '#3a2646', {
        depth: 0.77,
        at: [x, 1150 + (i % 2) * 30] as const,
        snip: true,
      }),
    ),
    line('-420,560 0,680 300,830 600,920 900,960 1340,980', '#fff3dc', 7, {
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
    box(580, 350, 604, 400, '#a9764a', { what: 'peg', depth: 0.76 }),
    ...[
      [30, 760],
      [110, 800],
      [620, 985],
      [690, 1000],
    ].flatMap(([x, y]): SceneCut[] => [
      cut('-20,-60! 20,-60! 20,10 62,30 60,56 0,54 -22,30', '#fff3dc', {
        depth: 0.776,
        at: [x!, y!],
        lit: false,
      }),
    ]),
    ...[
      [770, 1010],
      [850, 1016],
    ].flatMap(([x, y]) => mitten(x!, y!, 0.75, 0.777, 180).slice(0, 2)),
    line('240,800 200,980', '#fff3dc', 14, { depth: 0.776, lit: false }),
    line('300,830 270,1010', '#fff3dc', 14, { depth: 0.776, lit: false }),
  ],
  cast: [
    {
      who: 'dragon',
      at: [420, 1240],
      scale: 1.3,
      facing: 'right',
      mood: 'tender',
      lookAt: [560, 900],
      depth: 0.73,
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
