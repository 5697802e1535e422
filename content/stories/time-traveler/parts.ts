import type { StockId } from '../../../illustration/paper/printed-stocks.ts';
import type { SceneSet } from '../../../illustration/scene/format/book.ts';
import type { SceneCut } from '../../../illustration/scene/format/cuts.ts';
import type { Costume } from '../../../illustration/scene/format/look.ts';
import type { Place } from '../../../illustration/scene/format/places.ts';
import type { NamedRole } from '../../../illustration/scene/format/roles.ts';
import type { Camera } from '../../../illustration/scene/format/scene.ts';
import { called } from '../../cuts/called.ts';
import { cut, disc, line, snip, word } from '../../cuts/flat.ts';
import { cam, flat, laying, put } from '../../cuts/placing.ts';
import type { Friend, Sets, StoryCast } from '../../pictures.ts';

export const wideView: Camera = { zoom: 0.88, on: [450, 690], at: [0.5, 0.5] };
export const INK = '#241d30';
const PAPER = '#f0dca8';
export const GOLD = '#f0b24e';
export const FLAME = '#ffe3a0';
export const RED = '#b23a2c';
export const lay = laying(0.00004);
/** Ruled squares with what stands in them, `cols` in a row, about their middle. */
export const calendarSquares = (
  cells: (string | number)[],
  cols: number,
  cell: number,
  ink = INK,
  size = cell * 0.42,
): SceneCut[] => {
  const rows = Math.ceil(cells.length / cols);
  const [left, top] = [(-cols * cell) / 2, (-rows * cell) / 2];
  return [
    ...Array.from({ length: rows + 1 }, (_, i) =>
      line(`${left},${top + i * cell} ${-left},${top + i * cell}`, ink, 3),
    ),
    ...Array.from({ length: cols + 1 }, (_, i) =>
      line(`${left + i * cell},${top} ${left + i * cell},${-top}`, ink, 3),
    ),
    ...cells.flatMap((day, i) =>
      day === ''
        ? []
        : [
            word(
              String(day),
              left + ((i % cols) + 0.5) * cell,
              top + (Math.floor(i / cols) + 0.5) * cell,
              size,
              ink,
            ),
          ],
    ),
  ];
};
/** A sheet of an almanac about its middle: a month, printed squares, lines of small print. */
export const almanacSheet = (
  month: string,
  w: number,
  h: number,
  paper = PAPER,
  ink = '#5a4636',
): SceneCut[] =>
  called('almanac', [
    snip(`${-w / 2},${-h / 2}! ${w / 2},${-h / 2}! ${w / 2},${h / 2}! ${-w / 2},${h / 2}!`, paper, {
      lift: 0.8,
    }),
    word(month, 0, -h * 0.38, w * 0.11, ink),
    snip(
      `${-w * 0.4},${-h * 0.26}! ${w * 0.4},${-h * 0.26}! ${w * 0.4},${h * 0.2}! ${-w * 0.4},${h * 0.2}!`,
      paper,
      {
        lift: 0.2,
        print: 'calendar',
      },
    ),
    line(`${-w * 0.4},${h * 0.29} ${w * 0.4},${h * 0.29}`, ink, 3, { opacity: 0.5 }),
    line(`${-w * 0.4},${h * 0.36} ${w * 0.28},${h * 0.36}`, ink, 3, { opacity: 0.5 }),
  ]);
/** A candle, its foot at 0, 0: the stub that is carried through the book. */
export const candle = (h: number, w = 26): SceneCut[] =>
  called('candle', [
    snip(`${-w},0! ${-w},${-h}! ${w},${-h}! ${w},0!`, '#f3e3bd', { lift: 0.8 }),
    cut(
      `${-w - 3},${-h} 0,${-h - 9} ${w + 3},${-h} ${w - 6},${-h + 22} ${w * 0.2},${-h + 12} ${-w * 0.5},${-h + 30}`,
      '#fdf2d2',
      flat,
    ),
  ]);
export const flame = (x: number, y: number, s = 1): SceneCut[] =>
  put(
    x,
    y,
    s,
    0,
    disc(0, -36, 58, '#ffcf6f', { opacity: 0.35 }),
    cut('0,4 -22,-16 -16,-46 0,-92! 18,-46 22,-16', '#ffb648', { lift: 0.2 }),
    cut('0,0 -10,-14 -7,-32 0,-56! 8,-32 10,-14', '#fff3cc', flat),
  );
/** Slanting rain, drop by drop. */
export const rain = (spots: Place[], colour: string, long = 46, width = 4): SceneCut[] =>
  called(
    'rain',
    spots.map(([x, y]) => line(`${x},${y} ${x - long * 0.3},${y + long}`, colour, width, { opacity: 0.55 })),
  );
export const rainSpots = (n: number, x0: number, x1: number, y0: number, y1: number): Place[] =>
  Array.from({ length: n }, (_, i) => [
    Math.round(x0 + ((i * 0.75488) % 1) * (x1 - x0)),
    Math.round(y0 + ((i * 0.56984) % 1) * (y1 - y0)),
  ]);
/** A clock face of radius r about its middle. */
export const dial = (r: number, face: string, ink: string, hands: [number, number] = [-30, 60]): SceneCut[] =>
  called('clock', [
    disc(0, 0, r, ink),
    disc(0, 0, r * 0.88, face),
    ...Array.from({ length: 12 }, (_, i) => {
      const [u, v] = [Math.sin(i * 0.5236) * r, -Math.cos(i * 0.5236) * r];
      return line(`${u * 0.68},${v * 0.68} ${u * 0.8},${v * 0.8}`, ink, r * (i % 3 ? 0.04 : 0.08));
    }),
    ...hands.map((deg, i) => {
      const [u, v] = [Math.sin((deg * Math.PI) / 180) * r, -Math.cos((deg * Math.PI) / 180) * r];
      return line(`0,0 ${u * (i ? 0.62 : 0.42)},${v * (i ? 0.62 : 0.42)}`, ink, r * (i ? 0.06 : 0.09));
    }),
  ]);
export const mouse = (at: Place, more: Partial<NamedRole> = {}): NamedRole => ({
  who: 'mouse',
  at,
  scale: 0.45,
  depth: 0.755,
  ...more,
});
export const pageBelow = (y: number) => `-460,${y}! 1360,${y}! 1360,1640! -460,1640!`;
export const cast: StoryCast = {
  okoro: {
    look: {
      age: 'elder',
      skin: 's1',
      hair: 'headscarf',
      hairCloth: 'honey',
      glasses: 'round',
      outfit: 'dungarees',
      cloth: 'dusk',
      nose: 'wide',
      build: 'broad',
    },
  },
  pell: {
    look: {
      age: 'grown',
      skin: 's8',
      hair: 'headscarf',
      hairCloth: 'cream',
      outfit: 'blouse',
      cloth: 'bark',
      nose: 'wedge',
    },
  },
  judge: {
    look: {
      age: 'elder',
      skin: 's8',
      face: 'square',
      hair: 'curlyLong',
      hairColour: 'snow',
      outfit: 'raincoat',
      cloth: 'brick',
      nose: 'hook',
      build: 'broad',
    },
  },
  sina: {
    look: {
      age: 'elder',
      skin: 's4',
      hair: 'bun',
      hairColour: 'snow',
      outfit: 'blouse',
      cloth: 'brick',
      extras: ['flower'],
      nose: 'wide',
    },
  },
  grandmother: {
    look: {
      age: 'elder',
      skin: 's9',
      hair: 'headscarf',
      hairCloth: 'brick',
      outfit: 'blouse',
      cloth: 'night',
      nose: 'drop',
    },
  },
  baby: {
    look: { age: 'baby', skin: 's9', hair: 'wisp', hairColour: 'flax', outfit: 'romper', cloth: 'butter' },
  },
  oldMan: {
    look: {
      age: 'elder',
      skin: 's8',
      hair: 'crop',
      face: 'long',
      outfit: 'pyjamas',
      cloth: 'oat',
      glasses: 'round',
      hairColour: 'snow',
      scalp: 'crown',
      beard: 'long',
      nose: 'hook',
    },
  },
  baker: {
    look: {
      age: 'grown',
      skin: 's7',
      hair: 'patka',
      hairCloth: 'cream',
      face: 'apple',
      outfit: 'bakerWhites',
      cloth: 'moss',
      beard: 'full',
      nose: 'strong',
      build: 'broad',
    },
  },
  farmer: {
    look: {
      age: 'grown',
      skin: 's8',
      hair: 'bowl',
      hairColour: 'honey',
      outfit: 'waistcoat',
      cloth: 'night',
      beard: 'full',
      nose: 'strong',
      build: 'broad',
    },
  },
  milkmaid: {
    look: {
      age: 'grown',
      skin: 's9',
      hair: 'headscarf',
      hairCloth: 'sage',
      outfit: 'blouse',
      cloth: 'berry',
      nose: 'button',
    },
  },
  shepherd: {
    look: {
      age: 'elder',
      skin: 's8',
      hair: 'crop',
      hairColour: 'snow',
      outfit: 'cardigan',
      cloth: 'bark',
      beard: 'chin',
      nose: 'drop',
    },
  },
  twin: { look: { skin: 's3', hair: 'highPuff', outfit: 'pyjamas', cloth: 'sky' } },
  mouse: { who: 'mouse', colour: '#b9a7a0' },
};
/** Printer's ink, as on the hands of {friend}. */
export const INKY = { colour: '#26243c' } as const;
export const friend: Friend = {
  name: 'Hetty',
  pronouns: 'she',
  look: {
    skin: 's7',
    face: 'round',
    hair: 'twoBraids',
    hairColour: 'chestnut',
    freckles: 'many',
    outfit: 'dress',
    cloth: 'moss',
  },
};
export const wears: Costume = { outfit: 'jumper', cloth: 'dusk', extras: ['scarf'] };
const indoors = (plain: string, land: StockId, more: SceneSet = {}): SceneSet => ({
  backdrop: 'mansion',
  light: 'dusk',
  plain,
  papers: { land },
  camera: cam(),
  wide: wideView,
  lighting: {},
  ...more,
});
export const sets: Sets = {
  tower: indoors('#5a3826', 'newsprint', { seed: 3, lighting: { from: [200, 100] } }),
  street: indoors('#1d2440', 'newsprint', { backdrop: 'night-town', light: 'night', seed: 5 }),
  shop: indoors('#3a2a2c', 'calendar', { seed: 7 }),
  porch: indoors('#1f4f52', 'gingham', { backdrop: 'night-town', light: 'night', seed: 9 }),
  snow: {
    backdrop: 'ice',
    light: 'noon',
    plain: '#f4f4f0',
    camera: cam(),
    wide: wideView,
    lighting: {},
    seed: 11,
  },
  kitchen: indoors('#6b3428', 'newsprint', { seed: 13 }),
  home: indoors('#2f4468', 'newsprint', { light: 'night', seed: 15 }),
};
