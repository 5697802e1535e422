import type { SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import { written } from '../../../cuts/written.ts';
import type { Picture } from '../../../pictures.ts';
import { hillside, RED, snail, trunk, WHITE, withoutScarf } from '../parts.ts';

export const scene: Picture = {
  wide: cam({ on: [470, 800] }),
  set: 'twig',
  light: 'dusk',
  plain: '#e9b45e',
  shot: 'two-touching',
  camera: cam(),
  wears: withoutScarf,
  cuts: [
    trunk(60, 130, '#d19a4c', { depth: 0.1 }),
    trunk(780, 90, '#d8a556', { depth: 0.1, lift: 0.6 }),
    ...[
      [120, 1130, 120],
      [300, 1060, 95],
      [440, 1010, 74],
      [550, 980, 56],
      [640, 962, 42],
    ].map(
      ([x, y, r], i): SheetCut => ({
        shape: `${x! - r!},${y! + r! * 1.6}! ${x! - r!},${y} ${x! - r! * 0.6},${y! - r! * 0.9} ${x},${y! - r! * 1.15} ${x! + r! * 0.6},${y! - r! * 0.9} ${x! + r!},${y} ${x! + r!},${y! + r! * 1.6}!`,
        colour: ['#a3703a', '#b37e42', '#bd8a48', '#c6944e', '#cc9c54'][i]!,
        depth: 0.3 - i * 0.02,
        lift: 0.8,
      }),
    ),
    hillside(1160, '#a6803c', { depth: 0.4, print: 'map' }),
    {
      shape: '1340,300! 940,420! 700,560! 420,640! 150,690! 148,706! 430,676! 640,640! 720,622! 1340,520!',
      what: 'twig',
      colour: '#4c3524',
      depth: 0.66,
      lift: 2,
    },
    {
      shape: '560,600! 500,470! 440,410! 436,420! 476,490! 520,620!',
      colour: '#4c3524',
      depth: 0.655,
      lift: 1,
    },
    {
      shape: '330,690! 470,650! 500,1010! 470,1230! 300,1240! 330,1010!',
      what: 'scarf',
      colour: RED,
      depth: 0.7,
      lift: 1.4,
      print: 'knitting',
    },
    {
      shape: '450,670! 560,650! 660,900! 720,1120! 560,1160! 510,930!',
      colour: RED,
      depth: 0.695,
      lift: 1.4,
      print: 'knitting',
    },
    ...[770, 880, 990, 1100].map(
      (y, i): SheetCut => ({
        shape: `${332 - (i > 2 ? 12 : 0)},${y}! ${490 - (i > 2 ? 4 : 0)},${y - 12}! ${494 - (i > 2 ? 8 : 0)},${y + 36}! ${330 - (i > 2 ? 14 : 0)},${y + 48}!`,
        snip: true,
        colour: WHITE,
        depth: 0.702,
        lift: 0,
      }),
    ),
    ...[0, 1, 2, 3].map(
      (i): SheetCut => ({
        shape: `${496 + i * 16},${760 + i * 100}! ${606 + i * 34},${736 + i * 100}! ${620 + i * 34},${776 + i * 100}! ${502 + i * 16},${800 + i * 100}!`,
        snip: true,
        colour: WHITE,
        depth: 0.697,
        lift: 0,
      }),
    ),
    {
      shape: '340,640 380,580 460,564 540,590 560,650 530,710 440,730 360,710',
      colour: RED,
      depth: 0.71,
      lift: 1.8,
      print: 'knitting',
    },
    { shape: '390,576! 430,566! 420,728! 378,716!', colour: WHITE, depth: 0.712, lift: 0 },
    { shape: '480,570! 520,580! 520,716! 474,726!', colour: WHITE, depth: 0.712, lift: 0 },
    // One of the fox's tickets, with an owner.
    { from: [600, 640], to: [690, 960], sag: 20, width: 5, colour: '#f3ead2', depth: 0.704 },
    {
      shape: '520,950! 876,930! 884,1090! 528,1112!',
      snip: true,
      colour: '#f6e6ba',
      depth: 0.705,
      lift: 1.6,
    },
    {
      line: '548,970 854,954 860,1072 552,1090 548,972',
      width: 4,
      colour: RED,
      depth: 0.706,
      dash: [12, 8],
    },
    { letters: 'TAKEN', at: [700, 990], turn: -3.5, size: 36, colour: RED, depth: 0.7072 },
    written('{name}', 702, 1050, 296, '#3f3a52', 0.7072, { turn: -3.5 }),
  ],
  cast: [
    { who: 'bear', at: [806, 1380], scale: 2, mood: 'curious', facing: 'left', lookAt: 'hero', depth: 0.6 },
    {
      who: 'hero',
      pose: 'stand',
      at: [180, 530],
      by: 'head',
      scale: 1.9,
      facing: 'right',
      expression: 'brave',
      act: { spine: 10 },
      lookAt: 'bear.head',
      touch: { left: [376, 740], right: [430, 720] },
      hands: 'pinch',
      handsDepth: 0.72,
      shadow: false,
      depth: 0.69,
    },
    snail([640, 628], { scale: 0.7, facing: 'left', depth: 0.67 }),
  ],
};
