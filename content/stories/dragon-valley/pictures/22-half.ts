import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { caveGlow, cut, disc, GOLD, shelf, sock, thread } from '../parts.ts';

export const scene: Picture = {
  set: 'cave',
  shot: 'establish',
  camera: cam(),
  lighting: { from: [450, 1200] },
  cuts: [
    ...caveGlow,
    ...[140, 330, 520, 710, 900].flatMap((y, i) => shelf(y, -420, 1340, 0.2 + i * 0.01, i)),
    cut('-420,1080 200,1060 600,1080 1340,1060! 1340,1700! -420,1700!', '#a85c40', {
      depth: 0.3,
      print: 'ledger',
    }),
    disc(470, 840, 440, '#c8794a', { depth: 0.29, lit: false, opacity: 0.5 }),
    { rings: [52], width: 10, on: 'dragon.eye', what: 'spectacles', colour: GOLD, depth: 0.735, lit: false },
    thread('-420,1230 -60,1270 160,1240 260,1200', 0.77),
    ...sock(345, 990, 0.7, 0.775),
  ],
  cast: [
    {
      who: 'dragon',
      at: [560, 1230],
      scale: 1.0,
      facing: 'left',
      lookAt: 'hero',
      mood: 'worried',
      depth: 0.73,
    },
    {
      who: 'hero',
      pose: 'sit',
      at: [210, 1260],
      scale: 0.95,
      facing: 'right',
      expression: 'calm',
      act: { spine: 12 },
      touch: { right: [330, 1010] },
      lookAt: 'dragon',
      depth: 0.75,
    },
  ],
};
