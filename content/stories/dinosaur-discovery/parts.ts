import type { SceneSet } from '../../../illustration/scene/format/book.ts';
import type { SceneCut, SheetCut } from '../../../illustration/scene/format/cuts.ts';
import type { Costume, PartialLook } from '../../../illustration/scene/format/look.ts';
import type { Place } from '../../../illustration/scene/format/places.ts';
import type { Placing } from '../../../illustration/scene/format/placing.ts';
import { called } from '../../cuts/called.ts';
import { cut, line, oval } from '../../cuts/lit.ts';
import { egg } from '../../cuts/outlines.ts';
import { cam } from '../../cuts/placing.ts';
import type { Friend, Picture, Sets, StoryCast } from '../../pictures.ts';

/** Cuts in lamplight: their colours are chosen lit, so that no hour changes them. */
export const flame = (cuts: SceneCut[]): SceneCut[] =>
  called(
    'flame',
    cuts.map((cut) => ({ lit: false, ...cut })),
  );
export const lamplit = (from: Place): Picture => ({ light: 'dusk', lighting: { from, cast: false } });
export const BONE = '#f3e6c6';
const EDGE = '#8d5a3c';
const SARAN: PartialLook = {
  nose: 'bridge',
  age: 'grown',
  skin: 's5',
  face: 'long',
  hair: 'bun',
  hairColour: 'soot',
  glasses: 'round',
  outfit: 'cardigan',
  cloth: 'dusk',
  extras: [],
};
export const cast: StoryCast = {
  hen: { who: 'hen', colour: '#e8b13e' },
  saran: { look: SARAN },
  bat: {
    look: {
      age: 'grown',
      skin: 's6',
      face: 'square',
      hair: 'crop',
      hairColour: 'soot',
      outfit: 'farmClothes',
      cloth: 'night',
      extras: [],
      build: 'broad',
      nose: 'wide',
      beard: 'moustache',
    },
  },
};
export const friend: Friend = {
  name: 'Temur',
  pronouns: 'he',
  look: {
    skin: 's4',
    face: 'oval',
    hair: 'bowl',
    hairColour: 'soot',
    glasses: 'square',
    outfit: 'tee',
    cloth: 'clay',
    extras: [],
  },
};
export const wears: Costume = { outfit: 'tee', cloth: 'sage', extras: ['scarf'] };
const noon: SceneSet = {
  backdrop: 'dinosaur-valley',
  light: 'noon',
  camera: cam(),
  lighting: {},
  papers: { land: 'map' },
};
const night: SceneSet = {
  backdrop: 'dinosaur-valley',
  light: 'night',
  camera: cam(),
  papers: { land: 'graph-paper' },
};
export const sets: Sets = {
  kitchen: { ...noon, plain: '#e8bf78', papers: { land: 'exercise-book' } },
  dig: noon,
  trucks: night,
  tents: night,
  bones: night,
  lens: night,
};
export const bone = (points: string, w: number, depth: number, colour = BONE): SceneCut[] => [
  line(points, EDGE, w + 7, { depth }),
  line(points, colour, w, { depth: depth + 0.0004 }),
];
/** The dinosaur on its ring of eggs from above; head to the top. */
export const nestingDinosaur = (
  x: number,
  y: number,
  s: number,
  depth: number,
  more: { eggs?: string; colour?: string } = {},
): SceneCut[] => {
  const { eggs = '#c9976a', colour = BONE } = more;
  const p = (a: number, b: number) => `${Math.round(x + a * s)},${Math.round(y + b * s)}`;
  const at = (list: number[][]) => list.map(([a, b]) => p(a!, b!)).join(' ');
  const out: SceneCut[] = [
    oval(x, y + 10 * s, 300 * s, 290 * s, '#a8643f', { depth, lift: 0, opacity: 0.92 }),
  ];
  // Long eggs, two by two in a ring.
  for (let i = 0; i < 14; i++) {
    const t = ((Math.floor(i / 2) + 0.5) * 2 * Math.PI) / 7 + (i % 2 ? 0.18 : -0.18) - Math.PI / 2;
    out.push(
      oval(
        Math.round(x + Math.cos(t) * 186 * s),
        Math.round(y + 20 * s + Math.sin(t) * 178 * s),
        27 * s,
        66 * s,
        eggs,
        { what: 'egg', depth: depth + 0.001 + i * 0.0001, lift: 1.2 },
        (t * 180) / Math.PI + 90,
      ),
    );
  }
  const d = depth + 0.004;
  out.push(
    ...bone(
      at([
        [90, 330],
        [60, 280],
        [26, 200],
        [10, 110],
        [0, 20],
        [0, -80],
        [6, -150],
        [30, -210],
      ]),
      17 * s,
      d,
      colour,
    ),
  );
  for (let i = 0; i < 5; i++)
    for (const k of [-1, 1])
      out.push(
        ...bone(
          at([
            [k * 4, -62 + i * 38],
            [k * 44, -70 + i * 40],
            [k * (70 - i * 6), -34 + i * 40],
          ]),
          8 * s,
          d + 0.0002,
          colour,
        ),
      );
  // Hips, and legs folded under it, as in the specimens that were found on their nests.
  out.push(oval(x, y + 128 * s, 52 * s, 40 * s, colour, { depth: d + 0.001, lift: 0.6 }));
  for (const k of [-1, 1]) {
    out.push(
      ...bone(
        at([
          [k * 30, 130],
          [k * 118, 92],
          [k * 70, 214],
        ]),
        15 * s,
        d + 0.0012,
        colour,
      ),
      ...bone(
        at([
          [k * 70, 214],
          [k * 96, 262],
          [k * 130, 270],
        ]),
        9 * s,
        d + 0.0014,
        colour,
      ),
      // The arms: out, and all the way around.
      ...bone(
        at([
          [k * 6, -112],
          [k * 110, -196],
          [k * 214, -180],
          [k * 288, -92],
        ]),
        19 * s,
        d + 0.002,
        colour,
      ),
      ...bone(
        at([
          [k * 288, -92],
          [k * 316, 30],
          [k * 286, 150],
        ]),
        15 * s,
        d + 0.002,
        colour,
      ),
    );
    for (const [a, b] of [
      [224, 236],
      [196, 206],
      [250, 258],
    ])
      out.push(
        ...bone(
          at([
            [k * 286, 150],
            [k * (a! + 30), b! - 20],
            [k * a!, b!],
          ]),
          7 * s,
          d + 0.002,
          colour,
        ),
      );
  }
  out.push(...skull(x + 38 * s, y - 236 * s, 0.34 * s, d + 0.004, 34, colour));
  return called('bones', out);
};
/** The skull from the side, beak to the left; 300 wide at scale 1. */
export function skull(x: number, y: number, s: number, depth: number, turn = 0, colour = BONE): SceneCut[] {
  const more: Partial<SheetCut> = { at: [x, y], scale: s, turn };
  return called('skull', [
    {
      shape:
        '-170,40! -150,-30 -90,-86 -20,-130 50,-140 120,-100 160,-40 168,30 140,70 60,84 40,110 -30,118 -110,96! -60,84 -60,60 -120,66',
      colour,
      lift: 1.6,
      depth,
      ...more,
    },
    {
      shape: '-170,40! -160,0 -134,-40 -118,-20 -110,20 -120,66!',
      colour: '#d9b98a',
      lift: 0,
      depth: depth + 0.0003,
      ...more,
    },
    {
      rings: [46],
      colour: '#5a3426',
      depth: depth + 0.0004,
      ...more,
      at: [
        x + (34 * Math.cos((turn * Math.PI) / 180) + 34 * Math.sin((turn * Math.PI) / 180)) * s,
        y + (34 * Math.sin((turn * Math.PI) / 180) - 34 * Math.cos((turn * Math.PI) / 180)) * s,
      ],
    },
    { shape: '-78,-26 -50,-56 -34,-30 -52,0', colour: '#5a3426', lift: 0, depth: depth + 0.0004, ...more },
    { line: '-110,60 -50,52 20,56 90,48', width: 6, colour: EDGE, depth: depth + 0.0005, ...more },
  ]);
}
export const cliffs = (
  y: number,
  depth: number,
  colours = ['#c9704a', '#b2553a', '#8f3f34'],
  lit?: false,
): SceneCut[] => {
  const more = lit === false ? { lit } : {};
  return [
    cut(
      `-200,${y}! -60,${y - 60} 40,${y - 70}! 70,${y - 10} 190,${y - 20}! 230,${y - 90} 380,${y - 100}! 410,${y - 30} 560,${y - 40}! 600,${y - 120} 790,${y - 130}! 830,${y - 50} 1100,${y - 70}! 1100,1500! -200,1500!`,
      colours[0]!,
      { depth, lift: 0.8, print: 'map', ...more },
    ),
    cut(
      `-200,${y + 70}! 60,${y + 50} 130,${y + 60}! 170,${y + 110} 330,${y + 100}! 380,${y + 60} 500,${y + 56}! 540,${y + 110} 720,${y + 100}! 760,${y + 30} 940,${y + 20} 1100,${y}! 1100,1500! -200,1500!`,
      colours[1]!,
      { depth: depth + 0.01, lift: 1.2, print: 'map', ...more },
    ),
  ];
};
export const truck = (x: number, y: number, s: number, depth: number, colour = '#7d8a6a'): SceneCut[] => {
  const m = (shape: string, c: string, i = 0, lift = 1): SceneCut => ({
    shape,
    snip: true,
    colour: c,
    at: [x, y],
    scale: s,
    depth: depth + i * 0.0005,
    lift,
  });
  return called('truck', [
    m('-150,-40! -150,-190! 40,-190! 40,-40!', '#d9bd86', 0),
    m('50,-40! 50,-150! 110,-150! 146,-92! 160,-84! 160,-40!', colour, 1),
    m('64,-138! 102,-138! 128,-94! 64,-94!', '#f4e6c4', 2, 0),
    { rings: [40, 16], at: [x - 86 * s, y - 34 * s], scale: s, colour: '#3a2c30', depth: depth + 0.002 },
    { rings: [40], at: [x + 102 * s, y - 34 * s], scale: s, colour: '#3a2c30', depth: depth + 0.002 },
    { rings: [15], at: [x - 86 * s, y - 34 * s], scale: s, colour: '#b9a07a', depth: depth + 0.003 },
    { rings: [15], at: [x + 102 * s, y - 34 * s], scale: s, colour: '#b9a07a', depth: depth + 0.003 },
  ]);
};
/** Where something worn sits: on the top of the head of `id`, sized by that person's scale. */
export const onHead = (id: string, scale: number, depth = 0.74): Placing => ({
  on: `${id}.top`,
  scale,
  depth,
});
export const teaCosy = (
  who: string,
  s: number,
  depth: number,
  made: Pick<SheetCut, 'print'> = { print: 'knitting' },
): SceneCut[] =>
  called('tea cosy', [
    {
      shape: '-98,30! -100,-30 -70,-92 0,-116 70,-92 100,-30 98,30!',
      colour: '#c25a6a',
      ...made,
      lift: 1.4,
      ...onHead(who, s, depth),
    },
    { shape: '-98,28! -98,2 98,2 98,28!', colour: '#f0d9a6', lift: 0.4, ...onHead(who, s, depth + 0.0004) },
    { rings: [26], colour: '#f0d9a6', on: `${who}.top`, dy: -122 * s, scale: s, depth: depth + 0.0006 },
  ]);
/** Dr. Saran's hat, crown down, and Butter in it with both wings out over the brim; `x`, `y` is the middle of the brim. */
export const hatAndHen = (x: number, y: number, s: number, depth: number): SceneCut[] => {
  const piece = (shape: string, colour: string, step: number, lift = 1): SceneCut => ({
    shape,
    colour,
    lift,
    at: [x, y],
    scale: s,
    depth: depth + step,
  });
  const wing = (k: number): string =>
    [
      [30, -92],
      [96, -96],
      [176, -52],
      [236, 40],
      [240, 92],
      [204, 70],
      [192, 98],
      [160, 66],
      [142, 92],
      [116, 54],
      [96, 72],
      [70, 22],
      [36, -30],
    ]
      .map(([a, b]) => `${k * a!},${b}`)
      .join(' ');
  return [
    ...called('hat', [
      piece('-108,20! -98,84 -64,122 0,132 64,122 98,84 108,20!', '#b98a55', 0),
      piece('-107,24! -60,56 0,66 60,56 107,24! 104,60 60,86 0,94 -60,86 -104,60', '#3f6fa8', 0.0005, 0.4),
      piece('-214,0 -140,-44 0,-58 140,-44 214,0 140,48 0,60 -140,48', '#a97a48', 0.001, 1.4),
      piece('-132,-2 -90,-32 0,-40 90,-32 132,-2 90,28 0,36 -90,28', '#5e3b22', 0.0015, 0),
    ]),
    ...called('hen', [
      piece('-84,-70 -150,-150 -118,-160 -128,-196 -92,-186 -84,-210 -50,-160 -30,-90', '#b9791f', 0.002),
      piece(
        '-122,6 -132,-70 -90,-128 -10,-136 40,-164 96,-150 128,-80 122,8 70,32 0,38 -70,32',
        '#ecb947',
        0.0022,
        1.6,
      ),
      piece('56,-232 66,-276 86,-248 106,-282 118,-246 140,-262 138,-218', '#c8402f', 0.0023),
      piece('28,-130 44,-206 84,-236 126,-222 140,-180 128,-120 90,-84 50,-92', '#f0c159', 0.0024),
      piece('134,-196! 182,-176! 134,-160! 128,-178', '#e0862f', 0.0026),
      piece('120,-158 138,-156 138,-126 122,-120', '#c8402f', 0.0026, 0.6),
      { rings: [14], colour: '#fff8e6', at: [x + 100 * s, y - 188 * s], scale: s, depth: depth + 0.0027 },
      { rings: [8], colour: '#2a1a1e', at: [x + 104 * s, y - 186 * s], scale: s, depth: depth + 0.0028 },
      ...[-1, 1].map((k) => piece(wing(k), '#d2952c', 0.003, 1.6)),
      ...[-1, 1].map(
        (k): SceneCut => ({
          line: [
            [40, -84],
            [96, -88],
            [170, -46],
            [226, 40],
          ]
            .map(([a, b]) => `${k * a!},${b}`)
            .join(' '),
          width: 6,
          colour: '#fbe29a',
          at: [x, y],
          scale: s,
          depth: depth + 0.0032,
        }),
      ),
    ]),
  ];
};
export const markerString = (points: string, depth = 0.4): SceneCut => line(points, '#fbf1da', 4, { depth });
export const eggs = (list: number[][], colour: string, depth: number): SceneCut[] =>
  called(
    'eggs',
    list.map(([x, y, k, a]) => cut(egg(x!, y!, k!, a), colour, { depth, lift: 1.4 })),
  );
