import type { SceneCut, SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { line, oval, snip } from '../../../cuts/lit.ts';
import { placing } from '../../../cuts/placing.ts';

export const placed = placing(0.00005);

/** Keeps a piece at the page’s edge as it is: `wide` stretches pieces without an `at` for the phone. */
export const notWidened = (cut: SceneCut): SceneCut => ({ ...cut, at: [0, 0] });
/** A letter: 150 wide. */
export const letter = (
  x: number,
  y: number,
  s: number,
  depth: number,
  turn = 0,
  colour = '#fffdf4',
): SceneCut[] =>
  called(
    'letter',
    placed(
      [
        snip('-75,-48! 75,-48! 75,48! -75,48!', colour, { lift: 1 }),
        line('-72,-46 0,10 72,-46', '#cfc6b0', 4),
        oval(0, 8, 11, 11, '#c8503f', { lift: 0 }),
      ],
      [x, y],
      s,
      depth,
      { turn },
    ),
  );
/** An arrow of paper that points to the right. */
export const arrow = (
  x: number,
  y: number,
  s: number,
  depth: number,
  turn: number,
  colour: string,
  more: Partial<SheetCut> = {},
): SceneCut[] =>
  called(
    'arrow',
    placed(
      [snip('-70,-20! 20,-20! 20,-52! 84,0! 20,52! 20,20! -70,20!', colour, { lift: 0.8, ...more })],
      [x, y],
      s,
      depth,
      { turn },
    ),
  );
/** Letters as they fall: the same ones every time. */
export const fallingLetters = (
  n: number,
  seed: number,
  box: readonly [x: number, y: number, w: number, h: number],
  s: number,
  depth: number,
): SceneCut[] =>
  called(
    'letter',
    Array.from({ length: n }, (_, i) => {
      const a = ((i + 1) * (seed * 7919 + 104729)) % 9973;
      const b = ((i + 3) * (seed * 6101 + 7907)) % 9967;
      return letter(
        box[0] + (a / 9973) * box[2],
        box[1] + (b / 9967) * box[3],
        s * (0.8 + ((a * 3) % 100) / 180),
        depth + i * 0.0004,
        (b % 140) - 70,
        ['#fffdf4', '#f4f1e6', '#fbf6e6', '#e9ecdf'][i % 4],
      );
    }).flat(),
  );
