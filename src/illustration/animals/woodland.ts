import { BLUSH, FLEECE, GLINT, SOOT, TOADSTOOL, WALNUT } from '../paper/papers.ts';
import { type Animal, cheeks, curled, eye, eyes, mouth, snout } from './face.ts';

export const fox: Animal = (c, pose, colour) => {
  const dark = '#4a2a22';
  const head = () => {
    for (const s of [-1, 1]) {
      c.cut(`${s * 20},-32 ${s * 58},-104 ${s * 70},-16`, colour, { lift: 0.4 });
      c.cut(`${s * 36},-38 ${s * 56},-84 ${s * 61},-28`, dark, { lift: 0.1, tex: 'none' });
    }
    c.blob('-84,6 -58,-38 0,-50 58,-38 84,6 44,40 0,58! -44,40', colour, { lift: 0.7 });
    for (const s of [-1, 1])
      c.blob(`${s * 82},7! ${s * 54},-6 ${s * 24},6 ${s * 2},54! ${s * 40},40`, FLEECE, { lift: 0.2 });
    c.dot(0, 50, 12, 9.5, SOOT);
    c.dot(-3, 47, 3.4, 2, '#8a6a62');
    eyes(c, pose, 0, 0, 60, 7);
    cheeks(c, 0, 22, 108, 10, 0.35);
    if (pose === 'joy') mouth(c, pose, 0, 64, 18);
  };
  if (pose === 'sleep') {
    curled(c, { fur: colour, tail: colour, tip: FLEECE }, head);
    return;
  }
  const tail =
    pose === 'joy' ? '34,-16 106,-30 138,-96 116,-156 140,-196' : '34,-14 96,-14 136,-60 122,-124 96,-164';
  c.band(tail, [26, 54, 64, 48, 6], colour, { lift: 0.8, tex: 'brush' });
  c.bandPart(tail, [26, 54, 64, 48, 6], 0.7, 1, FLEECE, { lift: 0.2, tex: 'brush' });
  c.blob('-30,-146 18,-144 56,-88 66,-30 44,0! -42,0! -54,-40 -50,-104', colour, { lift: 0.8 });
  c.blob('-48,-126 -16,-122 -10,-84 -28,-42! -50,-74', FLEECE, { lift: 0.25 });
  c.mark('30,-70 46,-40 38,-10', c.shade(colour, -0.08), 4, 0.7);
  const paw = (x: number) => {
    c.band(`${x + 7},-80 ${x},-38 ${x - 3},-8`, [26, 23, 21], colour, { lift: 0.4 });
    c.blob(`${x - 16},-18 ${x + 9},-19 ${x + 12},0 ${x - 22},0`, dark, { lift: 0.2, tex: 'none' });
  };
  paw(-2);
  if (pose === 'joy') {
    c.band('-34,-84 -66,-92 -88,-122', [26, 23, 20], colour, { lift: 0.5 });
    c.oval(-90, -128, 16, 15, dark, { lift: 0.2, tex: 'none' });
  } else paw(-34);
  c.at(-20, -180, { turn: pose === 'joy' ? -9 : 4 }, head);
};

/** Bears, brown and white: the same rig, so that the family likeness shows. */
export const bear: Animal = (c, pose, colour) => {
  const limb = c.shade(colour, -0.045);
  const light = c.mix(colour, '#fff8ea', 0.62);
  const head = () => {
    for (const s of [-1, 1]) {
      c.oval(s * 52, -46, 24, 24, colour, { lift: 0.4 });
      c.dot(s * 52, -44, 12, 13, c.mix(colour, '#e6a598', 0.55));
    }
    c.blob('-74,6 -54,-46 0,-62 54,-46 74,6 50,48 0,58 -50,48', colour, { lift: 0.8 });
    c.oval(-4, 22, 36, 28, light, { lift: 0.3 });
    c.blob('-20,4 -4,0 12,4 6,18 -4,22 -14,18', SOOT, { lift: 0, tex: 'none', edge: 'none' });
    c.dot(-9, 7, 4, 2.2, '#83706d');
    snout(c, pose, -4, 30, 26);
    eyes(c, pose, -2, -10, 66, 7);
    cheeks(c, -2, 16, 100, 11);
  };
  if (pose === 'sleep') {
    curled(c, { fur: colour, tail: limb, width: 1.12 }, head);
    return;
  }
  c.blob('-34,-156 34,-152 78,-90 84,-26 58,0 -56,0 -74,-30 -64,-98', colour, { lift: 0.9 });
  c.blob('-36,-112 6,-122 46,-92 48,-40 4,-18 -38,-40', light, { lift: 0.15 });
  for (const x of [-46, 48]) {
    c.oval(x, -12, 35, 22, limb, { lift: 0.5 });
    c.dot(x - 2, -6, 12, 8, c.mix(colour, '#3a2222', 0.35), 0.7);
    for (const t of [-15, -2, 11]) c.dot(x + t, -22, 4.4, 5, c.mix(colour, '#3a2222', 0.35), 0.7);
  }
  c.band('46,-122 74,-88 60,-50', [42, 40, 34], limb, { lift: 0.5 });
  if (pose === 'joy') c.band('-42,-122 -92,-146 -112,-192', [42, 38, 36], limb, { lift: 0.6 });
  else c.band('-46,-122 -76,-88 -58,-50', [42, 40, 34], limb, { lift: 0.5 });
  c.at(-4, -186, { turn: pose === 'joy' ? 7 : -5 }, head);
};

export const rabbit: Animal = (c, pose, colour) => {
  const pink = '#e9b3a2';
  const head = () => {
    const lean = pose === 'sleep' ? 46 : 0;
    for (const [x, turn] of [
      [-20, -7 - lean],
      [22, pose === 'rest' ? 30 : 9 + lean * 0.4],
    ] as const)
      c.at(x, -34, { turn }, () => {
        c.blob('-15,0 -20,-52 -8,-104 8,-104 19,-52 14,0', colour, { lift: 0.5 });
        c.blob('-6,-6 -10,-52 -2,-88 5,-88 10,-52 6,-6', pink, { lift: 0.1, tex: 'none' });
      });
    c.blob('-52,4 -38,-36 0,-46 38,-36 52,4 40,34 0,42 -40,34', colour, { lift: 0.7 });
    c.oval(-2, 18, 23, 17, c.mix(colour, '#fffaf0', 0.7), { lift: 0.15, tex: 'none' });
    c.blob('-10,8 6,8 -2,16', '#c9705c', { lift: 0, tex: 'none', edge: 'none' });
    mouth(c, pose, -2, 20, 15);
    eyes(c, pose, -2, -4, 46, 6.2);
    cheeks(c, -2, 14, 72, 9);
  };
  if (pose === 'sleep') {
    curled(c, { fur: colour, tail: c.shade(colour, -0.02), width: 0.82 }, head);
    return;
  }
  c.oval(48, -26, 19, 19, c.mix(colour, '#fffaf0', 0.8), { lift: 0.4 });
  c.blob('-22,-108 24,-106 54,-54 50,0! -46,0! -50,-50', colour, { lift: 0.8 });
  c.blob('-26,-78 2,-88 26,-66 22,-24 -2,-14 -26,-28', c.mix(colour, '#fffaf0', 0.6), { lift: 0.1 });
  for (const x of [-32, 28])
    c.blob(`${x - 30},-2 ${x - 18},-20 ${x + 14},-20 ${x + 20},0`, colour, { lift: 0.4 });
  c.band('28,-84 40,-60 24,-44', [22, 20, 18], colour, { lift: 0.4 });
  if (pose === 'joy') c.band('-26,-84 -56,-102 -62,-134', [22, 20, 18], colour, { lift: 0.5 });
  else c.band('-28,-84 -40,-60 -22,-44', [22, 20, 18], colour, { lift: 0.4 });
  c.at(-2, -132, { turn: pose === 'joy' ? 8 : -5 }, head);
};

export const owl: Animal = (c, pose, colour) => {
  const wing = c.shade(colour, -0.06);
  if (pose === 'joy')
    for (const s of [-1, 1])
      c.blob(
        `${s * 40},-92! ${s * 88},-128 ${s * 126},-118! ${s * 112},-94! ${s * 118},-76! ${s * 94},-66! ${s * 46},-40`,
        wing,
        { lift: 0.6, tex: 'brush' },
      );
  for (const s of [-1, 1])
    c.band(`${s * 16},-8 ${s * 18},2`, [14, 16], '#e2a049', { lift: 0.2, tex: 'none' });
  c.blob('-46,-136! -20,-122 20,-122 46,-136! 58,-76 48,-16 0,2 -48,-16 -58,-76', colour, {
    lift: 0.7,
    tex: 'brush',
  });
  c.blob('-31,-62 0,-74 31,-62 28,-16 0,-4 -28,-16', '#ecd8b6', { lift: 0.25 });
  for (let row = 0; row < 3; row++)
    for (let i = -1; i < 2; i++) {
      const x = i * 16 + (row % 2) * 6 - 2;
      const y = -54 + row * 15;
      c.patch(`${x - 6},${y}! ${x},${y + 8} ${x + 6},${y}!`, '#b58c66');
    }
  for (const s of [-1, 1]) {
    c.oval(s * 22, -92, 25, 25, FLEECE, { lift: 0.3, tex: 'none' });
    if (pose === 'sleep') eye(c, pose, s * 21, -92, 8);
    else {
      c.dot(s * 19 - 1, -91, 11, 12, SOOT);
      c.dot(s * 19 + 3, -96, 3.6, 3.8, GLINT);
    }
    if (pose !== 'joy')
      c.blob(`${s * 55},-78 ${s * 66},-42 ${s * 48},-10 ${s * 40},-42`, wing, { lift: 0.4, tex: 'brush' });
  }
  c.blob('-8,-84! 8,-84! 0,-64!', '#e9a03c', { lift: 0.3, tex: 'none' });
};

export const hedgehog: Animal = (c, pose, colour) => {
  const face = '#e8c9a0';
  for (const x of [-40, -8, 36]) c.oval(x, -4, 14, 9, '#b98a63', { lift: 0.2, tex: 'none' });
  const tilt = pose === 'joy' ? 10 : 0;
  c.at(-58, -18, { turn: tilt }, () => {
    c.blob('-76,-8! -56,-30 -8,-52 50,-26 58,10 -22,16 -58,6', face, { lift: 0.5 });
    c.oval(-16, -36, 11, 12, '#c99c72', { lift: 0.25, tex: 'none' });
    eye(c, pose, -40, -18, 6);
    c.dot(-30, -2, 10, 7, BLUSH, 0.45);
    c.oval(-76, -10, 10, 9, SOOT, { lift: 0.1, tex: 'none' });
    mouth(c, pose, -52, 2, 14);
  });
  [0, 0.05, 0.1].forEach((tone, ring) => {
    const radius = [100, 80, 58][ring]!;
    const spikes = [17, 14, 11][ring]!;
    const points: string[] = [];
    for (let i = 0; i <= spikes; i++) {
      const t = Math.PI * (1.03 + (i / spikes) * 1.02);
      const r = radius * (i % 2 ? 1 : 0.82) * (0.96 + c.random() * 0.08);
      points.push(`${(20 + Math.cos(t) * r).toFixed(1)},${(-4 + Math.sin(t) * r * 0.98).toFixed(1)}`);
    }
    c.cut(`${points.join(' ')} ${20 + radius * 0.62},0 ${20 - radius * 0.42},0`, c.shade(colour, tone), {
      lift: 0.5,
      tex: 'brush',
    });
  });
};

export const squirrel: Animal = (c, pose, colour) => {
  const tail =
    pose === 'sleep' ? '30,-14 80,-20 66,-86 4,-104 -40,-84' : '28,-12 92,-14 104,-104 52,-160 84,-206';
  if (pose !== 'sleep') c.band(tail, [24, 56, 74, 58, 30], colour, { lift: 0.8, tex: 'brush' });
  if (pose !== 'sleep')
    c.bandPart(tail, [4, 24, 36, 26, 10], 0.1, 0.98, c.shade(colour, 0.07), { lift: 0.15, tex: 'brush' });
  c.blob('-20,-104 18,-104 46,-56 44,0! -38,0! -42,-50', colour, { lift: 0.8 });
  c.blob('-24,-84 -2,-90 18,-64 14,-20 -8,-10 -28,-30', FLEECE, { lift: 0.15 });
  for (const x of [-28, 22])
    c.blob(`${x - 26},0 ${x - 16},-16 ${x + 12},-16 ${x + 16},0`, colour, { lift: 0.4 });
  if (pose === 'joy') {
    c.band('-22,-80 -52,-96 -58,-124', [19, 17, 15], colour, { lift: 0.5 });
    c.band('22,-80 48,-98 52,-124', [19, 17, 15], colour, { lift: 0.5 });
  } else {
    c.band('24,-78 26,-54 -2,-50', [19, 17, 15], colour, { lift: 0.4 });
    c.band('-24,-78 -30,-54 -6,-48', [19, 17, 15], colour, { lift: 0.5 });
    c.at(-8, -58, { scale: 0.5 }, () => {
      c.oval(0, 0, 19, 24, '#b98049', { lift: 0.5 });
      c.blob('-24,-6 -14,-26 14,-26 24,-6 0,-12', WALNUT, { lift: 0.3, tex: 'brush' });
    });
  }
  c.at(-2, -128, { turn: pose === 'sleep' ? 12 : pose === 'joy' ? -7 : 5 }, () => {
    for (const s of [-1, 1]) {
      c.cut(`${s * 14},-34 ${s * 38},-74 ${s * 48},-20`, colour, { lift: 0.4 });
      c.cut(`${s * 24},-34 ${s * 37},-58 ${s * 41},-24`, '#a4583c', { lift: 0.1, tex: 'none' });
    }
    c.blob('-50,2 -36,-36 0,-44 36,-36 50,2 36,32 0,40 -36,32', colour, { lift: 0.7 });
    for (const s of [-1, 1]) c.oval(s * 13 - 2, 18, 19, 16, FLEECE, { lift: 0.1, tex: 'none' });
    c.dot(-2, 8, 7, 5.5, SOOT);
    mouth(c, pose, -2, 19, 15);
    eyes(c, pose, -2, -6, 48, 6.4);
    cheeks(c, -2, 14, 74, 8);
  });
  if (pose === 'sleep') c.band(tail, [24, 56, 66, 50, 20], colour, { lift: 0.8, tex: 'brush' });
};

function stag(antlers: boolean): Animal {
  return (c, pose, colour) => {
    const dark = c.shade(colour, -0.12);
    const resting = pose === 'sleep';
    const y = resting ? 66 : 0;
    if (!resting) {
      for (const x of [34, 66])
        c.band(`${x},-104 ${x + 2},-52 ${x - 1},-6`, [26, 17, 15], dark, { lift: 0.4 });
      for (const x of [-40, -14]) {
        const lifted = pose === 'joy' && x === -40;
        const line = lifted ? `${x},-104 ${x - 34},-78 ${x - 26},-36` : `${x},-104 ${x - 2},-52 ${x},-6`;
        c.band(line, [26, 18, 15], colour, { lift: 0.5 });
        if (!lifted)
          c.cut(`${x - 9},-12 ${x + 8},-12 ${x + 10},2 ${x - 11},2`, '#4a2f29', { lift: 0.2, tex: 'none' });
      }
      for (const x of [33, 65])
        c.cut(`${x - 8},-12 ${x + 8},-12 ${x + 10},2 ${x - 10},2`, '#4a2f29', { lift: 0.2, tex: 'none' });
    }
    c.at(0, y, {}, () => {
      c.blob('80,-150! 104,-158 92,-132!', colour, { lift: 0.3 });
      c.blob('-58,-150 -16,-164 44,-158 88,-144 94,-104 60,-82 -20,-82 -58,-102', colour, {
        lift: 0.8,
        tex: 'brush',
      });
      for (const [a, b] of [
        [18, -146],
        [40, -136],
        [62, -142],
        [28, -124],
        [54, -118],
      ] as const)
        c.dot(a, b, 5, 4.4, FLEECE, 0.85);
      if (resting) c.band('-40,-86 -70,-72 -30,-68', [22, 17, 14], dark, { lift: 0.3 });
      c.band('-30,-128 -52,-176 -58,-214', [58, 44, 40], colour, { lift: 0.6 });
      c.blob('-58,-168 -34,-160 -26,-112 -48,-98! -62,-130', FLEECE, { lift: 0.15 });
      c.at(-60, -238, { turn: resting ? -14 : pose === 'joy' ? 8 : -3 }, () => {
        if (antlers)
          for (const s of [-1, 1]) {
            c.band(`${s * 16},-34 ${s * 32},-74 ${s * 66},-108`, [12, 10, 6], '#9a7350', { lift: 0.4 });
            c.band(`${s * 30},-70 ${s * 26},-100`, [9, 5], '#9a7350', { lift: 0.3 });
            c.band(`${s * 48},-90 ${s * 78},-82`, [8, 5], '#9a7350', { lift: 0.3 });
          }
        for (const s of [-1, 1]) {
          c.at(s * 34, -22, { turn: s * 24 }, () => {
            c.blob(`0,10 ${s * 20},-14 ${s * 56},-20! ${s * 34},14`, colour, { lift: 0.4 });
            c.blob(`${s * 10},6 ${s * 24},-6 ${s * 44},-13! ${s * 28},8`, '#e6b39c', {
              lift: 0.1,
              tex: 'none',
            });
          });
        }
        c.blob('-44,-14 -30,-44 0,-52 30,-44 44,-14 32,26 20,52 -20,52 -32,26', colour, { lift: 0.7 });
        c.oval(0, 38, 28, 22, FLEECE, { lift: 0.2, tex: 'none' });
        const red = antlers ? TOADSTOOL : SOOT;
        c.dot(0, 27, antlers ? 13 : 11, antlers ? 11 : 8, red);
        c.dot(-3, 24, 3.4, 2.4, GLINT, 0.7);
        mouth(c, pose, 0, 44, 18);
        eyes(c, pose, 0, -6, 50, 7);
        cheeks(c, 0, 16, 66, 9);
      });
    });
  };
}
export const deer = stag(false);
export const reindeer = stag(true);

export const mouse: Animal = (c, pose, colour) => {
  const pink = '#e6a596';
  c.band(pose === 'joy' ? '26,-8 66,-6 74,-46 96,-70' : '26,-8 66,4 84,-20 74,-40', [9, 8, 7, 4], pink, {
    lift: 0.4,
    tex: 'none',
  });
  c.blob('-20,-74 20,-74 42,-34 36,0! -36,0! -42,-34', colour, { lift: 0.7 });
  c.blob('-18,-58 2,-64 22,-44 16,-12 -16,-12 -24,-36', c.mix(colour, '#fff8ea', 0.55), { lift: 0.1 });
  for (const x of [-20, 20]) c.dot(x - 4, -2, 15, 7, pink);
  if (pose === 'joy') c.band('-22,-56 -44,-68 -50,-88', [15, 13, 11], colour, { lift: 0.4 });
  else c.band('-22,-56 -32,-38 -18,-28', [15, 13, 11], colour, { lift: 0.4 });
  c.band('22,-56 30,-40 16,-28', [15, 13, 11], colour, { lift: 0.4 });
  c.at(-2, -94, { turn: pose === 'sleep' ? 14 : -6 }, () => {
    for (const s of [-1, 1]) {
      c.oval(s * 37, -32, 25, 26, colour, { lift: 0.5 });
      c.dot(s * 37, -30, 16, 17, pink);
    }
    c.blob('-42,2 -28,-30 0,-36 28,-30 42,2 22,26 0,36 -22,26', colour, { lift: 0.7 });
    c.dot(-1, 27, 7.5, 6, '#b9584c');
    for (const s of [-1, 1])
      for (const k of [-5, 4])
        c.mark(`${s * 15},${22} ${s * 40},${20 + k}`, c.shade(colour, -0.16), 1.6, 0.7);
    eyes(c, pose, -1, 0, 38, 5.8);
    cheeks(c, -1, 14, 52, 7);
  });
};
