import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { cut, glow, line, oval, snip, word } from '../../../cuts/lit.ts';
import { hero, kept, laying, put, who } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { lanternAt } from '../parts.ts';

const INK = '#3a2a3c';
/** The new map, seen by who reads the book: palm, Tooth, holes, and the words that are to be clear. */
const newMap: SceneCut[] = laying(0.0002)(
  0.76,
  put(
    450,
    1060,
    1,
    -3,
    called('map', [
      snip('-390,-190! 380,-210! 410,200! -410,220!', '#fdf6e2', { lift: 1.4 }),
      line('-300,-20 -296,-90', '#8a6a3c', 9),
      cut('-296,-90 -350,-104 -372,-70 -326,-82', '#5d8f55', { lift: 0.4 }),
      cut('-296,-90 -240,-108 -222,-72 -268,-84', '#5d8f55', { lift: 0.4 }),
      cut('-296,-90 -306,-140 -276,-150 -282,-110', '#5d8f55', { lift: 0.4 }),
      cut('250,-20! 262,-110 290,-150 316,-110 330,-20!', '#9a8a86', { lift: 0.4 }),
      line('-262,-40 -120,-60 60,-50 230,-44', INK, 5, { dash: [16, 12] }),
      ...[
        [-190, -120],
        [-110, -150],
        [-20, -110],
        [70, -150],
        [150, -110],
        [200, -160],
        [20, -170],
      ].map(([x, y]) => oval(x!, y!, 18, 8, '#b08a4c')),
      line('110,-90 122,-102 132,-88 144,-100', '#c9716a', 6),
      line('-80,-84 -68,-96 -58,-82 -46,-94', '#c9716a', 6),
      word('FROM THE PALM TO THE TOOTH,', -4, 40, 38, INK),
      word('TWENTY OF ME.', -4, 88, 38, INK),
      word('ME IS AS LONG AS', -4, 142, 32, '#b0402e'),
      word('THE ROPE IN THE CHEST.', -4, 184, 32, '#b0402e'),
    ]),
  ),
);

export const scene: Picture = {
  set: 'cabin',
  shot: 'low-angle',
  plain: '#4a2c24',
  wide: { zoom: 0.86, on: [450, 800], at: [0.5, 0.5] },
  lighting: { from: [450, 300] },
  cuts: kept([
    ...glow(470, 520, 760, ['#6a4130', '#8f5f36', '#c08a44', '#e3b35c'], { depth: 0.1, step: 0.0005 }),
    cut('-460,860! 1360,850! 1360,1700! -460,1700!', '#7a4a34', { depth: 0.75, lift: 2, print: 'ledger' }),
    ...newMap,
    snip('800,880! 862,880! 868,940! 794,940!', '#26284e', { what: 'ink', depth: 0.766, lift: 0.8 }),
    line('478,962 540,850', '#fff3d0', 12, { what: 'pen', depth: 0.772 }),
  ]),
  props: [lanternAt(470, 190, 0.62, 0.5)],
  cast: [
    who('oona', 'bow', [190, 420], 1.5, {
      facing: 'right',
      expression: 'proud',
      act: { spine: 4 },
      lookAt: 'hero',
      touch: { right: [220, 890] },
      depth: 0.72,
    }),
    who('cook', 'stand', [480, 440], 1.05, {
      facing: 'front',
      expression: 'calm',
      lookAt: [450, 1000],
      depth: 0.715,
    }),
    who('friend', 'think', [740, 560], 1.2, {
      facing: 'left',
      expression: 'doubtful',
      strength: 'strong',
      act: { spine: 12 },
      lookAt: [450, 1140],
      depth: 0.73,
    }),
    hero('stand', [470, 700], 1.3, {
      facing: 'right',
      expression: 'calm',
      act: { spine: 14 },
      lookAt: [480, 1000],
      touch: { right: [510, 900], left: [300, 880] },
      handsDepth: 0.771,
      seatOn: 'chair',
      depth: 0.74,
    }),
    { who: 'parrot', at: [860, 330], mood: 'plain', scale: 0.6, facing: 'left', depth: 0.7 },
    { who: 'goat', at: [60, 900], mood: 'plain', scale: 0.5, facing: 'right', depth: 0.745 },
  ],
};
