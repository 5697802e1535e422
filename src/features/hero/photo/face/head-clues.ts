/**
 * What the network that tells people from walls has seen of a head on its way there. Nobody asked it about hats or hair, but
 * cloth, curls and braids look different to it: its layers are averaged over crown, forehead, temples, the places beside the
 * jaw, and throat. `cover.ts` and `hair-kind.ts` weigh the clues. Colours and edges alone take a woollen hat for hair.
 */
import { box, type HeadMap, isInPhoto } from './head-map.ts';
import type { Layer } from './layer.ts';

/** What the mask network says of a square: how surely each pixel is a person, and what it saw on its way there. */
export type SeenPerson = { readonly person: Float32Array; readonly layers: readonly Layer[] };

/** Cells a side that a head is weighed in. */
const GRID = 32;

/** One cell: where it is (in face widths from the middle, in drops below the eyes), and its own colours. */
type Cell = {
  readonly column: number;
  readonly row: number;
  readonly aside: number;
  readonly below: number;
  readonly person: number;
  readonly shown: boolean;
  readonly lab: readonly [number, number, number];
  /** Spread of its lightness. */
  readonly spread: number;
};

const isPersons = ({ person, shown }: Cell): boolean => shown && person > 0.4;

/** Crown, forehead, temples, beside the jaw, throat. */
const REGIONS: readonly ((cell: Cell) => boolean)[] = [
  (cell) => cell.aside < 0.35 && cell.below < -1.15 && isPersons(cell),
  ({ aside, below, shown }) => aside < 0.35 && below > -1.3 && below < -0.7 && shown,
  (cell) =>
    cell.aside > 0.4 && cell.aside < 0.75 && cell.below > -1.4 && cell.below < -0.2 && isPersons(cell),
  ({ aside, below, shown }) => aside > 0.4 && aside < 0.9 && below > -0.2 && below < 1.2 && shown,
  ({ aside, below, shown }) => aside < 0.3 && below > 1.9 && below < 3 && shown,
];

/** What is weighed: for each region the mean of every layer, of the colours, of their spread and of the mask. */
export function headClues(map: HeadMap, layers: readonly Layer[]): number[] {
  const cells = cellsOf(map);
  const skin = skinOf(map);
  const above = cells.filter((cell) => cell.below < 0 && isPersons(cell));
  return REGIONS.flatMap((isOf) => {
    const own = cells.filter(isOf);
    // Where the photo does not show a place, what is seen of the head stands for it.
    const region = own.length > 1 ? own : above.length > 1 ? above : cells;
    const mean = (of: (cell: Cell) => number) =>
      region.reduce((sum, cell) => sum + of(cell), 0) / region.length;
    const lab = [mean(({ lab: [l] }) => l), mean(({ lab: [, a] }) => a), mean(({ lab: [, , b] }) => b)];
    return [
      ...layers.flatMap((layer) => [...meanOf(layer, region)]),
      ...lab,
      ...lab.map((value, channel) => value - (skin[channel] ?? 0)),
      mean(({ spread }) => spread) * 5,
      mean(({ person }) => person),
    ];
  });
}

/** Mean of a layer over some cells, number by number. A coarser layer is read between its places, a finer one's four are one. */
function meanOf({ side, depth, numbers }: Layer, cells: readonly Cell[]): Float32Array {
  const sums = new Float32Array(depth);
  const add = (column: number, row: number, share: number) => {
    const from = (row * side + column) * depth;
    for (let at = 0; at < depth; at++) sums[at] = (sums[at] ?? 0) + (numbers[from + at] ?? 0) * share;
  };
  const scale = side / GRID;
  for (const { column, row } of cells) {
    const taps = scale > 1 ? [0, 1] : [0];
    for (const down of taps) {
      for (const right of taps) {
        const [x, y] = [place(column, right, scale, side), place(row, down, scale, side)];
        const share = 1 / (taps.length ** 2 * cells.length);
        add(x.at, y.at, share * (1 - x.next) * (1 - y.next));
        if (x.next > 0) add(x.at + 1, y.at, share * x.next * (1 - y.next));
        if (y.next > 0) add(x.at, y.at + 1, share * (1 - x.next) * y.next);
        if (x.next > 0 && y.next > 0) add(x.at + 1, y.at + 1, share * x.next * y.next);
      }
    }
  }
  return sums;
}

/** Where a cell lies in a layer, and how far towards the next place. */
function place(cell: number, tap: number, scale: number, side: number): { at: number; next: number } {
  if (scale >= 1) return { at: cell * scale + tap, next: 0 };
  const exact = Math.min(side - 1, Math.max(0, (cell + 0.5) * scale - 0.5));
  return { at: Math.floor(exact), next: exact % 1 };
}

function cellsOf(map: HeadMap): Cell[] {
  const pixels = map.side / GRID;
  const cells: Cell[] = [];
  for (let row = 0; row < GRID; row++) {
    for (let column = 0; column < GRID; column++) {
      let [shown, person, l, squares, a, b] = [0, 0, 0, 0, 0, 0];
      for (let y = row * pixels; y < (row + 1) * pixels; y++) {
        for (let x = column * pixels; x < (column + 1) * pixels; x++) {
          const at = y * map.side + x;
          const light = map.lightness[at] ?? 0;
          shown += isInPhoto(map, at) ? 1 : 0;
          person += map.person[at] ?? 0;
          l += light;
          squares += light * light;
          a += map.a[at] ?? 0;
          b += map.b[at] ?? 0;
        }
      }
      const count = pixels * pixels;
      cells.push({
        column,
        row,
        aside: Math.abs((column + 0.5) * pixels - map.eyes.x) / map.width,
        below: ((row + 0.5) * pixels - map.eyes.y) / map.drop,
        person: person / count,
        shown: shown / count > 0.5,
        lab: [l / count, a / count, b / count],
        spread: Math.sqrt(Math.max(0, squares / count - (l / count) ** 2)),
      });
    }
  }
  return cells;
}

/** The middle colour between eyes and mouth. */
function skinOf(map: HeadMap): readonly number[] {
  const { eyes, drop, width } = map;
  const pixels = box(
    map,
    eyes.x - width * 0.22,
    eyes.y + drop * 0.3,
    eyes.x + width * 0.22,
    eyes.y + drop * 0.8,
  ).filter((at) => isInPhoto(map, at));
  return [map.lightness, map.a, map.b].map((channel) => {
    const sorted = Float32Array.from(pixels, (at) => channel[at] ?? 0).sort();
    return sorted[sorted.length >> 1] ?? 0;
  });
}
