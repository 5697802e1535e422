import { BLUSH, GLINT, SOOT } from '../paper/papers.ts';
import { type Animal, cheeks, eye, eyes, mouth } from './face.ts';

/** Swimmers lie in the water: 0,0 is their middle near the keel, so that they can stand on ground or float. */
export const whale: Animal = (c, pose, colour) => {
  const belly = '#f3ead8';
  c.at(0, -70, { turn: pose === 'joy' ? 8 : 0 }, () => {
    const fluke = pose === 'sleep' ? 30 : 0;
    c.blob(
      `112,-10 150,${-40 + fluke} 140,${-86 + fluke} 176,${-100 + fluke}! 190,${-62 + fluke} 230,${-66 + fluke}! 208,${-20 + fluke} 160,4 120,36`,
      colour,
      { lift: 0.7, tex: 'brush' },
    );
    c.blob('-170,-8 -156,-64 -84,-100 10,-92 100,-44 150,-14 120,40 20,74 -80,70 -150,40', colour, {
      lift: 1,
      tex: 'brush',
    });
    c.blob('-168,4 -110,24 -20,28 60,24 112,30 60,60 -20,74 -90,70 -148,42', belly, { lift: 0.2 });
    for (const [a, b] of [
      [-120, 38],
      [-84, 46],
      [-44, 50],
      [-4, 50],
    ] as const)
      c.mark(`${a},${b - 8} ${a + 22},${b + 4} ${a + 52},${b + 6}`, c.mix(colour, belly, 0.55), 3.4, 0.8);
    c.blob('-30,42! 26,48 52,92 34,112 -6,90', c.shade(colour, -0.05), { lift: 0.7, tex: 'brush' });
    eye(c, pose, -106, -14, 8);
    c.dot(-120, 8, 15, 9, BLUSH, 0.5);
    c.mark(pose === 'joy' ? '-162,6 -136,26 -98,18' : '-160,8 -132,20 -102,16', c.shade(colour, -0.18), 4.4);
    if (pose === 'joy') {
      c.mark('-62,-104 -66,-134 -92,-150', '#e7f2ee', 8, 0.95);
      c.mark('-58,-104 -52,-140 -26,-152', '#e7f2ee', 8, 0.95);
      for (const [x, y] of [
        [-104, -146],
        [-14, -146],
        [-56, -158],
      ] as const)
        c.dot(x, y, 7, 8, '#e7f2ee');
    }
  });
};

export const turtle: Animal = (c, pose, colour) => {
  const dark = c.shade(colour, -0.07);
  const shell = '#b9743b';
  const stroke = pose === 'joy' ? -1 : 1;
  c.at(0, -70, { turn: pose === 'joy' ? -8 : 0 }, () => {
    c.band('62,14 106,54 98,96', [40, 44, 8], dark, { lift: 0.6 });
    c.band(`-62,20 -84,${20 + stroke * 50} -124,${30 + stroke * 76}`, [44, 52, 10], dark, { lift: 0.6 });
    c.band('-80,-6 -126,-20 -150,-28', [48, 44, 50], colour, { lift: 0.5 });
    c.blob('-116,18 -98,-36 -40,-80 32,-82 96,-42 128,16 90,36 0,44 -82,38', shell, {
      lift: 0.9,
      tex: 'brush',
    });
    for (const [x, y, r] of [
      [-54, -24, 25],
      [2, -40, 30],
      [60, -22, 25],
      [-26, 14, 18],
      [32, 14, 20],
      [84, 14, 13],
      [-82, 14, 13],
    ] as const) {
      const p = Array.from(
        { length: 6 },
        (_, i) =>
          `${(x + Math.cos(i * 1.047 + 0.3) * r).toFixed(1)},${(y + Math.sin(i * 1.047 + 0.3) * r * 0.82).toFixed(1)}`,
      );
      c.cut(p.join(' '), '#d99a55', { lift: 0.25 });
    }
    c.blob('-120,18 -60,31 0,41 72,37 130,16 112,42 0,60 -92,48', '#ecd39c', { lift: 0.3 });
    c.band(`-58,32 -100,${40 + stroke * 42} -84,${40 + stroke * 98}`, [44, 56, 10], colour, { lift: 0.8 });
    c.band('72,32 96,62 138,68', [32, 36, 8], colour, { lift: 0.6 });
    c.at(-162, -34, { turn: pose === 'sleep' ? -14 : 0 }, () => {
      c.oval(0, 0, 44, 37, colour, { lift: 0.6 });
      eye(c, pose, -13, -6, 7);
      c.mark(pose === 'joy' ? '-38,8 -20,26 8,14' : '-36,10 -18,20 4,15', c.shade(colour, -0.2), 4);
      c.dot(8, 12, 11, 7.5, BLUSH, 0.5);
    });
  });
};

export const octopus: Animal = (c, pose, colour) => {
  const light = c.shade(colour, 0.07);
  const up = pose === 'joy';
  const arms = [
    ['-46,-70 -96,-52 -110,-4 -140,-14', up ? '-46,-74 -104,-84 -128,-140 -108,-168' : ''],
    ['46,-70 96,-52 110,-4 140,-14', up ? '46,-74 104,-84 128,-140 108,-168' : ''],
    ['-30,-60 -62,-28 -66,0 -92,0', ''],
    ['30,-60 62,-28 66,0 92,0', ''],
    ['-12,-56 -26,-24 -18,0 -36,2', ''],
    ['12,-56 26,-24 18,0 36,2', ''],
  ] as const;
  arms.forEach(([low, high], i) => {
    const line = high || low;
    c.band(line, [40, 32, 24, 10], i < 2 ? c.shade(colour, -0.05) : colour, { lift: 0.6 });
    for (const t of [0.45, 0.62, 0.78]) {
      const [x, y] = c.pointAlong(line, t);
      c.dot(x, y + 4, 5.4 - t * 2, 5 - t * 2, light);
    }
  });
  c.at(0, -118, { turn: up ? -6 : 3 }, () => {
    c.blob('-70,20 -78,-40 -46,-92 0,-106 46,-92 78,-40 70,20 40,58 0,66 -40,58', colour, { lift: 0.9 });
    for (const [x, y, r] of [
      [-34, -68, 9],
      [-10, -84, 6],
      [30, -74, 8],
      [48, -48, 6],
    ] as const)
      c.dot(x, y, r, r * 0.9, light, 0.8);
    for (const s of [-1, 1]) {
      if (pose === 'sleep') eye(c, pose, s * 27, -4, 9);
      else {
        c.oval(s * 27, -6, 18, 20, '#fff3df', { lift: 0.2, tex: 'none' });
        c.dot(s * 25, -4, 9, 11, SOOT);
        c.dot(s * 25 + 3, -9, 3.2, 3.4, GLINT);
      }
    }
    mouth(c, pose, 0, 24, 30);
    cheeks(c, 0, 20, 104, 12, 0.55);
  });
};

export const dolphin: Animal = (c, pose, colour) => {
  c.at(0, -60, { turn: pose === 'joy' ? -22 : pose === 'sleep' ? 6 : -6 }, () => {
    c.blob('118,20 150,-14 190,-26! 172,14 194,52! 150,42 116,46', colour, { lift: 0.6, tex: 'brush' });
    c.cut('6,-48 44,-102 58,-40', c.shade(colour, -0.05), { lift: 0.5 });
    c.blob('-176,14! -138,-8 -120,-42 -50,-62 40,-48 128,16 120,44 40,50 -60,46 -128,28', colour, {
      lift: 0.9,
      tex: 'brush',
    });
    c.blob('-172,15! -120,24 -40,30 60,38 20,50 -70,46 -130,30', '#f3ead8', { lift: 0.1 });
    c.blob('-38,32! 4,42 16,84! -20,70 -48,46', c.shade(colour, -0.07), { lift: 0.6 });
    eye(c, pose, -100, -8, 7);
    c.dot(-86, 8, 11, 7, BLUSH, 0.5);
    c.mark('-166,14 -138,20 -116,12', c.shade(colour, -0.2), 3.6);
  });
};

export const fish: Animal = (c, pose, colour) => {
  c.at(0, -34, { turn: pose === 'joy' ? -14 : pose === 'sleep' ? 8 : 0 }, () => {
    c.blob('30,0 66,-34! 58,0 66,34!', colour, { lift: 0.4, tex: 'brush' });
    c.blob('-10,-24! 8,-48 28,-34! 20,-14', c.shade(colour, -0.06), { lift: 0.3, tex: 'brush' });
    c.blob('-56,2 -22,-30 22,-20 42,0 22,20 -22,30', colour, { lift: 0.6, tex: 'brush' });
    c.patch('-12,-27 2,-25 7,0 2,25 -12,27 -4,0', '#fff1d8', 0.85);
    c.blob('0,2 24,8 14,20!', c.shade(colour, -0.07), { lift: 0.2, tex: 'none' });
    eye(c, pose, -34, -5, 5.6);
    c.dot(-28, 9, 7, 5, BLUSH, 0.5);
  });
};

export const crab: Animal = (c, pose, colour) => {
  const up = pose === 'joy' ? -40 : 0;
  for (const s of [-1, 1]) {
    for (const k of [0, 1, 2])
      c.mark(
        `${s * 44},${-28 + k * 6} ${s * (72 + k * 4)},${-34 + k * 14} ${s * (74 + k * 8)},${-4 + k * 3}`,
        c.shade(colour, -0.08),
        8,
      );
    c.band(`${s * 48},-46 ${s * 82},${-62 + up * 0.5} ${s * 78},${-92 + up}`, [13, 12, 12], colour, {
      lift: 0.4,
    });
    c.blob(
      `${s * 74},${-86 + up} ${s * 58},${-116 + up} ${s * 70},${-134 + up}! ${s * 80},${-112 + up}! ${s * 96},${-130 + up}! ${s * 100},${-102 + up}`,
      colour,
      { lift: 0.5 },
    );
    c.mark(`${s * 18},-62 ${s * 18},-84`, colour, 7);
    c.dot(s * 18, -88, 11, 12, '#fff3df');
    eye(c, pose, s * 17, -87, 5.2);
  }
  c.blob('-64,-36 -44,-66 0,-74 44,-66 64,-36 40,-10 0,-4 -40,-10', colour, { lift: 0.8 });
  mouth(c, pose, 0, -40, 26);
  cheeks(c, 0, -40, 70, 10, 0.5);
};

export const penguin: Animal = (c, pose, colour) => {
  const beak = '#e59a3c';
  for (const x of [-24, 24])
    c.blob(`${x - 26},2! ${x - 18},-12 ${x + 14},-12 ${x + 20},2!`, beak, { lift: 0.3, tex: 'none' });
  for (const s of [-1, 1])
    c.band(
      pose === 'joy'
        ? `${s * 46},-118 ${s * 86},-138 ${s * 106},-172`
        : `${s * 48},-120 ${s * 70},-80 ${s * 64},-44`,
      [30, 30, 12],
      c.shade(colour, -0.03),
      { lift: 0.5 },
    );
  c.blob('-44,-150 0,-166 44,-150 62,-80 50,-8 0,2 -50,-8 -62,-80', colour, { lift: 0.9 });
  c.blob('-34,-112 0,-122 34,-112 44,-64 32,-14 0,-6 -32,-14 -44,-64', '#f7efdf', { lift: 0.2 });
  c.at(0, -164, { turn: pose === 'sleep' ? 10 : pose === 'joy' ? -7 : 4 }, () => {
    c.blob('-56,0 -46,-42 0,-58 46,-42 56,0 40,32 0,40 -40,32', colour, { lift: 0.7 });
    c.blob('-44,2 -34,-28 -6,-14 6,-14 34,-28 44,2 30,26 0,34 -30,26', '#f7efdf', { lift: 0.2 });
    eyes(c, pose, 0, -4, 46, 6.6);
    c.blob('-14,8 0,3 14,8 0,22!', beak, { lift: 0.3, tex: 'none' });
    if (pose === 'joy') c.patch('-8,19 8,19 0,30', c.shade(beak, -0.12));
    cheeks(c, 0, 12, 68, 9, 0.55);
  });
};

export const seal: Animal = (c, pose, colour) => {
  c.blob('52,-24 110,-20 150,-44! 146,-16 158,2! 100,6 40,4', colour, { lift: 0.6 });
  c.blob('-58,0! -58,-70 -34,-116 20,-112 70,-66 112,-30 96,0!', colour, { lift: 0.8 });
  c.blob('-46,-4! -42,-54 -20,-74 10,-56 26,-4!', c.mix(colour, '#fff8ea', 0.55), { lift: 0.15 });
  c.blob(
    pose === 'joy' ? '-40,-52! -92,-70 -118,-104 -84,-104 -36,-82' : '-44,-40! -86,-22 -104,2 -66,4 -34,-16',
    c.shade(colour, -0.06),
    { lift: 0.5 },
  );
  c.blob('30,-34! 66,-20 74,4 40,4 18,-12', c.shade(colour, -0.06), { lift: 0.5 });
  c.at(-14, -146, { turn: pose === 'sleep' ? -14 : pose === 'joy' ? 9 : -4 }, () => {
    c.blob('-54,4 -42,-38 0,-52 42,-38 54,4 40,38 0,48 -40,38', colour, { lift: 0.7 });
    for (const s of [-1, 1]) {
      c.oval(s * 14, 20, 20, 16, '#e9e6df', { lift: 0.2, tex: 'none' });
      for (const k of [-6, 1, 8])
        c.mark(`${s * 22},${20 + k * 0.4} ${s * 56},${18 + k}`, '#f6f2e8', 1.8, 0.85);
    }
    c.dot(0, 10, 11, 8, SOOT);
    c.dot(-3, 7, 3.4, 2, '#8b7f86');
    if (pose === 'joy') mouth(c, pose, 0, 32, 18);
    eyes(c, pose, 0, -10, 54, 8.4);
    cheeks(c, 0, 10, 84, 9);
  });
};
