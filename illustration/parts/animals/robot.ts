import { whiteEye } from '../../figures/animals/eyes.ts';
import { head } from '../../figures/animals/face.ts';
import { jaw } from '../../figures/animals/mouths.ts';
import { AMBER, BULB } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

export const robot = animal(
  { id: 'robot', label: 'Robot', colour: '#6f9a94', size: 1.05, dark: 0.09, bounds: [-164, -516, 164, 0] },
  { eye: [0, -370], nose: [-1, -352], mouth: [-2, -334], back: [76, -268] },
  (c, pose, colour, dark) => {
    const trim = AMBER;
    const cream = '#f6ead0';
    for (const s of [-1, 1]) {
      c.cut(`${s * 16},-62 ${s * 46},-62 ${s * 48},-14 ${s * 18},-14`, dark, { lift: 0.5 });
      c.blob(
        `${s * 33 - 32},0! ${s * 33 - 28},-22 ${s * 33},-28 ${s * 33 + 28},-22 ${s * 33 + 32},0!`,
        trim,
        {
          lift: 0.5,
        },
      );
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
    if (pose !== 'sleep') c.glow(0, -126, 80, BULB, 0.5);
    c.blob(
      '0,-140 14,-154 30,-142 26,-120 0,-98! -26,-120 -30,-142 -14,-154',
      pose === 'sleep' ? '#b9705f' : '#d9573f',
      { lift: 0.5 },
    );
    for (const x of [-60, 60]) for (const y of [-176, -80]) c.dot(x, y, 4.6, 4.6, trim);
    c.cut('-22,-212 22,-212 24,-192 -24,-192', dark, { lift: 0.4 });
    head(c, pose, [0, -266], pose === 'joy' ? -7 : pose === 'sleep' ? 9 : 4, () => {
      c.mark('0,-56 2,-92', dark, 8);
      c.oval(2, -98, 14, 14, trim, { lift: 0.5 });
      for (const s of [-1, 1])
        c.blob(`${s * 80},-22 ${s * 102},-16 ${s * 104},16 ${s * 80},22`, trim, { lift: 0.5 });
      c.blob('-84,-34 -64,-58 64,-58 84,-34 84,36 64,58 -64,58 -84,36', colour, { lift: 0.9, tex: 'brush' });
      c.blob('-62,-26 -48,-39 48,-39 62,-26 62,24 48,39 -48,39 -62,24', '#2d3b46', {
        lift: 0.3,
        tex: 'none',
      });
      for (const s of [-1, 1]) {
        whiteEye(c, pose, s * 27, -5, {
          white: () => {
            c.glow(s * 27, -5, 30, '#ffe9a8', 0.45);
            c.dot(s * 27, -5, 13, 15, '#ffe9a8', 1, false);
          },
          round: [13, 15],
          pupil: [-4, 2, 5.4, 7],
          ink: '#2d3b46',
          lid: '#2d3b46',
          shut: [0, 3, 9],
          shutInk: '#ffe9a8',
          inner: s < 0 ? 1 : -1,
        });
        c.dot(s * 42, 17, 9, 6, '#e8836a', 0.75);
      }
      jaw(c, pose === 'joy' ? '-16,14 0,28 16,14' : '-13,17 0,23 13,17', '#ffe9a8', 4.6);
    });
  },
);
