import { AMBER, HARBOUR, IVORY, LAMP, OLIVE, TERRACOTTA, TRUNK, WHITE, WOOD } from '../paper/papers.ts';
import type { Prop } from './prop.ts';

export const volcano: Prop = (c, colour) => {
  c.glow(0, -320, 150, '#f2935a', 0.35);
  c.cloud(30, -430, 86, 54, 9, '#d9c4b8', { lift: 0.6 });
  c.cloud(-40, -390, 60, 40, 8, '#e6d4c6', { lift: 0.6 });
  c.cut('-300,4 -150,-190 -70,-310 -30,-294 20,-306 74,-296 150,-180 300,4', colour, {
    lift: 1.1,
    tex: 'brush',
  });
  c.cut('74,-296 150,-180 300,4 60,4 90,-150', c.shade(colour, -0.06), {
    lift: 0,
    edge: 'none',
    tex: 'none',
  });
  c.blob(
    '-72,-312! -30,-296 20,-308 76,-298! 60,-240 64,-180 40,-160 26,-220 4,-250 -6,-150 -26,-90 -40,-170 -30,-240',
    '#e0703f',
    { lift: 0.3 },
  );
  c.blob('-40,-304! 0,-296 40,-300! 30,-262 8,-268 -6,-220 -18,-260', '#f6c063', {
    lift: 0,
    tex: 'none',
    edge: 'none',
    lit: false,
  });
};

export const dinosaurEgg: Prop = (c, colour) => {
  c.blob('0,-124 44,-84 54,-40 34,-4 0,4 -34,-4 -54,-40 -44,-84', colour, { lift: 0.8 });
  for (const [x, y, r] of [
    [-20, -84, 11],
    [18, -62, 14],
    [-24, -38, 10],
    [26, -24, 8],
    [4, -104, 7],
  ] as const)
    c.dot(x, y, r, r * 0.85, OLIVE, 0.9);
  c.mark('-50,-50 -32,-62 -20,-48 -4,-62', c.shade(colour, -0.16), 3.6);
};

export const nest: Prop = (c, colour) => {
  for (const [x, s] of [
    [-40, 0.62],
    [4, 0.7],
    [46, 0.6],
  ] as const)
    c.at(x, -26, { scale: s }, () => dinosaurEgg(c, '#f0e2c6'));
  c.blob('-124,-40 -100,-56 100,-56 124,-40 90,0 0,10 -90,0', colour, { lift: 0.8, tex: 'brush' });
  for (let i = 0; i < 14; i++) {
    const x = -104 + i * 16;
    c.mark(
      `${x - 16},${-40 + (i % 3) * 12} ${x + 4},${-34 + (i % 2) * 8} ${x + 26},${-44 + (i % 4) * 10}`,
      c.shade(colour, i % 2 ? -0.1 : 0.07),
      4,
      0.9,
    );
  }
};

export const fossil: Prop = (c, colour) => {
  c.blob('-120,4! -104,-60 -50,-104 40,-110 106,-66 124,4!', '#9a8b7c', { lift: 0.9, tex: 'feltTurned' });
  c.mark('64,-40 40,-16 -10,-22 -26,-60 6,-86 42,-70 36,-44 12,-40 8,-56', colour, 13);
  for (const [x, y] of [
    [-20, -24],
    [-34, -52],
    [-10, -82],
    [24, -90],
  ] as const)
    c.dot(x, y, 5, 5, '#9a8b7c');
};

export const treasureMap: Prop = (c, colour) => {
  c.at(0, -70, { turn: -8 }, () => {
    c.blob(
      '-110,-64! -60,-72 0,-62 60,-72 112,-62! 106,0 114,62! 60,72 0,62 -60,72 -112,64! -104,0',
      colour,
      { lift: 0.9 },
    );
    c.blob('-70,-30 -30,-46 20,-30 60,-40 76,0 40,36 -20,30 -64,40 -84,4', OLIVE, {
      lift: 0.15,
      tex: 'none',
    });
    c.stitch('-84,40 -50,10 -20,22 12,-8 40,-2', TERRACOTTA, 5, [11, 10]);
    c.mark('42,-18 62,6', TERRACOTTA, 7);
    c.mark('62,-18 42,6', TERRACOTTA, 7);
  });
};

export const key: Prop = (c, colour) => {
  c.glow(0, -60, 110, LAMP, 0.45);
  c.at(0, -70, { turn: 24 }, () => {
    c.band('0,-20 0,84', [17, 15], colour, { lift: 0.6 });
    for (const [y, w] of [
      [54, 34],
      [76, 28],
    ] as const)
      c.box(4, y, w, 15, colour, { lift: 0.4 });
    c.oval(0, -44, 38, 36, colour, { lift: 0.6 });
    c.dot(0, -44, 19, 18, c.shade(colour, -0.24));
  });
};

export const magnifier: Prop = (c, colour) => {
  c.at(0, -80, { turn: 34 }, () => {
    c.band('0,50 0,118', [22, 26], WOOD, { lift: 0.6 });
    c.oval(0, -4, 60, 60, colour, { lift: 0.8 });
    c.oval(0, -4, 44, 44, '#dbeae8', { lift: 0.1, tex: 'none' });
    c.mark('-26,-18 -14,-32 4,-36', WHITE, 7, 0.9);
  });
};

export const bucket: Prop = (c, colour) => {
  c.mark('-56,-104 -30,-152 30,-152 56,-104', '#7a7078', 6);
  c.cut('-62,-108 62,-108 46,2 -46,2', colour, { lift: 0.8, tex: 'brushUpright' });
  c.box(-66, -116, 132, 20, c.shade(colour, 0.06), { lift: 0.4 });
  c.box(-52, -40, 104, 14, c.shade(colour, -0.08), { lift: 0.2, tex: 'none' });
};

export const hay: Prop = (c, colour) => {
  c.box(-120, -124, 240, 126, colour, { lift: 0.9, tex: 'brush' });
  for (let i = 0; i < 16; i++) {
    const x = -104 + (i % 8) * 28;
    const y = -96 + Math.floor(i / 8) * 54 + (i % 3) * 8;
    c.mark(`${x},${y} ${x + 20},${y - 12}`, c.shade(colour, i % 2 ? -0.1 : 0.08), 4, 0.9);
  }
  for (const x of [-56, 50]) c.mark(`${x},-122 ${x + 3},0`, TRUNK, 6);
};

export const bowl: Prop = (c, colour) => {
  for (const [x, k] of [
    [-30, TERRACOTTA],
    [4, OLIVE],
    [34, AMBER],
  ] as const)
    c.oval(x, -56, 24, 22, k, { lift: 0.4 });
  c.blob('-76,-50! 76,-50! 56,-8 24,2! -24,2! -56,-8', colour, { lift: 0.7 });
  c.mark('-66,-34 0,-28 66,-34', IVORY, 6, 0.8);
};

export const signpost: Prop = (c, colour) => {
  c.band('0,4 2,-236', [22, 18], TRUNK, { lift: 0.7, tex: 'brushUpright' });
  c.cut('-20,-224 100,-230 130,-202 102,-174 -20,-180', colour, { lift: 0.8, tex: 'brush' });
  c.cut('22,-158 -96,-162 -124,-136 -96,-108 22,-114', c.shade(colour, 0.05), { lift: 0.8, tex: 'brush' });
  c.mark('10,-203 74,-205', TRUNK, 5, 0.8);
  c.mark('-80,-136 0,-138', TRUNK, 5, 0.8);
};

export const wand: Prop = (c, colour) => {
  c.glow(40, -150, 120, LAMP, 0.7);
  c.band('-30,0 34,-134', [15, 9], colour, { lift: 0.6 });
  c.star(40, -150, 42, '#ffe9a3', { lift: 0.6, turn: 14, lit: false });
  for (const [x, y] of [
    [96, -176],
    [-8, -190],
    [88, -110],
  ] as const)
    c.star(x, y, 11, AMBER, { lift: 0.2, tex: 'none', lit: false });
};

export const cauldron: Prop = (c, colour) => {
  c.glow(0, -150, 170, '#bfe6b0', 0.55);
  for (const x of [-50, 50]) c.band(`${x},-12 ${x * 1.16},6`, [19, 15], colour, { lift: 0.3 });
  c.blob('-84,-128! 84,-128! 108,-66 76,-10 0,2 -76,-10 -108,-66', colour, { lift: 0.9 });
  c.blob('-96,-134 0,-152 96,-134 90,-112 0,-104 -90,-112', c.shade(colour, 0.08), { lift: 0.5 });
  c.blob('-78,-130 -40,-142 0,-134 44,-144 78,-130 40,-118 -40,-118', '#9ecf8c', {
    lift: 0.1,
    tex: 'none',
    lit: false,
  });
  for (const [x, y, r] of [
    [-34, -150, 15],
    [12, -160, 20],
    [44, -146, 11],
    [-8, -196, 11],
    [26, -212, 8],
  ] as const)
    c.oval(x, y, r, r, '#b9e0a2', { lift: 0.3, tex: 'none', lit: false });
};

export const potion: Prop = (c, colour) => {
  c.glow(0, -44, 90, colour, 0.45);
  c.box(-15, -130, 30, 46, '#dfe8e4', { lift: 0.3, tex: 'none' });
  c.blob('-15,-90! -52,-44 -50,-10 -28,2 28,2 50,-10 52,-44 15,-90!', '#dfe8e4', { lift: 0.6, tex: 'none' });
  c.blob('-44,-44 0,-52 44,-44 44,-14 26,-4 -26,-4 -44,-14', colour, {
    lift: 0,
    tex: 'felt',
    edge: 'none',
    lit: false,
  });
  c.box(-19, -146, 38, 22, WOOD, { lift: 0.4 });
  for (const [x, y] of [
    [-14, -30],
    [12, -22],
    [4, -40],
  ] as const)
    c.dot(x, y, 5, 5, IVORY, 0.8);
};

export const spellBook: Prop = (c, colour) => {
  c.glow(0, -60, 140, LAMP, 0.5);
  c.blob('-136,-14! -130,-44 0,-26 130,-44 136,-14! 0,6', colour, { lift: 0.8 });
  for (const s of [-1, 1]) {
    c.blob(`0,-24! ${s * 40},-52 ${s * 118},-62! ${s * 122},-24! ${s * 50},-16`, s < 0 ? IVORY : '#f4e6c8', {
      lift: 0.5,
    });
    for (const y of [0, 1, 2]) c.mark(`${s * 34},${-40 + y * 9} ${s * 98},${-48 + y * 9}`, '#c9b28c', 3, 0.9);
  }
  for (const [x, y, r] of [
    [-30, -100, 14],
    [26, -124, 18],
    [64, -92, 10],
    [-64, -136, 9],
  ] as const)
    c.star(x, y, r, '#ffe9a3', { lift: 0.2, tex: 'none', lit: false, turn: x });
};

export const crystal: Prop = (c, colour) => {
  c.glow(0, -90, 170, colour, 0.5);
  for (const [x, w, h, lean, k] of [
    [-62, 48, 110, -16, -0.04],
    [58, 54, 130, 14, -0.02],
    [0, 66, 200, 0, 0.03],
  ] as const)
    c.at(x, 4, { turn: lean }, () => {
      c.cut(`${-w / 2},0 ${-w / 2},${-h * 0.7} 0,${-h} ${w / 2},${-h * 0.7} ${w / 2},0`, c.shade(colour, k), {
        lift: 0.7,
      });
      c.cut(`0,${-h} ${w / 2},${-h * 0.7} ${w / 2},0 4,0`, c.shade(colour, k - 0.07), {
        lift: 0,
        edge: 'none',
        tex: 'none',
      });
      c.mark(`${-w * 0.3},${-h * 0.2} ${-w * 0.3},${-h * 0.62}`, WHITE, 4, 0.6);
    });
};

export const crown: Prop = (c, colour) => {
  c.cut('-76,0 -92,-84 -44,-44 0,-112 44,-44 92,-84 76,0', colour, { lift: 0.8 });
  c.box(-78, -22, 156, 24, c.shade(colour, 0.06), { lift: 0.4 });
  for (const [x, y, k] of [
    [-92, -90, TERRACOTTA],
    [0, -118, HARBOUR],
    [92, -90, TERRACOTTA],
  ] as const)
    c.oval(x, y, 13, 13, k, { lift: 0.4, tex: 'none' });
  for (const [x, k] of [
    [-44, HARBOUR],
    [0, TERRACOTTA],
    [44, HARBOUR],
  ] as const)
    c.oval(x, -10, 9, 9, k, { lift: 0.2, tex: 'none' });
};

export const wizardHat: Prop = (c, colour) => {
  c.blob('-92,-30 -50,-110 -20,-180 30,-226! 26,-170 56,-100 92,-30 0,-14', colour, { lift: 0.8 });
  c.blob('-150,-16 -80,-40 0,-26 80,-40 150,-16 80,6 0,10 -80,6', c.shade(colour, 0.05), { lift: 0.7 });
  c.blob('-92,-50 0,-34 92,-50! 96,-28! 0,-12 -96,-28!', AMBER, { lift: 0.3 });
  for (const [x, y, r] of [
    [-20, -90, 15],
    [28, -120, 10],
    [4, -164, 9],
  ] as const)
    c.star(x, y, r, '#f2d184', { lift: 0.1, tex: 'none', turn: x });
};

export const mirror: Prop = (c, colour) => {
  c.blob('-40,2! -30,-30 30,-30 40,2!', colour, { lift: 0.5 });
  c.oval(0, -190, 108, 166, colour, { lift: 0.9, tex: 'brush' });
  c.oval(0, -190, 84, 140, '#cfe0e2', { lift: 0.1, tex: 'none' });
  c.mark('-40,-250 -10,-296 24,-310', WHITE, 9, 0.8);
  c.mark('-46,-206 -20,-240', WHITE, 7, 0.7);
  for (const s of [-1, 1]) c.oval(s * 104, -190, 15, 15, TERRACOTTA, { lift: 0.4, tex: 'none' });
  c.star(0, -362, 25, AMBER, { lift: 0.5 });
};

export const ball: Prop = (c, colour) => {
  c.oval(0, -48, 50, 50, colour, { lift: 0.8 });
  c.cut('0,-70 21,-54 13,-30 -13,-30 -21,-54', '#4a3a46', { lift: 0.1, tex: 'none' });
  for (const [x, y] of [
    [0, -96],
    [45, -62],
    [29, -8],
    [-29, -8],
    [-45, -62],
  ] as const)
    c.dot(x * 0.92, y * 0.96 - 2, 9, 8, '#4a3a46', 0.95);
  for (const p of ['0,-70 0,-90', '21,-54 40,-60', '13,-30 26,-14', '-13,-30 -26,-14', '-21,-54 -40,-60'])
    c.mark(p, '#4a3a46', 3);
};

export const goal: Prop = (c, colour) => {
  for (let i = 0; i <= 8; i++) c.mark(`${-180 + i * 45},-190 ${-160 + i * 40},0`, '#f4ecd8', 3, 0.8);
  for (let i = 1; i <= 4; i++) c.mark(`-184,${-190 + i * 42} 184,${-190 + i * 42}`, '#f4ecd8', 3, 0.8);
  c.band('-190,4 -190,-206', [19, 18], colour, { lift: 0.7, square: true });
  c.band('190,4 190,-206', [19, 18], colour, { lift: 0.7, square: true });
  c.band('-199,-198 199,-198', [19, 19], colour, { lift: 0.8, square: true });
};

export const trophy: Prop = (c, colour) => {
  c.glow(0, -120, 150, LAMP, 0.5);
  for (const s of [-1, 1]) c.mark(`${s * 52},-176 ${s * 94},-164 ${s * 78},-112 ${s * 34},-98`, colour, 13);
  c.box(-50, -28, 100, 30, WOOD, { lift: 0.6 });
  c.cut('-15,-84 15,-84 28,-26 -28,-26', colour, { lift: 0.5 });
  c.blob('-62,-196! 62,-196! 54,-120 24,-82 -24,-82 -54,-120', colour, { lift: 0.8 });
  c.star(0, -146, 24, IVORY, { lift: 0.2, tex: 'none' });
};

export const medal: Prop = (c, colour) => {
  c.cut('-34,-140 -6,-140 10,-60 -14,-56', HARBOUR, { lift: 0.4 });
  c.cut('34,-140 6,-140 -10,-60 14,-56', TERRACOTTA, { lift: 0.4 });
  c.oval(0, -36, 40, 40, colour, { lift: 0.7 });
  c.star(0, -36, 22, IVORY, { lift: 0.2, tex: 'none' });
};

export const hurdle: Prop = (c, colour) => {
  for (const x of [-92, 92]) c.band(`${x},4 ${x},-120`, [15, 13], '#efe4cf', { lift: 0.5, square: true });
  c.box(-116, -140, 232, 32, IVORY, { lift: 0.7 });
  for (let i = 0; i < 4; i++) c.box(-100 + i * 54, -139, 27, 30, colour, { lift: 0, edge: 'none' });
};

export const flag: Prop = (c, colour) => {
  c.band('0,4 0,-250', [13, 10], WOOD, { lift: 0.6 });
  c.oval(0, -256, 11, 11, AMBER, { lift: 0.4 });
  c.blob('4,-246! 60,-262 110,-238 160,-250! 156,-160! 108,-150 60,-170 4,-154!', colour, { lift: 0.8 });
  c.star(80, -204, 25, IVORY, { lift: 0.1, tex: 'none' });
};

export const drum: Prop = (c, colour) => {
  c.box(-72, -100, 144, 96, colour, { lift: 0.8 });
  c.oval(0, -4, 72, 17, colour, { lift: 0, tex: 'none' });
  for (let i = 0; i < 4; i++) c.mark(`${-70 + i * 36},-92 ${-52 + i * 36},-10 ${-34 + i * 36},-92`, AMBER, 4);
  c.oval(0, -100, 76, 20, IVORY, { lift: 0.5 });
  c.band('30,-118 84,-166', [8, 7], WOOD, { lift: 0.4, tex: 'none' });
  c.oval(28, -116, 11, 10, IVORY, { lift: 0.3, tex: 'none' });
};
