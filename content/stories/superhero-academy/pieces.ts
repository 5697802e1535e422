/** What the academy and its city are cut from: sixty heroes, a mop, a bus, handles, letters. Page units; `s` is a size, 1 as drawn. */
import { blob, disc, line, oval, poly, rect } from '../../cuts/lit.ts';
import { type Piece, placing, type XY } from '../../cuts/placing.ts';

export const placed = placing(0.00005);

export const word = (
  letters: string,
  x: number,
  y: number,
  size: number,
  depth: number,
  more: Piece = {},
): Piece => ({
  letters,
  at: [x, y],
  size,
  colour: '#3a3550',
  depth,
  lit: false,
  ...more,
});

const SUITS = ['#c8503f', '#3f6f9f', '#3f7f68', '#e2a53c', '#7a4a86', '#b5476a', '#4c5a86'];
const CAPES = ['#e8b83e', '#a83f3a', '#e9dcc0', '#35507e', '#d96a3f', '#4f8f88', '#8e4358'];
const SKINS = ['#623d2e', '#efcbb0', '#925d41', '#d3a27c', '#50322a', '#f5dbc9', '#ab7552', '#784a35'];
const HAIRS = ['#2b2326', '#643d2b', '#c99a52', '#86422b', '#412c27', '#ede2ce', '#ad5a33'];
const pick = (list: readonly string[], i: number): string => list[i % list.length]!;

/** How one of the sixty is drawn: where the eyes look, how far it leans, what it does with its mouth. */
interface Manner {
  readonly look?: XY;
  readonly turn?: number;
  readonly mask?: boolean;
  readonly awed?: boolean;
  readonly dark?: string;
}
/** One of the sixty from the waist up: cape, suit, mask. `i` tells which. */
export const caped = (
  i: number,
  x: number,
  y: number,
  s: number,
  depth: number,
  manner: Manner = {},
): Piece[] => {
  const { look = [0, 0], turn = 0, mask = true, awed = false, dark } = manner;
  const c = (colour: string) => dark ?? colour;
  const [dx, dy] = look;
  const eye = (k: number) => [
    oval(k * 15, -2, 9, 10, '#fffaf0', { lift: 0 }),
    oval(k * 15 + dx * 4, -2 + dy * 4, 4.4, 5, '#2b2230', { lift: 0 }),
  ];
  const face: Piece[] = dark
    ? []
    : [
        ...(mask
          ? [
              blob(
                '-41,-10 -20,-19 0,-13 20,-19 41,-10 34,12 12,10 0,2 -12,10 -34,12',
                pick(['#2f2b4a', '#7a2f34', '#2f4a4a', '#5a3a20'], i),
                { lift: 0 },
              ),
            ]
          : []),
        ...eye(-1),
        ...eye(1),
        awed ? oval(0, 24, 6, 8, '#6b2f34', { lift: 0 }) : line('-9,22 0,25 9,22', 3.4, '#6b2f34'),
      ];
  const boots =
    Math.abs(turn) > 24 && Math.abs(turn) < 120
      ? [-24, 26].map((bx) => oval(bx, 226, 24, 34, c('#3a3550'), { lift: 0.5 }))
      : [];
  return placed(
    [
      ...boots,
      blob('-74,210! -66,70 -44,26 44,26 66,70 74,210!', c(pick(CAPES, i * 3 + 1)), { lift: 0.9 }),
      blob('-46,210! -45,64 -26,38 26,38 45,64 46,210!', c(pick(SUITS, i)), { lift: 0.5 }),
      oval(0, 0, 42, 43, c(pick(SKINS, i * 5 + 2)), { lift: 0.6 }),
      blob(
        i % 3 === 0
          ? '-44,4 -48,-30 -20,-54 20,-54 48,-30 44,4 34,-20 0,-28 -34,-20'
          : i % 3 === 1
            ? '-43,-8 -40,-36 -10,-50 24,-46 43,-24 43,-6 10,-22 -20,-30'
            : '-42,-10 -50,-44 -24,-40 -16,-62 4,-44 26,-60 28,-40 50,-40 42,-10 20,-26 -18,-26',
        c(pick(HAIRS, i * 2 + 1)),
        { lift: 0.4 },
      ),
      ...face,
    ],
    [x, y],
    s,
    depth,
    turn ? { turn } : {},
  );
};
/** Rows of the sixty, each further down before the one above. */
export const rows = (
  from: XY,
  step: XY,
  size: readonly [columns: number, rows: number],
  s: number,
  depth: number,
  manner: Manner = {},
): Piece[] =>
  Array.from({ length: size[0] * size[1] }, (_, i) => {
    const [column, row] = [i % size[0], Math.floor(i / size[0])];
    const nudge = ((i * 37) % 17) - 8;
    return caped(
      i * 3 + row,
      from[0] + column * step[0] + (row % 2) * step[0] * 0.5,
      from[1] + row * step[1] + nudge,
      s * (1 + (((i * 29) % 9) - 4) * 0.02),
      depth + row * 0.002,
      manner,
    );
  }).flat();
/** A boot of the sixty, sole down, toe to us. */
export const boot = (x: number, y: number, s: number, i: number, depth: number): Piece[] =>
  placed(
    [
      blob('-34,0! -38,-40 -30,-70 -32,-150! 32,-150! 30,-70 38,-40 34,0!', pick(SUITS, i * 2 + 1), {
        lift: 1,
      }),
      poly('-36,-156! 36,-156! 30,-128! -30,-128!', pick(CAPES, i), { lift: 0.5 }),
      poly('-38,-4! 38,-4! 38,8! -38,8!', '#2f2b3a', { lift: 0.3 }),
    ],
    [x, y],
    s,
    depth,
  );
/** The janitor’s mop, standing on its head; foot at 0, 0, 330 high. */
export const mop = (x: number, y: number, s: number, depth: number, turn = 0): Piece[] =>
  placed(
    [
      line('0,-30 0,-330', 12, '#b9824f'),
      blob('-16,-70! 16,-70! 46,-20 54,6 30,0 16,10 0,0 -16,10 -32,0 -54,6 -46,-20', '#f1ead8', { lift: 1 }),
      line('-14,-56 -30,-6', 4, '#c9bfa8'),
      line('0,-58 0,-4', 4, '#c9bfa8'),
      line('14,-56 30,-6', 4, '#c9bfa8'),
      poly('-20,-84! 20,-84! 20,-64! -20,-64!', '#c8503f', { lift: 0.4 }),
    ],
    [x, y],
    s,
    depth,
    { turn },
  );
export const bucket = (x: number, y: number, s: number, depth: number): Piece[] =>
  placed(
    [
      line('-40,-84 -30,-120 30,-120 40,-84', 5, '#6b7680'),
      poly('-46,-88! 46,-88! 36,0! -36,0!', '#6f9fb5', { lift: 1 }),
      oval(0, -88, 46, 12, '#dff0ef', { lift: 0 }),
    ],
    [x, y],
    s,
    depth,
  );
/** The janitor, of whom only this is seen: his cap; and a white glove. */
export const cap = (x: number, y: number, s: number, depth: number, turn = 0): Piece[] =>
  placed(
    [
      blob('-70,0! -66,-44 -30,-70 30,-70 62,-42 66,0!', '#3f6f68', { lift: 1.2 }),
      blob('-78,4! 66,-4! 72,14 20,22 -60,22 -118,30 -120,18', '#2f5650', { lift: 0.8 }),
      disc(0, 0, 1, '#2f5650'),
      poly('-10,-52! 16,-52! 16,-30! -10,-30!', '#e8d9a0', { lift: 0.4 }),
    ],
    [x, y],
    s,
    depth,
    { turn },
  );
export const glove = (x: number, y: number, s: number, depth: number, turn = 0, flip = 1): Piece[] =>
  placed(
    [
      blob(
        `${-40 * flip},46! ${-44 * flip},-6 ${-58 * flip},-34 ${-44 * flip},-46 ${-28 * flip},-24 ${-20 * flip},-66 ${0},-72 ${4 * flip},-40 ${14 * flip},-74 ${30 * flip},-68 ${28 * flip},-34 ${46 * flip},-56 ${58 * flip},-42 ${44 * flip},-4 ${36 * flip},46!`,
        '#fdfaf0',
        { lift: 1.2 },
      ),
      poly(`${-44 * flip},40! ${40 * flip},40! ${38 * flip},66! ${-42 * flip},66!`, '#e3dcc8', { lift: 0.4 }),
    ],
    [x, y],
    s,
    depth,
    { turn },
  );
/** Keeps a piece at the page’s edge as it is, where the phone’s wide picture would draw it out. */
export const fixed = (cut: Piece): Piece => ({ ...cut, at: [0, 0] });
/** A letter: 150 wide. */
export const letter = (
  x: number,
  y: number,
  s: number,
  depth: number,
  turn = 0,
  colour = '#fffdf4',
): Piece[] =>
  placed(
    [
      poly('-75,-48! 75,-48! 75,48! -75,48!', colour, { lift: 1 }),
      line('-72,-46 0,10 72,-46', 4, '#cfc6b0'),
      oval(0, 8, 11, 11, '#c8503f', { lift: 0 }),
    ],
    [x, y],
    s,
    depth,
    { turn },
  );
/** A locker front, dented from inside; its foot in the middle, 150 by 420. */
export const locker = (x: number, y: number, s: number, depth: number, colour: string, dent = 0): Piece[] =>
  placed(
    [
      poly('-74,-420! 74,-420! 74,0! -74,0!', colour, { lift: 0.8 }),
      ...[-380, -362, -344].map((t) => line(`-36,${t} 36,${t}`, 6, '#3f5f78')),
      oval(50, -210, 8, 18, '#f1dfb0', { lift: 0.3 }),
      ...(dent
        ? [
            oval(-8, -120 - dent * 40, 40, 34, '#9fbccb', { lift: 1.2 }),
            oval(-4, -116 - dent * 40, 26, 20, colour, { lift: 0 }),
          ]
        : []),
    ],
    [x, y],
    s,
    depth,
  );
/** The number 9 bus from its side, wheels below; 640 long, its foot in the middle. */
export const bus = (x: number, y: number, s: number, depth: number, turn = 0, more: Piece = {}): Piece[] =>
  placed(
    [
      blob('-320,-40! -320,-230 -300,-262 -270,-270 260,-270 310,-250 324,-160 326,-40!', '#f2b83a', {
        lift: 2,
        ...more,
      }),
      poly('-320,-100! 325,-100! 326,-78! -320,-78!', '#c8503f', { lift: 0.3 }),
      ...[-280, -180, -80, 20, 120].map((left) =>
        poly(`${left},-236! ${left + 78},-236! ${left + 78},-140! ${left},-140!`, '#d7ecec', { lift: 0.4 }),
      ),
      poly('220,-236! 290,-232! 306,-140! 220,-140!', '#d7ecec', { lift: 0.4 }),
      ...[0, 1, 2, 3].flatMap((i) => [
        oval(-240 + i * 100, -166, 26, 27, pick(SKINS, i * 3 + 1), { lift: 0.3 }),
        blob(
          `${-268 + i * 100},-170 ${-262 + i * 100},-196 ${-240 + i * 100},-204 ${-216 + i * 100},-194 ${-212 + i * 100},-170 ${-240 + i * 100},-186`,
          pick(HAIRS, i + 2),
          { lift: 0 },
        ),
        oval(-248 + i * 100, -164, 3.4, 4, '#2b2230', { lift: 0 }),
        oval(-232 + i * 100, -164, 3.4, 4, '#2b2230', { lift: 0 }),
      ]),
      oval(-190, -36, 52, 52, '#37303f', { lift: 1 }),
      oval(-190, -36, 24, 24, '#b9b3ab', { lift: 0.3 }),
      oval(200, -36, 52, 52, '#37303f', { lift: 1 }),
      oval(200, -36, 24, 24, '#b9b3ab', { lift: 0.3 }),
      poly('236,-262! 290,-262! 290,-238! 236,-238!', '#fdf6e2', { lift: 0.2 }),
    ],
    [x, y],
    s,
    depth,
    { turn },
  );
/** A handle on its plate, up or down. */
export const handle = (x: number, y: number, s: number, depth: number, turn = 0): Piece[] => [
  ...placed(
    [
      poly('-34,-54! 34,-54! 34,54! -34,54!', '#8f9a9a', { lift: 1 }),
      oval(0, 0, 16, 16, '#5a6468', { lift: 0.6 }),
    ],
    [x, y],
    s,
    depth,
  ),
  ...placed(
    [
      line('0,0 96,-52', 20, '#2f7a52'),
      line('4,-8 92,-56', 6, '#63b384'),
      oval(106, -58, 30, 30, '#3f9a68', { lift: 1.2 }),
      oval(98, -66, 10, 10, '#8fd6ac', { lift: 0 }),
    ],
    [x, y],
    s,
    depth + 0.001,
    { turn },
  ),
];
/** An arrow of paper that points to the right. */
export const arrow = (
  x: number,
  y: number,
  s: number,
  depth: number,
  turn: number,
  colour: string,
  more: Piece = {},
): Piece[] =>
  placed(
    [poly('-70,-20! 20,-20! 20,-52! 84,0! 20,52! 20,20! -70,20!', colour, { lift: 0.8, ...more })],
    [x, y],
    s,
    depth,
    { turn },
  );
/** City blocks against a sky: left, top, width, in rows of windows. */
export const blocks = (
  list: readonly (readonly [x: number, y: number, w: number])[],
  foot: number,
  colour: string,
  lit: string,
  depth: number,
): Piece[] =>
  list
    .flatMap(([x, y, w], i) => [
      rect(x, y, x + w, foot, colour, { depth: depth + i * 0.0004, lift: 0.8, print: 'newsprint' }),
      ...Array.from({ length: Math.max(1, Math.floor(w / 46)) * 2 }, (_, k) => {
        const columns = Math.max(1, Math.floor(w / 46));
        const [wx, wy] = [x + 18 + (k % columns) * 44, y + 30 + Math.floor(k / columns) * 64];
        return (k * 7 + i) % 3
          ? rect(wx, wy, wx + 18, wy + 28, lit, { depth: depth + i * 0.0004 + 0.0002, lift: 0 })
          : null;
      }).filter((piece): piece is Piece => piece !== null),
    ])
    .map(fixed);
