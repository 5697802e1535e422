import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, cut, disc, gecko, iceBlocks, wall } from '../parts.ts';

const stool = called('stool', [
  { line: '372,1150 350,1290', width: 16, colour: '#6e463c', depth: 0.71 },
  { line: '480,1150 502,1290', width: 16, colour: '#6e463c', depth: 0.71 },
  box(346, 1130, 506, 1156, '#8a5a48', { name: 'stool', depth: 0.712, lift: 1 }),
]);
const cart: SceneCut[] = [
  ...iceBlocks(150, 750, 800, 0.6),
  ...called('cart', [
    box(120, 836, 780, 1030, '#e8f4fa', { depth: 0.62, lit: false }),
    box(100, 818, 800, 862, '#b4d2e4', { depth: 0.621, lit: false }),
    ...[230, 670].flatMap((x) => [
      disc(x, 1060, 50, '#0b0e20', { depth: 0.63 }),
      disc(x, 1060, 18, '#41567c', { depth: 0.631 }),
    ]),
  ]),
];

export const scene: Picture = {
  backdrop: 'nursery',
  light: 'night',
  plain: '#1c2140',
  papers: { land: 'wallpaper' },
  lighting: { dark: 0.5, night: '#14204a', lamps: [{ on: [450, 820], reach: 900, colour: '#bfe6fa' }] },
  seed: 5,
  shot: 'establish',
  camera: cam(),
  cuts: [
    wall('#1a2148', { print: 'wallpaper', lift: 0.3 }),
    // The shadow of the cart on the wall is the shape of a bed.
    cut('60,620! 60,150! 110,150! 110,400! 800,400! 800,270! 850,270! 850,620!', '#0e1330', {
      depth: 0.585,
      snip: true,
      lift: 0,
      lit: false,
    }),
    disc(450, 850, 400, '#2b4a7c', { depth: 0.59 }),
    disc(450, 850, 270, '#6fb0dc', { depth: 0.591 }),
    ...gecko([640, 200], 120, 0.588, 0.8, '#4a7a5a'),
    ...cart,
    box(-900, 1100, 1800, 1900, '#1a2348', { depth: 0.64, lift: 0, lit: false }),
    cut('120,1102! 780,1102! 960,1400! -60,1400!', '#3d649a', {
      depth: 0.645,
      snip: true,
      lift: 0,
      lit: false,
      opacity: 0.7,
    }),
    ...stool,
  ],
  cast: [
    {
      who: 'bear',
      at: [60, 1250],
      scale: 1.55,
      facing: 'right',
      mood: 'worried',
      lookAt: 'hero.head',
      depth: 0.66,
    },
    {
      who: 'penguin',
      at: [790, 1230],
      scale: 1.5,
      facing: 'left',
      mood: 'worried',
      lookAt: 'hero.head',
      depth: 0.66,
    },
    {
      who: 'hero',
      pose: 'sit',
      on: 'stool',
      by: 'seat',
      seatOn: 'chair',
      scale: 1.6,
      facing: 'right',
      expression: 'thinking',
      act: { spine: 20, tilt: 6 },
      touch: { right: 'hero.mouth' },
      lookAt: [620, 560],
      depth: 0.74,
    },
  ],
};
