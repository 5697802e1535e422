import { AMBER, BLUSH, FLEECE } from '../paper/papers.ts';
import { type Animal, cheeks, curled, eye, eyes, mouth, snout } from './face.ts';

export const parrot: Animal = (c, pose, colour) => {
  const blue = '#3f7f9c';
  const yellow = AMBER;
  c.blob('16,-30! 46,10 54,72! 30,64 22,80! 4,30 0,-20', blue, { lift: 0.5, tex: 'brush' });
  c.blob('-36,-132 4,-152 40,-120 46,-66 28,-18 -6,-10 -34,-40 -44,-90', colour, { lift: 0.8 });
  c.blob('-36,-94 -12,-104 8,-70 -2,-24 -28,-40', c.shade(colour, 0.08), { lift: 0.15 });
  const wing = (points: string, k: string) => c.blob(points, k, { lift: 0.6, tex: 'brush' });
  if (pose === 'joy') {
    wing('10,-104! 54,-158 108,-176! 102,-146! 110,-122! 84,-112! 84,-92! 34,-62', yellow);
    wing('16,-104! 58,-140 96,-150! 84,-116 34,-76', blue);
  } else {
    wing('6,-112 44,-96 54,-40 44,-2! 14,-26 0,-72', yellow);
    wing('12,-104 42,-90 50,-50 40,-20! 16,-44 6,-76', blue);
  }
  for (const x of [-12, 10]) c.mark(`${x},-14 ${x - 4},0 ${x - 14},2`, '#8a6a4c', 7);
  c.at(-14, -150, { turn: pose === 'sleep' ? -12 : pose === 'joy' ? 10 : 0 }, () => {
    c.cut('4,-34 20,-76 26,-40 48,-62 34,-20', yellow, { lift: 0.4 });
    c.oval(0, 0, 46, 44, colour, { lift: 0.7 });
    c.oval(-14, 0, 21, 21, FLEECE, { lift: 0.15, tex: 'none' });
    eye(c, pose, -16, -2, 7);
    c.blob('-38,-12 -66,-8 -76,18! -60,34 -48,14 -34,14', '#3d3638', { lift: 0.4, tex: 'none' });
    if (pose === 'joy') c.blob('-44,18 -48,34 -58,36! -40,40 -32,22', '#4d4446', { lift: 0.3, tex: 'none' });
    c.dot(12, 16, 10, 7, BLUSH, 0.5);
  });
};

export const monkey: Animal = (c, pose, colour) => {
  const skin = '#e6b98f';
  c.band(
    pose === 'joy'
      ? '36,-20 96,-26 110,-96 84,-138 56,-118 74,-98'
      : '36,-14 94,-4 112,-58 88,-96 62,-78 78,-60',
    [15, 14, 13, 12, 11, 9],
    colour,
    { lift: 0.6 },
  );
  for (const s of [-1, 1]) {
    c.band(`${s * 24},-26 ${s * 44},-8 ${s * 22},-2`, [28, 24, 20], colour, { lift: 0.5 });
    c.blob(`${s * 30 - 20},2 ${s * 30 - 16},-12 ${s * 30 + 12},-12 ${s * 30 + 18},2`, skin, {
      lift: 0.3,
      tex: 'none',
    });
  }
  c.blob('-26,-112 26,-110 46,-56 38,-6 -36,-6 -44,-56', colour, { lift: 0.8 });
  c.blob('-22,-86 2,-92 24,-72 22,-22 -20,-22 -26,-60', skin, { lift: 0.15 });
  const arm = (line: string, hx: number, hy: number) => {
    c.band(line, [24, 21, 18], colour, { lift: 0.5 });
    c.oval(hx, hy, 13, 12, skin, { lift: 0.3, tex: 'none' });
  };
  if (pose === 'joy') {
    arm('-30,-98 -74,-116 -84,-168', -86, -176);
    arm('30,-98 66,-112 78,-158', 80, -166);
  } else {
    arm('-30,-98 -62,-66 -34,-44', -28, -42);
    arm('30,-98 60,-66 40,-42', 34, -40);
  }
  c.at(-2, -148, { turn: pose === 'sleep' ? 12 : pose === 'joy' ? -8 : 4 }, () => {
    for (const s of [-1, 1]) {
      c.oval(s * 54, -2, 20, 21, colour, { lift: 0.4 });
      c.dot(s * 55, -1, 11, 12, skin);
    }
    c.blob('-54,0 -42,-42 0,-56 42,-42 54,0 40,36 0,46 -40,36', colour, { lift: 0.7 });
    c.cut('-8,-50 -2,-72 6,-52 16,-66 16,-48', colour, { lift: 0.2 });
    c.blob('-40,-4 -30,-28 -2,-18 28,-28 40,-4 36,22 0,40 -36,22', skin, { lift: 0.25 });
    for (const s of [-1, 1]) c.dot(s * 5, 9, 3, 2.4, '#8a5a44');
    mouth(c, pose, 0, 20, 30);
    eyes(c, pose, 0, -6, 34, 6.6);
    cheeks(c, 0, 14, 58, 8);
  });
};

export const elephant: Animal = (c, pose, colour) => {
  const dark = c.shade(colour, -0.06);
  const lying = pose === 'sleep';
  c.band('108,-150 138,-112 132,-70', [14, 9, 6], dark, { lift: 0.4 });
  c.cut('124,-76 142,-78 140,-50 128,-48', '#5c5560', { lift: 0.2 });
  c.at(0, lying ? 56 : 0, {}, () => {
    if (!lying)
      for (const x of [-22, 74]) {
        c.band(`${x},-96 ${x + 2},-22`, [52, 46], dark, { lift: 0.4 });
      }
    c.blob('-96,-130 -62,-204 20,-224 96,-196 124,-128 108,-66 20,-54 -70,-66', colour, { lift: 0.9 });
    for (const x of lying ? [-46, 92] : [-58, 104]) {
      const top = lying ? -80 : -100;
      const foot = lying ? -60 : -2;
      c.band(`${x},${top} ${x - 2},${foot - 22}`, [56, 52], colour, { lift: 0.3, edge: 'none' });
      for (const t of [-15, 0, 15]) c.dot(x - 2 + t, foot - 10, 6.4, 7, '#efe3d2', 0.9);
    }
    c.at(-66, -188, { turn: lying ? -8 : pose === 'joy' ? 6 : -2 }, () => {
      for (const s of [-1, 1]) {
        const flap = pose === 'joy' ? 14 : 0;
        c.blob(
          `${s * 42},-46! ${s * (98 + flap)},-74 ${s * (132 + flap)},-22 ${s * 112},40 ${s * 66},58 ${s * 40},20`,
          dark,
          { lift: 0.7 },
        );
        c.blob(
          `${s * 54},-34 ${s * (92 + flap)},-52 ${s * (112 + flap)},-16 ${s * 98},26 ${s * 66},36`,
          c.mix(colour, '#e6a79c', 0.5),
          { lift: 0.1 },
        );
      }
      c.blob('-62,0 -52,-56 0,-76 52,-56 62,0 46,44 0,56 -46,44', colour, { lift: 0.8 });
      c.cut('-12,-74 -4,-96 4,-76 14,-90 12,-70', dark, { lift: 0.2 });
      for (const s of [-1, 1])
        c.band(`${s * 28},36 ${s * 40},62 ${s * 32},78`, [12, 10, 5], '#f6ead6', { lift: 0.3, tex: 'none' });
      const trunk =
        pose === 'joy'
          ? '0,16 -8,70 -52,88 -88,60 -86,22'
          : lying
            ? '0,16 -8,60 -34,84 -66,86'
            : '0,16 -4,66 -20,108 -52,116 -66,94';
      c.band(trunk, [50, 42, 34, 28, 24], colour, { lift: 0.7 });
      for (const t of [0.28, 0.4, 0.52]) {
        const [x, y] = c.pointAlong(trunk, t);
        c.mark(`${x - 13},${y - 3} ${x},${y + 3} ${x + 12},${y - 4}`, c.shade(colour, -0.12), 3, 0.7);
      }
      eyes(c, pose, 0, -10, 68, 7.4);
      cheeks(c, 0, 16, 94, 11);
    });
  });
};

export const lion: Animal = (c, pose, colour) => {
  const mane = '#a9552f';
  const light = c.mix(colour, '#fff4dd', 0.6);
  const head = () => {
    const petals: string[] = [];
    for (let i = 0; i < 30; i++) {
      const t = (i / 30) * Math.PI * 2;
      const r = i % 2 ? 84 : 98;
      petals.push(`${(Math.cos(t) * r).toFixed(1)},${(Math.sin(t) * r * 0.96).toFixed(1)}`);
    }
    c.blob(petals.join(' '), mane, { lift: 0.8, tex: 'brush' });
    c.oval(0, 0, 76, 72, c.shade(mane, 0.06), { lift: 0.3, tex: 'brush' });
    for (const s of [-1, 1]) {
      c.oval(s * 44, -50, 18, 18, colour, { lift: 0.4 });
      c.dot(s * 44, -49, 9, 9, '#c9805a');
    }
    c.blob('-58,0 -46,-42 0,-54 46,-42 58,0 42,38 0,48 -42,38', colour, { lift: 0.6 });
    for (const s of [-1, 1]) c.oval(s * 15, 22, 21, 17, light, { lift: 0.15, tex: 'none' });
    c.blob('-15,0 0,-5 15,0 6,16 -6,16', '#7a4034', { lift: 0, tex: 'none', edge: 'none' });
    snout(c, pose, 0, 22, 24);
    for (const s of [-1, 1])
      for (const k of [0, 6]) c.dot(s * (22 + k), 24 + (k ? 6 : 0), 1.8, 1.8, '#8a5a40');
    eyes(c, pose, 0, -12, 54, 7);
    cheeks(c, 0, 12, 86, 10);
  };
  if (pose === 'sleep') {
    curled(c, { fur: colour, tail: colour, tip: mane, width: 1.2 }, head);
    return;
  }
  const tail = pose === 'joy' ? '44,-14 110,-20 128,-90 104,-140' : '44,-10 112,-2 140,-50 120,-96';
  c.band(tail, [17, 15, 14, 12], colour, { lift: 0.5 });
  const [tx, ty] = c.pointAlong(tail, 1);
  c.blob(
    `${tx - 20},${ty + 18} ${tx - 22},${ty - 14} ${tx},${ty - 36}! ${tx + 22},${ty - 12} ${tx + 16},${ty + 18}`,
    mane,
    { lift: 0.4, tex: 'brush' },
  );
  c.blob('-30,-150 24,-148 64,-74 60,0! -50,0! -54,-70', colour, { lift: 0.8 });
  c.blob('-30,-112 0,-118 20,-74 8,-34 -26,-40', light, { lift: 0.1 });
  c.mark('34,-70 48,-40 40,-8', c.shade(colour, -0.1), 4, 0.7);
  const paw = (x: number) => {
    c.band(`${x + 4},-84 ${x},-38 ${x - 2},-10`, [32, 28, 28], colour, { lift: 0.4 });
    c.blob(`${x - 22},0 ${x - 16},-17 ${x + 12},-17 ${x + 17},0`, light, { lift: 0.2, tex: 'none' });
  };
  paw(0);
  if (pose === 'joy') c.band('-34,-92 -76,-110 -98,-146', [31, 28, 30], colour, { lift: 0.5 });
  else paw(-38);
  c.at(-14, -190, { turn: pose === 'joy' ? -8 : 4 }, head);
};
