import type { Cutter } from '../paper/cutter.ts';
import { AMBER, DARK_WOOD, IVORY, LAMP, OLIVE, TERRACOTTA, WALNUT, WOOD } from '../paper/papers.ts';
import type { Prop } from './prop.ts';

/** A window that is lit from inside, its foot at x, y. */
export function litWindow(
  c: Cutter,
  x: number,
  y: number,
  width: number,
  high: number,
  arched = false,
): void {
  c.glow(x, y - high / 2, width * 1.5, LAMP, 0.4);
  const h = width / 2;
  if (arched)
    c.blob(
      `${x - h},${y}! ${x - h},${y - high * 0.6} ${x},${y - high} ${x + h},${y - high * 0.6} ${x + h},${y}!`,
      LAMP,
      { lift: 0, tex: 'none', edge: 'none', lit: false },
    );
  else c.box(x - h, y - high, width, high, LAMP, { lift: 0, tex: 'none', edge: 'none', lit: false });
  if (width > 22) {
    c.mark(`${x},${y} ${x},${y - high}`, WOOD, 3);
    c.mark(`${x - h},${y - high * 0.48} ${x + h},${y - high * 0.48}`, WOOD, 3);
  }
}

function turret(c: Cutter, x: number, width: number, high: number, wall: string, roof: string): void {
  const h = width / 2;
  c.box(x - h, -high, width, high + 2, wall, { lift: 0.9, tex: 'feltTurned' });
  c.box(x + h * 0.3, -high, h * 0.7, high, c.shade(wall, -0.05), { lift: 0, edge: 'none', tex: 'none' });
  c.cut(`${x - h - 9},${-high + 4} ${x},${-high - width * 1.5} ${x + h + 9},${-high + 4}`, roof, {
    lift: 0.8,
    tex: 'brush',
  });
  c.cut(`${x},${-high - width * 1.5} ${x + h + 9},${-high + 4} ${x + 4},${-high + 4}`, c.shade(roof, -0.05), {
    lift: 0,
    edge: 'none',
    tex: 'none',
  });
  litWindow(c, x, -high + 62, 18, 36, true);
}

function pennant(c: Cutter, x: number, y: number, colour: string): void {
  c.mark(`${x},${y} ${x},${y - 58}`, WOOD, 4);
  c.blob(
    `${x},${y - 58}! ${x + 26},${y - 62} ${x + 52},${y - 44}! ${x + 26},${y - 36} ${x},${y - 32}!`,
    colour,
    { lift: 0.4, tex: 'none' },
  );
}

export const castle: Prop = (c, colour) => {
  const roof = TERRACOTTA;
  turret(c, 0, 96, 300, colour, roof);
  turret(c, -130, 70, 220, c.shade(colour, -0.02), roof);
  turret(c, 126, 74, 244, c.shade(colour, -0.02), roof);
  c.box(-168, -136, 336, 138, colour, { lift: 0.9, tex: 'feltTurned' });
  for (let i = 0; i < 8; i++) c.box(-168 + i * 43, -160, 26, 30, colour, { lift: 0.3 });
  for (const [x, y] of [
    [-120, -88],
    [-96, -40],
    [84, -96],
    [124, -52],
    [60, -30],
  ] as const)
    c.mark(`${x - 13},${y} ${x + 12},${y + 1}`, c.shade(colour, -0.09), 4, 0.7);
  c.blob('-40,2! -40,-58 0,-98 40,-58 40,2!', '#6a4a3c', { lift: 0.2, tex: 'brushUpright' });
  c.mark('0,-92 0,0', '#4f362e', 3);
  litWindow(c, -96, -60, 20, 40, true);
  litWindow(c, 98, -60, 20, 40, true);
  pennant(c, 0, -436, AMBER);
  pennant(c, 126, -350, OLIVE);
};

export const tower: Prop = (c, colour) => {
  c.cut('-58,2 -48,-330 48,-330 58,2', colour, { lift: 1, tex: 'feltTurned' });
  c.cut('14,2 14,-330 48,-330 58,2', c.shade(colour, -0.05), { lift: 0, edge: 'none', tex: 'none' });
  for (const [x, y] of [
    [-30, -60],
    [10, -120],
    [-22, -190],
    [16, -260],
    [28, -30],
  ] as const)
    c.mark(`${x - 13},${y} ${x + 12},${y + 1}`, c.shade(colour, -0.1), 4, 0.7);
  c.box(-64, -352, 128, 30, c.shade(colour, 0.03), { lift: 0.6 });
  c.cut('-80,-344 0,-500 80,-344', '#6a5a8c', { lift: 0.9, tex: 'brush' });
  for (const [x, y] of [
    [-14, -390],
    [20, -372],
    [-34, -362],
  ] as const)
    c.star(x, y, 10, AMBER, { lift: 0, tex: 'none' });
  litWindow(c, 0, -250, 32, 58, true);
  litWindow(c, -4, -130, 26, 48, true);
  c.blob('-24,2! -24,-46 0,-66 24,-46 24,2!', '#6a4a3c', { lift: 0.2 });
};

export const house: Prop = (c, colour) => {
  c.box(54, -232, 34, 80, TERRACOTTA, { lift: 0.5 });
  c.box(-104, -146, 208, 148, colour, { lift: 0.9, tex: 'feltTurned' });
  c.cut('-130,-138 0,-250 130,-138', '#a2513c', { lift: 0.9, tex: 'brush' });
  for (const y of [-210, -182, -158])
    c.mark(
      `${-(250 + y) * 0.9 - 18},${y} ${(250 + y) * 0.9 + 18},${y + 1}`,
      c.shade('#a2513c', -0.07),
      3,
      0.6,
    );
  litWindow(c, -56, -64, 46, 50);
  litWindow(c, 0, -166, 26, 30, true);
  c.blob('26,2! 26,-72 50,-92 76,-72 76,2!', WALNUT, { lift: 0.3, tex: 'brushUpright' });
  c.dot(66, -36, 4, 4, AMBER);
  c.cloud(-74, -2, 34, 22, 8, OLIVE, { lift: 0.4 });
};

export const hut: Prop = (c, colour) => {
  c.box(-84, -122, 168, 124, colour, { lift: 0.8, tex: 'brushUpright' });
  for (const x of [-50, -18, 18, 50]) c.mark(`${x},-120 ${x + 1},0`, c.shade(colour, -0.08), 3, 0.7);
  c.blob(
    '-132,-98! -60,-176 0,-216 60,-176 132,-98! 96,-104! 64,-92! 30,-106! 0,-92! -34,-106! -66,-92! -98,-104!',
    '#cba35c',
    { lift: 0.9, tex: 'brush' },
  );
  c.blob('-28,2! -28,-64 0,-82 28,-64 28,2!', '#5a3f34', { lift: 0.2 });
};

export const barn: Prop = (c, colour) => {
  c.cut('-150,2 -150,-150 -104,-226 0,-272 104,-226 150,-150 150,2', colour, {
    lift: 1,
    tex: 'brushUpright',
  });
  c.cut(
    '-166,-142 -112,-236 0,-286 112,-236 166,-142 144,-140 98,-214 0,-258 -98,-214 -144,-140',
    '#7a4a3c',
    { lift: 0.6, tex: 'brush' },
  );
  c.box(-62, -120, 124, 122, c.shade(colour, -0.06), { lift: 0.3, tex: 'brushUpright' });
  for (const p of ['-60,-118 60,0', '60,-118 -60,0', '-62,-120 62,-120', '0,-120 0,0']) c.mark(p, IVORY, 8);
  litWindow(c, 0, -158, 44, 48, true);
};

export const tent: Prop = (c, colour) => {
  c.cut('-150,2 0,-236 150,2', colour, { lift: 1, tex: 'brush' });
  c.cut('0,-236 -88,2 -46,2', IVORY, { lift: 0.1 });
  c.cut('0,-236 88,2 132,2', IVORY, { lift: 0.1 });
  c.cut('0,-190 -38,2 38,2', '#5a3f48', { lift: 0.1, tex: 'none' });
  c.cut('0,-190 40,2 66,2 20,-90', c.shade(colour, 0.06), { lift: 0.5 });
  c.mark('0,-232 0,-262', WOOD, 6);
  c.cut('0,-264 38,-250 0,-238', AMBER, { lift: 0.3 });
};

export const windmill: Prop = (c, colour) => {
  c.cut('-66,2 -44,-250 44,-250 66,2', colour, { lift: 1, tex: 'feltTurned' });
  c.blob('-54,-244! -30,-296 0,-308 30,-296 54,-244!', '#a2513c', { lift: 0.7 });
  litWindow(c, 0, -130, 34, 46, true);
  c.blob('-22,2! -22,-52 0,-70 22,-52 22,2!', WALNUT, { lift: 0.2 });
  for (let i = 0; i < 4; i++)
    c.at(0, -264, { turn: 24 + i * 90 }, () => {
      c.mark('0,0 0,-170', WOOD, 8);
      c.cut('6,-40 44,-44 40,-170 6,-172', IVORY, { lift: 0.6 });
      for (const y of [-72, -104, -136]) c.mark(`6,${y} 42,${y - 2}`, WOOD, 3, 0.8);
    });
  c.oval(0, -264, 13, 13, WOOD, { lift: 0.5 });
};

export const mushroomHouse: Prop = (c, colour) => {
  c.blob('-86,2! -70,-90 -56,-160 56,-160 70,-90 88,2!', '#f2e4c8', { lift: 0.9 });
  c.blob('-180,-140! -150,-236 -80,-290 0,-306 84,-288 150,-230 180,-140! 90,-122 0,-130 -90,-122', colour, {
    lift: 1,
  });
  for (const [x, y, r] of [
    [-90, -200, 26],
    [0, -250, 30],
    [92, -210, 24],
    [44, -168, 14],
    [-36, -164, 15],
  ] as const)
    c.dot(x, y, r, r * 0.82, IVORY, 0.95);
  c.blob('-34,2! -34,-66 0,-96 34,-66 34,2!', DARK_WOOD, { lift: 0.3, tex: 'brushUpright' });
  c.dot(20, -40, 5, 5, AMBER);
  litWindow(c, 56, -62, 28, 30, true);
};

export const fence: Prop = (c, colour) => {
  for (const y of [-78, -36])
    c.box(-220, y - 9, 440, 18, c.shade(colour, -0.04), { lift: 0.4, tex: 'brush' });
  for (let i = 0; i < 8; i++) {
    const x = -196 + i * 56;
    c.cut(`${x - 15},2 ${x - 15},-100 ${x},-122 ${x + 15},-100 ${x + 15},2`, colour, {
      lift: 0.6,
      tex: 'brushUpright',
    });
  }
};

export const gate: Prop = (c, colour) => {
  for (const x of [-130, 130]) {
    c.box(x - 30, -232, 60, 234, '#b3a79c', { lift: 0.9, tex: 'feltTurned' });
    c.box(x - 38, -250, 76, 24, '#c4b9ac', { lift: 0.5 });
    c.oval(x, -268, 22, 22, '#c4b9ac', { lift: 0.5 });
  }
  for (let i = 0; i < 7; i++) {
    const x = -84 + i * 28;
    c.mark(`${x},0 ${x},${-150 - 44 * Math.cos((x / 90) * 1.3)}`, colour, 8);
  }
  c.mark('-98,-150 -50,-186 0,-200 50,-186 98,-150', colour, 9);
  c.mark('-98,-40 98,-40', colour, 9);
};

export const bridge: Prop = (c, colour) => {
  c.blob(
    '-240,4! -230,-60 -110,-110 0,-122 110,-110 230,-60 240,4! 150,4! 110,-46 0,-66 -110,-46 -150,4!',
    colour,
    { lift: 1, tex: 'feltTurned' },
  );
  for (const [x, y] of [
    [-170, -40],
    [-110, -80],
    [-40, -94],
    [40, -94],
    [120, -76],
    [180, -36],
    [-200, -10],
    [204, -12],
  ] as const)
    c.mark(`${x - 16},${y} ${x + 14},${y - 2}`, c.shade(colour, -0.09), 4, 0.7);
  c.band('-236,-76 -110,-128 0,-142 110,-128 236,-76', [20, 20, 20, 20, 20], c.shade(colour, 0.04), {
    lift: 0.6,
  });
};
