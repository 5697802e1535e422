/** Head coverings from the side. */

import { mix } from '../../paper/colour.ts';
import { arc, type Outline, star } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { CREAM, HONEY, paler } from '../palette.ts';
import { type AsideHair, HAIRLINE, skull } from './aside.ts';
import { spots } from './coverings.ts';
import { lock } from './strands.ts';

const shade = (cloth: string, amount: number): string => mix(cloth, '#3b2a30', amount);

const hijab: AsideHair = {
  ear: false,
  back({ paper, hair }) {
    paper.sheet(pts`-10,-40 -56,-20 -60,30 -62,74 -40,92 0,94 28,84 20,40`, shade(hair.cloth, 0.14));
  },
  front({ paper, hair }) {
    const k = hair.cloth;
    const dark = shade(k, 0.24);
    const light = paler(k, 0.27);
    paper.sheet(pts`47,-26 34,-34 20,-22 14,-6 19,-4 26,-15 40,-20`, mix(k, CREAM, 0.72), {
      lift: 0.5,
      jitter: 0.3,
      step: 6,
    });
    const outer: Outline = pts`
      47,-28! 42,-46 22,-59 -6,-63 -34,-55 -56,-32 -63,0 -60,32 -64,60 -58,78 -36,91 -6,96 22,90 39,74
      42,58 34,51! 22,49 10,38 8,20 10,2 18,-14 32,-23
    `;
    paper.sheet(outer, k, { texture: 'felt', lift: 0.9 });
    paper.flat(pts`34,52 14,54 -14,44 -40,26 -36,42 -12,62 18,68 38,62`, dark, { opacity: 0.35 });
    paper.brush(pts`38,58 12,60 -20,46 -48,16`, 2.4, dark, { opacity: 0.75 });
    paper.brush(pts`36,74 4,80 -30,68 -56,44`, 2, dark, { opacity: 0.55 });
    paper.brush(pts`2,30 0,4 10,-18`, 2, dark, { opacity: 0.5 });
    paper.brush(pts`-50,-20 -34,-44 -8,-53`, 2.2, light, { opacity: 0.7 });
    paper.brush(pts`-44,2 -34,-24 -14,-38`, 1.8, light, { opacity: 0.5 });
    paper.at({ x: 0, y: 40, rot: 12 }, () =>
      paper.sheet(star(5.6, 2.7), HONEY, { jitter: 0.1, step: 20, lift: 0.5 }),
    );
  },
};

const headscarf: AsideHair = {
  ear: true,
  back({ paper, hair }) {
    const k = hair.cloth;
    paper.sheet(pts`-40,16 -58,28 -68,48 -62,62! -54,56 -46,68! -38,48 -34,30`, shade(k, 0.12), {
      texture: 'felt',
    });
    paper.sheet(pts`-40,14 -64,14 -82,30 -80,44! -68,42 -50,32`, k, { texture: 'felt' });
  },
  front(doll) {
    const { paper, hair } = doll;
    const k = hair.cloth;
    lock(doll, [...pts`-40,8 -46,24 -36,38!`, ...HAIRLINE.slice(0, 8), ...pts`18,-24 -10,-20`], { step: 5 });
    const piece = paper.sheet(
      [...skull(7).slice(0, 7), ...pts`-54,12 -46,22! -28,12 -14,-2 4,-10 18,-19 32,-23`],
      k,
      { texture: 'felt' },
    );
    paper.within(piece, () => {
      paper.line(spots(paper.rng, 8), CREAM, 4, { opacity: 0.85, jitter: 0, step: 99 });
    });
    paper.brush(pts`40,-27 20,-24 2,-14 -18,-1 -40,16`, 1.6, shade(k, 0.28), { opacity: 0.6 });
    paper.sheet(pts`-38,8 -48,10 -52,20 -46,28 -36,22`, shade(k, 0.1), { step: 4, lift: 0.6 });
  },
};

const turban: AsideHair = {
  ear: true,
  front({ paper, hair }) {
    const k = hair.cloth;
    const dark = shade(k, 0.26);
    const light = paler(k, 0.28);
    paper.sheet(pts`44,-22 46,-34 34,-34 24,-22 34,-20`, mix(k, CREAM, 0.6), { lift: 0.3, step: 5 });
    paper.sheet(pts`40,-44 28,-70 0,-82 -30,-78 -52,-56 -58,-24 -52,4 -30,12 0,-10`, k, { texture: 'felt' });
    paper.brush(pts`-46,-50 -28,-70 2,-75`, 2, light, { opacity: 0.55 });
    // wraps, each from the brow up and round the back
    const wrap = (rise: number): Outline =>
      pts`
        49,${-26 - rise} 45,${-40 - rise} 26,${-52 - rise} -6,${-52 - rise * 0.9} -40,${-36 - rise * 0.7}
        -58,${-14 - rise * 0.4} -55,${8 - rise * 0.3}! -44,${14 - rise * 0.3} -22,${-2 - rise * 0.6}
        8,${-18 - rise} 30,${-22 - rise}
      `;
    for (const [rise, tone] of pts`17,0 8,0.05 0,0`) {
      paper.sheet(wrap(rise), tone ? shade(k, tone) : k, { lift: 0.6, texture: 'felt' });
      paper.brush(
        pts`40,${-32 - rise} 12,${-36 - rise} -22,${-26 - rise * 0.8} -50,${0 - rise * 0.4}`,
        1.9,
        rise === 8 ? dark : light,
        { opacity: 0.5 },
      );
    }
  },
};

const patka: AsideHair = {
  ear: true,
  front({ paper, hair }) {
    const k = hair.cloth;
    const dark = shade(k, 0.26);
    const light = paler(k, 0.28);
    paper.sheet(arc(8, -63, 18, 16, 0, 330, 11), k, { texture: 'felt', step: 5 });
    paper.brush(pts`-2,-68 8,-74 19,-69`, 1.8, light, { opacity: 0.6 });
    paper.sheet([...skull(5).slice(0, 7), ...pts`-54,10 -44,18! -26,8 -12,-3 6,-8 18,-18 32,-23`], k, {
      texture: 'felt',
    });
    paper.brush(pts`34,-25 26,-40 14,-52`, 1.8, dark, { opacity: 0.55 });
    paper.brush(pts`12,-14 4,-34 4,-53`, 1.8, dark, { opacity: 0.5 });
    paper.brush(pts`-16,-2 -22,-28 -10,-52`, 1.8, dark, { opacity: 0.45 });
    paper.brush(pts`-44,8 -46,-20 -24,-48`, 1.6, light, { opacity: 0.45 });
    paper.sheet(pts`-8,-55 8,-60 24,-54 22,-48 8,-52 -6,-49`, dark, { step: 5, lift: 0.5 });
  },
};

export const COVERINGS_ASIDE = { hijab, headscarf, turban, patka };
