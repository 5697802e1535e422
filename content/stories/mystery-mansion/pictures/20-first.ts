import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, cut, line, pool, snip, wall } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { owlWing, shawl } from '../parts.ts';

export const scene: Picture = {
  set: 'salon',
  light: 'dusk',
  shot: 'two-touching',
  why: { looksAlike: 'the other way to the same meeting' },
  lighting: { lamps: [{ on: [470, 1120], reach: 900 }] },
  cuts: [
    wall('#4a2f4a', { print: 'wallpaper' }),
    ...pool(460, 1050, [640, 470, 310], ['#6f4550', '#a06a54', '#d69c5c'], 0.585),
    snip('-460,1060! 1360,860! 1360,1420! -460,1420!', '#5c3a42', { depth: 0.59, lift: 0 }),
    ...[0, 1, 2, 3, 4]
      .map((i) => ({ x: 470 + i * 104, y: 880 - i * 44, s: 1.5 - i * 0.2 }))
      .reverse()
      .flatMap(({ x, y, s }, i): SceneCut[] => [
        cut('-50,-170 -44,-206 44,-206 50,-170 44,-70! -44,-70!', '#8a5340', {
          at: [x, y],
          scale: s,
          depth: 0.6 + i * 0.002,
          lift: 0.8,
          print: 'ledger',
        }),
        box(-56, -74, 56, -48, '#a8683f', { at: [x, y], scale: s, depth: 0.601 + i * 0.002, lift: 0.6 }),
        line('-46,-50 -46,30', '#7a4836', 12, { at: [x, y], scale: s, depth: 0.6005 + i * 0.002 }),
        line('46,-50 46,30', '#7a4836', 12, { at: [x, y], scale: s, depth: 0.6005 + i * 0.002 }),
        box(-24, -160, 24, -130, '#fff6e2', { at: [x, y], scale: s, depth: 0.6012 + i * 0.002, lift: 0.4 }),
      ]),
    ...shawl(690, 1310, 3.6, 0.745),
    ...owlWing(860, 1060, 1.05, -8, 0.77),
  ],
  props: [
    { id: 'chair', name: 'chair', at: [230, 1290], scale: 1.9, depth: 0.715 },
    { id: 'candle', at: [460, 1330], scale: 1.3, depth: 0.76 },
  ],
  cast: [
    {
      who: 'hero',
      pose: 'sit',
      facing: 'right',
      at: [250, 620],
      by: 'head',
      scale: 2.2,
      expression: 'wonder',
      act: { spine: 15 },
      touch: { right: [480, 900] },
      lookAt: 'nora.eye',
      seatOn: 'chair',
      shadow: false,
    },
    {
      who: 'nora',
      at: [690, 1270],
      scale: 3.6,
      facing: 'left',
      depth: 0.74,
      lookAt: 'hero.eyes',
      mood: 'curious',
      nod: -6,
    },
    {
      who: 'friend',
      pose: 'stand',
      at: [530, 500],
      by: 'head',
      shadow: false,
      scale: 1.4,
      facing: 'right',
      expression: 'startled',
      depth: 0.69,
      act: { spine: 12 },
      lookAt: 'nora',
    },
  ],
};
