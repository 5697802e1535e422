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
    ...nestingDinosaur(450, 850, 0.98, 0.73, { eggs: '#f7d79e', colour: '#fffaf0' }),
  ]),
  props: [{ id: 'storm-lantern', name: 'lantern', at: [800, 560], scale: 0.7, depth: 0.6 }],
  cast: [
    person('hero', [450, 330], 2.15, {
      pose: 'kneel',
      facing: 'front',
      expression: 'lookingDown',
      hands: 'open',
      act: { tilt: 6, shoulders: [4, 4] },
      touch: { left: [180, 640], right: [720, 640] },
      depth: 0.71,
    }),
    person('friend', [40, 650], 1.5, {
      facing: 'right',
      expression: 'guilty',
      act: { spine: 12 },
      lookAt: [450, 800],
      depth: 0.6,
    }),
    person('saran', [-20, 400], 1.6, {
      facing: 'right',
      expression: 'thinking',
      act: { spine: 10 },
      lookAt: [450, 800],
      depth: 0.58,
    }),
  ],
};
