/** The moon that carries a basket: awake when it comes down to the roofs, asleep among the stars, alone by day. */

import type { Cutter } from '../paper/cutter.ts';
import { AMBER, ROPE, TERRACOTTA, UMBER } from '../paper/papers.ts';
import type { Prop } from './prop.ts';

const GARLAND = '-202,-392 -110,-318 26,-290 158,-342 218,-422';

/** Disc and face, the middle at 0,0, the radius 232. Its eyes look down on whoever hangs beneath it. */
function moonFace(c: Cutter, colour: string, asleep: boolean): void {
  c.oval(0, 0, 232, 230, colour, { lift: 1.6, tex: 'brush', lit: false });
  c.blob(
    '40,-226 -104,-200 -212,-88 -226,36 -158,166 -16,228 56,222 -48,158 -104,54 -100,-64 -44,-170',
    c.mix(colour, '#fffaf0', 0.6),
    { lift: 0.8, lit: false },
  );
  for (const [x, y, rx] of [
    [130, -104, 34],
    [172, 18, 22],
    [96, 130, 29],
  ] as const)
    c.oval(x, y, rx, rx * 0.9, c.shade(colour, -0.05), { lift: 0.2, lit: false });
  for (const x of [-34, 94]) {
    if (asleep) c.mark(`${x - 28},-12 ${x},10 ${x + 28},-13`, UMBER, 8);
    else {
      c.dot(x, -6, 15, 19, '#5a3a34', 1, false);
      c.dot(x + 5, -13, 5, 5.6, '#fff6e0', 1, false);
    }
  }
  c.mark(asleep ? '6,54 32,74 58,52' : '-12,50 31,76 74,50', UMBER, 8);
  for (const x of [-64, 124]) c.dot(x, 42, 30, 20, '#f0a272', 0.6, false);
}

/** Hangs so that its ropes end a little below 0,0, behind the rim of a basket of some 1.7 times its scale. */
function carrying(c: Cutter, colour: string, asleep: boolean): void {
  c.glow(0, -500, 480, '#fbe7b2', 0.55);
  for (const [top, foot] of [
    [-148, -178],
    [-52, -64],
    [52, 64],
    [148, 178],
  ] as const)
    c.mark(`${top},-330 ${foot * 1.02},40`, ROPE, 5.4);
  c.at(0, -500, {}, () => moonFace(c, colour, asleep));
  // so near the moon its cloth is as bright as a hero's
  c.paper.tinted(c.paper.light.heroTint * 0.8, () => {
    c.band(GARLAND, [18, 23, 26, 23, 18], TERRACOTTA, { lift: 0.6 });
    for (let i = 0; i < 8; i++) {
      const [x, y] = c.pointAlong(GARLAND, 0.06 + i * 0.125);
      c.cut(
        `${x - 21},${y + 6} ${x + 22},${y + 4} ${x + 2},${y + 46}`,
        ['#5f9aa0', '#f3e3bd', TERRACOTTA, AMBER][i % 4]!,
        { lift: 0.4, tex: 'none' },
      );
    }
  });
}

export const moonBalloon: Prop = (c, colour) => carrying(c, colour, false);

export const moonBalloonAsleep: Prop = (c, colour) => carrying(c, colour, true);

/** Its ropes untied, asleep: the moon by day. Its middle is at 0,0. */
export const moonAsleep: Prop = (c, colour) => {
  c.glow(0, 0, 430, '#fff3d0', 0.6);
  moonFace(c, colour, true);
};
