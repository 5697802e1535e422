import type { RingsCut, SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { cut, house, line, SNOW, sock, thread } from '../parts.ts';

export const scene: Picture = {
  set: 'river',
  shot: 'small-before-big',
  camera: cam(),
  cuts: [
    cut('-420,-300! 1340,-300! 1340,1700! -420,1700!', '#7f97a5', { depth: 0.1, lift: 0 }),
    ...[470, 380, 295, 215, 140].map(
      (r, i): RingsCut => ({
        rings: [r],
        width: 16,
        flat: 0.8,
        at: [500 + (i % 2) * 14, 500] as const,
        colour: '#d3e0e6',
        depth: 0.2,
      }),
    ),
    cut('-420,-300! 1340,-300! 1340,40 900,80 500,30 100,70 -420,40', SNOW, { depth: 0.3, lift: 1.4 }),
    ...house(720, 64, 0.8, '#d78a72', 0.31),
    cut('370,460! 630,460! 660,520! 600,570! 400,570! 340,520!', '#c8794a', {
      what: 'ferry',
      depth: 0.5,
      lift: 1.8,
      print: 'ledger',
    }),
    line('398,520 410,150', '#e7c98a', 16, { name: 'oar', what: 'oar', depth: 0.69 }),
    cut('392,180! 384,110 396,70 424,70 436,112 428,184!', '#e7c98a', { what: 'oar blade', depth: 0.6902 }),
    cut('-420,1000 0,980 260,1040 400,1160 520,1320 560,1700! -420,1700!', SNOW, { depth: 0.6, lift: 2.4 }),
    thread('-420,1000 0,1110 230,1120', 0.77),
    ...[
      [760, 820],
      [840, 880],
      [690, 900],
    ].flatMap(([x, y], i): SceneCut[] => [
      cut('-40,0 -30,-26 10,-20 20,-50 44,-50 46,-30 34,-10 30,10 -20,14', i ? '#e9c46a' : '#8aa36a', {
        what: 'duck',
        depth: 0.5,
        at: [x!, y!],
      }),
      ...(i ? [] : sock(x! + 30, y! - 56, 0.4, 0.51)),
    ]),
  ],
  cast: [
    {
      who: 'ferryman',
      pose: 'hold',
      holding: 'none',
      hold: 'oar',
      act: { arms: [null, [110, 60]] },
      at: [490, 540],
      scale: 0.72,
      facing: 'left',
      expression: 'tired',
      depth: 0.7,
    },
    {
      who: 'hero',
      pose: 'wave',
      at: [250, 1280],
      scale: 1.05,
      facing: 'right',
      expression: 'calling',
      act: { spine: 13 },
      lookAt: 'ferryman',
      depth: 0.76,
    },
  ],
};
