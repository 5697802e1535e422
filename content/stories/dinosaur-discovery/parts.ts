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
    oval(x, y + 10 * s, 300 * s, 290 * s, '#a8643f', { depth, lift: 0, opacity: 0.55 }),
  ];
  for (let i = 0; i < 14; i++) {
    const t = ((i + 0.5) * 2 * Math.PI) / 14 - Math.PI / 2;
    out.push(
      cut(
        egg(x + Math.cos(t) * 190 * s, y + 20 * s + Math.sin(t) * 180 * s, 66 * s, (t * 180) / Math.PI + 90),
        eggs,
        { what: 'egg', depth: depth + 0.001, lift: 0.9 },
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
const sunHat = (x: number, y: number, s: number, depth: number): { back: SceneCut[]; front: SceneCut[] } => ({
  back: [
    {
      shape: '-190,0 -120,-34 0,-46 120,-34 190,0 120,34 0,44 -120,34',
      colour: '#a97a48',
      lift: 1.4,
      at: [x, y],
      scale: s,
      depth,
    },
  ],
  front: [
    {
      shape: '-104,6! -92,70 -60,104 0,112 60,104 92,70 104,6! 50,26 0,30 -50,26',
      colour: '#b98a55',
      lift: 1,
      at: [x, y],
      scale: s,
      depth: depth + 0.012,
    },
    {
      shape: '-103,10! -60,34 0,42 60,34 103,10! 101,30 60,58 0,66 -60,58 -101,30',
      colour: '#3f6fa8',
      lift: 0.4,
      at: [x, y],
      scale: s,
      depth: depth + 0.0125,
    },
  ],
});
export const hatAndHen = (x: number, y: number, s: number, depth: number): SceneCut[] => {
  const hat = sunHat(x, y, s, depth);
  return called('hat', [
    ...hat.back,
    ...hat.front,
    {
      shape: '-20,-70! -110,-64 -190,-20 -206,40 -150,34 -120,46 -84,30 -50,36 -10,10',
      colour: '#d2952c',
      lift: 1.2,
      at: [x, y - 10 * s],
      scale: s,
      depth: depth + 0.02,
    },
    {
      shape: '20,-70! 110,-64 190,-20 206,40 150,34 120,46 84,30 50,36 10,10',
      colour: '#d2952c',
      lift: 1.2,
      at: [x, y - 10 * s],
      scale: s,
      depth: depth + 0.02,
    },
  ]);
};
export const markerString = (points: string, depth = 0.4): SceneCut => line(points, '#fbf1da', 4, { depth });
export const eggs = (list: number[][], colour: string, depth: number): SceneCut[] =>
  called(
    'eggs',
    list.map(([x, y, k, a]) => cut(egg(x!, y!, k!, a), colour, { depth, lift: 1.4 })),
  );
