import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cut, glow, line } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { COATS } from '../parts/papers.ts';
import { sitting, wizard, wizardHat } from '../parts/people.ts';
import { oven } from '../parts/things.ts';

export const scene: Picture = {
  set: 'kitchen',
  plain: '#4a2a36',
  shot: 'low-angle',
  camera: cam(),
  wide: cam({ on: [450, 640] }),
  lighting: { from: [450, 1320] },
  cuts: [
    cut(
      '-500,1800! -500,-300! 1400,-300! 1400,1800! 1100,1800! 1100,700 900,300 660,110 450,60 240,110 0,300 -200,700 -200,1800!',
      '#2a1a2c',
      { depth: 0.15, lift: 2.4, print: 'exercise-book' },
    ),
    ...glow(450, 1300, 900, ['#5d3038', '#7d3f3a', '#a8573c', '#d98446'], { depth: 0.1 }),
    // By itself, without the least hurry.
    ...wizardHat(520, 380, 1.7, 0, 0.76, -8, { colour: '#e0a83c' }),
    ...rows('430,520 560,560 640,500').map(([x, y]) =>
      line(`${x},${y} ${x! + 14},${y! - 30} ${x! - 10},${y! - 60} ${x! + 8},${y! - 96}`, '#ffd9a0', 8, {
        depth: 0.755,
        lit: false,
        opacity: 0.8,
      }),
    ),
    ...rows('60,900 -130,880 840,900 1030,880').flatMap(([x, y], i): SceneCut[] => [
      ...wizard(x!, y!, 0.85, i + 1, 0.5, { look: x! < 450 ? 1 : -1 }),
      { ...line('-70,110 -80,10 -50,-40', COATS[(i + 1) % 6]!, 22, { depth: 0.503 }), at: [x!, y!] },
      { ...line('70,110 80,10 50,-40', COATS[(i + 1) % 6]!, 22, { depth: 0.503 }), at: [x!, y!] },
    ]),
    ...oven(450, 1440, 1.6, 0.768),
  ],
  cast: [
    {
      who: 'ottoline',
      pose: 'lookUp',
      at: [560, 760],
      scale: 1.45,
      facing: 'left',
      expression: 'wonder',
      act: { spine: -10, tilt: 8 },
      lookAt: [520, 380],
      wears: { outfit: 'cardigan', cloth: 'plum', extras: [], why: 'the hat has flown off' },
      depth: 0.74,
      ...sitting,
    },
    {
      who: 'hero',
      pose: 'lookUp',
      at: [310, 830],
      scale: 1.4,
      facing: 'right',
      expression: 'wonder',
      act: { spine: -12, tilt: -6 },
      lookAt: [520, 380],
      touch: { right: 'ottoline.elbow' },
      depth: 0.75,
      ...sitting,
    },
  ],
};
