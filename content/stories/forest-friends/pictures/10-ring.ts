import type { SceneCut, SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import type { NamedRole } from '../../../../illustration/scene/format/roles.ts';
import { called } from '../../../cuts/called.ts';
import { ellipse } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import { shapes } from '../../../cuts/shapes.ts';
import type { Picture } from '../../../pictures.ts';
import { BEAR, RED, snail, WHITE, withoutScarf } from '../parts.ts';

const { cut, oval, disc, line } = shapes({ sheet: { lift: 0.5 } });
const INK = '#2b2026';

/** Mirrors points about x 0 where `k` is -1. */
const side = (k: number, points: string): string =>
  points.replaceAll(/-?[\d.]+(?=,)/gu, (x) => String(k * Number(x)));

/** Animals that walk in profile, their feet on 0, 0: to the right, or to the left where `k` is -1. */
const WALKERS: Readonly<Record<string, (k: number) => SceneCut[]>> = {
  bear: (k) => [
    ...[-58, -30, 30, 56].map((x) => oval(k * x, -22, 17, 28, '#5c3c26')),
    disc(k * -86, -78, 12, BEAR),
    oval(k * -6, -72, 86, 54, BEAR, { print: 'knitting' }),
    disc(k * 66, -128, 15, '#543622'),
    disc(k * 82, -92, 42, BEAR),
    oval(k * 116, -80, 20, 15, '#a57f5f'),
    disc(k * 132, -86, 7, INK),
    disc(k * 94, -100, 5, INK),
  ],
  deer: (k) => [
    ...[-36, -22, 26, 40].map((x) => line(side(k, `${x},-62 ${x + 4},0`), '#8f5c33', 9)),
    oval(k * -52, -92, 12, 9, WHITE),
    cut(side(k, '-52,-96 -20,-112 22,-106 40,-150 66,-148 56,-92 34,-62 -36,-60'), '#c58a52'),
    oval(k * 66, -152, 27, 16, '#c58a52'),
    oval(k * 38, -172, 16, 8, '#a8713f', {}, k * 30),
    disc(k * 92, -150, 5, INK),
    disc(k * 66, -156, 4, INK),
    ...[-30, -8, 12].map((x, i) => disc(k * x, -94 + (i % 2) * 10, 5, WHITE)),
  ],
  squirrel: (k) => [
    cut(side(k, '-14,-14 -52,-20 -66,-66 -52,-106 -22,-110 -12,-88 -30,-72 -26,-44 -8,-34'), '#b5562b'),
    oval(k * 4, -32, 24, 30, '#c8672f'),
    oval(k * 14, -26, 12, 20, '#f0d8b0'),
    disc(k * 20, -70, 20, '#c8672f'),
    oval(k * 10, -94, 5, 11, '#b5562b'),
    disc(k * 26, -74, 4, INK),
    disc(k * 40, -66, 4, INK),
  ],
  rabbit: (k) => [
    oval(k * 4, -78, 7, 24, '#b9aca6', {}, k * -26),
    oval(k * 14, -80, 7, 24, '#d9cdc4', {}, k * -14),
    disc(k * -28, -28, 9, WHITE),
    oval(k * -2, -25, 29, 23, '#d9cdc4'),
    oval(k * -10, -6, 18, 7, '#b9aca6'),
    disc(k * 24, -48, 17, '#d9cdc4'),
    disc(k * 29, -52, 3.6, INK),
    disc(k * 41, -45, 3.4, '#b9665c'),
  ],
  mouse: (k) => [
    line(side(k, '-26,-12 -48,-6 -66,-16'), '#b48f8f', 5),
    oval(0, -20, 30, 19, '#8e8791'),
    disc(k * 18, -46, 13, '#8e8791'),
    disc(k * 18, -46, 8, '#d9a1a0'),
    oval(k * 30, -28, 18, 13, '#8e8791'),
    disc(k * 47, -26, 4, '#b9665c'),
    disc(k * 34, -32, 3.4, INK),
  ],
  owl: (k) => [
    oval(k * -2, -42, 27, 40, '#8a6444'),
    oval(k * 10, -36, 15, 28, '#e8d3ac'),
    oval(k * -12, -40, 14, 30, '#5f412c'),
    disc(k * 4, -88, 27, '#8a6444'),
    disc(k * 12, -90, 13, WHITE),
    disc(k * 15, -90, 6, INK),
    cut(side(k, '26,-92! 40,-82! 25,-78!'), '#e2a03a'),
  ],
  hedgehog: (k) => [
    cut(
      side(
        k,
        '-50,-4! -62,-22! -48,-24! -54,-46! -36,-42! -34,-62! -18,-54! -8,-72! 4,-56! 20,-66! 24,-46! 40,-44! 36,-4!',
      ),
      '#4a3527',
      { snip: true },
    ),
    cut(side(k, '24,-46 42,-38 68,-20! 44,-8 22,-4'), '#d8b48a'),
    disc(k * 67, -20, 5, INK),
    disc(k * 42, -28, 3.6, INK),
  ],
};

/** The ring around the hill, seen from high up and a little from the side. */
const RING = { x: 450, y: 730, rx: 395, ry: 330 } as const;
const onRing = (turn: number): [number, number] => {
  const a = (turn * Math.PI) / 180;
  return [Math.round(RING.x + Math.sin(a) * RING.rx), Math.round(RING.y - Math.cos(a) * RING.ry)];
};
/** Who is nearer is larger and before who is farther. */
const near = (y: number) => (y - RING.y) / RING.ry;

/** Somebody of the ring at so many degrees clockwise from its far side. */
const walker = (what: string, turn: number, size = 1): SceneCut[] => {
  const [x, y] = onRing(turn);
  const back = turn > 290 || turn < 92;
  return called(what, WALKERS[what]!(back ? 1 : -1)).map((piece, i) => ({
    ...piece,
    at: piece.at
      ? [x + piece.at[0] * size * (1 + near(y) * 0.16), y + piece.at[1] * size * (1 + near(y) * 0.16)]
      : [x, y],
    scale: size * (1 + near(y) * 0.16),
    depth: 0.55 + y / 10000 + i * 0.0002,
  }));
};

const crown = ([x, y, r]: readonly [number, number, number], i: number): SheetCut => ({
  shape: Array.from({ length: 9 }, (_, k) => {
    const out = r * (k % 2 ? 0.86 : 1);
    const a = (k / 9) * 6.283 + i;
    return `${Math.round(x + Math.cos(a) * out)},${Math.round(y + Math.sin(a) * out)}`;
  }).join(' '),
  colour: ['#6a4663', '#80505f', '#5c4062', '#8c5a58'][i % 4]!,
  depth: y > 900 ? 0.8 : 0.2 + (i % 5) * 0.01,
  lift: 1.6,
  ...(i % 3 ? {} : { print: 'map' as const }),
});

export const scene: Picture = {
  backdrop: 'forest',
  light: 'dusk',
  plain: '#4c3a56',
  papers: { land: 'map' },
  lighting: { from: [1200, 200] },
  seed: 6,
  shot: 'establish',
  camera: cam(),
  wide: cam({ on: [290, 700] }),
  wears: withoutScarf,
  cuts: [
    ...(
      [
        [40, 60, 190],
        [300, 10, 170],
        [590, 20, 190],
        [860, 90, 190],
        [-100, 300, 160],
        [970, 380, 130],
        [-190, 620, 170],
        [1060, 700, 160],
        [-210, 940, 170],
        [1040, 1010, 170],
        [60, 1290, 150],
        [320, 1370, 160],
        [600, 1360, 160],
        [850, 1290, 160],
        [-330, 180, 200],
        [-420, 520, 210],
        [-400, 860, 220],
        [-260, 1190, 210],
        [1200, 240, 200],
        [1250, 880, 200],
        [-540, 1130, 220],
      ] as const
    ).map(crown),
    { shape: ellipse(450, 730, 492, 432), colour: '#b97852', depth: 0.4, lift: 1, print: 'map' },
    { shape: ellipse(450, 730, 452, 388), colour: '#e2ab6a', depth: 0.41, lift: 0.4 },
    {
      shape: ellipse(450, 745, 318, 262),
      what: 'hill',
      colour: '#a98f48',
      depth: 0.42,
      lift: 1.6,
      print: 'map',
    },
    { shape: ellipse(450, 722, 258, 206), colour: '#c0a351', depth: 0.43, lift: 1.6 },
    { shape: ellipse(450, 700, 190, 148), colour: '#d8b85d', depth: 0.44, lift: 1.6 },
    { shape: ellipse(450, 682, 116, 84), colour: '#f0d27c', depth: 0.45, lift: 1.6 },
    // The place that was taken, on its twig: between the hedgehog and the bear.
    { line: '224,446 232,372 262,330', width: 9, colour: '#4c3524', depth: 0.58 },
    { line: '232,372 300,352', width: 8, colour: '#4c3524', depth: 0.58 },
    { shape: '262,350! 292,350! 300,432! 268,434!', what: 'scarf', colour: RED, depth: 0.581, lift: 1 },
    { shape: '290,350! 314,346! 336,416! 308,424!', colour: RED, depth: 0.5805, lift: 1 },
    ...[372, 402].flatMap((y): SceneCut[] => [
      { shape: `265,${y}! 294,${y}! 296,${y + 14}! 266,${y + 14}!`, colour: WHITE, depth: 0.582, lift: 0 },
      {
        shape: `300,${y - 4}! ${322 + (y - 372) / 4},${y - 8}! ${327 + (y - 372) / 4},${y + 5}! 304,${y + 10}!`,
        colour: WHITE,
        depth: 0.5815,
        lift: 0,
      },
    ]),
    {
      shape: '800,428! 840,422! 845,482! 804,488!',
      colour: '#f7f0de',
      depth: 0.625,
      lift: 0.6,
      print: 'newsprint',
    },
    ...walker('bear', 24, 1.1),
    ...walker('deer', 45, 1),
    ...walker('squirrel', 95, 1),
    ...[106, 119, 131, 142, 153, 164, 175, 186, 197].flatMap((turn) => walker('rabbit', turn)),
    ...walker('mouse', 245, 1.2),
    ...walker('owl', 265),
    ...walker('hedgehog', 290, 1.15),
  ],
  cast: [
    {
      who: 'grownUp',
      pose: 'walk',
      at: onRing(60),
      floats: 'walks round the hill, seen from above',
      scale: 0.38,
      facing: 'right',
      touch: { right: [814, 478] },
      depth: 0.55 + onRing(60)[1] / 10000,
      shadow: false,
    },
    {
      who: 'hero',
      pose: 'stand',
      at: [450, 690],
      scale: 0.74,
      facing: 'front',
      expression: 'wonder',
      act: { spine: 12 },
      hands: 'open',
      touch: { left: [350, 560], right: [556, 540] },
      depth: 0.64,
    },
    snail([352, 1078], { scale: 0.3, facing: 'left', depth: 0.67 }),
    {
      who: 'friend',
      pose: 'walk',
      floats: 'walks round the hill, seen from above',
      at: onRing(222),
      scale: 0.34,
      facing: 'left',
      depth: 0.55 + onRing(222)[1] / 10000,
      shadow: false,
    },
    ...(
      [
        ['ida', 74],
        ['kofi', 84],
      ] as const
    ).map(
      ([who, turn]): NamedRole => ({
        who,
        pose: 'walk',
        floats: 'walks round the hill, seen from above',
        at: onRing(turn),
        scale: 0.3,
        facing: 'right',
        depth: 0.55 + onRing(turn)[1] / 10000,
        shadow: false,
      }),
    ),
  ],
};
