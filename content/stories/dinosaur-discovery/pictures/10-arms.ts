import { glow } from '../../../cuts/lit.ts';
import { person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { flame, lamplit, nestingDinosaur } from '../parts.ts';

export const scene: Picture = {
  set: 'bones',
  wide: { zoom: 1, on: [250, 650], at: [0.5, 0.5] },
  plain: '#191529',
  shot: 'plan',
  seed: 13,
  ...lamplit([800, 500]),
  cuts: flame([
    ...glow(450, 720, 560, ['#3f2a36', '#6e4438', '#9a603f', '#b5743f'], { depth: 0.2 }),
    ...nestingDinosaur(450, 900, 0.8, 0.73, { eggs: '#f7d79e', colour: '#fffaf0' }),
  ]),
  props: [{ id: 'storm-lantern', name: 'lantern', at: [800, 560], scale: 0.7, depth: 0.6 }],
  cast: [
    person('hero', [450, 330], 2.15, {
      pose: 'kneel',
      facing: 'front',
      expression: 'tender',
      hands: 'open',
      lookAt: [480, 720],
      act: { tilt: 6, shoulders: [4, 4] },
      touch: { left: [206, 770], right: [694, 770] },
      depth: 0.71,
    }),
    person('friend', [70, 790], 1.3, {
      facing: 'right',
      expression: 'guilty',
      act: { spine: 12 },
      lookAt: [450, 800],
      depth: 0.6,
    }),
    person('saran', [0, 570], 1.35, {
      facing: 'right',
      expression: 'thinking',
      act: { spine: 10 },
      lookAt: [450, 800],
      depth: 0.58,
    }),
  ],
};
