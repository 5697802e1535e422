/** The few things a hero brings along: a toy, a book, a star, a pillow and a blanket. */

import { mix } from '../paper/colour.ts';
import { type Outline, placed, star } from '../paper/outline.ts';
import { pts } from '../paper/points.ts';
import { type Doll, onSide, SIDES } from './doll.ts';
import { CLOTH, darker, INK } from './palette.ts';

/** A felt rabbit, sitting; its middle is at 0, 0. */
export function drawBunny(doll: Doll, x: number, y: number, rot: number, scale: number): void {
  const { paper } = doll;
  const col = doll.cloth === CLOTH.oat ? CLOTH.sage : CLOTH.oat;
  const felt = { texture: 'felt', jitter: 0.4, lift: 0.6 } as const;
  paper.at({ x, y, rot, scale }, () => {
    for (const k of SIDES) {
      paper.sheet(onSide(k, pts`3,-20 2,-34 7,-46 12,-42 11,-30 9,-19`), col, felt);
      paper.flat(onSide(k, pts`5.4,-24 5.4,-34 8,-40 9,-32 7.6,-24`), CLOTH.rose, { opacity: 0.8 });
    }
    paper.sheet(pts`-9,-2 -13,12 -10,24 0,27 10,24 13,12 9,-2`, col, felt);
    for (const k of SIDES) paper.sheet(onSide(k, pts`5,20 14,20 17,27 10,31 4,28`), col, felt);
    paper.sheet(pts`-15,-10 -10,-22 0,-25 10,-22 15,-10 11,1 0,5 -11,1`, col, felt);
    for (const k of SIDES) {
      paper.ellipse(k * 5.6, -11, 1.7, 2, INK);
      paper.ellipse(k * 9, -6, 2.6, 2, CLOTH.rose, { opacity: 0.8 });
    }
    paper.brush(pts`-2,-6 0,-4.6 2,-6`, 2.4, CLOTH.clay);
    paper.line([pts`0,-4.6 0,-1.6`], darker(col, 0.3), 1.1);
    paper.line([pts`-4,14 4,18`, pts`4,13 -4,19`], CLOTH.cream, 1.2, { opacity: 0.9 });
  });
}

/** An open book from the front, its covers towards us; the spine is at 0, 0. */
export function drawBook(doll: Doll, x: number, y: number, half = 40): void {
  const { paper } = doll;
  const col = doll.cloth === CLOTH.night ? CLOTH.brick : CLOTH.night;
  const w = half;
  paper.at({ x, y }, () => {
    paper.sheet(pts`${-w - 3},-17! 0,-9! ${w + 3},-17! ${w + 1},24! 0,33! ${-w - 1},24!`, col, {
      jitter: 0.4,
      lift: 0.9,
      texture: 'feltTurned',
    });
    paper.sheet(
      pts`
        ${-w + 1},-22 ${-w * 0.5},-21 0,-11! ${w * 0.5},-21 ${w - 1},-22! ${w - 1},-14! 0,-5!
        ${-w + 1},-14!
      `,
      CLOTH.cream,
      { jitter: 0.3, lift: 0.4 },
    );
    paper.line(
      [pts`${-w + 2},-18 ${-w * 0.5},-17.4 0,-8`, pts`${w - 2},-18 ${w * 0.5},-17.4 0,-8`],
      '#c9b48e',
      0.9,
      { opacity: 0.9 },
    );
    paper.flat(pts`-2,-8! 2,-8! 2.6,32! -2.6,32!`, darker(col, 0.35), { opacity: 0.8 });
    paper.at({ x: -w * 0.46, y: 8, rot: -12 }, () =>
      paper.sheet(pts`2,-9 -5,-7 -8.4,-1 -7,5 -1,9 6,7! 1,4 -1.6,-1 0,-5`, CLOTH.butter, {
        jitter: 0.2,
        step: 4,
        lift: 0.3,
      }),
    );
    paper.at({ x: w * 0.46, y: 7, rot: -8 }, () =>
      paper.sheet(star(8, 3.8), CLOTH.butter, { jitter: 0.2, step: 30, lift: 0.4 }),
    );
  });
}

/** The book from the side, open towards the reader at the left; held at 0, 0. */
export function drawBookAside(doll: Doll, x: number, y: number): void {
  const { paper } = doll;
  const col = doll.cloth === CLOTH.night ? CLOTH.brick : CLOTH.night;
  paper.at({ x, y, rot: 14 }, () => {
    paper.sheet(pts`8,14! -20,-4! -22,-34! 4,-22!`, CLOTH.cream, { jitter: 0.3, lift: 0.5 });
    paper.line([pts`-17,-27 2,-17`, pts`-17,-21 3,-10`, pts`-16,-14 4,-3`], '#c9b48e', 1.1, { opacity: 0.9 });
    const cover = paper.sheet(pts`6,18! 4,-25! 33,-36! 35,4!`, col, {
      jitter: 0.4,
      lift: 0.9,
      texture: 'feltTurned',
    });
    paper.within(cover, () =>
      paper.flat(pts`4,20! 2,-26! 8,-28! 10,18!`, darker(col, 0.35), { opacity: 0.8 }),
    );
    paper.at({ x: 21, y: -10, rot: -14 }, () =>
      paper.sheet(star(8, 3.8), CLOTH.butter, { jitter: 0.2, step: 30, lift: 0.4 }),
    );
  });
}

/** Lean of a hobby-horse's stick in degrees. */
const LEAN = 50;

/** The stick of a hobby-horse, held at 0, 0, for `length` units behind the hand. */
export function drawHobbyStick({ paper }: Doll, x: number, y: number, length: number): void {
  const line: Outline = pts`0,-20 0.6,${length * 0.5} 0,${length}`;
  paper.at({ x, y, rot: LEAN }, () => paper.brush(line, 5, CLOTH.bark, { ends: 0.8 }));
}

/** The felt head of a hobby-horse on a stick held at 0, 0. */
export function drawHobbyHorse(doll: Doll, x: number, y: number): void {
  const { paper } = doll;
  const coat = doll.cloth === CLOTH.oat ? '#b98a60' : CLOTH.oat;
  const mane = '#8a5a40';
  const rein = doll.cloth === CLOTH.clay ? CLOTH.dusk : CLOTH.clay;
  paper.at({ x, y, rot: LEAN }, () => {
    paper.at({ y: -20, rot: -30, scale: 1.12 }, () => {
      paper.sheet(pts`-6,6 -17,4 -16,-6 -22,-12 -17,-20 -19,-29 -11,-33 -9,-42 0,-40 4,-30 -4,-10`, mane, {
        texture: 'felt',
        lift: 0.6,
        step: 5,
      });
      paper.sheet(pts`-3,-32 -4,-45 1,-49! 7,-40 6,-32`, coat, { step: 4, lift: 0.5 });
      paper.sheet(pts`-9,10 -13,-8 -11,-26 -2,-37 9,-36 21,-26 35,-13 37,-4 30,2 18,-1 9,-2 8,10`, coat, {
        texture: 'felt',
        lift: 0.8,
        jitter: 0.4,
      });
      paper.line([pts`22,-26 17,-10 18,-1`, pts`17,-12 4,-20 -10,-22`, pts`17,-9 4,2 -6,12`], rein, 2.6);
      paper.ellipse(17.4, -10.6, 2.4, 2.4, CLOTH.honey);
      paper.ellipse(7, -25, 2.5, 3, INK);
      paper.ellipse(6.2, -26.2, 0.8, 0.9, CLOTH.cream);
      paper.ellipse(31.6, -8.4, 1.5, 1.1, darker(coat, 0.5));
      paper.ellipse(12, -14, 4, 3, CLOTH.rose, { opacity: 0.6 });
      paper.sheet(pts`-12,5 9,4 9,12 -11,13`, rein, { step: 5, lift: 0.5, texture: 'felt' });
    });
  });
}

/** A paper star on a stick, held at the palm. */
export function drawWand(doll: Doll, x: number, y: number): void {
  const { paper } = doll;
  paper.at({ x, y, rot: 10 }, () => {
    paper.brush(pts`0,14 0,-8 1,-34`, 4.4, CLOTH.bark, { ends: 0.8 });
    paper.sheet(star(17, 8, 5, 1, -44), CLOTH.honey, { jitter: 0.3, step: 12, lift: 0.8, texture: 'felt' });
    paper.sheet(star(7, 3.4, 5, 1, -44), CLOTH.cream, { jitter: 0.2, step: 20, lift: 0.2 });
  });
}

/** The pillow under a sleeping head. Frame: the child lies along x, head to the left, hip joint at 0, 0. */
export function drawPillow(doll: Doll): void {
  const { paper, size } = doll;
  const x = -78 * (size.torso - 1);
  paper.at({ x }, () => {
    paper.sheet(
      pts`-196,-60 -160,-67 -110,-63 -70,-66 -60,-4 -68,62 -112,60 -158,64 -196,62 -190,0`,
      CLOTH.cream,
      {
        lift: 1.1,
        texture: 'felt',
      },
    );
    const hem: Outline = pts`-184,-50 -130,-55 -78,-54 -72,4 -80,52 -130,52 -184,52 -180,0 -184,-50`;
    paper.line([hem], CLOTH.dusk, 1.4, { opacity: 0.7, dash: [4, 3.4] });
  });
}

/** A quilt with a turned edge, over a body that still shows: hip, knees, toes. */
export function drawBlanket(doll: Doll): void {
  const { paper, size } = doll;
  const quilt = doll.cloth === CLOTH.night ? CLOTH.brick : CLOTH.night;
  const end = 92 * size.leg + 26;
  const cover = paper.sheet(
    pts`
      -46,-42 -20,-50 8,-47 ${end * 0.36},-55 ${end * 0.55},-50 ${end * 0.74},-42 ${end * 0.92},-47
      ${end + 4},-38 ${end + 8},-8 ${end + 3},20 ${end + 7},44 ${end * 0.86},52 ${end * 0.62},46
      ${end * 0.36},54 0,49 -26,55 -46,50 -52,28 -42,0
    `,
    quilt,
    { lift: 1.1, texture: 'felt' },
  );
  paper.within(cover, () => {
    const stars = Array.from({ length: 24 }, (_, i) => {
      const row = Math.floor(i / 6);
      const x = -40 + (i % 6) * 34 + (row % 2 ? 17 : 0);
      return placed(star(4.8, 2.2), x, -36 + row * 25, paper.rng.between(-20, 20));
    });
    paper.flat(stars, CLOTH.butter, { opacity: 0.95, jitter: 0.1, step: 30 });
    // the child under it: a soft ridge along back and legs, a tuck behind the knees, two small feet
    const fold = darker(quilt, 0.45);
    const crest = mix(quilt, CLOTH.cream, 0.4);
    paper.brush(pts`-26,-14 6,-22 ${end * 0.4},-26 ${end * 0.66},-14`, 8, crest, { opacity: 0.2 });
    paper.brush(pts`-30,22 4,32 ${end * 0.42},34 ${end * 0.7},20`, 9, fold, { opacity: 0.26 });
    paper.brush(pts`${end * 0.6},-48 ${end * 0.64},-30 ${end * 0.6},-12`, 3.4, fold, { opacity: 0.34 });
    paper.brush(pts`${end * 0.68},44 ${end * 0.7},28 ${end * 0.78},18`, 3.4, fold, { opacity: 0.34 });
    paper.brush(pts`${end * 0.86},-22 ${end * 0.95},-14 ${end * 0.93},2`, 4.4, crest, { opacity: 0.3 });
    paper.brush(pts`${end * 0.88},10 ${end * 0.97},16 ${end * 0.93},30`, 4.4, crest, { opacity: 0.3 });
    paper.brush(pts`${end * 0.84},-26 ${end * 0.8},4 ${end * 0.85},32`, 4, fold, { opacity: 0.22 });
  });
  paper.sheet(pts`-62,-42! -38,-47 -31,0 -36,54 -60,53! -54,0`, CLOTH.sage, {
    texture: 'feltTurned',
    lift: 0.7,
  });
  paper.line([pts`-42,-42 -36,0 -40,50`], CLOTH.cream, 1.2, { opacity: 0.8, dash: [3.4, 2.8] });
}

/** The shadow a figure throws on the ground; the light is never sharp here. */
export function drawGroundShadow(doll: Doll, x: number, y: number, width: number, height = 6.4): void {
  const { paper } = doll;
  const { shadow, shadowStrength } = paper.light;
  const layer = (dx: number, rx: number, ry: number, opacity: number): void =>
    paper.ellipse(x + dx, y, rx, ry, shadow, { lit: false, opacity: opacity * shadowStrength });
  layer(5, width * 1.14, height * 1.3, 0.05);
  layer(4, width, height, 0.09);
  layer(3, width * 0.8, height * 0.7, 0.09);
}
