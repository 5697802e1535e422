import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { cut, SNOW, smokeBank, snowSlope, sock, thread, wave } from '../parts.ts';

export const scene: Picture = {
  set: 'river',
  shot: 'over-the-shoulder',
  camera: cam(),
  plain: '#d5e0e6',
  cuts: [
    cut('-420,260 0,230 400,280 800,220 1340,250! 1340,1700! -420,1700!', SNOW, { depth: 0.2 }),
    wave(420, '#93a9b6', 0.21),
    wave(700, '#7f97a5', 0.22),
    snowSlope(980, 1060, '#e7ebef', 0.3, { print: 'knitting' }),
    smokeBank(1240, '#806ca4', 0.78),
    cut('480,900! 760,880! 740,980! 690,1010! 540,1010!', '#c8794a', {
      what: 'ferry',
      depth: 0.29,
      lift: 1.6,
      print: 'ledger',
    }),
    thread('-420,150 -60,360 160,620 330,760', 0.77, 8),
    ...[
      [-20, 376],
      [60, 480],
      [140, 580],
    ].flatMap(([x, y]): SceneCut[] => [
      cut('-40,0 -30,-30 10,-24 20,-56 44,-56 46,-34 34,-14 30,4 -20,6', '#8aa36a', {
        depth: 0.775,
        at: [x!, y!],
      }),
    ]),
    ...sock(66, 420, 0.4, 0.776),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'point',
      at: [370, 520],
      by: 'head',
      scale: 1.6,
      facing: 'left',
      expression: 'tender',
      act: { spine: 12 },
      lookAt: [100, 560],
      touch: { right: [262, 706] },
      depth: 0.74,
    },
    {
      who: 'ferryman',
      pose: 'stand',
      at: [780, 560],
      by: 'head',
      scale: 2.7,
      facing: 'backLeft',
      act: { spine: 6 },
      shadow: false,
      depth: 0.86,
    },
  ],
};
