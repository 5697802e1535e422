import { whiteEye } from '../../figures/animals/eyes.ts';
import { head } from '../../figures/animals/face.ts';
import { jaw } from '../../figures/animals/mouths.ts';
import { AMBER, BULB } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

/** Built at home, of a boiler and two lamps. Its hands have three fingers and a thumb. */
export const tinRobot = animal(
  {
    id: 'tin-robot',
    label: 'Tin robot',
    colour: '#a9b1b2',
    size: 1.05,
    dark: 0.09,
    bounds: [-168, -528, 168, 0],
  },
  { eye: [0, -370], nose: [-1, -340], mouth: [-2, -318], back: [84, -268] },
  (c, pose, colour, dark) => {
    const brass = AMBER;
    const rust = '#b5713d';
    const rivets = (places: readonly (readonly [number, number])[], r = 3.6) => {
      for (const [x, y] of places) c.dot(x, y, r, r, c.shade(colour, -0.24));
    };
    for (const s of [-1, 1]) {
      c.cut(`${s * 16},-66 ${s * 44},-66 ${s * 44},-16 ${s * 18},-16`, dark, { lift: 0.5 });
      c.dot(s * 31, -40, 17, 6, c.shade(colour, -0.2));
      c.blob(
        `${s * 33 - 34},0! ${s * 33 - 32},-20 ${s * 33},-30 ${s * 33 + 32},-20 ${s * 33 + 34},0!`,
        colour,
        {
          lift: 0.5,
        },
      );
      const up = pose === 'joy';
      const arm = up
        ? `${s * 76},-172 ${s * 112},-188 ${s * 120},-238`
        : `${s * 76},-172 ${s * 108},-136 ${s * 100},-92`;
      c.band(arm, [22, 20, 18], dark, { lift: 0.6 });
      const [ex, ey] = c.pointAlong(arm, 0.52);
      c.oval(ex, ey, 13, 13, brass, { lift: 0.4 });
      const [hx, hy] = c.pointAlong(arm, 1);
      const way = up ? -1 : 1;
      for (const finger of [-13, 0, 13])
        c.band(`${hx + finger * 0.8},${hy} ${hx + finger},${hy + way * 30}`, [11, 10], colour, { lift: 0.4 });
      c.band(`${hx - s * 8},${hy} ${hx - s * 24},${hy + way * 12}`, [11, 9], colour, { lift: 0.4 });
      c.oval(hx, hy, 21, 18, colour, { lift: 0.6 });
      c.dot(hx, hy, 4, 4, c.shade(colour, -0.24));
    }
    // The boiler, with its bands, and the works of the birthday card in its door.
    c.blob('-64,-202! -80,-172 -84,-126 -78,-78 -62,-52! 62,-52! 78,-78 84,-126 80,-172 64,-202!', colour, {
      lift: 0.9,
      tex: 'brush',
    });
    c.blob('-84,-140 -40,-134 40,-134 84,-140 84,-128 40,-122 -40,-122 -84,-128', dark, { lift: 0.2 });
    rivets([-66, -40, 40, 66].map((x) => [x, -131]));
    rivets([-54, -28, 0, 28, 54].map((x) => [x, -190]));
    rivets([-54, -28, 0, 28, 54].map((x) => [x, -64]));
    c.oval(0, -124, 44, 44, brass, { lift: 0.5 });
    c.oval(0, -124, 37, 37, '#f6ead0', { lift: 0.2 });
    if (pose !== 'sleep') c.glow(0, -124, 70, BULB, 0.4);
    c.blob(
      '0,-136 12,-148 27,-137 24,-118 0,-98! -24,-118 -27,-137 -12,-148',
      pose === 'sleep' ? '#b9705f' : '#d9573f',
      { lift: 0.5 },
    );
    c.cut('-26,-218 26,-218 28,-198 -28,-198', dark, { lift: 0.4 });
    head(c, pose, [0, -266], pose === 'joy' ? -7 : pose === 'sleep' ? 9 : 4, () => {
      c.mark('0,-62 2,-106', dark, 8);
      c.oval(2, -108, 14, 14, brass, { lift: 0.5 });
      for (const s of [-1, 1])
        c.blob(`${s * 78},-16 ${s * 98},-12 ${s * 98},14 ${s * 78},18`, rust, { lift: 0.5 });
      c.blob('-80,48! -86,4 -76,-42 -40,-68 0,-74 40,-68 76,-42 86,4 80,48!', colour, {
        lift: 0.9,
        tex: 'brush',
      });
      c.blob('-84,34 -40,40 40,40 84,34 82,52 40,57 -40,57 -82,52', dark, { lift: 0.3 });
      rivets([-62, -32, 0, 32, 62].map((x) => [x, 46]));
      c.blob('-46,-52 -28,-60 -12,-63 -14,-57 -30,-52 -44,-45', c.shade(colour, 0.16), { lift: 0 });
      for (const s of [-1, 1]) {
        c.oval(s * 36, -10, 31, 31, brass, { lift: 0.5 });
        c.oval(s * 36, -10, 25, 25, '#4a3a30', { lift: 0 });
        whiteEye(c, pose, s * 36, -10, {
          white: () => {
            c.glow(s * 36, -10, 52, '#ffe9a8', 0.45);
            c.dot(s * 36, -10, 23, 23, '#ffe9a8', 1, false);
          },
          round: [23, 23],
          pupil: [-4, 2, 8, 9],
          ink: '#4a3a30',
          lid: colour,
          shut: [0, 3, 13],
          shutInk: '#d8a860',
          inner: s < 0 ? 1 : -1,
        });
      }
      jaw(c, pose === 'joy' ? '-20,18 0,33 20,18' : '-18,20 0,29 18,20', '#4a3a30', 5);
    });
  },
);
