import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cut, disc, line, smallPerson, snip, wall } from '../../../cuts/flat.ts';
import { round } from '../../../cuts/outlines.ts';
import type { Picture } from '../../../pictures.ts';

export const scene: Picture = {
  set: 'salon',
  light: 'dusk',
  shot: 'establish',
  lighting: { from: [450, 200] },
  cuts: [
    wall('#e3a35c', { print: 'wallpaper' }),
    ...[120, 330, 540, 750].flatMap((x): SceneCut[] => [
      cut(
        `${x - 66},520! ${x - 66},200 ${x - 40},120 ${x},96 ${x + 40},120 ${x + 66},200 ${x + 66},520!`,
        '#fff0b8',
        { depth: 0.59, lift: 0.6 },
      ),
      line(`${x},110 ${x},520`, '#c98a4a', 9, { depth: 0.591 }),
      line(`${x - 66},300 ${x + 66},300`, '#c98a4a', 9, { depth: 0.591 }),
    ]),
    snip('-460,640! 1360,640! 1360,1420! -460,1420!', '#f2c57c', {
      depth: 0.6,
      lift: 0.2,
      print: 'ledger',
    }),
    ...[120, 330, 540, 750].map((x) =>
      snip(
        `${x - 60},700! ${x + 60},700! ${x + (x - 450) * 0.5 + 110},1420! ${x + (x - 450) * 0.5 - 110},1420!`,
        '#fbe2a4',
        { depth: 0.601, lift: 0 },
      ),
    ),
    ...Array.from({ length: 13 }, (_, i) => 40 + i * 68).flatMap((x, i): SceneCut[] => [
      cut('-40,150! -40,-10 -30,-40 30,-40 40,-10 40,150!', '#8a4f3c', {
        what: 'chair',
        at: [x, 560],
        depth: 0.61,
        lift: 0.6,
      }),
      ...smallPerson(
        x,
        556 + (i % 2) * 8,
        0.8,
        ['#8a4a5c', '#4d6b7a', '#b0563f', '#5f5a8a', '#6c7b55', '#7a5a44'][i % 6]!,
        0.62,
        ['#5b3a48', undefined, '#3f5b52', '#c7506a', undefined][i % 5],
        ['#f0c9a8', '#8a5a40', '#d3a27c', '#5a3a2c'][i % 4],
      ),
      disc(x + 26, 650, 14, '#fffaf0', { depth: 0.63 }),
    ]),
    ...(
      [
        [40, 800, 1.25],
        [26, 980, 1.6],
        [860, 800, 1.25],
        [878, 980, 1.6],
      ] as const
    ).flatMap(([x, y, s], i): SceneCut[] => [
      cut('-46,170! -46,-10 -30,-44 30,-44 46,-10 46,170!', '#7a4434', {
        what: 'chair',
        at: [x, y],
        scale: s,
        depth: 0.64 + i * 0.004,
        lift: 0.8,
      }),
      ...smallPerson(
        x,
        y,
        s,
        ['#a8683f', '#6d5a8a', '#5f7a6a', '#8e4358'][i]!,
        0.641 + i * 0.004,
        ['#44597a', undefined, '#7a3a32', '#f0ce8a'][i],
        ['#f0c9a8', '#8a5a40', '#d3a27c', '#5a3a2c'][i % 4],
      ),
    ]),
    cut(round(450, 960, 230, 66, 16), '#e0a350', { depth: 0.645, lift: 0 }),
  ],
  cast: [
    { who: 'nora', at: [390, 950], scale: 1.7, facing: 'right', pose: 'joy', depth: 0.7, lean: 8, turn: 6 },
    { who: 'hedgehog', at: [610, 920], scale: 0.95, facing: 'left', pose: 'joy', depth: 0.702, turn: 30 },
    { who: 'mouse', at: [200, 1120], scale: 0.7, facing: 'right', pose: 'joy', depth: 0.71 },
    {
      who: 'hero',
      pose: 'sitUp',
      facing: 'backLeft',
      at: [690, 1150],
      by: 'head',
      scale: 1.5,
      act: { spine: 8, tilt: -10 },
      touch: { right: 'gravy.back' },
      shadow: false,
      depth: 0.76,
    },
    { who: 'gravy', at: [545, 1350], scale: 1.1, facing: 'right', depth: 0.75, lookAt: [420, 900] },
    {
      who: 'friend',
      pose: 'sitUp',
      at: [390, 1190],
      by: 'head',
      shadow: false,
      scale: 1.3,
      facing: 'backRight',
      depth: 0.758,
      seatOn: 'chair',
      act: { spine: 12 },
    },
  ],
};
