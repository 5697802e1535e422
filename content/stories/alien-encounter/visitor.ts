/** The visitor and its mailbox, cut from paper: what the book's pictures and its cover share. */
import { blob, disc, line, snip } from '../../cuts/flat.ts';
import { flat, laying, type Piece, put, type XY } from '../../cuts/placing.ts';

export const INK = '#1d2233';
export const LAMP = '#ffcf70';
export const RED = '#d8412f';

export const lay = laying(0.00003);
/** How the visitor stands and what it feels. */
export interface Visitor {
  /** Degrees of the three ears, as they stand from left to right. */
  readonly ears?: readonly [number, number, number];
  /** Where it looks: parts of what its eyes can do. */
  readonly look?: XY;
  readonly mouth?: 'o' | 'smile' | 'flat' | 'talk' | 'sad';
  /** Its hands, in its own units from its feet. */
  readonly hands?: readonly [XY, XY];
  readonly turn?: number;
  readonly as?: 'pink' | 'glow' | 'dark';
  readonly mittens?: boolean;
  readonly bathing?: boolean;
}
const PAPERS = {
  pink: {
    skin: '#f3cbc6',
    inner: '#d98c92',
    coat: '#7b5a99',
    dark: '#5b4078',
    white: '#fff8ec',
    ink: INK,
    mitten: '#e8593c',
  },
  glow: {
    skin: '#fff2c4',
    inner: '#ffcf78',
    coat: '#ffbe5e',
    dark: '#ef9a45',
    white: '#fffdf2',
    ink: '#5a3420',
    mitten: '#ff8a52',
  },
  dark: {
    skin: '#0b1626',
    inner: '#0b1626',
    coat: '#0b1626',
    dark: '#0b1626',
    white: '#0b1626',
    ink: '#0b1626',
    mitten: '#0b1626',
  },
} as const;
/** An ear, its root at 0, 0: a spoon on a stalk, ringed as a dish that listens. */
export const EAR = '0,24! -11,2 -10,-46 -29,-82 -27,-122 0,-146 27,-122 29,-82 10,-46 11,2';
export const ear = (skin: string, inner: string, lift: number): Piece[] => [
  blob(EAR, skin, { lift }),
  disc(0, -100, [19], inner, { flat: 1.5 }),
  disc(0, -100, [11], skin, { flat: 1.5 }),
  disc(0, -100, [5], inner, { flat: 1.5 }),
];
export const MITTEN = '-15,-4! -19,24 -10,42 8,42 17,28 22,14 34,10 32,-3 20,-2 15,-4!';
/** The visitor, its feet at x, y: 230 high to the crown at scale 1, ears beyond. */
export const visitor = (x: number, y: number, s: number, depth: number, o: Visitor = {}): Piece[] => {
  const { ears = [-20, 0, 20], look = [0, 0], mouth = 'o', turn = 0, mittens = true } = o;
  const p = PAPERS[o.as ?? 'pink'];
  const hands = o.hands ?? [
    [-74, -40],
    [74, -40],
  ];
  const hand = ([hx, hy]: XY, side: number): Piece[] => {
    const out = Math.atan2(hy + 112, hx - side * 46);
    return [
      ...[-0.9, -0.45, 0, 0.45, 0.9].map((fan) =>
        line(`${hx},${hy} ${hx + Math.cos(out + fan) * 30},${hy + Math.sin(out + fan) * 30}`, p.skin, 8),
      ),
      disc(hx, hy, [14], p.skin),
    ];
  };
  const arm = ([hx, hy]: XY, side: number) =>
    line(
      `${side * 40},-112 ${(side * 40 + hx) / 2 + side * 12},${(hy - 112) / 2 + 10} ${hx * 0.94 + side * 2},${hy * 0.98 - 2}`,
      p.dark,
      28,
    );
  const [left, right] = hands as [XY, XY];
  const pieces: Piece[] = [
    ...ears.flatMap((degrees, i) =>
      put((i - 1) * 36, -216 - (i === 1 ? 10 : 0), 1, degrees, [...ear(p.skin, p.inner, 0.5)]),
    ),
    ...(o.bathing
      ? []
      : [
          blob('-44,4 -40,-12 -14,-14 -6,4', p.skin, { lift: 0.3 }),
          blob('44,4 40,-12 14,-14 6,4', p.skin, { lift: 0.3 }),
          blob('-62,-4! -70,-60 -48,-128 0,-146 48,-128 70,-60 62,-4!', p.coat, { lift: 0.8 }),
          line('0,-130 0,-8', p.dark, 4),
          ...(o.as === 'dark' ? [] : [-92, -62, -32].map((by) => disc(10, by, [6], LAMP))),
        ]),
    arm(left, -1),
    arm(right, 1),
    ...hand(left, -1),
    ...hand(right, 1),
    ...(mittens && o.as !== 'dark'
      ? [
          line(`${left[0]},${left[1] + 4} -34,-106 0,-96 34,-106 ${right[0]},${right[1] + 4}`, '#fff4dc', 4),
          ...[left, right].map(([mx, my]) => blob(MITTEN, p.mitten, { at: [mx, my + 22], lift: 0.5 })),
        ]
      : []),
    blob('-80,-152 -70,-206 -34,-232 0,-236 34,-232 70,-206 80,-152 48,-112 0,-104 -48,-112', p.skin, {
      lift: 0.8,
    }),
    ...(o.as === 'dark'
      ? []
      : [
          disc(-54, -142, [11], p.inner, { opacity: 0.55 }),
          disc(54, -142, [11], p.inner, { opacity: 0.55 }),
          ...[-1, 1].flatMap((side) => [
            disc(side * 30, -172, [22], p.white, { flat: 1.18 }),
            disc(side * 30 + look[0] * 8, -172 + look[1] * 9, [13], p.ink, { flat: 1.1 }),
            disc(side * 30 + look[0] * 8 - 4, -177 + look[1] * 9, [4.5], '#fffaf0'),
          ]),
          mouth === 'talk'
            ? disc(0, -130, [13], p.ink, { flat: 0.85 })
            : mouth === 'o'
              ? disc(0, -132, [7], p.ink, { flat: 1.15 })
              : line(
                  mouth === 'smile'
                    ? '-16,-136 0,-126 16,-136'
                    : mouth === 'sad'
                      ? '-14,-126 0,-134 14,-126'
                      : '-12,-130 12,-130',
                  p.ink,
                  6,
                ),
        ]),
  ];
  return lay(depth, put(x, y, s, turn, pieces));
};
/** The mailbox, its foot at 0, 0. */
export const mailbox = (colour = RED, slot = '#5a1c1c', open = false): Piece[] => [
  snip('-16,0! -16,-60! 16,-60! 16,0!', '#3a4a4c', { lift: 0.6 }),
  blob('-74,-50! -74,-190 -50,-238 0,-252 50,-238 74,-190 74,-50!', colour, { lift: 1.6 }),
  blob('-84,-196 -54,-240 0,-256 54,-240 84,-196! 78,-186! -78,-186!', colour, { lift: 0.8 }),
  snip('-44,-168! 44,-168! 44,-148! -44,-148!', slot, flat),
  ...(open ? [snip('-48,-172! 48,-172! 58,-206! -58,-206!', '#f0695a', { lift: 0.8 })] : []),
  snip('-30,-124! 30,-124! 30,-80! -30,-80!', '#f6e3bd', flat),
];
