import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { hillside, princessCastle } from '../parts.ts';

export const scene: Picture = {
  set: 'meadow',
  light: 'noon',
  plain: '#f2cf74',
  shot: 'two-touching',
  camera: cam(),
  phone: cam({ on: [450, 720] }),
  cuts: [
    hillside(440, '#c8b24f', { depth: 0.2 }),
    ...princessCastle([180, 460], 0.62, 0.15),
    hillside(640, '#a5a548', { depth: 0.25, print: 'gingham' }),
    {
      shape: '640,210! 1340,150! 1340,640! 640,640!',
      snip: true,
      colour: '#9a6a48',
      depth: 0.3,
      lift: 1.4,
      print: 'ledger',
    },
    { shape: '700,330! 880,320! 880,640! 700,640!', snip: true, colour: '#4a2f28', depth: 0.31, lift: 0 },
    {
      shape: '100,1040! 800,1040! 760,1220 640,1330 260,1330 140,1220',
      colour: '#6f93a8',
      depth: 0.77,
      lift: 2.2,
    },
    { rings: [350], at: [450, 1040], flat: 0.24, colour: '#8fb2c4', depth: 0.771 },
    { rings: [322], at: [450, 1040], flat: 0.22, colour: '#dd9440', depth: 0.772 },
    { rings: [40, 90, 150, 220], at: [520, 1036], flat: 0.22, width: 8, colour: '#f7cf85', depth: 0.773 },
  ],
  props: [
    { id: 'bed', at: [790, 640], scale: 0.26, depth: 0.32 },
    { id: 'star', name: 'dip', at: [520, 1020], scale: 0.01, depth: 0.78 },
  ],
  cast: [
    { who: 'cow', at: [800, 606], scale: 0.3, depth: 0.33 },
    {
      who: 'hero',
      pose: 'kneel',
      at: [290, 600],
      by: 'head',
      scale: 2.3,
      facing: 'right',
      expression: 'delight',
      act: { spine: 14, tilt: 10 },
      lookAt: [520, 1030],
      touch: { left: [130, 1040] },
      shadow: false,
    },
    {
      who: 'friend',
      pose: 'kneel',
      at: [625, 600],
      by: 'head',
      scale: 2.2,
      facing: 'left',
      expression: 'thinking',
      act: { spine: 14, tilt: 8 },
      lookAt: [520, 1030],
      touch: { right: 'dip' },
      hands: 'point',
      shadow: false,
    },
  ],
};
