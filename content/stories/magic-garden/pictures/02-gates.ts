import type { SceneCut, SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { box, disc, line, oval, snip } from '../../../cuts/lit.ts';
import { arch } from '../../../cuts/outlines.ts';
import { person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { BLUE, DEEP, gateRim, pilaf, walkingCrumb } from '../parts.ts';

/** A wall of tiles with an arch; what is behind shows through it. */
const wall = (
  x: number,
  foot: number,
  w: number,
  h: number,
  top: number,
  colour: string,
  depth: number,
  more: Partial<SheetCut> = {},
): SceneCut[] => [
  {
    shape: `-200,${top}! 1100,${top}! 1100,1500! -200,1500!`,
    snip: false,
    colour,
    holes: arch(x, foot, w, h),
    lift: 1.6,
    print: 'tiles',
    depth,
    ...more,
  },
];

export const scene: Picture = {
  set: 'courts',
  plain: '#bfe3d4',
  shot: 'frame-in-frame',
  seed: 4,
  cuts: [
    disc(450, 1004, 40, '#fff6cf', { depth: 0.02, lit: false }),
    ...wall(450, 1020, 46, 78, -100, '#8fd0bf', 0.05),
    gateRim(450, 1020, 46, 78, 0.051),
    snip('420,1020! 480,1020! 520,1056! 380,1056!', '#8fb86a', { depth: 0.052, lift: 0 }),
    ...wall(450, 1044, 92, 150, -100, '#6cbcb2', 0.08),
    gateRim(450, 1044, 92, 150, 0.081),
    snip('380,1044! 520,1044! 600,1100! 300,1100!', '#7fae5c', { depth: 0.082, lift: 0 }),
    ...wall(450, 1084, 180, 300, -100, '#4fa8a4', 0.11),
    gateRim(450, 1084, 180, 300, 0.111),
    snip('300,1084! 600,1084! 760,1170! 140,1170!', '#6fa352', { depth: 0.112, lift: 0 }),
    ...[340, 370, 540, 570].flatMap((x): SceneCut[] => [
      line(`${x},1110 ${x},1060`, '#3f7a3f', 5, { depth: 0.113 }),
      oval(x, 1052, 12, 16, '#c8433f', { depth: 0.114, lift: 0.4 }),
    ]),
    ...wall(450, 1150, 360, 580, -100, '#3a9796', 0.14),
    gateRim(450, 1150, 360, 580, 0.141),
    snip('100,1150! 800,1150! 1000,1300! -100,1300!', '#5f974a', { depth: 0.142, lift: 0 }),
    ...[170, 220, 680, 730].flatMap((x): SceneCut[] => [
      line(`${x},1230 ${x},1120`, '#3f7a3f', 8, { depth: 0.143 }),
      oval(x, 1106, 22, 30, '#c8433f', { depth: 0.144, lift: 0.5 }),
    ]),
    snip('444,1020! 456,1020! 560,1330! 340,1330!', '#7cc4da', { depth: 0.16, lift: 0.4 }),
    ...wall(450, 1270, 660, 1010, -100, DEEP, 0.2, { lift: 2.4 }),
    gateRim(450, 1270, 660, 1010, 0.21),
    box(-100, 1270, 1000, 1400, '#c98f5a', { depth: 0.22, lift: 1.2, print: 'tiles' }),
    snip('124,1270! 124,520! 300,640! 300,1290!', BLUE, { depth: 0.3, lift: 1.6 }),
    line('160,600 160,1240', '#1f4f74', 8, { depth: 0.31 }),
    line('210,640 210,1250', '#1f4f74', 8, { depth: 0.31 }),
    line('260,660 260,1260', '#1f4f74', 8, { depth: 0.31 }),
    disc(276, 960, 12, '#f3d38a', { depth: 0.32 }),
    ...walkingCrumb(474, 1070, 0.16, 0.17),
    ...called('watering can', [
      snip('660,1120! 740,1114! 748,1210! 652,1210!', '#7f9fb0', { depth: 0.755, lift: 1.2 }),
      line('660,1150 596,1090', '#7f9fb0', 14, { depth: 0.754 }),
      line('690,1116 700,1082 730,1080 742,1116', '#7f9fb0', 9, { depth: 0.754 }),
    ]),
    line('596,1100 590,1140', '#bfe3f0', 4, { depth: 0.8 }),
    ...pilaf(560, 1304, 0.56, 0.77),
  ],
  cast: [
    person('hero', [250, 930], 1.2, {
      pose: 'walk',
      facing: 'back',
      act: { spine: 12, tilt: 8, arms: [null, [74, 98]] },
      touch: { left: [170, 1010] },
      depth: 0.72,
    }),
    person('parvin', [800, 690], 1.5, {
      facing: 'left',
      expression: 'tender',
      act: { spine: 12 },
      lookAt: 'hero',
      touch: { right: [712, 1080] },
      depth: 0.75,
    }),
    person('friend', [356, 1050], 0.8, {
      pose: 'walk',
      facing: 'backLeft',
      act: { spine: 12 },
      depth: 0.73,
    }),
  ],
};
