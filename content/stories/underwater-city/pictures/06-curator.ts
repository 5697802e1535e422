import type { SceneCut, SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, cut, disc, GRAYS, grayVeil, limpet, snip, thread, wall } from '../parts.ts';

export const scene: Picture = {
  set: 'museum',
  shot: 'low-angle',
  camera: cam({ horizon: 0.94 }),
  cuts: [
    wall('#191f2b'),
    ...[100, 320, 540, 760].flatMap((y, row): SceneCut[] => [
      box(-460, y, 1360, y + 20, '#333c4c', { what: 'shelf', depth: 0.6, lit: false }),
      ...Array.from(
        { length: 12 },
        (_, i): SheetCut => ({
          shape: [
            '-30,0! -26,-70 0,-90 30,-60 34,0!',
            '-34,0! -34,-50! 34,-50! 34,0!',
            '-14,0! -26,-40 -8,-80 -8,-110! 8,-110! 8,-80 26,-40 14,0!',
            '-40,0! -46,-30 -20,-44 0,-64 20,-44 46,-30 40,0!',
          ][(i * 3 + row) % 4]!,
          at: [-240 + i * 118 + row * 20, y] as const,
          scale: 0.8 + ((i * 7 + row) % 5) * 0.1,
          colour: ['#2b3342', '#3a4455', '#485365', '#333c4c'][(i + row) % 4]!,
          depth: 0.601,
          lift: 0.5,
          lit: false,
        }),
      ),
    ]),
    disc(762, 700, 330, '#4b6d9e', { depth: 0.61, opacity: 0.36 }),
    disc(762, 700, 190, '#6a94cc', { depth: 0.611, opacity: 0.4 }),
    box(60, 120, 290, 350, '#5f6878', { depth: 0.62, lit: false }),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) =>
      box(
        76 + (i % 3) * 68,
        136 + Math.floor(i / 3) * 68,
        136 + (i % 3) * 68,
        196 + Math.floor(i / 3) * 68,
        [...GRAYS].sort()[i]!,
        { depth: 0.621, lift: 0, lit: false },
      ),
    ),
    ...limpet([326, 346], 1.1, 0.63),
    box(-460, 900, 1360, 1700, '#5d6675', { depth: 0.76, print: 'graph-paper', lift: 3, lit: false }),
    box(-460, 862, 1360, 930, '#a3abb8', { depth: 0.762, lit: false }),
    // the lamp on the desk
    thread('820,870 820,640 770,600', 15, '#141a24', 0.74, { lit: false }),
    cut('690,690! 716,600 790,580 846,690!', '#2a3343', { depth: 0.742, lit: false }),
    disc(766, 694, 34, '#dff0ff', { depth: 0.741 }),
    // The book that everything goes into.
    ...called('book', [
      snip('170,868! 196,800! 330,812! 330,880!', '#e8ecf2', { depth: 0.7635, lift: 0.8, lit: false }),
      snip('330,880! 330,812! 462,800! 490,868!', '#d5dbe4', { depth: 0.764, lift: 0.8, lit: false }),
      ...[0, 1, 2].map((i) =>
        thread(`${214 - i * 4},${820 + i * 16} 316,${828 + i * 16}`, 4, '#7b8494', 0.7645, { lit: false }),
      ),
    ]),
    thread('204,862 396,838', 12, '#eef3f8', 0.765, { lit: false }),
    snip('396,838! 430,840! 398,852!', '#2a3343', { depth: 0.766, lit: false }),
    // spectacles
    ...(
      [
        [405, 672],
        [497, 672],
      ] as const
    ).flatMap((at): SceneCut[] => [
      { rings: [47], at, width: 9, colour: '#dfe6f0', depth: 0.775, lit: false },
    ]),
    thread('440,664 462,664', 8, '#dfe6f0', 0.775, { lit: false }),
    grayVeil(0.26, 0.83),
  ],
  cast: [
    { who: 'slate', at: [450, 920], scale: 3, depth: 0.73, lookAt: 'hero.head', mood: 'plain' },
    {
      who: 'hero',
      pose: 'tiptoe',
      at: [430, 1040],
      by: 'head',
      scale: 1.8,
      facing: 'back',
      expression: 'curious',
      touch: { left: [266, 912], right: [594, 912] },
      hands: 'flat',
      act: { tilt: 8 },
      lookAt: [450, 660],
      shadow: false,
      depth: 0.8,
    },
    {
      who: 'friend',
      pose: 'tiptoe',
      at: [720, 1090],
      by: 'head',
      scale: 1.55,
      facing: 'backLeft',
      lookAt: [450, 660],
      act: { tilt: -8 },
      shadow: false,
      depth: 0.795,
    },
  ],
};
