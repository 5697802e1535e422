import { glow, oval, snip } from '../../../cuts/lit.ts';
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
    ...glow(450, 720, 560, ['#57363a', '#a8683f', '#d99a56', '#e8b268'], { depth: 0.2 }),
    ...nestingDinosaur(450, 850, 0.98, 0.73),
    // Feathers, hardly there.
    ...[-1, 1].flatMap((k) =>
      [0, 1, 2, 3, 4, 5].map((i) => {
        const t = -0.9 + i * 0.42;
        const [x, y] = [450 + k * Math.cos(t) * 320, 800 + Math.sin(t) * 250];
        return oval(
          x,
          y + 30,
          74,
          24,
          '#fff1cf',
          { depth: 0.728, lift: 0, opacity: 0.34 },
          k * (t * 57 + 20) + (k < 0 ? 180 : 0),
        );
      }),
    ),
    ...[
      [90, 1120, 30],
      [190, 1220, 16],
      [720, 1220, -20],
      [830, 1110, -34],
    ].map(([x, y, a]) => oval(x!, y!, 30, 62, '#3a2430', { depth: 0.5, lift: 1 }, a)),
    ...[
      [140, 1170, 24],
      [775, 1170, -28],
    ].map(([x, y, a]) => oval(x!, y!, 30, 62, '#5a3a3a', { depth: 0.5, lift: 1 }, a)),
    snip('400,1240! 540,1226! 552,1320! 408,1334!', '#fbf4e2', {
      depth: 0.6,
      lift: 1,
      print: 'exercise-book',
    }),
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
    person('friend', [40, 650], 1.15, {
      facing: 'right',
      expression: 'guilty',
      act: { spine: 12 },
      lookAt: [450, 800],
      depth: 0.6,
    }),
    person('saran', [16, 440], 1.15, {
      facing: 'right',
      expression: 'thinking',
      act: { spine: 10 },
      lookAt: [450, 800],
      depth: 0.58,
    }),
  ],
};
