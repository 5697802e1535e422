import type { Cutter } from '../paper/cutter.ts';
import {
  AMBER,
  DARK_WOOD,
  HARBOUR,
  IVORY,
  LAMP,
  MOONLIGHT,
  OLIVE,
  SLATE,
  STRAW,
  TERRACOTTA,
  TWINE,
  WALNUT,
} from '../paper/papers.ts';
import { crayonVoyage } from './crayon.ts';
import type { Prop } from './prop.ts';

export const lamp: Prop = (c, colour) => {
  c.glow(0, -250, 220, LAMP, 0.55);
  c.band('0,-6 0,-210', [12, 10], DARK_WOOD, { lift: 0.5 });
  c.blob('-50,2! -44,-14 0,-20 44,-14 50,2!', DARK_WOOD, { lift: 0.5 });
  c.cut('-44,-310 44,-310 78,-204 -78,-204', colour, { lift: 0.8, tex: 'brush', lit: false });
  c.cut('-76,-212 76,-212 78,-202 -78,-202', '#fff0c4', { lift: 0.1, tex: 'none', lit: false });
};

export const rug: Prop = (c, colour) => {
  for (const [rx, k] of [
    [240, colour],
    [200, IVORY],
    [162, c.shade(colour, 0.06)],
    [108, '#e7cf9c'],
    [60, OLIVE],
  ] as const)
    c.oval(0, 0, rx, rx * 0.27, k, { lift: 0.35, tex: 'felt' });
};

function bookSpines(c: Cutter, x: number, y: number, width: number, high: number): void {
  const papers = [TERRACOTTA, HARBOUR, AMBER, OLIVE, IVORY, '#8a6a86', '#b9705a'];
  let at = x;
  let i = Math.floor(c.random() * papers.length);
  while (at < x + width - 14) {
    const w = c.between(16, 28);
    const h = high * c.between(0.66, 0.96);
    const k = papers[i++ % papers.length]!;
    c.box(at, y - h, w, h, k, { lift: 0.3, tex: 'brushUpright' });
    c.mark(`${at + 4},${y - h * 0.8} ${at + w - 4},${y - h * 0.8}`, c.shade(k, -0.14), 3, 0.7);
    at += w + 2;
  }
}

export const bookcase: Prop = (c, colour) => {
  c.box(-130, -380, 260, 382, colour, { lift: 1, tex: 'brushUpright' });
  for (const y of [-264, -148, -32]) {
    c.box(-114, y - 98, 228, 100, c.shade(colour, -0.14), { lift: 0, edge: 'none', tex: 'none' });
    bookSpines(c, -108, y, y === -148 ? 130 : 206, 92);
    c.box(-118, y - 2, 236, 14, c.shade(colour, 0.05), { lift: 0.5, tex: 'brush' });
  }
  c.at(70, -148, { scale: 0.52 }, () => teddy(c, '#b98552'));
};

export const books: Prop = (c, colour) => {
  [
    [colour, 150],
    [AMBER, 130],
    [HARBOUR, 142],
    [OLIVE, 104],
  ].forEach(([k, w], i) => {
    const half = Number(w) / 2;
    const y = -i * 34;
    c.box(-half + i * 3, y - 34, half * 2, 33, String(k), { lift: 0.6, tex: 'brush' });
    c.box(half - 16 + i * 3, y - 29, 14, 23, IVORY, { lift: 0, edge: 'none', tex: 'none' });
  });
};

export const blocks: Prop = (c, colour) => {
  const block = (x: number, y: number, k: string, draw: () => void) => {
    c.box(x - 34, y - 66, 68, 66, k, { lift: 0.7 });
    c.box(x - 23, y - 55, 46, 44, IVORY, { lift: 0.15, tex: 'none' });
    c.at(x, y - 33, {}, draw);
  };
  block(-38, 0, colour, () => c.star(0, 0, 15, AMBER, { lift: 0.1, tex: 'none' }));
  block(40, 0, HARBOUR, () => c.dot(0, 0, 13, 13, TERRACOTTA));
  c.at(2, -66, { turn: -6 }, () =>
    block(0, 0, AMBER, () => c.cut('0,-14 15,12 -15,12', OLIVE, { lift: 0.1, tex: 'none' })),
  );
};

export const teddy: Prop = (c, colour) => {
  const pale = c.mix(colour, '#fff4dc', 0.5);
  for (const s of [-1, 1]) {
    c.oval(s * 32, -14, 24, 20, colour, { lift: 0.4 });
    c.dot(s * 34, -14, 13, 11, pale);
    c.oval(s * 38, -72, 16, 24, colour, { lift: 0.4 });
    c.oval(s * 30, -158, 17, 17, colour, { lift: 0.4 });
    c.dot(s * 30, -157, 9, 9, pale);
  }
  c.oval(0, -54, 42, 48, colour, { lift: 0.6 });
  c.dot(0, -48, 25, 30, pale);
  c.oval(0, -124, 46, 42, colour, { lift: 0.6 });
  c.oval(0, -112, 21, 16, pale, { lift: 0.15, tex: 'none' });
  c.dot(0, -118, 7, 5, '#3a2622');
  for (const s of [-1, 1]) c.dot(s * 16, -130, 4.4, 5.4, '#3a2622');
  c.mark('-7,-107 0,-103 7,-108', '#3a2622', 2.6);
  c.stitch('0,-92 0,-12', c.shade(colour, -0.12), 2.2, [6, 5]);
};

export const chair: Prop = (c, colour) => {
  for (const x of [-50, 42])
    c.band(`${x},-90 ${x - 2},0`, [15, 13], c.shade(colour, -0.06), { lift: 0.4, tex: 'brushUpright' });
  c.band('-52,-92 -56,-220', [15, 14], colour, { lift: 0.5 });
  c.band('44,-92 46,-216', [15, 14], colour, { lift: 0.5 });
  for (const y of [-200, -160]) c.box(-58, y - 14, 108, 28, colour, { lift: 0.5, tex: 'brush' });
  c.box(-66, -106, 126, 24, colour, { lift: 0.8, tex: 'brush' });
  c.blob('-56,-106 -50,-124 46,-124 52,-106', TERRACOTTA, { lift: 0.4 });
};

export const table: Prop = (c, colour) => {
  for (const x of [-150, 138])
    c.band(`${x},-120 ${x},0`, [22, 18], c.shade(colour, -0.06), { lift: 0.5, tex: 'brushUpright' });
  c.box(-190, -146, 372, 32, colour, { lift: 1, tex: 'brush' });
};

/** A child's own drawing on a leaf of paper, taped to the wall. */
export const picture: Prop = (c, colour) => {
  c.at(0, 0, { turn: -2.5 }, () => {
    c.cut('-92,-70 94,-66 90,70 -94,66', colour, { lift: 0.6 });
    crayonVoyage(c);
    for (const [x, y, turn] of [
      [-80, -64, -34],
      [82, -60, 32],
    ] as const)
      c.at(x, y, { turn }, () => c.box(-20, -8, 40, 16, '#e9b9a0', { lift: 0.1, tex: 'none', edge: 'none' }));
  });
};

export const window: Prop = (c, colour) => {
  c.box(-120, -150, 240, 300, colour, { lift: 0.9, tex: 'brush' });
  for (const x of [-104, 8])
    for (const y of [-134, 8]) c.box(x, y, 96, 126, LAMP, { lift: 0, edge: 'none', tex: 'none', lit: false });
  c.box(-136, 146, 272, 26, c.shade(colour, 0.04), { lift: 0.8, tex: 'brush' });
};

export const door: Prop = (c, colour) => {
  c.blob('-92,2! -92,-210 -70,-262 0,-284 70,-262 92,-210 92,2!', c.shade(colour, -0.1), {
    lift: 0.8,
    tex: 'brushUpright',
  });
  c.blob('-76,2! -76,-204 -58,-248 0,-266 58,-248 76,-204 76,2!', colour, { lift: 0.3, tex: 'brushUpright' });
  for (const x of [-38, 0, 38]) c.mark(`${x},-248 ${x + 1},-4`, c.shade(colour, -0.07), 3, 0.7);
  for (const y of [-196, -56]) c.box(-76, y, 70, 13, '#5c5058', { lift: 0.3, tex: 'none' });
  c.oval(52, -120, 11, 11, AMBER, { lift: 0.5 });
  c.oval(0, -200, 21, 21, LAMP, { lift: 0.2, tex: 'none', lit: false });
};

/** A door cut into the paper of the world, light behind it. */
export const paperDoor: Prop = (c, colour) => {
  c.glow(0, -130, 250, MOONLIGHT, 0.75);
  c.blob('-86,2! -86,-206 -60,-252 0,-270 60,-252 86,-206 86,2!', '#fff2c8', {
    lift: 0.2,
    tex: 'none',
    lit: false,
  });
  for (const [x, y, r] of [
    [-30, -190, 12],
    [24, -150, 9],
    [-8, -100, 10],
    [38, -216, 7],
  ] as const)
    c.star(x, y, r, '#f4cd72', { lift: 0, tex: 'none', lit: false });
  c.cut('86,2 86,-206 70,-244 30,-262 128,-224 156,-190 150,26', colour, { lift: 1.2, tex: 'brush' });
  c.stitch('-98,4 -98,-208 -68,-264 0,-284 68,-264', '#b08a5c', 3.4, [12, 9]);
  c.oval(132, -96, 8, 9, AMBER, { lift: 0.4, tex: 'none' });
};

export const clock: Prop = (c, colour) => {
  c.oval(0, 0, 78, 78, colour, { lift: 0.9, tex: 'brush' });
  c.oval(0, 0, 62, 62, IVORY, { lift: 0.3 });
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    c.dot(Math.cos(a) * 50, Math.sin(a) * 50, i % 3 ? 2.6 : 5, i % 3 ? 2.6 : 5, SLATE);
  }
  c.band('0,0 -22,-26', [8, 5], SLATE, { lift: 0.3, tex: 'none' });
  c.band('0,0 12,-44', [6, 4], TERRACOTTA, { lift: 0.3, tex: 'none' });
  c.dot(0, 0, 6, 6, SLATE);
};

export const candle: Prop = (c, colour) => {
  c.glow(0, -122, 130, LAMP, 0.75);
  c.blob('-46,2! -38,-16 38,-16 46,2!', '#b98f4c', { lift: 0.5 });
  c.box(-17, -90, 34, 78, colour, { lift: 0.5 });
  c.blob('0,-142! 15,-112 0,-92 -15,-112', '#ffdf8f', { lift: 0.2, tex: 'none', lit: false });
  c.blob('0,-124! 7,-108 0,-98 -7,-108', '#fff6d6', { lift: 0, tex: 'none', edge: 'none', lit: false });
};

export const lantern: Prop = (c, colour) => {
  c.glow(0, -58, 170, LAMP, 0.75);
  c.mark('-24,-112 -14,-142 14,-142 24,-112', '#6a4632', 6);
  c.cut('-36,-106 36,-106 44,-18 -44,-18', '#ffd777', { lift: 0.5, lit: false });
  c.blob('0,-84! -14,-52 0,-32 14,-52', '#fff4cf', { lift: 0, tex: 'none', edge: 'none', lit: false });
  for (const x of [-34, 0, 34]) c.mark(`${x},-106 ${x * 1.22},-18`, colour, 5.4);
  c.cut('-40,-118 40,-118 34,-102 -34,-102', colour, { lift: 0.4 });
  c.cut('-50,-22 50,-22 46,2 -46,2', colour, { lift: 0.5 });
};

export const teapot: Prop = (c, colour) => {
  c.mark('62,-78 100,-70 96,-30 60,-26', colour, 13);
  c.band('-60,-40 -92,-56 -106,-90', [28, 20, 15], colour, { lift: 0.5 });
  c.blob('-66,-46 -50,-94 0,-106 50,-94 66,-46 44,0! -44,0!', colour, { lift: 0.8 });
  c.blob('-36,-98 0,-118 36,-98 0,-90', c.shade(colour, 0.06), { lift: 0.4 });
  c.oval(0, -124, 10, 10, AMBER, { lift: 0.4 });
  for (const x of [-28, 0, 28]) c.dot(x, -52, 8, 8, IVORY, 0.95);
};

export const cup: Prop = (c, colour) => {
  c.mark('36,-58 60,-52 58,-26 34,-22', colour, 9);
  c.blob('-42,-72! 42,-72! 34,-14 18,0! -18,0! -34,-14', colour, { lift: 0.6 });
  c.dot(0, -71, 38, 8, WALNUT);
  c.mark('-10,-88 -16,-102 -6,-114 -12,-126', IVORY, 4, 0.7);
};

export const cake: Prop = (c, colour) => {
  c.blob('-120,0! -96,-12 96,-12 120,0! 70,10 -70,10', IVORY, { lift: 0.5 });
  c.box(-88, -84, 176, 80, '#d9a66a', { lift: 0.8 });
  c.blob(
    '-92,-86! 0,-98 92,-86! 92,-62 74,-46 58,-62 36,-42 12,-60 -12,-44 -38,-62 -62,-44 -92,-60',
    colour,
    { lift: 0.5 },
  );
  for (const [x, k] of [
    [-44, HARBOUR],
    [0, AMBER],
    [44, OLIVE],
  ] as const) {
    c.box(x - 5, -132, 10, 40, k, { lift: 0.3, tex: 'none' });
    c.glow(x, -142, 40, LAMP, 0.7);
    c.blob(`${x},-158! ${x + 7},-144 ${x},-134 ${x - 7},-144`, '#ffdf8f', {
      lift: 0,
      tex: 'none',
      lit: false,
    });
  }
};

export const gift: Prop = (c, colour) => {
  c.box(-66, -104, 132, 106, colour, { lift: 0.8 });
  c.box(-74, -124, 148, 34, c.shade(colour, 0.04), { lift: 0.5 });
  c.box(-13, -124, 26, 126, STRAW, { lift: 0.25 });
  for (const s of [-1, 1])
    c.blob(`0,-124! ${s * 26},-166 ${s * 58},-160 ${s * 48},-128`, STRAW, { lift: 0.5 });
  c.oval(0, -128, 13, 12, '#ecd09a', { lift: 0.4, tex: 'none' });
};

export const bunting: Prop = (c, colour) => {
  c.mark('-300,-30 -150,24 0,36 150,22 300,-34', TWINE, 4);
  const papers = [colour, IVORY, AMBER, HARBOUR];
  for (let i = 0; i < 9; i++) {
    const x = -264 + i * 66;
    const y = 36 - (x / 300) ** 2 * 62;
    c.cut(`${x - 26},${y - 4} ${x + 26},${y - 4} ${x + 1},${y + 54}`, papers[i % 4]!, { lift: 0.5 });
  }
};

export const ladder: Prop = (c, colour) => {
  for (let i = 0; i < 7; i++)
    c.band(`-40,${-34 - i * 52} 40,${-36 - i * 52}`, [13, 13], c.shade(colour, 0.04), { lift: 0.4 });
  for (const x of [-44, 44])
    c.band(`${x},2 ${x * 0.86},-400`, [18, 16], colour, { lift: 0.6, tex: 'brushUpright' });
};
