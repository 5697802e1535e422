import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { cut, disc, line, oval, snip } from '../../../cuts/lit.ts';
import { CAPES, pick, SUITS } from './people.ts';
import { placed } from './pieces.ts';

/** A superhero’s boot from the front, sole down. */
export const heroBoot = (x: number, y: number, s: number, i: number, depth: number): SceneCut[] =>
  called(
    'hero boot',
    placed(
      [
        cut('-34,0! -38,-40 -30,-70 -32,-150! 32,-150! 30,-70 38,-40 34,0!', pick(SUITS, i * 2 + 1), {
          lift: 1,
        }),
        snip('-36,-156! 36,-156! 30,-128! -30,-128!', pick(CAPES, i), { lift: 0.5 }),
        snip('-38,-4! 38,-4! 38,8! -38,8!', '#2f2b3a', { lift: 0.3 }),
      ],
      [x, y],
      s,
      depth,
    ),
  );
/** The janitor’s mop, standing on its head; foot at 0, 0, 330 high. */
export const mop = (x: number, y: number, s: number, depth: number, turn = 0): SceneCut[] =>
  called(
    'mop',
    placed(
      [
        line('0,-30 0,-330', '#b9824f', 12),
        cut('-16,-70! 16,-70! 46,-20 54,6 30,0 16,10 0,0 -16,10 -32,0 -54,6 -46,-20', '#f1ead8', { lift: 1 }),
        line('-14,-56 -30,-6', '#c9bfa8', 4),
        line('0,-58 0,-4', '#c9bfa8', 4),
        line('14,-56 30,-6', '#c9bfa8', 4),
        snip('-20,-84! 20,-84! 20,-64! -20,-64!', '#c8503f', { lift: 0.4 }),
      ],
      [x, y],
      s,
      depth,
      { turn },
    ),
  );
export const bucket = (x: number, y: number, s: number, depth: number): SceneCut[] =>
  called(
    'bucket',
    placed(
      [
        line('-40,-84 -30,-120 30,-120 40,-84', '#6b7680', 5),
        snip('-46,-88! 46,-88! 36,0! -36,0!', '#6f9fb5', { lift: 1 }),
        oval(0, -88, 46, 12, '#dff0ef', { lift: 0 }),
      ],
      [x, y],
      s,
      depth,
    ),
  );
/** The janitor’s cap. Of the janitor only the cap and the gloves are shown. */
export const janitorsCap = (x: number, y: number, s: number, depth: number, turn = 0): SceneCut[] =>
  called(
    'janitors cap',
    placed(
      [
        cut('-70,0! -66,-44 -30,-70 30,-70 62,-42 66,0!', '#3f6f68', { lift: 1.2 }),
        cut('-78,4! 66,-4! 72,14 20,22 -60,22 -118,30 -120,18', '#2f5650', { lift: 0.8 }),
        disc(0, 0, 1, '#2f5650'),
        snip('-10,-52! 16,-52! 16,-30! -10,-30!', '#e8d9a0', { lift: 0.4 }),
      ],
      [x, y],
      s,
      depth,
      { turn },
    ),
  );
export const janitorsGlove = (
  x: number,
  y: number,
  s: number,
  depth: number,
  turn = 0,
  flip = 1,
): SceneCut[] =>
  called(
    'janitors glove',
    placed(
      [
        cut(
          `${-40 * flip},46! ${-44 * flip},-6 ${-58 * flip},-34 ${-44 * flip},-46 ${-28 * flip},-24 ${-20 * flip},-66 ${0},-72 ${4 * flip},-40 ${14 * flip},-74 ${30 * flip},-68 ${28 * flip},-34 ${46 * flip},-56 ${58 * flip},-42 ${44 * flip},-4 ${36 * flip},46!`,
          '#fdfaf0',
          { lift: 1.2 },
        ),
        snip(`${-44 * flip},40! ${40 * flip},40! ${38 * flip},66! ${-42 * flip},66!`, '#e3dcc8', {
          lift: 0.4,
        }),
      ],
      [x, y],
      s,
      depth,
      { turn },
    ),
  );
/** A handle on its plate, up or down. */
export const handle = (x: number, y: number, s: number, depth: number, turn = 0): SceneCut[] =>
  called('handle', [
    ...placed(
      [
        snip('-34,-54! 34,-54! 34,54! -34,54!', '#8f9a9a', { lift: 1 }),
        oval(0, 0, 16, 16, '#5a6468', { lift: 0.6 }),
      ],
      [x, y],
      s,
      depth,
    ),
    ...placed(
      [
        line('0,0 96,-52', '#2f7a52', 20),
        line('4,-8 92,-56', '#63b384', 6),
        oval(106, -58, 30, 30, '#3f9a68', { lift: 1.2 }),
        oval(98, -66, 10, 10, '#8fd6ac', { lift: 0 }),
      ],
      [x, y],
      s,
      depth + 0.001,
      { turn },
    ),
  ]);
export const BRIDGE_RED = '#a83f3a';
/** The enamel sign over a handle. */
export const enamelSign = (x: number, y: number, s: number, depth: number): SceneCut[] =>
  called(
    'picture',
    placed(
      [
        snip('-150,-110! 150,-110! 150,110! -150,110!', '#fdf6e2', { lift: 1.6 }),
        snip('-138,-98! 138,-98! 138,98! -138,98!', '#2f6f8f', { lift: 0 }),
      ],
      [x, y],
      s,
      depth,
    ),
  );
