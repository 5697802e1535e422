import type { SceneCut, SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import { cut, oval } from '../../../cuts/lit.ts';
import { arch } from '../../../cuts/outlines.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { CRUMB } from '../parts.ts';

const antPeep = (x: number, y: number, s: number, depth: number): SceneCut[] => [
  { rings: [12], at: [x, y], scale: s, colour: '#2a161c', depth },
  { line: '-4,-10 -10,-24', width: 3, colour: '#2a161c', at: [x, y], scale: s, depth },
  { line: '4,-10 10,-24', width: 3, colour: '#2a161c', at: [x, y], scale: s, depth },
  { rings: [3], at: [x - 4 * s, y - 2 * s], scale: s, colour: '#fff3d6', depth: depth + 0.001 },
  { rings: [3], at: [x + 4 * s, y - 2 * s], scale: s, colour: '#fff3d6', depth: depth + 0.001 },
];

export const scene: Picture = {
  set: 'anttown',
  plain: '#2a1a22',
  shot: 'small-before-big',
  seed: 9,
  cuts: kept([
    ...Array.from({ length: 54 }, (_, i) => [i % 9, Math.floor(i / 9)] as const).flatMap(
      ([c, row]): SceneCut[] => {
        const [x, y] = [50 + c * 100 + (row % 2) * 44, 60 + row * 92];
        return [
          cut(arch(x, y + 34, 44, 60), (c * 7 + row * 3) % 5 ? '#e8a63c' : '#f7cf6a', {
            depth: 0.1,
            lift: 0,
          }),
          ...((c + row * 2) % 2 ? antPeep(x, y + 16, 1, 0.12) : []),
        ];
      },
    ),
    cut(
      '-60,1180! 10,960 60,760 180,640 220,500 340,400 430,420 520,320 640,370 700,480 820,560 850,720 940,860 960,1180!',
      CRUMB,
      { what: 'crumb', depth: 0.3, lift: 2.6, print: 'gingham' },
    ),
    cut('430,420 520,320 640,370 700,480 640,520 560,470 480,500', '#f7cf6a', { depth: 0.31, lift: 0 }),
    ...[
      [260, 760, 90, 60],
      [520, 640, 70, 50],
      [700, 820, 96, 66],
      [420, 940, 110, 64],
      [640, 1040, 70, 40],
      [160, 1000, 70, 50],
    ].flatMap(([x, y, a, b]): SceneCut[] => [
      oval(x!, y!, a!, b!, '#b8741f', { depth: 0.32, lift: 0 }, -14),
      oval(x! + 8, y! + 8, a! * 0.8, b! * 0.76, '#8a4f18', { depth: 0.321, lift: 0 }, -14),
    ]),
    ...[
      [540, 330, 80, 10],
      [420, 400, 60, -20],
      [660, 420, 66, 30],
      [230, 560, 50, 14],
      [800, 600, 56, -12],
      [330, 470, 44, 40],
      [720, 560, 36, 8],
    ].map(
      ([x, y, k, a]): SheetCut => ({
        shape: '-50,-40! 34,-52! 52,36! -38,52!',
        snip: true,
        colour: '#fffaf0',
        lift: 1.6,
        at: [x!, y!],
        scale: k! / 60,
        turn: a!,
        depth: 0.34,
      }),
    ),
    ...[
      [520, 310],
      [650, 410],
      [410, 390],
    ].map(([x, y]) =>
      cut('0,-30! 6,-6 30,0! 6,6 0,30! -6,6 -30,0! -6,-6', '#ffffff', {
        at: [x!, y!],
        depth: 0.36,
        lift: 0,
      }),
    ),
    cut('-100,1150! 300,1120 620,1150 1000,1120! 1000,1500! -100,1500!', '#4a2f2c', {
      depth: 0.4,
      lift: 1.6,
    }),
    oval(168, 250, 12, 10, '#fffaf0', { depth: 0.13, lift: 0 }),
  ]),
  cast: [
    person('hero', [250, 1060], 0.62, {
      pose: 'lookUp',
      facing: 'right',
      expression: 'stubborn',
      act: { spine: -12 },
      lookAt: [540, 340],
    }),
    { who: 'ant', at: [400, 1230], scale: 1.2, facing: 'left', lookAt: 'hero' },
    person('friend', [130, 1085], 0.55, {
      pose: 'lookUp',
      facing: 'right',
      expression: 'wonder',
      act: { spine: -12 },
      lookAt: [540, 340],
    }),
  ],
};
