import { AMBER, BLUSH, GLINT, MOONLIGHT, SOOT, SPAR, TONGUE } from '../paper/papers.ts';
import { type Animal, cheeks, eye, eyes, mouth } from './face.ts';

export const robot: Animal = (c, pose, colour) => {
  const dark = c.shade(colour, -0.09);
  const trim = AMBER;
  const cream = '#f6ead0';
  for (const s of [-1, 1]) {
    c.cut(`${s * 16},-62 ${s * 46},-62 ${s * 48},-14 ${s * 18},-14`, dark, { lift: 0.5 });
    c.blob(`${s * 33 - 32},0! ${s * 33 - 28},-22 ${s * 33},-28 ${s * 33 + 28},-22 ${s * 33 + 32},0!`, trim, {
      lift: 0.5,
    });
    const up = pose === 'joy';
    const arm = up
      ? `${s * 70},-166 ${s * 112},-188 ${s * 120},-238`
      : `${s * 70},-166 ${s * 106},-136 ${s * 98},-92`;
    c.band(arm, [26, 24, 22], dark, { lift: 0.6 });
    for (const t of [0.3, 0.5, 0.7]) {
      const [x, y] = c.pointAlong(arm, t);
      c.dot(x, y, 11, 4.4, trim);
    }
    const [hx, hy] = c.pointAlong(arm, 1);
    c.oval(hx, hy, 21, 19, trim, { lift: 0.5 });
    c.dot(hx + (up ? 0 : -s * 4), hy + (up ? -10 : 8), 5, 5, c.shade(trim, -0.15));
  }
  c.blob('-68,-190 -78,-130 -66,-62 0,-52 66,-62 78,-130 68,-190 0,-200', colour, {
    lift: 0.9,
    tex: 'brush',
  });
  c.blob('-42,-166 -46,-124 -38,-86 38,-86 46,-124 42,-166', cream, { lift: 0.35 });
  if (pose !== 'sleep') c.glow(0, -126, 80, '#ffdf9c', 0.5);
  c.blob(
    '0,-140 14,-154 30,-142 26,-120 0,-98! -26,-120 -30,-142 -14,-154',
    pose === 'sleep' ? '#b9705f' : '#d9573f',
    { lift: 0.5 },
  );
  for (const x of [-60, 60]) for (const y of [-176, -80]) c.dot(x, y, 4.6, 4.6, trim);
  c.cut('-22,-212 22,-212 24,-192 -24,-192', dark, { lift: 0.4 });
  c.at(0, -266, { turn: pose === 'joy' ? -7 : pose === 'sleep' ? 9 : 4 }, () => {
    c.mark('0,-56 2,-92', dark, 8);
    c.oval(2, -98, 14, 14, trim, { lift: 0.5 });
    for (const s of [-1, 1])
      c.blob(`${s * 80},-22 ${s * 102},-16 ${s * 104},16 ${s * 80},22`, trim, { lift: 0.5 });
    c.blob('-84,-34 -64,-58 64,-58 84,-34 84,36 64,58 -64,58 -84,36', colour, { lift: 0.9, tex: 'brush' });
    c.blob('-62,-26 -48,-39 48,-39 62,-26 62,24 48,39 -48,39 -62,24', '#2d3b46', { lift: 0.3, tex: 'none' });
    for (const s of [-1, 1]) {
      if (pose === 'sleep') eye(c, pose, s * 27, -2, 9, '#ffe9a8');
      else {
        c.glow(s * 27, -5, 30, '#ffe9a8', 0.45);
        c.dot(s * 27, -5, 13, 15, '#ffe9a8', 1, false);
        c.dot(s * 27 - 4, -3, 5.4, 7, '#2d3b46');
      }
      c.dot(s * 42, 17, 9, 6, '#e8836a', 0.75);
    }
    c.mark(pose === 'joy' ? '-16,14 0,28 16,14' : '-13,17 0,23 13,17', '#ffe9a8', 4.6);
  });
};

export const alien: Animal = (c, pose, colour) => {
  const light = c.shade(colour, 0.08);
  for (const s of [-1, 1]) {
    c.band(`${s * 16},-26 ${s * 18},-4 ${s * 30},-2`, [22, 20, 20], colour, { lift: 0.4 });
    c.band(
      pose === 'joy'
        ? `${s * 30},-86 ${s * 66},-104 ${s * 78},-146`
        : `${s * 30},-86 ${s * 56},-62 ${s * 48},-36`,
      [20, 17, 18],
      colour,
      { lift: 0.5 },
    );
  }
  c.blob('-24,-108 24,-108 44,-60 34,-14 -34,-14 -44,-60', '#7a6ba0', { lift: 0.8 });
  c.blob('-30,-34 0,-26 30,-34 34,-16 0,-10 -34,-16', AMBER, { lift: 0.2 });
  c.star(0, -66, 15, '#f6e3bd', { lift: 0.2, turn: 8 });
  c.at(0, -150, { turn: pose === 'sleep' ? 10 : pose === 'joy' ? -8 : 4 }, () => {
    for (const s of [-1, 1]) {
      c.mark(`${s * 20},-44 ${s * 30},-74 ${s * 42},-88`, colour, 8);
      c.oval(s * 44, -92, 13, 13, AMBER, { lift: 0.4 });
    }
    c.blob('-66,-10 -50,-50 0,-60 50,-50 66,-10 44,34 0,52 -44,34', colour, { lift: 0.8 });
    for (const [x, y, r] of [
      [-40, -34, 6],
      [42, -30, 7],
      [30, -46, 4],
    ] as const)
      c.dot(x, y, r, r, light, 0.9);
    for (const s of [-1, 1]) {
      if (pose === 'sleep') eye(c, pose, s * 25, -4, 10);
      else {
        c.at(s * 26, -4, { turn: s * -16 }, () => {
          c.oval(0, 0, 17, 22, SOOT, { lift: 0.1, tex: 'none' });
          c.dot(5, -9, 5.4, 6, GLINT);
          c.dot(-4, 9, 3, 3, GLINT, 0.6);
        });
      }
    }
    mouth(c, pose, 0, 26, 24);
    cheeks(c, 0, 22, 78, 9, 0.55);
  });
};

/** A small winged person of felt: no child of any family, so that every child stays the hero. */
export const fairy: Animal = (c, pose, colour) => {
  const y = pose === 'sleep' ? 0 : -20;
  const wings = pose === 'sleep' ? 0.7 : 1;
  c.glow(0, -90, 130, MOONLIGHT, 0.5);
  c.at(0, y, { turn: pose === 'joy' ? -6 : 0 }, () => {
    for (const s of [-1, 1]) {
      c.blob(
        `${s * 8},-96! ${s * 40 * wings},-158 ${s * 92 * wings},-166 ${s * 96 * wings},-118 ${s * 40},-84`,
        '#e9f0ea',
        { lift: 0.5, tex: 'brush' },
      );
      c.blob(`${s * 8},-86! ${s * 52 * wings},-78 ${s * 74 * wings},-44 ${s * 34},-44`, '#d4e2e2', {
        lift: 0.4,
        tex: 'brush',
      });
      c.band(`${s * 9},-32 ${s * 11},-12 ${s * 10},0`, [12, 10, 9], '#d9a57c', { lift: 0.3, tex: 'none' });
    }
    c.blob('0,-104 18,-98 44,-38 26,-26 14,-36 0,-24 -14,-36 -26,-26 -44,-38 -18,-98', colour, { lift: 0.7 });
    c.band('-16,-92 -40,-72 -34,-54', [13, 11, 11], '#d9a57c', { lift: 0.4, tex: 'none' });
    const wand = pose === 'joy' ? '18,-92 48,-112 58,-140' : '18,-92 42,-84 56,-104';
    c.band(wand, [13, 11, 11], '#d9a57c', { lift: 0.4, tex: 'none' });
    const [wx, wy] = c.pointAlong(wand, 1);
    c.mark(`${wx},${wy + 6} ${wx + 10},${wy - 34}`, SPAR, 4);
    c.star(wx + 12, wy - 42, 15, '#ffe9a3', { lift: 0.3, lit: false });
    c.at(0, -132, { turn: pose === 'sleep' ? 12 : -6 }, () => {
      c.blob('-42,8 -46,-24 -20,-48 20,-48 46,-24 42,8 0,-10', '#c98a4a', { lift: 0.5, tex: 'brush' });
      c.blob('-36,2 -28,-26 0,-34 28,-26 36,2 24,28 0,34 -24,28', '#e3b48a', { lift: 0.5 });
      c.blob('-36,-4 -34,-32 0,-46 34,-32 36,-4 22,-18 -6,-26 -24,-14', '#c98a4a', {
        lift: 0.3,
        tex: 'brush',
      });
      for (let i = 0; i < 5; i++) {
        const t = (i / 5) * Math.PI * 2;
        c.dot(24 + Math.cos(t) * 8, -34 + Math.sin(t) * 8, 7, 7, TONGUE);
      }
      c.dot(24, -34, 6, 6, '#f2d184');
      eyes(c, pose, 0, 2, 30, 5);
      c.dot(0, 11, 3, 2.4, BLUSH, 0.8);
      mouth(c, pose, 0, 18, 14);
      cheeks(c, 0, 14, 40, 7, 0.5);
    });
  });
};
