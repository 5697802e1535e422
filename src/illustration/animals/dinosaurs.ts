import { BLUSH, GLINT, SOOT, THROAT, TONGUE } from '../paper/papers.ts';
import { type Animal, cheeks, eye, eyes, mouth } from './face.ts';

const spots = (
  c: Parameters<Animal>[0],
  list: readonly (readonly [number, number, number])[],
  colour: string,
) => {
  for (const [x, y, r] of list) c.dot(x, y, r, r * 0.86, colour, 0.75);
};

export const longNeck: Animal = (c, pose, colour) => {
  const dark = c.shade(colour, -0.08);
  const lying = pose === 'sleep';
  const y = lying ? 44 : 0;
  c.at(0, y, {}, () => {
    c.band('96,-96 170,-70 230,-40 268,-62', [92, 56, 28, 6], colour, { lift: 0.8, tex: 'brush' });
    if (!lying) for (const x of [-14, 82]) c.band(`${x},-80 ${x + 2},-20`, [48, 44], dark, { lift: 0.4 });
    c.blob('-78,-110 -40,-162 30,-176 104,-146 130,-96 96,-48 0,-40 -66,-60', colour, {
      lift: 0.9,
      tex: 'brush',
    });
    const neck =
      pose === 'joy'
        ? '-44,-124 -84,-200 -78,-290 -104,-356'
        : lying
          ? '-50,-110 -110,-110 -142,-84 -170,-76'
          : '-44,-124 -90,-190 -88,-270 -118,-330';
    c.band(neck, [92, 58, 46, 44], colour, { lift: 0.6, tex: 'brush' });
    if (!lying)
      for (const x of [-48, 48]) {
        c.band(`${x},-86 ${x},-20`, [50, 48], colour, { lift: 0.3, edge: 'none' });
        for (const t of [-14, 0, 14]) c.dot(x + t, -8, 5.6, 6.4, '#f3e6c8', 0.9);
      }
    spots(
      c,
      [
        [-10, -140, 13],
        [26, -128, 10],
        [56, -140, 12],
        [8, -108, 9],
        [80, -112, 9],
        [-40, -128, 8],
      ],
      dark,
    );
    const [hx, hy] = c.pointAlong(neck, 1);
    c.at(hx - 14, hy - 4, { turn: pose === 'joy' ? 8 : lying ? 4 : -4 }, () => {
      c.blob('-62,6 -52,-22 -10,-40 34,-34 44,0 26,28 -24,32 -54,26', colour, { lift: 0.8, tex: 'brush' });
      eye(c, pose, -4, -10, 7.4);
      c.dot(-48, -6, 3, 2.6, c.shade(colour, -0.25));
      c.mark(pose === 'joy' ? '-52,12 -26,24 6,12' : '-50,12 -26,19 0,13', c.shade(colour, -0.25), 4);
      c.dot(12, 8, 11, 7.5, BLUSH, 0.5);
    });
  });
};

export const threeHorn: Animal = (c, pose, colour) => {
  const dark = c.shade(colour, -0.07);
  const bone = '#f4e6c8';
  const lying = pose === 'sleep';
  c.at(0, lying ? 44 : 0, {}, () => {
    c.band('96,-90 152,-66 194,-74', [78, 40, 6], colour, { lift: 0.7 });
    if (!lying) for (const x of [-10, 80]) c.band(`${x},-70 ${x + 2},-20`, [46, 42], dark, { lift: 0.4 });
    c.blob('-70,-100 -30,-158 46,-166 108,-126 112,-72 60,-40 -50,-44', colour, { lift: 0.9 });
    if (!lying)
      for (const x of [-44, 48]) {
        c.band(`${x},-76 ${x},-20`, [48, 46], colour, { lift: 0.3, edge: 'none' });
        for (const t of [-14, 0, 14]) c.dot(x + t, -8, 5.6, 6.4, bone, 0.9);
      }
    spots(
      c,
      [
        [26, -138, 11],
        [60, -120, 10],
        [34, -104, 8],
        [80, -96, 8],
      ],
      dark,
    );
    c.at(-76, -136, { turn: lying ? -10 : pose === 'joy' ? 9 : -2 }, () => {
      const frill: string[] = [];
      for (let i = 0; i <= 16; i++) {
        const t = Math.PI * (0.94 + (i / 16) * 1.12);
        const r = i % 2 ? 104 : 92;
        frill.push(`${(Math.cos(t) * r * 0.94).toFixed(1)},${(Math.sin(t) * r + 4).toFixed(1)}`);
      }
      c.blob(`${frill.join(' ')} 46,34! -46,34!`, '#d98c58', { lift: 0.7, tex: 'brush' });
      for (let i = 1; i < 8; i++) {
        const t = Math.PI * (1 + i / 8);
        c.dot(Math.cos(t) * 74, Math.sin(t) * 76, 8, 8, '#f0c98a', 0.9);
      }
      c.blob('-58,0 -48,-44 0,-58 48,-44 58,0 40,42 16,66 -16,66 -40,42', colour, { lift: 0.7 });
      for (const s of [-1, 1]) c.cut(`${s * 18},-46 ${s * 44},-104 ${s * 44},-40`, bone, { lift: 0.5 });
      c.cut('-12,26 0,-14 12,26', bone, { lift: 0.5 });
      c.blob('-18,52 0,44 18,52 0,74', c.mix(colour, bone, 0.5), { lift: 0.2, tex: 'none' });
      eyes(c, pose, 0, -8, 64, 7.4);
      mouth(c, pose, 0, 60, 20);
      cheeks(c, 0, 22, 84, 10);
    });
  });
};

export const tyrant: Animal = (c, pose, colour) => {
  const dark = c.shade(colour, -0.07);
  const belly = '#efd39a';
  const lying = pose === 'sleep';
  c.band(
    pose === 'joy' ? '50,-70 130,-70 180,-120 214,-112' : '50,-60 130,-30 190,-40 226,-74',
    [92, 62, 30, 6],
    colour,
    { lift: 0.8, tex: 'brush' },
  );
  for (const x of [-38, 46]) {
    c.blob(`${x - 30},-70 ${x + 30},-74 ${x + 32},-20 ${x + 18},0! ${x - 40},0! ${x - 28},-22`, dark, {
      lift: 0.5,
    });
    for (const t of [-30, -16, -2]) c.dot(x + t, -5, 6, 5, '#f4e6c8', 0.95);
  }
  c.blob('-60,-180 30,-190 86,-110 78,-44 20,-18 -50,-30 -78,-100', colour, { lift: 0.9, tex: 'brush' });
  c.blob('-60,-150 -18,-158 4,-100 -8,-40 -50,-40 -72,-96', belly, { lift: 0.15 });
  for (let i = 0; i < 3; i++)
    c.mark(`-68,${-118 + i * 32} -34,${-110 + i * 32} -4,${-120 + i * 32}`, c.shade(belly, -0.1), 3, 0.7);
  for (const s of [-1, 1]) {
    const x = -30 + s * 36;
    c.band(
      pose === 'joy' ? `${x},-142 ${x - 30},-166 ${x - 36},-188` : `${x},-140 ${x - 22},-118 ${x - 36},-126`,
      [24, 19, 14],
      s < 0 ? colour : dark,
      { lift: 0.5 },
    );
  }
  for (const [x, y] of [
    [44, -174],
    [72, -132],
    [84, -88],
  ] as const)
    c.cut(`${x - 12},${y + 12} ${x + 22},${y - 12} ${x + 14},${y + 22}`, '#d98c58', { lift: 0.3 });
  c.at(-34, -222, { turn: lying ? -12 : pose === 'joy' ? 10 : -3 }, () => {
    c.blob('-88,10 -78,-34 -20,-62 42,-58 70,-14 56,40 -10,56 -74,44', colour, { lift: 0.9, tex: 'brush' });
    for (const [x, y] of [
      [-4, -66],
      [26, -64],
      [52, -44],
    ] as const)
      c.cut(`${x - 12},${y + 10} ${x + 4},${y - 18} ${x + 16},${y + 10}`, '#d98c58', { lift: 0.3 });
    if (pose === 'joy') {
      c.blob('-84,12! -30,20 26,8! 8,40 -44,48 -76,36', THROAT, { lift: 0, tex: 'none', edge: 'none' });
      for (const x of [-70, -52, -34, -16, 2])
        c.cut(`${x - 8},15 ${x},28 ${x + 8},15`, '#fff6e2', { lift: 0, tex: 'none' });
      c.dot(-34, 40, 22, 7, TONGUE);
    } else {
      c.mark('-84,12 -34,24 22,10', c.shade(colour, -0.24), 4.4);
      c.cut('-66,17 -60,30 -53,19', '#fff6e2', { lift: 0, tex: 'none' });
    }
    for (const s of [-1, 1]) {
      const x = s < 0 ? -34 : 16;
      if (lying) eye(c, pose, x, -18, 8);
      else {
        c.oval(x, -20, 16, 18, '#fff7e4', { lift: 0.2, tex: 'none' });
        c.dot(x - 4, -18, 8, 10, SOOT);
        c.dot(x - 1, -23, 3, 3.2, GLINT);
      }
    }
    c.dot(-72, -10, 3.6, 3, c.shade(colour, -0.25));
    c.dot(38, 12, 13, 8, BLUSH, 0.5);
  });
};

export const dragon: Animal = (c, pose, colour) => {
  const dark = c.shade(colour, -0.07);
  const gold = '#f0c766';
  const wing = '#e39a55';
  const lying = pose === 'sleep';
  const tail = '70,-40 168,-8 246,-48 256,-124 218,-168';
  c.band(tail, [110, 84, 54, 32, 10], dark, { lift: 0.9, tex: 'brush' });
  c.cut('186,-160 214,-222 242,-156', gold, { lift: 0.4 });
  const spread = pose === 'joy' ? 1.15 : lying ? 0.72 : 1;
  c.at(24, -170, { scale: spread, turn: pose === 'joy' ? -8 : lying ? 24 : 0 }, () => {
    c.cut('0,0 84,-150 118,-84 176,-124 170,-46 222,-46 138,36 40,54', wing, { lift: 0.9, tex: 'brush' });
    for (const p of ['10,0 84,-140', '20,6 118,-78', '34,20 168,-44']) c.mark(p, c.shade(wing, -0.1), 4, 0.7);
  });
  c.blob('-60,-222 40,-232 122,-132 112,-30 60,0! -70,0! -98,-60 -94,-150', colour, {
    lift: 1,
    tex: 'brush',
  });
  c.blob('-76,-198 -20,-202 2,-110 -18,-28 -78,-24 -94,-100', gold, { lift: 0.3 });
  for (let i = 0; i < 4; i++)
    c.mark(
      `${-86 + i * 2},${-160 + i * 36} -46,${-151 + i * 36} ${-8},${-162 + i * 36}`,
      '#c99743',
      3.4,
      0.7,
    );
  for (const x of [-58, 62]) {
    c.oval(x, -15, 46, 24, colour, { lift: 0.6 });
    for (const t of [-30, -8, 16]) c.dot(x + t, -5, 7, 6, gold);
  }
  c.band(
    pose === 'joy' ? '-64,-172 -116,-190 -134,-236' : '-64,-168 -112,-150 -132,-118',
    [46, 38, 30],
    colour,
    { lift: 0.6 },
  );
  const up = lying ? 60 : 0;
  c.band(`-10,-200 -32,${-256 + up} -50,${-306 + up}`, [106, 86, 78], colour, { lift: 0.6, tex: 'brush' });
  if (!lying)
    for (const [x, y] of [
      [44, -250],
      [28, -300],
      [10, -350],
    ] as const)
      c.cut(`${x - 18},${y + 22} ${x + 26},${y - 8} ${x + 6},${y + 40}`, gold, { lift: 0.4 });
  c.at(-62, -350 + up, { turn: lying ? -6 : pose === 'joy' ? 8 : -3 }, () => {
    for (const s of [-1, 1])
      c.band(`${20 + s * 24},-44 ${30 + s * 36},-86 ${26 + s * 54},-114`, [24, 18, 5], '#f6ead0', {
        lift: 0.5,
      });
    c.blob('-118,10 -92,-28 -30,-44 20,-66 66,-36 72,20 36,56 -40,58 -100,48', colour, {
      lift: 0.9,
      tex: 'brush',
    });
    c.blob('66,-30! 104,-50 96,-14! 110,4 70,12', wing, { lift: 0.5, tex: 'brush' });
    if (lying) eye(c, pose, 4, -14, 10);
    else {
      c.oval(8, -18, 25, 27, '#fff7e4', { lift: 0.3, tex: 'none' });
      c.dot(1, -16, 12, 15, SOOT);
      c.dot(5, -23, 4.4, 4.6, GLINT);
    }
    c.dot(-92, 0, 6, 5, dark);
    if (pose === 'joy') {
      c.blob('-100,26! -50,40 6,22! -14,52 -66,54', THROAT, { lift: 0, tex: 'none', edge: 'none' });
      c.dot(-44, 50, 20, 6, TONGUE);
      c.cut('-84,30 -77,42 -70,33', '#fff6e2', { lift: 0, tex: 'none' });
    } else c.mark('-104,28 -54,46 10,24', c.shade(colour, -0.24), 5);
    c.dot(26, 26, 17, 11, BLUSH, 0.5);
  });
};
