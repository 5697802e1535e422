import type { Doll } from '../../figures/hero/body/doll.ts';
import { CLOTH, darker } from '../../figures/hero/body/palette.ts';
import { star } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import type { Toy } from '../toy.ts';

/** An open book from the front, its covers towards us; the spine is at 0, 0. */
function drawBook(doll: Doll, x: number, y: number, half = 40): void {
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
function drawBookAside(doll: Doll, x: number, y: number): void {
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

export const book: Toy = {
  id: 'book',
  order: 10,
  label: 'Book',
  comesWith: ['read'],
  draw(doll, { palm, bent }) {
    const [x, y] = palm(-1);
    const half = 40 * Math.min(1, doll.size.arm);
    if (doll.profile) drawBookAside(doll, x + 2, y);
    else if (bent) {
      const right = palm(1);
      drawBook(doll, (x + right[0]) / 2, (y + right[1]) / 2 - 6, half);
    } else drawBook(doll, 0, y - 6, half);
  },
};
