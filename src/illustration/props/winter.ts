import { AMBER, HARBOUR, IVORY, LAMP, SOOT, STRAW, TERRACOTTA, WOOD } from '../paper/papers.ts';
import { pine } from './plants.ts';
import type { Prop } from './prop.ts';

export const christmasTree: Prop = (c, colour) => {
  pine(c, colour);
  const lights = [TERRACOTTA, AMBER, STRAW, HARBOUR];
  [
    [-52, -78],
    [0, -64],
    [54, -82],
    [-30, -142],
    [30, -150],
    [-18, -224],
    [22, -232],
    [0, -300],
    [-64, -60],
    [66, -58],
  ].forEach(([x = 0, y = 0], i) => {
    c.glow(x, y, 26, LAMP, 0.5);
    c.oval(x, y, 10, 10, lights[i % 4]!, { lift: 0.3, tex: 'none', lit: false });
  });
  c.mark('-70,-100 -10,-118 60,-104', AMBER, 4, 0.8);
  c.mark('-46,-182 0,-196 44,-184', AMBER, 4, 0.8);
  c.glow(0, -424, 80, LAMP, 0.7);
  c.star(0, -420, 34, '#ffe08a', { lift: 0.6, lit: false });
};

export const snowman: Prop = (c, colour) => {
  for (const [line, s] of [
    ['-58,-150 -106,-184 -128,-176', -1],
    ['58,-150 104,-188 120,-216', 1],
  ] as const) {
    c.band(line, [10, 7, 4], '#6a4a36', { lift: 0.4, tex: 'none' });
    c.mark(s < 0 ? '-106,-184 -116,-208' : '104,-188 130,-190', '#6a4a36', 5);
  }
  c.oval(0, -62, 82, 70, colour, { lift: 0.8, tex: 'feltTurned' });
  c.oval(0, -156, 64, 56, colour, { lift: 0.7, tex: 'feltTurned' });
  for (const y of [-80, -140, -166]) c.dot(0, y, 6.4, 6.4, '#4a3a3e');
  c.oval(0, -240, 52, 48, colour, { lift: 0.7, tex: 'feltTurned' });
  c.band('-44,-204 0,-194 46,-206', [22, 24, 22], TERRACOTTA, { lift: 0.5 });
  c.band('30,-200 46,-166 40,-138', [22, 22, 22], TERRACOTTA, { lift: 0.5, square: true });
  c.cut('-2,-244 -52,-234 0,-230', '#df8a3c', { lift: 0.4 });
  for (const s of [-1, 1]) c.dot(s * 17, -254, 5, 6, SOOT);
  c.mark('-12,-220 2,-214 16,-222', SOOT, 3.4);
  c.box(-52, -288, 104, 15, '#3f3a4a', { lift: 0.4 });
  c.box(-34, -336, 68, 52, '#3f3a4a', { lift: 0.5 });
  c.box(-34, -300, 68, 12, AMBER, { lift: 0.1, tex: 'none' });
};

export const sled: Prop = (c, colour) => {
  for (const y of [0, -6])
    c.mark(`-140,${y - 48} -158,${y - 22} -130,${y} 120,${y}`, y ? c.shade(WOOD, -0.08) : WOOD, 13);
  for (const x of [-84, 60]) c.band(`${x},-4 ${x},-50`, [13, 13], WOOD, { lift: 0.4 });
  c.blob('-140,-52! 118,-56! 128,-40! -126,-36!', colour, { lift: 0.8, tex: 'brush' });
  c.mark('-146,-48 -190,-60 -220,-30', '#d9b483', 5);
};

export const wreath: Prop = (c, colour) => {
  for (let i = 0; i < 18; i++) {
    const a = (i / 18) * 360;
    c.at(0, 0, { turn: a }, () =>
      c.blob('0,-44! -15,-72 -4,-104! 12,-72', c.shade(colour, (i % 3) * 0.025), { lift: 0.4, tex: 'none' }),
    );
  }
  for (const [x, y] of [
    [-62, -34],
    [40, -58],
    [66, 30],
    [-30, 68],
  ] as const)
    c.oval(x, y, 9, 9, TERRACOTTA, { lift: 0.4, tex: 'none' });
  for (const s of [-1, 1]) c.blob(`0,76! ${s * 34},54 ${s * 48},88 ${s * 22},96`, TERRACOTTA, { lift: 0.6 });
  c.oval(0, 78, 12, 12, c.shade(TERRACOTTA, -0.05), { lift: 0.4, tex: 'none' });
};

export const igloo: Prop = (c, colour) => {
  c.blob('-190,4! -180,-90 -110,-176 0,-204 110,-176 180,-90 190,4!', colour, { lift: 1, tex: 'feltTurned' });
  for (const [y, half] of [
    [-52, 184],
    [-106, 160],
    [-156, 120],
  ] as const)
    c.mark(`${-half},${y} 0,${y - 10} ${half},${y}`, c.shade(colour, -0.07), 4);
  for (const [x, y] of [
    [-110, -50],
    [-40, -52],
    [110, -50],
    [-80, -104],
    [60, -104],
    [0, -156],
  ] as const)
    c.mark(`${x},${y - 2} ${x + 2},${y - 50}`, c.shade(colour, -0.07), 4);
  c.glow(60, -50, 120, LAMP, 0.5);
  c.blob('-4,4! 0,-88 60,-118 120,-88 128,4!', c.shade(colour, 0.03), { lift: 0.8 });
  c.blob('20,4! 24,-70 62,-92 102,-70 108,4!', '#e8a94e', { lift: 0, tex: 'none', lit: false });
  c.dot(64, -30, 30, 36, IVORY, 0.35, false);
};
