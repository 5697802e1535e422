import type { Doll } from '../../figures/hero/body/doll.ts';
import { CLOTH, darker, INK } from '../../figures/hero/body/palette.ts';
import type { Outline } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import type { Toy } from '../toy.ts';

/** Lean of a hobby-horse's stick in degrees. */
const LEAN = 50;

/** The stick of a hobby-horse, held at `x`, `y`, for `length` units behind the hand. */
function drawHobbyStick({ paper }: Doll, x: number, y: number, length: number): void {
  const line: Outline = pts`0,-20 0.6,${length * 0.5} 0,${length}`;
  paper.at({ x, y, rot: LEAN }, () => paper.brush(line, 5, CLOTH.bark, { ends: 0.8 }));
}

/** The felt head of a hobby-horse on a stick held at `x`, `y`. */
function drawHobbyHorse(doll: Doll, x: number, y: number): void {
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

export const horse: Toy = {
  id: 'horse',
  order: 40,
  label: 'Hobby-horse',
  comesWith: ['ride'],
  ridden: true,
  draw(doll, { reins }) {
    const [x, y] = reins();
    drawHobbyHorse(doll, x, y);
  },
  behindLegs: drawHobbyStick,
};
