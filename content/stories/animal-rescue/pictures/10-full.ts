import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { CHAIRS, ticket, wainscot } from '../parts.ts';

/** A coat on its hook, at x. */
const coat = (x: number, colour: string): SceneCut[] =>
  called('coat', [
    {
      shape: '-24,0! 24,0! 66,50 80,200 76,440 84,520! -84,520! -76,440 -80,200 -66,50',
      at: [x, 470],
      colour,
      depth: 0.22,
      lift: 1.4,
    },
    { line: '0,10 4,500', at: [x, 470], width: 4, colour: '#3a2a30', opacity: 0.3, depth: 0.221 },
  ]);

export const scene: Picture = {
  set: 'hall',
  shot: 'establish',
  camera: cam(),
  plain: '#f6d88c',
  wide: cam({ on: [430, 640] }),
  lighting: { from: [600, 300] },
  cuts: [
    {
      shape: '-900,-300! 1800,-300! 1800,1000! -900,1000!',
      snip: true,
      colour: '#e3b468',
      depth: 0.1,
      lift: 0.3,
      print: 'wallpaper',
    },
    ...wainscot(720, 1000, '#b97f4c', '#8a5632'),
    {
      shape: '-900,1000! 1800,1000! 1800,1900! -900,1900!',
      snip: true,
      colour: '#8d6248',
      depth: 0.3,
      lift: 0.8,
      print: 'tiles',
    },
    // The door they all came in by.
    { shape: '352,60! 948,60! 948,1000! 352,1000!', snip: true, colour: '#8a5632', depth: 0.19, lift: 1.6 },
    {
      shape: '390,98! 910,98! 910,1000! 390,1000!',
      snip: true,
      colour: '#fff2bd',
      depth: 0.2,
      lift: 0,
      lit: false,
    },
    {
      shape: '390,1000! 910,1000! 1020,1800! 60,1800!',
      snip: true,
      colour: '#d9a868',
      depth: 0.31,
      lift: 0,
    },
    // Coats, and who is on them.
    { shape: '-700,452! 330,452! 330,486! -700,486!', snip: true, colour: '#6d3f2c', depth: 0.23, lift: 1.2 },
    ...coat(-330, '#7d5a5a'),
    ...coat(-150, '#5f86a0'),
    ...coat(30, '#52676e'),
    ...coat(220, '#a9604a'),
    ...ticket([172, 330], '7', 10, 1.1, 0.29),
    ...ticket([760, 560], '412', 6, 1.5, 0.7),
    ...ticket([652, 900], '6', -6, 1.1, 0.79),
    ...ticket([96, 985], '2', -6, 1.2, 0.79),
    ...ticket([822, 1120], '10', 8, 1.1, 0.79),
    ...ticket([712, 1098], '8', -10, 1.1, 0.79),
    ...ticket([1010, 1096], '9', 5, 1.1, 0.79),
    ...ticket([-150, 1096], '11', -5, 1.1, 0.79),
  ],
  props: [{ id: 'chair', name: 'first', at: [590, 1050], scale: 0.95, colour: CHAIRS[0]!, depth: 0.73 }],
  cast: [
    { who: 'camel', at: [690, 1010], scale: 1.34, facing: 'left', lookAt: 'hero', depth: 0.6 },
    { who: 'rabbit', at: [60, 456], scale: 0.6, facing: 'right', lookAt: 'hero', depth: 0.25 },
    { who: 'rabbit', name: 'r2', at: [200, 458], scale: 0.66, lookAt: 'hero', depth: 0.25 },
    { who: 'rabbit', name: 'r3', at: [-36, 456], scale: 0.6, facing: 'right', lookAt: 'hero', depth: 0.25 },
    { who: 'dog', at: [110, 1090], scale: 1.15, facing: 'right', lookAt: 'hero', depth: 0.74 },
    { who: 'goose', at: [592, 946], scale: 0.95, facing: 'right', lookAt: 'hero', depth: 0.735 },
    { who: 'cat', at: [708, 1120], scale: 0.85, lookAt: 'hero', depth: 0.75 },
    { who: 'cat', name: 'kitten', at: [596, 1140], scale: 0.5, lookAt: 'hero', depth: 0.755 },
    { who: 'hen', at: [826, 1130], scale: 0.85, facing: 'left', lookAt: 'hero', depth: 0.76 },
    { who: 'mouse', at: [490, 1150], scale: 0.9, facing: 'left', lookAt: 'hero', depth: 0.757 },
    { who: 'owl', at: [-20, 1060], scale: 0.9, lookAt: 'hero', depth: 0.735 },
    { who: 'fox', at: [1020, 1110], scale: 1, facing: 'left', lookAt: 'hero', depth: 0.74 },
    { who: 'pig', at: [-180, 1110], scale: 1, facing: 'right', lookAt: 'hero', depth: 0.74 },
    {
      who: 'hero',
      pose: 'stand',
      at: [320, 890],
      by: 'head',
      scale: 1.5,
      facing: 'backRight',
      expression: 'overjoyed',
      act: {
        spine: 0,
        arms: [
          [-150, -160],
          [150, 160],
        ],
      },
      touch: { left: [176, 800], right: [464, 800] },
      hands: 'open',
      depth: 0.8,
      wears: { outfit: 'raincoat', cloth: 'cream', extras: [] },
    },
    {
      who: 'friend',
      pose: 'sit',
      on: 'camel.back',
      by: 'seat',
      scale: 0.9,
      facing: 'left',
      expression: 'joy',
      act: { spine: -6 },
      lookAt: 'hero',
      seatOn: 'bed',
      shadow: false,
      depth: 0.61,
    },
  ],
};
