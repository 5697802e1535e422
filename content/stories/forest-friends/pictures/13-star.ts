import type { SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import type { NamedRole } from '../../../../illustration/scene/format/roles.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { snail, withoutScarf } from '../parts.ts';

/** Where an animal's eye is, from its foot. */
const EYE_OF: Record<string, [number, number]> = {
  bear: [-11, -305],
  deer: [-88, -355],
  rabbit: [-5, -159],
  fox: [-26, -234],
  mouse: [-3, -85],
  owl: [0, -114],
  hedgehog: [-104, -38],
  squirrel: [-4, -153],
};
/** An animal lying on its back with the eye at `head`, its feet turned away by `turn` degrees. */
const lyingAround = (
  who: string,
  head: [number, number],
  turn: number,
  scale: number,
  more: Partial<NamedRole> = {},
): NamedRole => {
  const [ex, ey] = EYE_OF[who]!;
  const a = (turn * Math.PI) / 180;
  return {
    who,
    at: [
      Math.round(head[0] - (ex * Math.cos(a) - ey * Math.sin(a)) * scale),
      Math.round(head[1] - (ex * Math.sin(a) + ey * Math.cos(a)) * scale),
    ],
    turn,
    scale,
    ...more,
  };
};

export const scene: Picture = {
  wide: cam({ on: [450, 680], zoom: 0.84 }),
  backdrop: 'forest',
  light: 'night',
  plain: '#27335f',
  lighting: {},
  seed: 6,
  shot: 'low-angle',
  camera: cam({ horizon: 0.9 }),
  wears: withoutScarf,
  cuts: [
    { rings: [430], at: [450, 600], colour: '#2f3f72', depth: 0.1, lit: false },
    { rings: [230], at: [450, 590], colour: '#3a4d86', depth: 0.11, lit: false },
    {
      shape: '450,500! 466,566! 530,584! 466,602! 450,670! 434,602! 370,584! 434,566!',
      what: 'star',
      snip: true,
      colour: '#fff6dc',
      depth: 0.2,
      lift: 1,
      lit: false,
    },
    // The grass all around, in which everybody lies.
    {
      shape:
        '-900,-400! -60,-400! -90,-200 -40,-60! -70,120 -16,250! -60,400 -24,520! -70,660 -20,780! -64,920 -30,1060! -80,1240 -40,1700! -900,1700!',
      colour: '#1c2950',
      depth: 0.68,
      lift: 1.4,
    },
    {
      shape:
        '1800,-400! 960,-400! 990,-200 936,-60! 972,120 920,250! 966,400 926,520! 972,660 924,780! 968,920 934,1060! 980,1240 940,1700! 1800,1700!',
      colour: '#1c2950',
      depth: 0.68,
      lift: 1.4,
    },
    ...[
      [-10, 1400, 90, 1060],
      [70, 1400, 40, 1150],
      [830, 1400, 900, 1080],
      [770, 1400, 790, 1170],
      [318, 1400, 330, 730],
    ].map(
      ([a, b, c, d]): SheetCut => ({
        shape: `${a! - 16},${b}! ${c},${d}! ${a! + 16},${b}!`,
        colour: '#17223f',
        depth: 0.69,
        lift: 1,
      }),
    ),
  ],
  cast: [
    lyingAround('deer', [800, 640], -92, 1.5, { lookAt: [450, 585], depth: 0.64 }),
    lyingAround('owl', [190, 150], 152, 2, { lookAt: [450, 585], depth: 0.65 }),
    lyingAround('rabbit', [450, 60], 184, 1.7, { lookAt: [450, 585], depth: 0.65 }),
    lyingAround('rabbit', [760, 200], -140, 1.6, { name: 'r2', lookAt: [450, 585], depth: 0.66 }),
    lyingAround('squirrel', [20, 380], 118, 1.7, { lookAt: [450, 585], depth: 0.66 }),
    {
      who: 'grownUp',
      pose: 'stand',
      at: [215, 1050],
      by: 'head',
      scale: 1.6,
      turn: 22,
      expression: 'wonder',
      lookAt: [450, 585],
      shadow: false,
      depth: 0.7,
    },
    lyingAround('bear', [700, 1080], -14, 1.5, { lookAt: [450, 585], depth: 0.7 }),
    {
      who: 'friend',
      pose: 'stand',
      at: [96, 830],
      by: 'head',
      scale: 1.45,
      turn: 58,
      expression: 'relieved',
      lookAt: [450, 585],
      seatOn: 'ground',
      shadow: false,
      depth: 0.68,
    },
    {
      who: 'hero',
      pose: 'lookUp',
      at: [455, 1010],
      by: 'head',
      scale: 1.7,
      facing: 'right',
      expression: 'wonder',
      lookAt: [450, 585],
      touch: { left: [330, 1290], right: [640, 1230] },
      shadow: false,
      depth: 0.74,
    },
    lyingAround('mouse', [585, 1190], -6, 1.2, { lookAt: [450, 585], depth: 0.76 }),
    lyingAround('hedgehog', [330, 1240], 4, 0.9, { lookAt: [450, 585], depth: 0.77, facing: 'left' }),
    snail([338, 800], { turn: -88, scale: 0.4, depth: 0.695 }),
  ],
};
