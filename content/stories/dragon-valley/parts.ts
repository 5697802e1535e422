import type { LightId } from '../../../illustration/paper/hour-lights.ts';
import type { SceneSet } from '../../../illustration/scene/format/book.ts';
import type { SceneCut, SheetCut } from '../../../illustration/scene/format/cuts.ts';
import type { BackdropId } from '../../../illustration/scene/format/ids.ts';
import type { Place } from '../../../illustration/scene/format/places.ts';
import type { NamedRole } from '../../../illustration/scene/format/roles.ts';
import { called } from '../../cuts/called.ts';
import { cam } from '../../cuts/placing.ts';
import { shapes } from '../../cuts/shapes.ts';
import type { Picture, Sets } from '../../pictures.ts';

export const { cut, snip, box, wall, line, disc, rings, word, glow, stars } = shapes({
  sheet: { lift: 1.2 },
  letters: { lit: false },
});

export const RED = '#cf2f2c';
export const GOLD = '#f2c04e';
export const SNOW = '#f1f2f2';
const MITTEN = '-30,40! -36,-10 -28,-52 6,-64 34,-44 36,-18 54,-34 70,-22 56,8 34,22 32,40!';
export const cuff = (more: Partial<SheetCut>, depth: number): SceneCut[] => [
  { shape: MITTEN, colour: RED, depth, lift: 1.2, lit: false, print: 'knitting', ...more },
  {
    shape: '-38,36! 40,36! 40,64! -38,64!',
    snip: true,
    colour: '#f6e7d0',
    depth: depth + 0.0002,
    lift: 0.6,
    lit: false,
    ...more,
  },
];
export const mitten = (x: number, y: number, s: number, depth: number, turn = 0): SceneCut[] =>
  called('mitten', [
    ...cuff({ at: [x, y], scale: s, turn }, depth),
    disc(x, y + 66 * s, 13 * s, GOLD, { depth: depth + 0.0004, lit: false }),
  ]);
export const sock = (x: number, y: number, s: number, depth: number, turn = 0): SceneCut[] =>
  called('sock', [
    {
      shape: '-20,-60! 20,-60! 20,10 62,30 60,56 0,54 -22,30',
      at: [x, y] as const,
      scale: s,
      turn,
      colour: '#2f8f86',
      depth,
      lift: 0.8,
    },
    {
      line: '-20,-34 20,-34',
      at: [x, y] as const,
      scale: s,
      turn,
      width: 12,
      colour: '#f6e7a0',
      depth: depth + 0.0002,
    },
  ]);
export const label = (text: string, x: number, y: number, s: number, depth: number, turn = 0): SceneCut[] =>
  called('label', [
    {
      shape: `${-24 - text.length * 15},-40! ${14 + text.length * 15},-40! ${44 + text.length * 15},0! ${14 + text.length * 15},40! ${-24 - text.length * 15},40!`,
      snip: true,
      at: [x, y] as const,
      scale: s,
      turn,
      colour: '#fbf3de',
      depth,
      lift: 1,
      lit: false,
    },
    word(text, x - 8 * s, y, 34 * s, '#4a3550', { depth: depth + 0.0002, turn }),
  ]);
export const thread = (l: string, depth: number, width = 6) =>
  line(l, RED, width, { depth, lit: false, what: 'thread' });
export const sheep = (
  x: number,
  y: number,
  s: number,
  depth: number,
  tone = '#f6f0e2',
  shut = false,
): SceneCut[] =>
  called('sheep', [
    {
      shape: '-90,20 -96,-30 -66,-66 -20,-78 30,-74 74,-56 96,-14 86,34 50,60 0,66 -56,56',
      at: [x, y] as const,
      scale: s,
      colour: tone,
      depth,
      lift: 1.2,
      print: 'knitting',
    },
    {
      shape: '-34,-30 0,-42 34,-30 64,-34 36,-8 26,40 0,54 -26,40 -36,-8 -64,-34',
      at: [x, y] as const,
      scale: s,
      colour: '#6b5a58',
      depth: depth + 0.0002,
      lift: 0.6,
    },
    ...(shut
      ? [
          {
            line: '-18,-2 -8,4 -2,-2',
            at: [x, y] as const,
            scale: s,
            width: 4,
            colour: '#f6f0e2',
            depth: depth + 0.0004,
          },
          {
            line: '4,-2 12,4 20,-2',
            at: [x, y] as const,
            scale: s,
            width: 4,
            colour: '#f6f0e2',
            depth: depth + 0.0004,
          },
        ]
      : [
          disc(x - 13 * s, y - 4 * s, 8 * s, '#fff6e0', { depth: depth + 0.0004 }),
          disc(x + 13 * s, y - 4 * s, 8 * s, '#fff6e0', { depth: depth + 0.0004 }),
          disc(x - 12 * s, y - 3 * s, 4 * s, '#2b2028', { depth: depth + 0.0005 }),
          disc(x + 14 * s, y - 3 * s, 4 * s, '#2b2028', { depth: depth + 0.0005 }),
        ]),
  ]);
export const house = (x: number, y: number, s: number, colour: string, depth: number): SceneCut[] =>
  called('house', [
    {
      shape: '-60,0! -60,-80! 60,-80! 60,0!',
      snip: true,
      at: [x, y] as const,
      scale: s,
      colour,
      depth,
      lift: 1,
      print: 'knitting',
    },
    {
      shape: '-80,-74! -36,-140! 0,-80! 36,-140! 80,-74!',
      snip: true,
      at: [x, y] as const,
      scale: s,
      colour: '#6a4f6e',
      depth: depth + 0.0002,
      lift: 1,
    },
    {
      shape: '-40,-60! -12,-60! -12,-20! -40,-20!',
      snip: true,
      at: [x, y] as const,
      scale: s,
      colour: '#f3c770',
      depth: depth + 0.0004,
      lift: 0,
      lit: false,
    },
    {
      shape: '12,-60! 40,-60! 40,-20! 12,-20!',
      snip: true,
      at: [x, y] as const,
      scale: s,
      colour: '#f3c770',
      depth: depth + 0.0004,
      lift: 0,
      lit: false,
    },
  ]);
/** A great amber eye behind one round glass. */
export const dragonEye = (x: number, y: number, r: number, depth: number, look: Place = [0, 0]): SceneCut[] =>
  called('dragon eye', [
    disc(x, y, r * 1.14, '#c79a3c', { depth, lit: false }),
    disc(x, y, r * 1.04, '#fbeecb', { depth: depth + 0.0002, lit: false }),
    disc(x + look[0], y + look[1], r * 0.68, '#e08a2a', { depth: depth + 0.0004, lit: false }),
    disc(x + look[0], y + look[1], r * 0.56, '#f0a93c', { depth: depth + 0.0005, lit: false }),
    {
      shape: `0,${-r * 0.52} ${r * 0.2},${-r * 0.2} ${r * 0.22},${r * 0.2} 0,${r * 0.52} ${-r * 0.22},${r * 0.2} ${-r * 0.2},${-r * 0.2}`,
      at: [x + look[0], y + look[1]] as const,
      colour: '#2a1a26',
      depth: depth + 0.0006,
      lift: 0,
      lit: false,
    },
    disc(x + look[0] - r * 0.26, y + look[1] - r * 0.3, r * 0.12, '#fffaf0', {
      depth: depth + 0.0008,
      lit: false,
    }),
  ]);
/** A shelf with odd things on it. */
export const shelf = (y: number, x: number, x2: number, depth: number, seed = 0): SceneCut[] =>
  called('shelf', [
    box(x, y, x2, y + 22, '#8a5a44', { depth: depth + 0.002, print: 'ledger' }),
    ...Array.from({ length: Math.max(1, Math.floor((x2 - x) / 130)) }, (_, i): SceneCut[] => {
      const at: Place = [x + 66 + i * 130, y];
      const k = (i * 3 + seed) % 6;
      const colour = ['#5f8fb0', '#c8794a', '#8aa36a', '#b0668a', '#d8b45a', '#6f6fae'][(i + seed) % 6]!;
      const shape = [
        '-12,0! -10,-110! -22,-150 -16,-190 16,-190 22,-150 10,-110! 12,0!',
        '-50,0! -56,-50 -30,-90 30,-90 56,-50 50,0!',
        '-14,0! -14,-160! 0,-196 14,-160! 14,0!',
        '-44,0! -44,-70! 44,-70! 44,0!',
        '-40,0! -20,-20 -16,-90 -44,-130 44,-130 16,-90 20,-20 40,0!',
        '-34,0! -34,-130! -10,-130! -10,-40 30,-34 34,0!',
      ][k]!;
      return [
        { shape, at, colour, depth, lift: 1, snip: k === 3 },
        {
          shape: '-16,-10! 12,-10! 20,0! 12,10! -16,10!',
          snip: true,
          at: [at[0], y + 34] as const,
          colour: '#fbf3de',
          depth: depth + 0.003,
          lift: 0.6,
        },
      ];
    }).flat(),
  ]);
export const smokeBank = (y: number, colour: string, depth: number) =>
  cut(
    `-420,${y} -200,${y - 40} 60,${y + 20} 260,${y - 50} 480,${y + 10} 700,${y - 44} 920,${y + 16} 1140,${y - 30} 1340,${y}! 1340,1700! -420,1700!`,
    colour,
    { depth, lift: 1.6, print: 'letters' },
  );
export const snowSlope = (
  y: number,
  y2: number,
  colour: string,
  depth: number,
  more: Partial<SheetCut> = {},
) =>
  cut(
    `-420,${y} 100,${y + (y2 - y) * 0.3 - 20} 500,${y + (y2 - y) * 0.6 + 10} 900,${y2} 1340,${y2 + 10}! 1340,1700! -420,1700!`,
    colour,
    { depth, lift: 1.8, ...more },
  );
export const wave = (y: number, colour: string, depth: number) =>
  cut(
    `-420,${y} -100,${y + 12} 160,${y - 10} 420,${y + 12} 680,${y - 8} 940,${y + 12} 1340,${y}! 1340,1700! -420,1700!`,
    colour,
    { depth, lift: 1 },
  );
export const dragonClaw = (x: number, y: number, s: number, turn: number, depth: number): SceneCut[] =>
  called('dragon claw', [
    {
      shape: '-70,-420! 70,-420! 62,-120 40,-40 -40,-40 -62,-120',
      at: [x, y] as const,
      scale: s,
      turn,
      colour: '#8f7ca6',
      depth,
      lift: 2,
    },
    {
      shape: '-38,-56 0,-74 38,-56 24,-10 0,40! -20,-10',
      at: [x, y] as const,
      scale: s,
      turn,
      colour: '#f3dca0',
      depth: depth + 0.0003,
      lift: 0.8,
    },
  ]);
const base = (
  backdrop: BackdropId,
  plain: string,
  light: LightId,
  seed: number,
  more: SceneSet = {},
): SceneSet => ({
  backdrop,
  light,
  plain,
  lighting: {},
  seed,
  ...more,
});
export const sets: Sets = {
  village: base('snow-village', '#cfe0ea', 'noon', 3, { papers: { land: 'knitting' } }),
  rim: base('dinosaur-valley', '#cbd5ea', 'noon', 5, { papers: { land: 'letters' } }),
  river: base('open-sea', '#a9bcc6', 'noon', 7, { papers: { land: 'letters' } }),
  ridge: base('ice', '#a9cbe2', 'noon', 9, { papers: { land: 'knitting' } }),
  cave: base('castle-hall', '#4a2c46', 'night', 11, {
    papers: { land: 'ledger' },
    lighting: { from: [120, 1300] },
  }),
};
export const caveGlow = [
  disc(450, 1000, 760, '#5e3648', { depth: 0.1, lit: false }),
  disc(450, 1060, 520, '#7d4544', { depth: 0.101, lit: false }),
  disc(450, 1120, 320, '#a85c40', { depth: 0.102, lit: false }),
];
const towersOfShelves = [-60, 190, 440, 690].flatMap((y, i) => [
  ...shelf(y + 120, -420, 230 - i * 18, 0.2, i),
  ...shelf(y + 60, 700 + i * 14, 1340, 0.2, i + 3),
]);
export const heldUpByDragon = (things: SceneCut[], sitter: Partial<NamedRole>): Picture => ({
  set: 'cave',
  shot: 'low-angle',
  camera: cam(),
  cuts: [
    ...caveGlow,
    ...towersOfShelves,
    cut(
      '470,1500! 430,1180 450,900 520,760 640,640 720,520! 780,560! 720,720 620,860 600,1100 640,1500!',
      '#8f7ca6',
      { depth: 0.71, lift: 2 },
    ),
    // two claws, very carefully, by the collar
    ...called('claw', dragonClaw(566, 466, 0.5, -96, 0.76).slice(1)),
    ...called('claw', dragonClaw(664, 452, 0.5, 82, 0.76).slice(1)),
    cut('700,640 790,540 810,440 770,370 712,380 676,420 672,470 720,470 716,520', '#8f7ca6', {
      depth: 0.755,
      lift: 1.4,
    }),
    cut('700,540 600,470 540,380 540,310 566,300 600,370 690,440', '#8f7ca6', { depth: 0.715, lift: 1.4 }),
    thread('590,560 570,760 610,980 560,1180 590,1700', 0.77, 6),
    { rings: [66], width: 12, on: 'dragon.eye', colour: GOLD, depth: 0.745, lit: false },
    ...things,
  ],
  cast: [
    {
      who: 'dragon',
      at: [330, 1420],
      scale: 1.35,
      facing: 'right',
      mood: 'glad',
      lookAt: 'hero',
      nod: -20,
      depth: 0.74,
    },
    {
      who: 'hero',
      pose: 'jump',
      at: [600, 330],
      by: 'head',
      scale: 1.05,
      seatOn: 'boat',
      facing: 'left',
      act: { spine: 14 },
      lookAt: 'dragon',
      shadow: false,
      depth: 0.75,
      ...sitter,
    },
  ],
});
