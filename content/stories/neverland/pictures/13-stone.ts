import { line, pool, wall } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { pigeonholes, wideView } from '../parts.ts';

export const scene: Picture = {
  set: 'hall',
  shot: 'close',
  wide: { ...wideView, on: [470, 660], zoom: 1.25 },
  lighting: { lamps: [{ on: [330, 1330], reach: 1300 }] },
  cuts: [
    wall('#1d1528'),
    ...pool(360, 1080, [860, 640, 440], ['#3a2834', '#6e4a3e', '#bb8248'], 0.583),
    ...pigeonholes(-140, -50, 8, 5, 150, 150, 0.59, '#120d1c', true),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      line(`-150,${-58 + i * 150} 1060,${-58 + i * 150}`, '#4a3442', 10, { depth: 0.6 }),
    ),
    line('880,1010 880,1050 860,1070 840,1056 846,1038', '#e8a99c', 10, { depth: 0.61 }),
  ],
  cast: [
    {
      who: 'mayor',
      pose: 'stand',
      facing: 'left',
      at: [690, 420],
      by: 'head',
      scale: 2.3,
      expression: 'wonder',
      act: { spine: 20, neck: 8 },
      touch: { right: 'mayor.chest', left: 'mayor.chest' },
      hands: 'clasp',
      lookAt: 'hero.eyes',
      shadow: false,
      depth: 0.65,
    },
    {
      who: 'hero',
      pose: 'think',
      facing: 'front',
      at: [330, 830],
      by: 'head',
      scale: 3,
      expression: 'thinking',
      act: { spine: -8, tilt: -8 },
      hands: 'point',
      lookAt: [900, 300],
      shadow: false,
      depth: 0.74,
    },
  ],
};
