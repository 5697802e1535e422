import type { SceneSet } from '../../../illustration/scene/format/book.ts';
import type { SceneCut, SheetCut } from '../../../illustration/scene/format/cuts.ts';
import type { Costume } from '../../../illustration/scene/format/look.ts';
import type { Place } from '../../../illustration/scene/format/places.ts';
import type { NamedRole } from '../../../illustration/scene/format/roles.ts';
import type { Camera, Lighting } from '../../../illustration/scene/format/scene.ts';
import { called } from '../../cuts/called.ts';
import { cut, disc, line, pool, snip, wall, word } from '../../cuts/flat.ts';
import { round } from '../../cuts/outlines.ts';
import { cam, flat, laying, put } from '../../cuts/placing.ts';
import type { Friend, Sets, StoryCast } from '../../pictures.ts';

export const INK = '#1d2233';
export const LAMP = '#ffcf70';
export const RED = '#d8412f';
export const lay = laying(0.00003);
/** How the visitor stands and what it feels. */
interface VisitorManner {
  /** Degrees of the three ears, as they stand from left to right. */
  readonly ears?: readonly [number, number, number];
  /** Where the eyes look, −1 to 1 to the right and down. */
  readonly look?: Place;
  /** Eyes shut, as in a bow. */
  readonly shut?: boolean;
  readonly mouth?: 'o' | 'smile' | 'flat' | 'talk' | 'sad';
  /** Its hands, in its own units from its feet. */
  readonly hands?: readonly [Place, Place];
  readonly turn?: number;
  readonly as?: 'pink' | 'glow' | 'dark';
  readonly mittens?: boolean;
  readonly bathing?: boolean;
}
const VISITOR_COLOURS = {
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
export const ear = (skin: string, inner: string, lift: number): SceneCut[] =>
  called('ear', [
    cut(EAR, skin, { lift }),
    disc(0, -100, 19, inner, { flat: 1.5 }),
    disc(0, -100, 11, skin, { flat: 1.5 }),
    disc(0, -100, 5, inner, { flat: 1.5 }),
  ]);
export const MITTEN = '-15,-4! -19,24 -10,42 8,42 17,28 22,14 34,10 32,-3 20,-2 15,-4!';
/** The visitor, its feet at x, y: 230 high to the crown at scale 1, ears beyond. */
export const visitor = (
  x: number,
  y: number,
  s: number,
  depth: number,
  o: VisitorManner = {},
): SceneCut[] => {
  const { ears = [-20, 0, 20], look = [0, 0], mouth = 'o', turn = 0, mittens = true } = o;
  const p = VISITOR_COLOURS[o.as ?? 'pink'];
  const hands: readonly [Place, Place] = o.hands ?? [
    [-74, -40],
    [74, -40],
  ];
  const hand = ([hx, hy]: Place, side: number): SceneCut[] => {
    const out = Math.atan2(hy + 112, hx - side * 46);
    return [
      ...[-0.9, -0.45, 0, 0.45, 0.9].map((fan) =>
        line(`${hx},${hy} ${hx + Math.cos(out + fan) * 30},${hy + Math.sin(out + fan) * 30}`, p.skin, 8),
      ),
      disc(hx, hy, 14, p.skin),
    ];
  };
  const arm = ([hx, hy]: Place, side: number) =>
    line(
      `${side * 40},-112 ${(side * 40 + hx) / 2 + side * 12},${(hy - 112) / 2 + 10} ${hx * 0.94 + side * 2},${hy * 0.98 - 2}`,
      p.dark,
      28,
    );
  const [left, right] = hands;
  const pieces: SceneCut[] = [
    ...ears.flatMap((degrees, i) =>
      put((i - 1) * 36, -216 - (i === 1 ? 10 : 0), 1, degrees, [...ear(p.skin, p.inner, 0.5)]),
    ),
    ...(o.bathing
      ? []
      : [
          cut('-44,4 -40,-12 -14,-14 -6,4', p.skin, { lift: 0.3 }),
          cut('44,4 40,-12 14,-14 6,4', p.skin, { lift: 0.3 }),
          cut('-62,-4! -70,-60 -48,-128 0,-146 48,-128 70,-60 62,-4!', p.coat, { lift: 0.8 }),
          line('0,-130 0,-8', p.dark, 4),
          ...(o.as === 'dark' ? [] : [-92, -62, -32].map((by) => disc(10, by, 6, LAMP))),
        ]),
    arm(left, -1),
    arm(right, 1),
    ...hand(left, -1),
    ...hand(right, 1),
    ...(mittens && o.as !== 'dark'
      ? [
          line(`${left[0]},${left[1] + 4} -34,-106 0,-96 34,-106 ${right[0]},${right[1] + 4}`, '#fff4dc', 4),
          ...[left, right].map(([mx, my]) =>
            cut(MITTEN, p.mitten, { what: 'mitten', at: [mx, my + 22], lift: 0.5 }),
          ),
        ]
      : []),
    cut('-80,-152 -70,-206 -34,-232 0,-236 34,-232 70,-206 80,-152 48,-112 0,-104 -48,-112', p.skin, {
      lift: 0.8,
    }),
    ...(o.as === 'dark'
      ? []
      : [
          disc(-54, -142, 11, p.inner, { opacity: 0.55 }),
          disc(54, -142, 11, p.inner, { opacity: 0.55 }),
          ...[-1, 1].flatMap((side): SceneCut[] =>
            o.shut
              ? [line(`${side * 30 - 18},-172 ${side * 30},-162 ${side * 30 + 18},-172`, p.ink, 6)]
              : [
                  disc(side * 30, -172, 22, p.white, { flat: 1.18 }),
                  disc(side * 30 + look[0] * 8, -172 + look[1] * 9, 13, p.ink, { flat: 1.1 }),
                  disc(side * 30 + look[0] * 8 - 4, -177 + look[1] * 9, 4.5, '#fffaf0'),
                ],
          ),
          mouth === 'talk'
            ? disc(0, -130, 13, p.ink, { flat: 0.85 })
            : mouth === 'o'
              ? disc(0, -132, 7, p.ink, { flat: 1.15 })
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
  return called('visitor', lay(depth, put(x, y, s, turn, pieces)));
};
/** The mailbox, its foot at 0, 0. */
export const mailbox = (colour = RED, slot = '#5a1c1c', open = false): SceneCut[] =>
  called('mailbox', [
    snip('-16,0! -16,-60! 16,-60! 16,0!', '#3a4a4c', { lift: 0.6 }),
    cut('-74,-50! -74,-190 -50,-238 0,-252 50,-238 74,-190 74,-50!', colour, { lift: 1.6 }),
    cut('-84,-196 -54,-240 0,-256 54,-240 84,-196! 78,-186! -78,-186!', colour, { lift: 0.8 }),
    snip('-44,-168! 44,-168! 44,-148! -44,-148!', slot, flat),
    ...(open ? [snip('-48,-172! 48,-172! 58,-206! -58,-206!', '#f0695a', { lift: 0.8 })] : []),
    snip('-30,-124! 30,-124! 30,-80! -30,-80!', '#f6e3bd', flat),
  ]);
const wideView: Camera = { zoom: 0.88, on: [450, 690], at: [0.5, 0.5] };
export const GREEN = '#8ff0bd';
export const lampGlow = (x: number, y: number, radii: number[], colours: string[], flatness = 1) =>
  pool(x, y, radii, colours, 0.582, flatness);
export const scattered = (n: number, x0: number, x1: number, y0: number, y1: number): Place[] =>
  Array.from({ length: n }, (_, i) => [
    Math.round(x0 + ((0.37 + i * 0.75488) % 1) * (x1 - x0)),
    Math.round(y0 + ((0.11 + i * 0.56984) % 1) * (y1 - y0)),
  ]);
export const starry = (
  n: number,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  colour = '#fff3cf',
): SceneCut[] =>
  scattered(n, x0, x1, y0, y1).map(([x, y], i) =>
    disc(x, y, i % 7 === 0 ? 8 : i % 3 ? 3 : 5, colour, { what: 'star' }),
  );
/** The stone fish of the fountain, standing on its tail. */
export const stoneFish = (stone = '#6f9d97', dark = '#4d7c7a', eye = '#dfeee6'): SceneCut[] =>
  called('stone fish', [
    cut('-90,10! -120,60! -20,40! 0,20! 20,40! 120,60! 90,10! 40,-30 -40,-30', dark, { lift: 0.8 }),
    cut('-44,10 -96,-90 -92,-190 -40,-260 40,-260 92,-190 96,-90 44,10', stone, { lift: 1.4 }),
    cut('-84,-110! -140,-150! -130,-80! -80,-60!', dark, { lift: 0.6 }),
    cut('84,-110! 140,-150! 130,-80! 80,-60!', dark, { lift: 0.6 }),
    ...[-60, -20, 20].map((y) => line(`-50,${y - 40} 0,${y - 24} 50,${y - 40}`, dark, 6)),
    disc(-36, -190, 18, eye),
    disc(36, -190, 18, eye),
    disc(-34, -184, 8, INK),
    disc(38, -184, 8, INK),
    line('-44,-140 0,-118 44,-140', INK, 8),
  ]);
/** The basin, its near rim's middle at 0, 0. */
export const basin = (lit = true): SceneCut[] =>
  called('fountain', [
    cut(round(0, -96, 420, 100, 20), '#3d7270', { lift: 1.4 }),
    cut(round(0, -100, 388, 80, 20), lit ? '#62c795' : '#15414a', flat),
    ...(lit ? [cut(round(0, -104, 250, 46, 18), GREEN, flat)] : []),
  ]);
export const basinWall = (): SceneCut[] => [
  cut('-424,-92! -300,-30 0,2 300,-30 424,-92! 396,40! 280,92 0,116 -280,92 -396,40!', '#2f605f', {
    lift: 1.6,
    print: 'newsprint',
  }),
];
/** The hat of whoever is in charge, pulled over the eye that rests. */
export const friendsHat = (
  who: string,
  s: number,
  side: -1 | 1,
  depth: number,
  colour = '#57402f',
): SceneCut[] =>
  called(
    'friends hat',
    (
      [
        ['-58,-6! -48,-74 -18,-90 0,-80 18,-90 48,-74 58,-6!', colour, 0.9],
        ['-58,-22! 58,-22! 58,-4! -58,-4!', '#c98a3c', 0],
        ['-104,4 -70,-16 0,-10 70,-16 104,4 70,20 0,16 -70,20', colour, 1],
      ] as const
    ).map(
      ([shape, ink, lift], i): SheetCut => ({
        shape,
        colour: ink,
        lift,
        lit: false,
        on: `${who}.head`,
        dx: side * 12 * s,
        dy: -38 * s,
        scale: 1.2 * s,
        turn: side * 20,
        depth: depth + i * 0.0002,
      }),
    ),
  );
/** The friend on guard: on a bench or a basket, one eye shut. */
export const onGuard = (
  at: Place,
  scale: number,
  side: -1 | 1,
  depth: number,
  more: Partial<NamedRole> = {},
): { readonly cuts: SceneCut[]; readonly role: NamedRole } => ({
  cuts: friendsHat('friend', scale, side, depth + 0.002),
  role: {
    who: 'friend',
    pose: 'sit',
    at,
    by: 'seat',
    scale,
    facing: side < 0 ? 'left' : 'right',
    expression: 'calm',
    seatOn: 'bed',
    shadow: false,
    depth,
    ...more,
  },
});
export const bench = (x: number, y: number, s: number): SceneCut[] =>
  called(
    'bench',
    put(x, y, s, 0, [
      snip('-150,-70! 150,-70! 150,-48! -150,-48!', '#7a5a3c', { lift: 1 }),
      snip('-150,-118! 150,-118! 150,-98! -150,-98!', '#7a5a3c', { lift: 0.6 }),
      line('-120,-50 -124,0', '#3a3030', 12),
      line('120,-50 124,0', '#3a3030', 12),
    ]),
  );
/** House fronts side by side along y, each [x, width, height]. */
export const houseFronts = (
  y: number,
  houses: readonly (readonly [number, number, number])[],
  colours: readonly string[],
): SceneCut[] =>
  houses.flatMap(([x, w, h], i): SceneCut[] => [
    snip(
      `${x - w / 2},${y}! ${x - w / 2},${y - h}! ${x},${y - h - w * 0.45}! ${x + w / 2},${y - h}! ${x + w / 2},${y}!`,
      colours[i % colours.length]!,
      {
        lift: 1,
        print: 'newsprint',
      },
    ),
    ...[0.28, 0.56].map((u) =>
      line(`${x - w * 0.26},${y - h * (1 - u)} ${x + w * 0.3},${y - h * (1 - u)}`, '#0a1d26', h * 0.07, {
        dash: [w * 0.06, w * 0.2],
      }),
    ),
  ]);
/** A page of the speech about its middle. */
export const speechPage = (w: number, h: number, n: string): SceneCut[] =>
  called('page', [
    snip(`${-w / 2},${-h / 2}! ${w / 2},${-h / 2}! ${w / 2},${h / 2}! ${-w / 2},${h / 2}!`, '#f8efd8', {
      lift: 1,
      print: 'letters',
    }),
    word(n, w * 0.36, h * 0.4, w * 0.1, '#8a6a4a'),
  ]);
export const ground = (y: number, colour: string, more: Partial<SheetCut> = {}) =>
  cut(`-460,${y} 0,${y - 12} 450,${y + 4} 900,${y - 10} 1360,${y} 1360,1640! -460,1640!`, colour, {
    lift: 1,
    ...more,
  });
export const friend: Friend = {
  name: 'Otto',
  pronouns: 'he',
  look: {
    age: 'big',
    skin: 's8',
    face: 'long',
    hair: 'sidePart',
    hairColour: 'walnut',
    outfit: 'jumper',
    cloth: 'berry',
    extras: [],
  },
};
export const cast: StoryCast = {
  amparo: {
    look: {
      age: 'elder',
      skin: 's5',
      hair: 'curlyBob',
      hairColour: 'snow',
      glasses: 'cat',
      outfit: 'cardigan',
      cloth: 'berry',
      extras: ['headphones'],
      nose: 'button',
      build: 'short',
    },
  },
  conductor: {
    look: {
      age: 'grown',
      skin: 's3',
      hair: 'crop',
      outfit: 'conductorUniform',
      cloth: 'night',
      extras: ['peakedCap'],
      hairCloth: 'night',
      beard: 'pencil',
      nose: 'wide',
    },
  },
};
export const wears: Costume = { outfit: 'raincoat', cloth: 'sage', extras: [] };
const nightSet = (plain: string, more: SceneSet = {}): SceneSet => ({
  backdrop: 'night-town',
  light: 'night',
  plain,
  papers: { land: 'newsprint' },
  camera: cam(),
  wide: wideView,
  lighting: {},
  ...more,
});
const fountainLight: Lighting = { lamps: [{ on: [450, 1300], reach: 1300, colour: '#b9cf6a' }] };
export const sets: Sets = {
  square: nightSet('#113b42', { light: 'dusk', seed: 4, lighting: fountainLight }),
  dark: nightSet('#14264a', { seed: 6 }),
  bathroom: nightSet('#f0c34e', { backdrop: 'mansion', light: 'dusk', papers: { land: 'tiles' }, seed: 8 }),
  station: nightSet('#4a2a3a', {
    backdrop: 'mansion',
    seed: 10,
    lighting: { lamps: [{ on: [450, 500], reach: 1200 }] },
  }),
  tram: nightSet('#1f3873', { seed: 12, lighting: { lamps: [{ on: [450, 640], reach: 700 }] } }),
  town: nightSet('#101f40', { seed: 14 }),
};
export const townWindows = (
  rows: readonly (readonly [number, number, number])[],
  colour = LAMP,
): SceneCut[] =>
  called(
    'town windows',
    rows.map(([x, y, n]) => line(`${x},${y} ${x + n * 44},${y}`, colour, 16, { dash: [13, 31] })),
  );
export const tiled = (colour: string): SceneCut[] => [wall(colour, { print: 'tiles' })];
