/**
 * The paper diorama of Home: a window in a sheet, a world behind it, three friends in front. It is drawn in layers for
 * parallax, and by the build, because it is the first thing seen.
 */

import type { Look } from '../figures/hero/look/look.ts';
import { defaultLook } from '../figures/hero/look/look.ts';
import { drawHero } from '../figures/hero/rig.ts';
import { Cutter } from '../paper/cutter.ts';
import { type Light, TABLE_LIGHT } from '../paper/light.ts';
import { triples } from '../paper/number-lists.ts';
import type { Point } from '../paper/outline.ts';
import { Paper } from '../paper/paper.ts';
import { AMBER, BLUSH, CLOUD, MOONLIGHT, POPPY, SPAR, STEM } from '../paper/papers.ts';
import { longNeck } from '../parts/animals/long-neck.ts';
import { drawAnimal } from '../parts/draw-animal.ts';
import { castle } from '../parts/props/castle.ts';
import { cloud } from '../parts/props/cloud.ts';
import { hotAirBalloon } from '../parts/props/hot-air-balloon.ts';
import { mushroom } from '../parts/props/mushroom.ts';
import { oak } from '../parts/props/oak.ts';
import { pine } from '../parts/props/pine.ts';
import { blossom } from '../parts/props/shapes/blossom.ts';
import { hull } from '../parts/props/shapes/hull.ts';
import type { DioramaShape } from './baked-pictures.ts';
import { EVENING_LIGHT } from './ui-picture.ts';

export interface DioramaLayer {
  readonly name: 'sky' | 'land' | 'sea' | 'boat' | 'frame' | 'friends';
  /** 0 far, 0.72 still, 1 near: CSS may move a layer by (depth − 0.72) × some pixels. */
  readonly depth: number;
  readonly svg: string;
}

export interface DioramaOptions {
  readonly shape?: DioramaShape;
  readonly evening?: boolean;
  /** The two children; sample heroes unless told. */
  readonly sailor?: Look;
  readonly friend?: Look;
}

interface DioramaBox {
  readonly width: number;
  readonly height: number;
  /** Centre and radii of the window. */
  readonly hole: readonly [cx: number, cy: number, rx: number, ry: number];
  /** Place of the 760 × 460 world behind it. */
  readonly world: readonly [x: number, y: number, scale: number];
}

/** Sizes in units; the wide stage lies on the right of Home's sheet and reaches below it. */
export const DIORAMA: Record<DioramaShape, DioramaBox> = {
  wide: { width: 800, height: 560, hole: [424, 244, 352, 226], world: [34, 16, 1.02] },
  portrait: { width: 700, height: 640, hole: [350, 306, 322, 280], world: [-78, 10, 1.22] },
};

const HOLE: readonly Point[] = [
  [0, -1],
  [0.42, -0.97],
  [0.8, -0.86],
  [0.97, -0.5],
  [1, 0.02],
  [0.95, 0.55],
  [0.72, 0.9],
  [0.3, 0.97],
  [-0.15, 0.95],
  [-0.6, 0.98],
  [-0.9, 0.78],
  [-1, 0.3],
  [-0.96, -0.3],
  [-0.82, -0.72],
  [-0.45, -0.94],
];

const sailorLook: Look = {
  ...defaultLook,
  skin: 's3',
  hair: 'afro',
  hairColour: 'soot',
  outfit: 'raincoat',
  cloth: 'honey',
  extras: ['scarf'],
  aids: [],
};
const friendLook: Look = {
  ...defaultLook,
  skin: 's8',
  hair: 'bob',
  hairColour: 'auburn',
  glasses: 'round',
  aidCloth: 'brick',
  outfit: 'raincoat',
  cloth: 'night',
  extras: [],
  aids: [],
};

interface Papers {
  readonly sky: readonly [string, string, string, string];
  readonly sun: string;
  readonly peak: string;
  readonly land: readonly [string, string, string];
  readonly sea: readonly [string, string, string];
  readonly frame: readonly [string, string];
  readonly cloud: string;
}

const DAY: Papers = {
  sky: ['#c6d3da', '#d8dfd4', '#ebe3c6', '#f6dfa8'],
  sun: AMBER,
  peak: '#e6bfa6',
  land: ['#c9d6b8', '#a9bd97', '#86a07a'],
  sea: ['#9db7c6', '#6f92ab', '#4f7896'],
  frame: ['#c8704f', '#e0a94a'],
  cloud: CLOUD,
};
const EVENING: Papers = {
  sky: ['#2f3b58', '#3d4b6c', '#52628a', '#7480a0'],
  sun: '#f8dfa2',
  peak: '#5a5674',
  land: ['#6f8a78', '#587762', '#466450'],
  sea: ['#54708c', '#3f5c7c', '#30496a'],
  frame: ['#8a4f3c', '#b3873f'],
  cloud: '#c9ccd6',
};

function sky(c: Cutter, p: Papers, evening: boolean): void {
  c.box(-160, -120, 1100, 760, p.sky[0], { lift: 0, edge: 'none', tex: 'brush', step: 400 });
  [
    [340, 262],
    [262, 204],
    [184, 146],
  ].forEach(([rx = 0, ry = 0], i) => {
    c.oval(430, 226, rx, ry, p.sky[i + 1]!, { lift: 1.5, tex: 'brush', edge: 'lit' });
  });
  c.glow(430, 184, 190, MOONLIGHT, evening ? 0.4 : 0.5);
  c.oval(430, 184, 68, 67, p.sun, { lift: 1.1, tex: 'felt' });
  face(c, 430, 184, evening);
  if (evening)
    for (let i = 0; i < 34; i++) {
      const [x, y, radius] = [c.between(-60, 820), c.between(-20, 230), c.between(3, 7)];
      if (Math.hypot(x - 430, y - 184) > 92)
        c.star(x, y, radius, '#f6e3a8', { lift: 0.1, tex: 'none', turn: i * 31 });
    }
  // The peak stays clear of the dinosaur's head at every parallax.
  c.cut('-100,360 30,238 112,158 196,288 300,262 400,310 460,360', p.peak, { lift: 1.3, tex: 'brush' });
  c.cut('112,158 138,198 122,190 110,206 98,190 80,190', p.cloud, { lift: 0.2, tex: 'none' });
  c.cut('400,360 520,240 592,292 694,188 860,360', c.shade(p.peak, -0.02), { lift: 1.3, tex: 'brush' });
  for (const [x, y, s] of triples('96,96,0.3 596,82,0.34 706,158,0.24 -60,150,0.3'))
    c.at(x, y, { scale: s }, () => cloud.draw(c, p.cloud));
}

/** The sun smiles, the moon sleeps. */
function face(c: Cutter, x: number, y: number, asleep: boolean): void {
  const ink = asleep ? '#a07a4e' : '#8f5a2c';
  for (const side of [-1, 1]) {
    const e = x + side * 25;
    if (asleep) c.mark(`${e - 10},${y - 8} ${e},${y - 1} ${e + 10},${y - 8}`, ink, 3.2);
    else c.mark(`${e - 9},${y - 4} ${e},${y - 13} ${e + 9},${y - 4}`, ink, 3.2);
    c.dot(x + side * 38, y + 9, 10, 7, BLUSH, 0.4);
  }
  c.mark(`${x - 12},${y + 13} ${x},${y + (asleep ? 20 : 23)} ${x + 12},${y + 13}`, ink, 3.2);
}

function land(c: Cutter, p: Papers, shape: DioramaShape): void {
  const hill = (ys: readonly number[], colour: string) =>
    c.blob(
      `-160,640! ${ys.map((y, i) => `${-160 + (i * 1100) / (ys.length - 1)},${y}${i === 0 || i === ys.length - 1 ? '!' : ''}`).join(' ')} 940,640!`,
      colour,
      { lift: 1.4, tex: 'brush', edge: 'lit' },
    );
  hill([300, 288, 316, 292, 272, 266, 290, 300], p.land[0]);
  // The window of the portrait ends sooner, so the castle comes in.
  const x0 = shape === 'portrait' ? 558 : 600;
  c.at(x0, 290, { scale: shape === 'portrait' ? 0.34 : 0.4 }, () => castle.draw(c, '#fbf1e0'));
  const oaks: readonly (readonly [dx: number, scale: number])[] =
    shape === 'portrait'
      ? [[-64, 0.16]]
      : [
          [-78, 0.2],
          [80, 0.22],
        ];
  for (const [dx, scale] of oaks) c.at(x0 + dx, 296, { scale }, () => oak.draw(c, p.land[2]));
  c.at(310, 190, { turn: -4, scale: 0.86 }, () => {
    c.at(2, -14, { scale: 0.12 }, () => drawAnimal(c, 'rabbit', 'joy'));
    c.at(0, 0, { scale: 0.24 }, () => hotAirBalloon.draw(c, '#d9644a'));
  });
  c.at(160, 376, { scale: 0.48, flip: true }, () => longNeck.draw(c, 'joy', '#8fae80'));
  c.at(204, 172, { scale: 0.13, flip: true }, () => drawAnimal(c, 'bird', 'joy'));
  hill([352, 338, 344, 366, 360, 344, 326, 330], p.land[1]);
  for (const [x, y, s] of triples('40,362,0.24 84,370,0.17 716,348,0.26 768,354,0.2'))
    c.at(x, y, { scale: s }, () => pine.draw(c, p.land[2]));
}

function waves(c: Cutter, y: number, colour: string, offset: number): void {
  let edge = '-160,640!';
  for (let x = -160 + offset; x < 960; x += 74) edge += ` ${x},${y}! ${x + 24},${y + 14} ${x + 52},${y + 8}`;
  c.blob(`${edge} 960,640!`, colour, { lift: 1.3, tex: 'brush', edge: 'lit', step: 12 });
}

function sea(c: Cutter, p: Papers, shape: DioramaShape): void {
  waves(c, 356, p.sea[0], 0);
  // The whale of the portrait keeps its tail between the fox's and the bear.
  const [x, y, scale] = shape === 'portrait' ? [509, 384, 0.15] : [516, 396, 0.21];
  c.at(x, y, { scale, turn: 2 }, () => drawAnimal(c, 'whale', 'joy'));
  waves(c, 392, p.sea[1], -34);
}

function boat(c: Cutter, p: Papers, sailor: Look): void {
  c.band('330,398 328,228', [9, 7], SPAR, { lift: 0.6 });
  c.blob('340,234! 384,278 404,330 410,372! 374,378 338,374!', '#fbf4e4', { lift: 0.9, tex: 'brush' });
  c.blob('322,250! 288,300 270,350 266,372! 296,378 322,374!', '#f4dca4', { lift: 0.8, tex: 'brush' });
  c.at(266, 416, { scale: 0.54 }, () =>
    drawHero(sailor, { pose: 'wave', expression: 'joy', facing: 'left', groundShadow: false }, c.paper),
  );
  c.at(394, 408, { scale: 0.3 }, () => drawAnimal(c, 'fox', 'joy'));
  c.at(326, 432, { scale: 0.76, turn: -3 }, () => hull(c, POPPY));
  waves(c, 430, p.sea[2], -10);
}

function frame(c: Cutter, box: DioramaBox, p: Papers): void {
  const [cx, cy, rx, ry] = box.hole;
  const ring = (k: number, colour: string, outer: readonly Point[]) =>
    c.paper.sheet(outer, colour, {
      lift: 2.2,
      edge: 'lit',
      texture: 'felt',
      step: 26,
      holes: [HOLE.map(([x, y]) => [cx + x * rx * k, cy + y * ry * k] as const)],
    });
  const band = (k: number): Point[] => HOLE.map(([x, y]) => [cx + x * rx * k, cy + y * ry * k] as const);
  ring(0.93, p.frame[0], band(1.012));
  ring(0.966, p.frame[1], band(1.02));
}

function friends(c: Cutter, shape: DioramaShape, friend: Look): void {
  if (shape === 'portrait') {
    c.at(614, 628, { scale: 0.32 }, () => drawAnimal(c, 'bear', 'joy'));
    c.at(672, 626, { scale: 0.3 }, () => drawAnimal(c, 'rabbit', 'rest'));
    c.at(44, 622, { scale: 0.6 }, () => mushroom.draw(c, POPPY));
    return;
  }
  c.at(34, 546, { scale: 0.46 }, () => mushroom.draw(c, POPPY));
  c.band('72,548 68,520 74,496', [7, 6, 5], STEM, { tex: 'none' });
  blossom(c, [74, 490], 27, '#f2c766', 7, '#c8704f');
  c.at(132, 548, { scale: 0.68 }, () => drawHero(friend, { pose: 'wave', expression: 'joy' }, c.paper));
  c.band('200,548 204,528 196,510', [7, 6, 5], STEM, { tex: 'none' });
  blossom(c, [196, 504], 22, POPPY, 7);
  c.at(700, 548, { scale: 0.37 }, () => drawAnimal(c, 'bear', 'joy'));
  c.at(762, 546, { scale: 0.36 }, () => drawAnimal(c, 'rabbit', 'rest'));
  c.at(636, 548, { scale: 0.28 }, () => mushroom.draw(c, AMBER));
}

/** Returns the layers from far to near, each the size of the whole stage. */
export function diorama({
  shape = 'wide',
  evening = false,
  sailor = sailorLook,
  friend = friendLook,
}: DioramaOptions = {}): DioramaLayer[] {
  const box = DIORAMA[shape];
  const light: Light = evening ? EVENING_LIGHT : TABLE_LIGHT;
  const papers = evening ? EVENING : DAY;
  const layer = (name: DioramaLayer['name'], depth: number, draw: (c: Cutter) => void): DioramaLayer => {
    const paper = new Paper({ width: box.width, height: box.height, light, prefix: `d${name}`, seed: 11 });
    draw(new Cutter(paper));
    return { name, depth, svg: paper.toSvg({ size: true }) };
  };
  /** Draws a layer that is seen through the window. */
  const world = (name: DioramaLayer['name'], depth: number, draw: (c: Cutter) => void) =>
    layer(name, depth, (c) => {
      const [cx, cy, rx, ry] = box.hole;
      const opening = c.paper.sheet(
        HOLE.map(([x, y]) => [cx + x * rx * 0.985, cy + y * ry * 0.985] as const),
        'none',
        { lift: 0, edge: 'none' },
      );
      c.paper.within(opening, () => c.at(box.world[0], box.world[1], { scale: box.world[2] }, () => draw(c)));
    });
  return [
    world('sky', 0.1, (c) => sky(c, papers, evening)),
    world('land', 0.4, (c) => land(c, papers, shape)),
    world('sea', 0.6, (c) => sea(c, papers, shape)),
    world('boat', 0.72, (c) => boat(c, papers, sailor)),
    layer('frame', 0.85, (c) => frame(c, box, papers)),
    layer('friends', 1, (c) => friends(c, shape, friend)),
  ];
}
