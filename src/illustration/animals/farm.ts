import { AMBER, BLUSH, FLEECE, GLINT, SOOT, WALNUT } from '../paper/papers.ts';
import { type Animal, cheeks, curled, eye, eyes, mouth, snout } from './face.ts';

export const cat: Animal = (c, pose, colour) => {
  const dark = c.shade(colour, -0.08);
  const light = c.mix(colour, '#fff4dd', 0.6);
  const head = () => {
    for (const s of [-1, 1]) {
      c.cut(`${s * 16},-34 ${s * 50},-74 ${s * 56},-10`, colour, { lift: 0.4 });
      c.cut(`${s * 29},-36 ${s * 46},-58 ${s * 49},-22`, '#e2988a', { lift: 0.1, tex: 'none' });
    }
    c.blob('-58,2 -44,-34 0,-44 44,-34 58,2 40,34 0,40 -40,34', colour, { lift: 0.7 });
    for (const x of [-13, 0, 13]) c.mark(`${x},-40 ${x * 0.8},-26`, dark, 5, 0.8);
    for (const s of [-1, 1]) c.oval(s * 14, 20, 19, 15, light, { lift: 0.1, tex: 'none' });
    c.blob('-7,7 7,7 0,15', '#c9685c', { lift: 0, tex: 'none', edge: 'none' });
    snout(c, pose, 0, 16, 20);
    for (const s of [-1, 1])
      for (const k of [-5, 4]) c.mark(`${s * 30},18 ${s * 66},${14 + k}`, FLEECE, 1.8, 0.75);
    if (pose === 'rest')
      for (const s of [-1, 1]) {
        c.dot(s * 25, -4, 10.5, 11, '#f2d478');
        c.dot(s * 25, -4, 4.2, 9, SOOT);
        c.dot(s * 25 + 3, -8, 2.4, 2.6, GLINT);
      }
    else eyes(c, pose, 0, -4, 50, 7);
    cheeks(c, 0, 14, 84, 8);
  };
  if (pose === 'sleep') {
    curled(c, { fur: colour, tail: dark, width: 0.86 }, head);
    return;
  }
  const tail = pose === 'joy' ? '34,-10 84,-12 88,-78 72,-130 88,-160' : '34,-8 88,-4 104,-44 84,-74 96,-96';
  c.band(tail, [20, 20, 18, 16, 12], colour, { lift: 0.5 });
  c.blob('-24,-112 20,-110 50,-52 46,0! -40,0! -42,-52', colour, { lift: 0.7 });
  c.blob('-26,-92 -2,-96 12,-62 4,-30 -22,-34', light, { lift: 0.1 });
  c.mark('24,-58 36,-32 28,-8', dark, 4, 0.7);
  const paw = (x: number) => c.band(`${x + 4},-62 ${x},-30 ${x - 3},-8`, [21, 19, 21], colour, { lift: 0.4 });
  paw(-2);
  if (pose === 'joy') c.band('-26,-68 -54,-82 -66,-112', [21, 19, 22], colour, { lift: 0.5 });
  else paw(-28);
  c.at(-8, -140, { turn: pose === 'joy' ? -9 : 5 }, head);
};

export const dog: Animal = (c, pose, colour) => {
  const ear = c.shade(colour, -0.13);
  const light = '#f7ead2';
  const head = () => {
    c.blob('-54,0 -44,-42 0,-54 44,-42 54,0 44,38 0,50 -44,38', colour, { lift: 0.7 });
    c.blob('-10,-52 12,-52 16,-10 24,16 0,24 -24,16 -16,-10', light, { lift: 0.1, tex: 'none' });
    c.oval(0, 24, 31, 24, light, { lift: 0.3 });
    for (const s of [-1, 1])
      c.blob(
        pose === 'joy'
          ? `${s * 34},-44! ${s * 70},-48 ${s * 88},-12 ${s * 78},14 ${s * 56},-6`
          : `${s * 34},-44! ${s * 64},-34 ${s * 74},10 ${s * 60},38 ${s * 44},10`,
        ear,
        { lift: 0.5 },
      );
    c.blob('-13,8 0,4 13,8 8,19 -8,19', SOOT, { lift: 0, tex: 'none', edge: 'none' });
    c.dot(-4, 9, 4, 2, '#8a7571');
    snout(c, pose, 0, 28, 24);
    eyes(c, pose, 0, -6, 48, 7);
    cheeks(c, 0, 20, 88, 9);
  };
  if (pose === 'sleep') {
    curled(c, { fur: colour, tail: ear, width: 0.96 }, head);
    return;
  }
  c.band(pose === 'joy' ? '40,-20 84,-50 88,-110' : '40,-14 84,-24 100,-64', [26, 22, 8], colour, {
    lift: 0.5,
  });
  c.blob('-26,-128 24,-126 56,-62 54,0! -44,0! -48,-60', colour, { lift: 0.8 });
  c.blob('-28,-104 -2,-106 14,-68 6,-30 -24,-36', light, { lift: 0.1 });
  c.mark('28,-64 42,-36 34,-8', c.shade(colour, -0.08), 4, 0.7);
  const paw = (x: number) => {
    c.band(`${x + 4},-74 ${x},-34 ${x - 2},-8`, [26, 23, 24], colour, { lift: 0.4 });
    c.blob(`${x - 20},0 ${x - 14},-14 ${x + 10},-14 ${x + 14},0`, light, { lift: 0.2, tex: 'none' });
  };
  paw(0);
  if (pose === 'joy') c.band('-28,-80 -62,-92 -84,-118', [25, 23, 25], colour, { lift: 0.5 });
  else paw(-32);
  c.band('-34,-122 -4,-112 28,-122', [15, 16, 15], '#b8503c', { lift: 0.3, tex: 'none' });
  c.oval(-6, -104, 9, 9, AMBER, { lift: 0.3, tex: 'none' });
  c.at(-6, -162, { turn: pose === 'joy' ? 9 : -6 }, head);
};

/** Horse and unicorn share a body; the unicorn has a horn and a lighter mane. */
function steed(horn: boolean): Animal {
  return (c, pose, colour) => {
    const mane = horn ? '#d9909a' : c.shade(colour, -0.2);
    const mane2 = horn ? '#e9bd6a' : c.shade(colour, -0.15);
    const hoof = horn ? '#c99a4e' : '#43302c';
    const lying = pose === 'sleep';
    c.at(0, lying ? 74 : 0, {}, () => {
      const swish = pose === 'joy' ? '96,-150 150,-176 158,-110 186,-84' : '96,-150 140,-140 136,-84 152,-42';
      c.band(swish, [18, 40, 36, 6], mane, { lift: 0.6, tex: 'brush' });
      c.bandPart(swish, [6, 18, 16, 4], 0.15, 1, mane2, { lift: 0.1, tex: 'brush' });
      if (!lying) {
        for (const x of [40, 84]) {
          c.band(`${x},-110 ${x + 3},-58 ${x},-8`, [36, 24, 22], c.shade(colour, -0.05), { lift: 0.4 });
          c.cut(`${x - 12},-16 ${x + 12},-16 ${x + 15},2 ${x - 15},2`, hoof, { lift: 0.2, tex: 'none' });
        }
        for (const x of [-52, -14]) {
          const raised = pose === 'joy' && x === -52;
          c.band(
            raised ? `${x},-110 ${x - 44},-92 ${x - 38},-48` : `${x},-110 ${x - 2},-58 ${x},-8`,
            [38, 25, 22],
            colour,
            { lift: 0.5 },
          );
          const hx = raised ? x - 38 : x;
          const hy = raised ? -42 : 0;
          c.cut(
            `${hx - 12},${hy - 16} ${hx + 12},${hy - 16} ${hx + 15},${hy + 2} ${hx - 15},${hy + 2}`,
            hoof,
            { lift: 0.2, tex: 'none' },
          );
        }
      }
      c.blob('-78,-164 -30,-182 50,-174 104,-160 116,-112 76,-80 -20,-78 -74,-104', colour, { lift: 0.9 });
      if (lying) c.band('-60,-88 -110,-76 -50,-70', [30, 22, 20], c.shade(colour, -0.05), { lift: 0.4 });
      c.band('-46,-140 -74,-196 -80,-244', [84, 62, 54], colour, { lift: 0.6 });
      c.blob('-54,-284 -30,-270 -20,-226 -24,-190 -2,-154 -14,-132 -40,-160 -46,-206 -58,-250', mane, {
        lift: 0.6,
        tex: 'brush',
      });
      c.mark('-44,-262 -34,-214 -18,-162', mane2, 6, 0.85);
      c.at(-84, -262, { turn: lying ? -20 : pose === 'joy' ? 10 : -4 }, () => {
        if (horn) {
          c.cut('-10,-48 12,-52 -12,-124', '#f2d184', { lift: 0.5 });
          for (const y of [-64, -82, -98])
            c.mark(`-12,${y + 4} ${6 + (y + 64) * 0.25},${y - 4}`, '#c99a4e', 3);
        }
        for (const s of [-1, 1]) {
          c.blob(`${s * 22},-36! ${s * 30},-76! ${s * 46},-30`, colour, { lift: 0.4 });
          c.patch(`${s * 27},-38! ${s * 31},-60! ${s * 39},-34`, '#e2a394');
        }
        c.blob('-50,-10 -38,-46 0,-56 38,-46 50,-10 40,30 34,64 0,76 -34,64 -40,30', colour, { lift: 0.7 });
        c.blob('-34,44 0,34 34,44 32,66 0,76 -32,66', c.mix(colour, '#f0c8b0', 0.55), {
          lift: 0.15,
          tex: 'none',
        });
        for (const s of [-1, 1]) c.dot(s * 13, 50, 4, 5, c.shade(colour, -0.3));
        c.blob('-20,-58! -2,-66 22,-56 12,-28 -4,-14 -12,-34', mane, { lift: 0.4, tex: 'brush' });
        mouth(c, pose, 0, 62, 20);
        eyes(c, pose, 0, 0, 62, 7.6);
        cheeks(c, 0, 26, 66, 9);
      });
    });
  };
}
export const horse = steed(false);
export const unicorn = steed(true);

export const lamb: Animal = (c, pose, colour) => {
  const skin = '#5c4644';
  const lying = pose === 'sleep';
  if (!lying)
    for (const x of [-36, -8, 28, 52]) {
      const up = pose === 'joy' && x === -36;
      c.band(up ? `${x},-40 ${x - 22},-30 ${x - 18},-12` : `${x},-40 ${x},-2`, [14, 13], skin, {
        lift: 0.3,
        tex: 'none',
      });
    }
  c.at(0, lying ? 34 : 0, {}, () => {
    c.cloud(10, -74, 74, 48, 13, colour, { lift: 0.9 });
    for (const [x, y] of [
      [-16, -84],
      [22, -92],
      [48, -66],
      [6, -56],
    ] as const)
      c.mark(`${x - 9},${y} ${x},${y + 8} ${x + 9},${y - 1}`, c.shade(colour, -0.08), 3.4, 0.8);
    c.at(-60, -112, { turn: lying ? -12 : pose === 'joy' ? 8 : -5 }, () => {
      for (const s of [-1, 1])
        c.at(s * 30, -14, { turn: s * 24 }, () =>
          c.oval(s * 18, 0, 21, 11, skin, { lift: 0.4, tex: 'none' }),
        );
      c.blob('-34,-6 -24,-36 0,-42 24,-36 34,-6 24,32 0,42 -24,32', skin, { lift: 0.6 });
      c.cloud(0, -34, 31, 19, 9, colour, { lift: 0.4 });
      for (const s of [-1, 1]) {
        if (lying) eye(c, pose, s * 15, 0, 6, FLEECE);
        else {
          c.dot(s * 15, 0, 8, 8.6, FLEECE);
          c.dot(s * 14, 1, 4.4, 5, SOOT);
        }
      }
      c.mark('-7,20 0,24 7,20', '#e5b6a4', 3);
      cheeks(c, 0, 16, 44, 7, 0.5);
    });
  });
};

export const duck: Animal = (c, pose, colour) => {
  const beak = '#e59a3c';
  for (const x of [-8, 18])
    c.band(`${x},-18 ${x - 2},-2 ${x - 14},0`, [7, 7, 12], beak, { lift: 0.2, tex: 'none' });
  c.blob('-44,-64 -6,-64 40,-76 86,-92! 76,-44 40,-14 -20,-12 -50,-34', colour, { lift: 0.8 });
  if (pose === 'joy')
    c.blob('-4,-58! 24,-104 68,-128! 62,-86 30,-42', c.shade(colour, -0.05), { lift: 0.6, tex: 'brush' });
  else c.blob('-14,-58 24,-64 62,-58! 34,-30 0,-30', c.shade(colour, -0.05), { lift: 0.4, tex: 'brush' });
  c.band('-26,-56 -36,-84 -34,-102', [46, 38, 40], colour, { lift: 0.4 });
  c.at(-36, -112, { turn: pose === 'sleep' ? -14 : pose === 'joy' ? 12 : 0 }, () => {
    c.oval(0, 0, 36, 34, colour, { lift: 0.6 });
    c.blob('-28,2 -44,0 -62,10! -44,18 -26,16', beak, { lift: 0.3, tex: 'none' });
    if (pose === 'joy')
      c.blob('-28,16 -44,20 -52,28 -34,26', c.shade(beak, -0.08), { lift: 0.2, tex: 'none' });
    eye(c, pose, -12, -6, 6.6);
    c.dot(-4, 12, 9, 6, BLUSH, 0.5);
  });
};

export const bird: Animal = (c, pose, colour) => {
  const wing = c.shade(colour, -0.09);
  for (const x of [-8, 10]) c.mark(`${x},-18 ${x - 3},-2`, WALNUT, 4);
  c.cut('40,-60 96,-84 88,-66 98,-58 46,-40', wing, { lift: 0.4, tex: 'brush' });
  c.blob('-52,-66 -34,-104 10,-104 48,-66 42,-28 4,-10 -34,-22', colour, { lift: 0.7 });
  c.blob('-40,-60 -14,-66 14,-44 4,-18 -28,-24', '#f6e0bd', { lift: 0.15 });
  if (pose === 'joy') {
    c.blob('-4,-74! 4,-132 44,-160! 58,-118 36,-62', wing, { lift: 0.6, tex: 'brush' });
    c.blob('-24,-84! -58,-126 -86,-130! -74,-96 -46,-66', wing, { lift: 0.4, tex: 'brush' });
  } else c.blob('-8,-78 36,-74 66,-46! 30,-34 0,-46', wing, { lift: 0.5, tex: 'brush' });
  c.cut('-48,-82 -74,-72 -46,-64', '#e59a3c', { lift: 0.3 });
  eye(c, pose, -26, -82, 6.4);
  c.dot(-22, -64, 9, 6.5, BLUSH, 0.5);
};

export const butterfly: Animal = (c, pose, colour) => {
  const spread = pose === 'sleep' ? 0.45 : 1;
  c.at(0, -60, { turn: pose === 'joy' ? -18 : -6 }, () => {
    for (const s of [-1, 1]) {
      const k = s * spread;
      c.blob(`0,-4! ${k * 18},-52 ${k * 66},-62 ${k * 72},-22 ${k * 30},2`, colour, {
        lift: 0.6,
        tex: 'brush',
      });
      c.blob(`0,0! ${k * 34},2 ${k * 58},22 ${k * 42},50 ${k * 12},30`, c.shade(colour, 0.08), {
        lift: 0.5,
        tex: 'brush',
      });
      c.dot(k * 46, -36, 12 * spread, 11, '#f6e3bd', 0.9);
      c.dot(k * 34, 24, 8 * spread, 8, '#f6e3bd', 0.8);
    }
    c.band('0,-26 0,0 2,34', [12, 15, 7], '#4a2f33', { lift: 0.4 });
    for (const s of [-1, 1]) c.mark(`0,-26 ${s * 10},-44 ${s * 20},-48`, '#4a2f33', 3);
  });
};

export const snail: Animal = (c, pose, colour) => {
  const skin = '#d9b48a';
  const tall = pose === 'joy' ? 22 : 0;
  if (pose === 'sleep') c.blob('-60,0! -40,-16 40,-16 72,0!', skin, { lift: 0.5 });
  else {
    c.blob(`-92,${-62 - tall} -66,${-70 - tall} -56,-30 40,-18 88,0! -70,0! -86,-20`, skin, { lift: 0.6 });
    for (const x of [-88, -68]) {
      c.mark(`${x + 4},${-60 - tall} ${x - 2},${-92 - tall}`, skin, 7);
      c.dot(x - 2, -94 - tall, 7.5, 8, FLEECE);
      c.dot(x - 4, -94 - tall, 4, 4.8, SOOT);
    }
    mouth(c, pose, -78, -42 - tall, 14);
    c.dot(-64, -46 - tall, 8, 6, BLUSH, 0.5);
  }
  c.oval(14, -58, 56, 54, colour, { lift: 0.8, tex: 'brush' });
  c.mark(
    '66,-40 30,-12 -22,-34 -18,-82 22,-98 52,-70 38,-38 8,-42 6,-66 22,-70',
    c.shade(colour, -0.14),
    6,
    0.85,
  );
};
