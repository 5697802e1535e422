import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import type { NamedRole } from '../../../../illustration/scene/format/roles.ts';
import { box, glow, line, oval, snip, stars } from '../../../cuts/lit.ts';
import { hero, kept, who } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { boot, lanternAt, planks, snailShell } from '../parts.ts';

const lanternString = (points: string): SceneCut => line(points, '#d9b27a', 5, { depth: 0.29 });

export const scene: Picture = {
  set: 'ship',
  shot: 'diagonal-run',
  camera: { zoom: 1.02, on: [450, 660], at: [0.5, 0.5], roll: 8 },
  wide: { zoom: 0.94, on: [450, 660], at: [0.5, 0.5], roll: 6 },
  lighting: { from: [450, 200] },
  cuts: kept([
    ...stars(
      [
        [60, 300],
        [180, 130],
        [800, 90],
        [860, 420],
        [330, 60],
        [-90, 420],
        [1000, 300],
      ],
      0.05,
      '#fff1c4',
    ),
    box(-460, 880, 1360, 1020, '#7a4a34', { depth: 0.2, lift: 1, print: 'ledger' }),
    box(-460, 860, 1360, 892, '#a9703f', { depth: 0.21, lift: 1 }),
    ...glow(450, 700, 620, ['#3b3560', '#5f4660', '#8f5f54', '#c98a52'], { depth: 0.11, step: 0.0005 }),
    ...planks(1010, 1700, 110, ['#b97f4a', '#a9713f', '#c48a52'], 0.3),
    box(120, -300, 190, 1020, '#6b4232', { depth: 0.25, lift: 1.4, print: 'ledger' }),
    lanternString('-460,120 160,60 520,190 900,90 1360,170'),
    snip('150,150! 150,600! -200,640! -360,220!', '#d9c6a0', {
      depth: 0.24,
      lift: 1.2,
      print: 'sea-chart',
    }),
    // Her thumb, with the boot.
    ...boot([712, 424], 0.78, 0.76),
    line('640,320 610,292', '#ffe3a0', 7, { depth: 0.76 }),
    line('772,300 800,268', '#ffe3a0', 7, { depth: 0.76 }),
    line('700,276 698,236', '#ffe3a0', 7, { depth: 0.76 }),
    // Worm tin and pan.
    snip('-36,-30! 36,-30! 34,40! -34,40!', '#8f9aa2', { on: 'friend.right', depth: 0.752, lift: 1 }),
    oval(0, -30, 36, 10, '#c9d0d4', { on: 'friend.right', depth: 0.7525, lift: 0 }),
    oval(0, -50, 46, 46, '#4f535c', { on: 'cook.right', depth: 0.752, lift: 1 }),
    oval(0, -50, 34, 34, '#6b7078', { on: 'cook.right', depth: 0.7525, lift: 0 }),
    ...snailShell([0, 0], 0.55, 0.7445).map(({ at: _, ...piece }) => ({
      ...piece,
      on: 'hero.chest',
      dy: -8,
    })),
  ]),
  props: [lanternAt(520, 290, 0.66, 0.3), lanternAt(820, 200, 0.5, 0.3), lanternAt(10, 190, 0.5, 0.3)],
  cast: [
    who('oona', 'dance', [520, 400], 1.4, {
      facing: 'right',
      expression: 'laughing',
      act: { spine: 8 },
      touch: { right: [770, 330], left: [350, 800] },
      depth: 0.735,
    }),
    hero('dance', [210, 700], 1.15, {
      facing: 'right',
      expression: 'laughing',
      turn: -16,
      act: { spine: 6 },
      touch: { right: [354, 806] },
      lookAt: [770, 330],
      seatOn: 'ground',
      depth: 0.744,
    }),
    who('friend', 'dance', [800, 700], 0.95, {
      facing: 'left',
      expression: 'laughing',
      act: { spine: 10 },
      depth: 0.742,
    }),
    who('cook', 'jump', [90, 440], 0.86, {
      facing: 'right',
      expression: 'laughing',
      turn: -20,
      depth: 0.728,
    }),
    { who: 'parrot', at: [330, 330], pose: 'joy', scale: 0.7, facing: 'right', depth: 0.73 },
    { who: 'goat', at: [640, 1270], scale: 0.46, facing: 'left', pose: 'joy', depth: 0.75 },
    ...[0, 1, 2].map(
      (i): NamedRole => ({
        who: 'crab',
        name: `c${i}`,
        at: [130 + i * 120, 1290 + (i % 2) * 16],
        scale: 0.46,
        pose: 'joy',
        depth: 0.751,
      }),
    ),
  ],
};
