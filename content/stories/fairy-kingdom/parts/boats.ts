/** The boats of the race: a hundred alike, and the bus ticket. */
import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { CREAM } from '../parts.ts';

const TICKET = '#e2894a';
/** A boat with its sail: limp, or full of wind and turned. */
export const boat = (
  x: number,
  y: number,
  s: number,
  depth: number,
  o: { hull?: string; sail?: string; full?: boolean; turn?: number; lift?: number } = {},
): SceneCut[] =>
  called('boat', [
    {
      line: '0,0 0,-62',
      at: [x, y],
      width: 4,
      scale: s,
      turn: o.turn ?? 0,
      colour: o.hull ?? '#7a5a3c',
      depth,
    },
    {
      shape: o.full ? '2,-60! 34,-44 40,-24 26,-6 2,-4!' : '2,-60! 14,-40 10,-22 18,-8 12,-2 2,-6!',
      at: [x, y],
      scale: s,
      turn: o.turn ?? 0,
      colour: o.sail ?? CREAM,
      lift: o.lift ?? 0,
      depth: depth + 0.0001,
    },
    {
      shape: '-30,-4! 30,-4! 20,10 0,14 -20,10',
      at: [x, y],
      scale: s,
      turn: o.turn ?? 0,
      colour: o.hull ?? '#8a5f3c',
      lift: o.lift ?? 0,
      depth: depth + 0.0002,
    },
  ]);
/** The boat folded from a bus ticket, drawn larger than the other boats. */
export const ticketBoat = (
  x: number,
  y: number,
  s: number,
  depth: number,
  o: { full?: boolean; turn?: number; ink?: string } = {},
): SceneCut[] =>
  called('bus ticket', [
    {
      line: '0,10 0,-92',
      at: [x, y],
      width: 5,
      scale: s,
      turn: o.turn ?? 0,
      colour: o.ink ?? '#7a5a3c',
      depth,
    },
    {
      shape: o.full ? '3,-90! 54,-64 62,-34 42,-8 3,-4!' : '3,-90! 20,-62 14,-34 26,-14 16,-4 3,-8!',
      at: [x, y] as const,
      scale: s,
      turn: o.turn ?? 0,
      colour: o.ink ?? '#fff8e6',
      lift: 0.5,
      depth: depth + 0.0001,
    },
    {
      shape: '-74,-16! 0,4! 74,-16! 48,34! -48,34!',
      snip: true,
      at: [x, y] as const,
      scale: s,
      turn: o.turn ?? 0,
      colour: o.ink ?? TICKET,
      lift: 0.8,
      depth: depth + 0.003,
    },
    ...(o.ink
      ? []
      : [
          {
            letters: '27',
            at: [x, y + 22 * s] as const,
            size: 15 * s,
            turn: o.turn ?? 0,
            colour: '#5d3020',
            depth: depth + 0.0031,
          },
        ]),
  ]);
