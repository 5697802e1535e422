import { AMBER, IVORY, MOONLIGHT, SPAR, STRAW, TERRACOTTA, TWINE, WHITE } from '../paper/papers.ts';
import type { Prop } from './prop.ts';

/** Half a round of paper standing on y 0. */
function lobe(x: number, half: number, high: number): string {
  const rim = [
    [0.97, 0.3],
    [0.8, 0.68],
    [0.46, 0.93],
    [0, 1],
    [-0.46, 0.93],
    [-0.8, 0.68],
    [-0.97, 0.3],
  ].map(([u = 0, v = 0]) => `${x - half * u},${-high * v}`);
  return `${x - half},0! ${rim.join(' ')} ${x + half},0!`;
}

/** Five lobes on a flat foot, five smaller ones before them. */
export const cloud: Prop = (c, colour) => {
  c.blob(
    '-158,0! -162,-22 -152,-42 -130,-52 -108,-50! -108,-72 -92,-92 -68,-98 -46,-92! -38,-112 -16,-126 12,-127 34,-118 46,-100! 64,-110 88,-106 104,-88 106,-62! 128,-62 148,-50 158,-28 154,0!',
    colour,
    { lift: 1, tex: 'feltTurned', step: 8 },
  );
  for (const [x, half, high, k] of [
    [-50, 54, 62, 0.025],
    [58, 56, 66, 0.015],
    [2, 46, 46, 0.04],
    [-106, 40, 34, 0.045],
    [114, 38, 36, 0.04],
  ] as const)
    c.blob(lobe(x, half, high), c.shade(colour, k), { lift: 0.35, tex: 'none', step: 10 });
};

export const moon: Prop = (c, colour) => {
  c.glow(0, 0, 230, MOONLIGHT, 0.5);
  c.oval(0, 0, 110, 110, colour, { lift: 1.2, lit: false });
  for (const [x, y, r] of [
    [36, -46, 20],
    [52, 18, 13],
    [-14, 56, 16],
    [-50, -20, 11],
  ] as const)
    c.oval(x, y, r, r * 0.9, c.shade(colour, -0.05), { lift: 0.15, lit: false });
};

export const sun: Prop = (c, colour) => {
  c.glow(0, 0, 250, '#fff3cf', 0.6);
  c.oval(0, 0, 104, 104, colour, { lift: 1, lit: false });
};

export const star: Prop = (c, colour) => {
  c.glow(0, 0, 240, '#ffcd6e', 0.4);
  c.glow(0, 0, 110, '#fff0b8', 0.9);
  c.star(0, 0, 42, colour, { lift: 0.6, turn: 8, lit: false });
  c.star(-2, 1, 24, c.mix(colour, WHITE, 0.45), {
    lift: 0,
    edge: 'none',
    tex: 'none',
    turn: 8,
    lit: false,
  });
};

export const starString: Prop = (c, colour) => {
  c.mark('-220,-20 -110,18 0,28 110,16 220,-24', TWINE, 3);
  for (let i = 0; i < 7; i++) {
    const x = -186 + i * 62;
    const y = 30 - Math.abs(x) ** 2 / 900;
    c.mark(`${x},${y - 12} ${x},${y + 4}`, TWINE, 2.4);
    c.star(x, y + 24, 21, i % 3 === 1 ? TERRACOTTA : i % 3 ? STRAW : colour, { lift: 0.5, turn: i * 17 });
  }
};

export const rainbow: Prop = (c) => {
  const bands = [TERRACOTTA, '#e0934f', '#ecc76c', '#8fae7c', '#6f9bb0', '#8a7aa6'];
  bands.forEach((k, i) => {
    const r = 330 - i * 30;
    c.blob(
      `${-r},0! ${-r * 0.7},${-r * 0.72} 0,${-r} ${r * 0.7},${-r * 0.72} ${r},0! ${r - 26},0! ${(r - 26) * 0.7},${-(r - 26) * 0.72} 0,${-(r - 26)} ${-(r - 26) * 0.7},${-(r - 26) * 0.72} ${-(r - 26)},0!`,
      k,
      { lift: 0.5, tex: 'brush' },
    );
  });
};

export const snowflake: Prop = (c, colour) => {
  for (let i = 0; i < 3; i++)
    c.at(0, 0, { turn: i * 60 }, () => {
      c.band('0,-40 0,40', [7, 7], colour, { lift: 0.3, tex: 'none' });
      for (const s of [-1, 1]) {
        c.mark(`-13,${s * 34} 0,${s * 22} 13,${s * 34}`, colour, 5);
        c.mark(`-8,${s * 18} 0,${s * 10} 8,${s * 18}`, colour, 4);
      }
    });
};

export const comet: Prop = (c, colour) => {
  c.glow(0, 0, 120, MOONLIGHT, 0.5);
  for (const [w, k] of [
    [64, '#d98a66'],
    [42, '#ecb86c'],
    [22, '#fbe6b0'],
  ] as const)
    c.band('0,0 90,-34 190,-104 270,-190', [w, w * 0.8, w * 0.5, 2], k, { lift: 0.4, tex: 'brush' });
  c.star(0, 0, 56, colour, { lift: 0.6, turn: -12, lit: false });
};

export const planet: Prop = (c, colour) => {
  c.oval(0, 0, 100, 100, colour, { lift: 1.1 });
  c.blob('-96,-24 -40,-10 30,-30 94,-34 98,-6 40,2 -30,20 -98,4', c.shade(colour, 0.07), {
    lift: 0.1,
    tex: 'brush',
  });
  c.blob('-88,44 -30,38 40,52 84,50 60,78 0,84 -64,74', c.shade(colour, -0.07), { lift: 0.1, tex: 'brush' });
  c.dot(-30, -56, 16, 12, c.shade(colour, -0.06));
};

export const ringedPlanet: Prop = (c, colour) => {
  c.at(0, 0, { turn: -18 }, () => {
    c.blob('-176,-8 -120,-42 0,-50 120,-42 176,-8 140,-16 0,-28 -140,-16', '#e9d3a2', {
      lift: 0.5,
      tex: 'brush',
    });
    c.oval(0, 0, 96, 94, colour, { lift: 1 });
    c.blob('-92,-20 0,-10 92,-28 94,-2 0,18 -94,4', c.shade(colour, 0.06), { lift: 0.1, tex: 'brush' });
    c.blob('-180,-4 -120,36 0,50 120,36 180,-4 130,18 0,26 -130,18', STRAW, { lift: 0.8, tex: 'brush' });
  });
};

export const asteroid: Prop = (c, colour) => {
  c.blob('-76,10 -60,-44 -10,-64 50,-52 80,-4 58,46 4,60 -52,48', colour, { lift: 0.9 });
  for (const [x, y, r] of [
    [-24, -14, 17],
    [30, 16, 14],
    [20, -32, 9],
    [-14, 32, 8],
  ] as const) {
    c.dot(x, y, r, r * 0.82, c.shade(colour, -0.09));
    c.dot(x + 2, y + 3, r * 0.8, r * 0.6, c.shade(colour, -0.04));
  }
};

export const kite: Prop = (c, colour) => {
  c.mark('0,80 24,130 -14,180 16,240 0,300', TWINE, 3);
  for (const [x, y, k] of [
    [16, 118, AMBER],
    [-6, 176, TERRACOTTA],
    [14, 232, '#6f9bb0'],
  ] as const)
    c.cut(
      `${x - 22},${y - 12} ${x},${y} ${x + 22},${y - 12} ${x + 22},${y + 12} ${x},${y} ${x - 22},${y + 12}`,
      k,
      { lift: 0.4, tex: 'none' },
    );
  c.cut('0,-100 70,-14 0,84 -70,-14', colour, { lift: 0.9, tex: 'brush' });
  c.cut('0,-100 70,-14 0,-14', c.shade(colour, 0.08), { lift: 0.1, tex: 'brush' });
  c.cut('0,84 -70,-14 0,-14', IVORY, { lift: 0.1, tex: 'brush' });
  c.mark('0,-98 0,82', SPAR, 4);
  c.mark('-68,-14 68,-14', SPAR, 4);
};
