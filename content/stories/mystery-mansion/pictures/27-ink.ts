import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, cut, disc, line, pool, snip, wall, word } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { crumb, letter, shawl } from '../parts.ts';

export const scene: Picture = {
  set: 'library',
  light: 'dusk',
  shot: 'plan',
  lighting: { lamps: [{ on: [450, 640], reach: 1000 }] },
  cuts: [
    wall('#3f2733', { print: 'ledger' }),
    ...pool(450, 640, [640, 520, 380], ['#6a4238', '#93603f', '#bb834c'], 0.585),
    box(-100, 470, 1000, 1470, '#93603f', { depth: 0.595, lift: 2, print: 'ledger' }),
    box(-100, 470, 1000, 496, '#c98d55', { depth: 0.5955, lift: 0 }),
    ...Array.from({ length: 42 }, (_, i) => {
      const c = i % 6,
        r = Math.floor(i / 6);
      return letter(
        60 + c * 156 + (r % 2) * 60,
        570 + r * 128,
        178,
        ((i * 37) % 16) - 8,
        0.6 + i * 0.0004,
        i === 14 ? '#fffaf0' : '#f6e8cc',
      );
    }).flat(),
    snip('-210,-150! 210,-150! 210,150! -210,150!', '#fffaf0', {
      at: [440, 620],
      turn: -4,
      depth: 0.65,
      lift: 1.6,
    }),
    word('Thursday, cake.', 430, 560, 34, '#5a3a26', { depth: 0.652, turn: -4 }),
    word('Yours,', 336, 640, 34, '#8a2f2c', { depth: 0.652, turn: -4 }),
    word('N', 362, 720, 54, '#8a2f2c', { depth: 0.652, turn: -4 }),
    word('OBODY', 546, 710, 54, '#8a2f2c', { depth: 0.652, turn: -4 }),
    disc(412, 740, 12, '#120d14', { depth: 0.653 }),
    ...[
      [230, 800],
      [700, 640],
      [130, 980],
    ].flatMap(([x, y]): SceneCut[] => [
      ...[0, 72, 144, 216, 288].map((t) =>
        disc(x! + Math.cos(t / 57.3) * 16, y! + Math.sin(t / 57.3) * 16, 11, '#6f9bd0', { depth: 0.66 }),
      ),
      disc(x!, y!, 8, '#f2c465', { depth: 0.661 }),
    ]),
    line('415,734 478,600 520,500', '#5a3a26', 14, { what: 'pen', depth: 0.729 }),
    line('690,560 640,640', '#f6e6c8', 11, { depth: 0.783 }),
    ...shawl(760, 560, 2.4, 0.5935),
    cut('560,960 590,930 630,940 640,980 600,1000 566,990', '#4a342c', { depth: 0.7, lift: 0 }),
    ...[
      [566, 926],
      [596, 912],
      [626, 922],
    ].map(([x, y]) => disc(x!, y!, 11, '#4a342c', { depth: 0.701 })),
    disc(330, 900, 60, '#2b3550', { depth: 0.7 }),
    disc(330, 900, 42, '#12182c', { depth: 0.701 }),
    crumb(520, 612, 0.72, 6),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'write',
      holding: 'none',
      facing: 'front',
      at: [330, 300],
      by: 'head',
      scale: 2.1,
      expression: 'lookingDown',
      act: { tilt: 8, spine: 8 },
      touch: { left: 'mouse.right', right: [478, 590] },
      hands: { right: 'pinch', left: 'flat' },
      lookAt: [430, 640],
      seatOn: 'chair',
      shadow: false,
      depth: 0.59,
    },
    {
      who: 'nora',
      at: [760, 540],
      scale: 2.4,
      facing: 'left',
      depth: 0.593,
      lookAt: [660, 620],
      mood: 'proud',
    },
    { who: 'gravy', at: [770, 1420], scale: 1.9, facing: 'left', depth: 0.75, lookAt: [600, 960] },
    { who: 'mouse', at: [196, 610], scale: 1.05, facing: 'right', depth: 0.73, nod: 14 },
  ],
};
