import { whiteEye } from '../../figures/animals/eyes.ts';
import { head } from '../../figures/animals/face.ts';
import { jaw } from '../../figures/animals/mouths.ts';
import { pairs } from '../../paper/number-lists.ts';
import { BLUSH, BONE, THROAT, TONGUE } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

export const tyrant = animal(
  { id: 'tyrant', label: 'Tyrant', colour: '#8a9a58', size: 1.25, bounds: [-200, -496, 372, 0] },
  { eye: [-72, -392], nose: [-176, -371], mouth: [-109, -322], back: [104, -240] },
  (c, pose, colour, dark) => {
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
      for (const t of [-30, -16, -2]) c.dot(x + t, -5, 6, 5, BONE, 0.95);
    }
    c.blob('-60,-180 30,-190 86,-110 78,-44 20,-18 -50,-30 -78,-100', colour, { lift: 0.9, tex: 'brush' });
    c.blob('-60,-150 -18,-158 4,-100 -8,-40 -50,-40 -72,-96', belly, { lift: 0.15 });
    for (let i = 0; i < 3; i++)
      c.mark(`-68,${-118 + i * 32} -34,${-110 + i * 32} -4,${-120 + i * 32}`, c.shade(belly, -0.1), 3, 0.7);
    for (const s of [-1, 1]) {
      const x = -30 + s * 36;
      c.band(
        pose === 'joy'
          ? `${x},-142 ${x - 30},-166 ${x - 36},-188`
          : `${x},-140 ${x - 22},-118 ${x - 36},-126`,
        [24, 19, 14],
        s < 0 ? colour : dark,
        { lift: 0.5 },
      );
    }
    for (const [x, y] of pairs('44,-174 72,-132 84,-88'))
      c.cut(`${x - 12},${y + 12} ${x + 22},${y - 12} ${x + 14},${y + 22}`, '#d98c58', { lift: 0.3 });
    head(c, pose, [-34, -222], lying ? -12 : pose === 'joy' ? 10 : -3, () => {
      c.blob('-88,10 -78,-34 -20,-62 42,-58 70,-14 56,40 -10,56 -74,44', colour, { lift: 0.9, tex: 'brush' });
      for (const [x, y] of pairs('-4,-66 26,-64 52,-44'))
        c.cut(`${x - 12},${y + 10} ${x + 4},${y - 18} ${x + 16},${y + 10}`, '#d98c58', { lift: 0.3 });
      if (pose === 'joy') {
        c.blob('-84,12! -30,20 26,8! 8,40 -44,48 -76,36', THROAT, { lift: 0, tex: 'none', edge: 'none' });
        for (const x of [-70, -52, -34, -16, 2])
          c.cut(`${x - 8},15 ${x},28 ${x + 8},15`, '#fff6e2', { lift: 0, tex: 'none' });
        c.dot(-34, 40, 22, 7, TONGUE);
      } else {
        jaw(c, '-84,12 -34,24 22,10', c.shade(colour, -0.24), 4.4);
        c.cut('-66,17 -60,30 -53,19', '#fff6e2', { lift: 0, tex: 'none' });
      }
      for (const s of [-1, 1]) {
        const x = s < 0 ? -34 : 16;
        whiteEye(c, pose, x, -20, {
          white: () => c.oval(x, -20, 16, 18, '#fff7e4', { lift: 0.2, tex: 'none' }),
          round: [16, 18],
          pupil: [-4, 2, 8, 10],
          glint: [-1, -3, 3, 3.2],
          lid: colour,
          shut: [0, 2, 8],
          inner: s < 0 ? 1 : -1,
        });
      }
      c.dot(-72, -10, 3.6, 3, c.shade(colour, -0.25));
      c.dot(38, 12, 13, 8, BLUSH, 0.5);
    });
  },
);
