import { box, cut, disc, line, oval, snip } from '../../../cuts/lit.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { FRIEND_INDOORS, INDOORS, pumpkin, SNOW } from '../parts.ts';

export const scene: Picture = {
  set: 'row',
  plain: '#1f2658',
  shot: 'cut-away',
  seed: 7,
  wears: INDOORS,
  cuts: kept([
    snip('20,210! 450,40! 880,210! 880,1270! 20,1270!', '#4f4a84', {
      depth: 0.1,
      lift: 2,
      print: 'calendar',
    }),
    cut('-10,220! 450,10! 910,220! 450,90', SNOW, { depth: 0.11, lift: 1.4 }),
    ...[
      [50, 240],
      [470, 240],
      [50, 590],
      [470, 590],
      [50, 940],
      [470, 940],
    ].map(([x, y], i) =>
      box(
        x!,
        y!,
        x! + 380,
        y! + 310,
        i === 3 ? '#17183a' : ['#f0bd5c', '#f5cb74', '#eab552', '', '#f3c468', '#eec062'][i]!,
        { depth: 0.2, lift: 0 },
      ),
    ),
    ...[
      [50, 240],
      [470, 240],
      [50, 590],
      [470, 590],
      [50, 940],
      [470, 940],
    ].map(([x, y]) => box(x! - 8, y! + 304, x! + 388, y! + 322, '#2c2450', { depth: 0.3, lift: 1 })),
    // Trumpet in the door; keyhole; hands over ears.
    box(700, 300, 830, 544, '#7a4f5a', { depth: 0.21, lift: 0.6 }),
    { rings: [60], what: 'trumpet', at: [620, 360], colour: '#d9a23a', depth: 0.5 },
    { rings: [42], at: [620, 360], colour: '#8a5a20', depth: 0.501 },
    line('640,390 690,460 650,500', '#d9a23a', 24, { depth: 0.49 }),
    box(70, 640, 190, 894, '#7a4f5a', { depth: 0.21, lift: 0.6 }),
    disc(176, 780, 12, '#2a1c30', { depth: 0.22 }),
    oval(670, 760, 42, 50, '#2f315c', { depth: 0.22, lift: 0 }),
    cut('600,890! 610,830 660,808 720,830 740,890!', '#2f315c', { depth: 0.22, lift: 0 }),
    line('610,850 600,780 632,756', '#34365f', 20, { depth: 0.23 }),
    line('732,850 740,780 706,756', '#34365f', 20, { depth: 0.23 }),
    box(80, 1120, 210, 1136, '#8a5a4a', { depth: 0.25 }),
    {
      shape: '-70,0! -66,-60 66,-60 70,0!',
      colour: '#fff0e0',
      lift: 0.8,
      at: [330, 436],
      scale: 0.8,
      depth: 0.5,
    },
    box(262, 434, 400, 446, '#8a5a4a', { depth: 0.4 }),
    box(600, 1010, 760, 1170, '#232c5c', { what: 'window', depth: 0.21, lift: 0 }),
    box(590, 1170, 770, 1186, SNOW, { depth: 0.74, lift: 0.6 }),
    ...pumpkin(760, 1240, 0.3, 0.4),
    oval(810, 1236, 9, 14, '#c86a8a', { depth: 0.4, lift: 0.4 }),
  ]),
  cast: [
    person('baker', [210, 330], 0.54, {
      pose: 'bow',
      facing: 'right',
      expression: 'delight',
      act: { spine: 10 },
      lookAt: [330, 430],
      touch: { right: [290, 420] },
      depth: 0.42,
    }),
    person('trumpeter', [560, 400], 0.52, {
      facing: 'right',
      expression: 'holdingBreath',
      act: { spine: -10 },
      touch: { right: [640, 440] },
    }),
    person('goalkeeper', [276, 722], 0.52, {
      pose: 'bow',
      facing: 'left',
      expression: 'curious',
      act: { spine: 20 },
    }),
    person('fifteen', [210, 1040], 0.46, { pose: 'shrug', facing: 'right', expression: 'thinking' }),
    person('friend', [560, 1120], 0.46, {
      wears: FRIEND_INDOORS,
      facing: 'right',
      expression: 'worried',
      act: { spine: 10 },
      lookAt: [670, 760],
      depth: 0.71,
    }),
    person('hero', [690, 1110], 0.46, {
      facing: 'front',
      expression: 'thinking',
      act: { neck: 4, tilt: 10 },
      lookAt: [670, 760],
    }),
  ],
};
