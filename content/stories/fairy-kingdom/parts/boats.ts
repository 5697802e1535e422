/** The boats of the race: a hundred alike, and the bus ticket. */
import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { CREAM } from '../parts.ts';

const TICKET = '#e2894a';

interface BoatLook {
  full?: boolean;
  turn?: number;
}

/** Mast and sail of a boat that lies at a place; the sail hangs limp, or is full of wind. */
const rigged = (
  place: { at: readonly [number, number]; scale: number; turn: number },
  depth: number,
  mast: { line: string; width: number; colour: string },
  sail: { limp: string; full: string; isFull: boolean; colour: string; lift: number },
): SceneCut[] => [
  { ...place, ...mast, depth },
  {
    ...place,
    shape: sail.isFull ? sail.full : sail.limp,
    colour: sail.colour,
    lift: sail.lift,
    depth: depth + 0.0001,
  },
];

/** A boat with its sail: limp, or full of wind and turned. */
export const boat = (
  x: number,
  y: number,
  s: number,
  depth: number,
  o: BoatLook & { hull?: string; sail?: string; lift?: number } = {},
): SceneCut[] => {
  const place = { at: [x, y], scale: s, turn: o.turn ?? 0 } as const;
  const lift = o.lift ?? 0;
  return called('boat', [
    ...rigged(
      place,
      depth,
      { line: '0,0 0,-62', width: 4, colour: o.hull ?? '#7a5a3c' },
      {
        limp: '2,-60! 15,-58 13,-30 27,-18 27,-7 12,-3 3,-12!',
        full: '2,-60! 34,-44 40,-24 26,-6 2,-4!',
        isFull: o.full ?? false,
        colour: o.sail ?? CREAM,
        lift,
      },
    ),
    {
      ...place,
      shape: '-30,-4! 30,-4! 20,10 0,14 -20,10',
      colour: o.hull ?? '#8a5f3c',
      lift,
      depth: depth + 0.0002,
    },
  ]);
};

/** The boat folded from a bus ticket: the smallest boat of those beside it. */
export const ticketBoat = (
  x: number,
  y: number,
  s: number,
  depth: number,
  o: BoatLook & { ink?: string } = {},
): SceneCut[] => {
  const turn = o.turn ?? 0;
  const place = { at: [x, y], scale: s, turn } as const;
  const number: SceneCut = {
    letters: '27',
    at: [x, y + 22 * s],
    size: 15 * s,
    turn,
    colour: '#5d3020',
    depth: depth + 0.0031,
  };
  return called('bus ticket', [
    ...rigged(
      place,
      depth,
      { line: '0,10 0,-92', width: 5, colour: o.ink ?? '#7a5a3c' },
      {
        limp: '3,-90! 20,-62 14,-34 26,-14 16,-4 3,-8!',
        full: '3,-90! 54,-64 62,-34 42,-8 3,-4!',
        isFull: o.full ?? false,
        colour: o.ink ?? '#fff8e6',
        lift: 0.5,
      },
    ),
    {
      ...place,
      shape: '-74,-16! 0,4! 74,-16! 48,34! -48,34!',
      snip: true,
      colour: o.ink ?? TICKET,
      lift: 0.8,
      depth: depth + 0.003,
    },
    ...(o.ink ? [] : [number]),
  ]);
};
