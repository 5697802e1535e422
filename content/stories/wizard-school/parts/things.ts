import type { LineCut, SceneCut, SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { cut, disc, line, snip } from '../../../cuts/deep.ts';
import { COATS, CREAM, TOAST } from './papers.ts';

/** A slice of toast on its fork. */
export const toastSlice = (
  x: number,
  y: number,
  s: number,
  turn: number,
  depth: number,
  colour = TOAST,
  fork = true,
): SceneCut[] => {
  const own: Partial<SheetCut> = { at: [x, y] as const, scale: s, turn };
  return called('toast', [
    ...(fork
      ? [
          { ...line('0,60 0,300', '#5b4a5a', 12, { depth: depth - 0.0002 }), ...own },
          { ...line('-26,20 -26,70 26,70 26,20', '#5b4a5a', 9, { depth: depth - 0.0001 }), ...own },
        ]
      : []),
    cut('-62,64! -62,-20 -78,-46 -56,-76 0,-80 56,-76 78,-46 62,-20 62,64!', colour, {
      depth,
      ...own,
      lift: 1.6,
      lit: false,
      print: 'gingham',
    }),
    cut(
      '-46,50! -46,-14 -58,-42 -44,-60 0,-64 44,-60 58,-42 46,-14 46,50!',
      colour === TOAST ? '#f0c274' : '#2a2024',
      { depth: depth + 0.0002, ...own, lift: 0, lit: false },
    ),
  ]);
};
/** The duck's pencil and notebook. */
export const duckNotebook = (duck: string, s: number, depth: number, text = '', side = 1): SceneCut[] =>
  called('notebook', [
    { ...line('-34,-34 30,20', '#c8553d', 11, { depth }), on: `${duck}.back`, scale: s },
    ...(text || side
      ? [
          snip('-60,-76! 56,-84! 66,70! -50,78!', CREAM, {
            depth: depth + 0.0002,
            on: `${duck}.eye`,
            dx: -104 * s * side,
            dy: 74 * s,
            scale: s,
            lift: 1,
            print: 'exercise-book',
            lit: false,
          }),
          ...(text
            ? [
                {
                  letters: text,
                  on: `${duck}.eye`,
                  dx: -102 * s * side,
                  dy: 66 * s,
                  size: (text.length > 4 ? 26 : 34) * s,
                  colour: '#c8553d',
                  depth: depth + 0.0004,
                  lit: false,
                },
              ]
            : []),
        ]
      : []),
  ]);
export const nest = (x: number, y: number, s: number, depth: number, eggs = 3): SceneCut[] =>
  called('nest', [
    ...Array.from({ length: eggs }, (_, i) =>
      cut('-24,20 -26,-8 -12,-32 12,-32 26,-8 24,20 0,32', '#f6f0dc', {
        depth: depth + 0.0002,
        at: [x + (i - (eggs - 1) / 2) * 44 * s, y - 26 * s] as const,
        scale: s,
        lift: 0.6,
      }),
    ),
    cut('-140,-30! -70,-10 0,-4 70,-10 140,-30! 150,20 110,70 0,84 -110,70 -150,20', '#a5794a', {
      depth: depth + 0.001,
      at: [x, y] as const,
      scale: s,
      lift: 1.6,
    }),
    ...[
      '-176,-40 -60,10 70,4',
      '176,-52 60,8 -60,20',
      '-160,6 0,40 150,10',
      '-130,44 10,56 166,30',
      '-172,24 -40,60 110,62',
    ].map(
      (l, i): LineCut => ({
        ...line(l, i % 2 ? '#7d5830' : '#c89b62', 9, { depth: depth + 0.0012 }),
        at: [x, y] as const,
        scale: s,
      }),
    ),
  ]);
export const flames = (x: number, y: number, s: number, depth: number): SceneCut[] =>
  called('flames', [
    cut('-60,0! -70,-50 -30,-70 -34,-130 10,-90 30,-150 60,-70 66,-30 56,0!', '#f2762e', {
      depth,
      at: [x, y] as const,
      scale: s,
      lift: 0,
      lit: false,
    }),
    cut('-34,0! -40,-30 -10,-50 0,-90 26,-46 36,-20 32,0!', '#fcd25a', {
      depth: depth + 0.0002,
      at: [x, y] as const,
      scale: s,
      lift: 0,
      lit: false,
    }),
  ]);
export const oven = (x: number, y: number, s: number, depth: number): SceneCut[] =>
  called('oven', [
    cut('-110,0! -110,-150 -70,-220 0,-240 70,-220 110,-150 110,0!', '#6e4550', {
      depth,
      at: [x, y] as const,
      scale: s,
      lift: 1.6,
    }),
    cut('-80,0! -80,-130 -50,-184 0,-200 50,-184 80,-130 80,0!', '#ffb648', {
      depth: depth + 0.0002,
      at: [x, y] as const,
      scale: s,
      lift: 0,
      lit: false,
    }),
    ...flames(x, y, s, depth + 0.0004),
  ]);
export const lamp = (x: number, y: number, s: number, depth: number): SceneCut[] =>
  called('lamp', [
    { ...line('0,0 0,-250', '#2c2440', 12, { depth }), at: [x, y] as const, scale: s },
    cut('-34,-250! -24,-320! 24,-320! 34,-250!', '#ffd76a', {
      what: 'lamp',
      depth: depth + 0.0002,
      at: [x, y] as const,
      scale: s,
      snip: true,
      lift: 0.6,
      lit: false,
    }),
    snip('-44,-318! 0,-352! 44,-318!', '#2c2440', { depth: depth + 0.0004, at: [x, y] as const, scale: s }),
  ]);
/** Coats that button themselves, on their pegs. */
export const coatPegs = (spots: number[][], s: number, depth: number): SceneCut[] =>
  called(
    'coat',
    spots.flatMap(([x, y], i): SceneCut[] => [
      cut(
        '-30,0! 30,0! 62,30 70,170! 44,176! 40,90 46,220! -46,220! -40,90 -44,176! -70,170! -62,30',
        COATS[i % 6]!,
        { depth, at: [x!, y!] as const, scale: s, lift: 1.2 },
      ),
      ...[40, 84, 128, 172].map((dy) => disc(x!, y! + dy * s, 8 * s, CREAM, { depth: depth + 0.001 })),
    ]),
  );
