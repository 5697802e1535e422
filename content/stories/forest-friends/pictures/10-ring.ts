import type { SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import type { NamedRole } from '../../../../illustration/scene/format/roles.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { RED, snail, WHITE, withoutScarf } from '../parts.ts';

export const scene: Picture = {
  backdrop: 'forest',
  light: 'dusk',
  plain: '#57405a',
  papers: { land: 'map' },
  lighting: { from: [-200, 200] },
  seed: 6,
  shot: 'plan',
  camera: cam(),
  wears: withoutScarf,
  cuts: [
    ...[
      [60, 90, 170],
      [300, 20, 150],
      [560, 40, 170],
      [830, 110, 180],
      [20, 330, 130],
      [890, 380, 140],
      [-20, 640, 130],
      [920, 680, 140],
      [10, 960, 140],
      [890, 980, 150],
      [80, 1230, 170],
      [330, 1300, 150],
      [580, 1290, 160],
      [830, 1230, 180],
      [-240, 200, 190],
      [-240, 600, 200],
      [-220, 1000, 200],
      [1140, 300, 190],
      [1140, 700, 200],
      [1130, 1100, 200],
    ].map(
      ([x, y, r], i): SheetCut => ({
        shape: Array.from(
          { length: 9 },
          (_, k) =>
            `${Math.round(x! + Math.cos((k / 9) * 6.283 + i) * r! * (k % 2 ? 0.86 : 1))},${Math.round(y! + Math.sin((k / 9) * 6.283 + i) * r! * (k % 2 ? 0.86 : 1))}`,
        ).join(' '),
        colour: ['#80536a', '#95616a', '#6f4d70', '#a06a62'][i % 4]!,
        depth: 0.2 + (i % 5) * 0.01,
        lift: 1.6,
        ...(i % 3 ? {} : { print: 'map' }),
      }),
    ),
    { shape: '434,300! 470,300! 478,390! 440,392!', colour: RED, depth: 0.5, lift: 1 },
    { shape: '436,320! 472,320! 473,338! 437,338!', colour: WHITE, depth: 0.501, lift: 0 },
    { shape: '438,356! 475,356! 476,374! 439,374!', colour: WHITE, depth: 0.501, lift: 0 },
    { rings: [410], at: [450, 660], colour: '#c4845a', depth: 0.4 },
    { rings: [372], at: [450, 660], colour: '#d99a5c', depth: 0.4 },
    { rings: [262], at: [450, 660], colour: '#e7b765', depth: 0.41, lit: false },
    { rings: [190], at: [450, 655], colour: '#efc777', depth: 0.412, lit: false },
    { rings: [110], at: [450, 650], colour: '#f6d88f', depth: 0.414, lit: false },
  ],
  cast: [
    ...(
      [
        ['bear', 0.36, 18],
        ['deer', 0.34, 52],
        ['squirrel', 0.34, 118],
        ['rabbit', 0.28, 142],
        ['rabbit', 0.26, 160],
        ['rabbit', 0.28, 178],
        ['rabbit', 0.26, 196],
        ['fox', 0.36, 220],
        ['mouse', 0.5, 246],
        ['owl', 0.42, 270],
        ['rabbit', 0.26, 292],
        ['hedgehog', 0.46, 322],
      ] as const
    ).map(
      ([who, scale, turn], i): NamedRole => ({
        who,
        name: `n${i}`,
        turn,
        scale: scale * 1.45,
        at: [
          Math.round(450 + Math.sin((turn * Math.PI) / 180) * 246),
          Math.round(660 - Math.cos((turn * Math.PI) / 180) * 246),
        ],
        facing: 'right',
        shadow: false,
      }),
    ),
    { who: 'grownUp', pose: 'read', at: [698, 676], turn: 86, scale: 0.48, facing: 'right', shadow: false },
    {
      who: 'hero',
      pose: 'stand',
      at: [450, 640],
      by: 'head',
      scale: 0.62,
      facing: 'front',
      expression: 'wonder',
      touch: { left: [374, 676], right: [526, 676] },
      shadow: false,
    },
    snail([418, 360], { scale: 0.3, turn: -10, facing: 'right' }),
  ],
};
