import { whiteEye } from '../../figures/animals/eyes.ts';
import { head } from '../../figures/animals/face.ts';
import { jaw } from '../../figures/animals/mouths.ts';
import { pairs } from '../../paper/number-lists.ts';
import { BLUSH, THROAT, TONGUE } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

export const dragon = animal(
  { id: 'dragon', label: 'Dragon', colour: '#5f8f63', size: 1.2, bounds: [-280, -732, 432, 48] },
  { eye: [-86, -575], nose: [-243, -538], mouth: [-177, -473], back: [47, -359], seat: [86, -314] },
  (c, pose, colour, dark) => {
    const gold = '#f0c766';
    const wing = '#e39a55';
    const lying = pose === 'sleep';
    const tail = '70,-40 168,-8 246,-48 256,-124 218,-168';
    c.band(tail, [110, 84, 54, 32, 10], dark, { lift: 0.9, tex: 'brush' });
    c.cut('186,-160 214,-222 242,-156', gold, { lift: 0.4 });
    const spread = pose === 'joy' ? 1.15 : lying ? 0.72 : 1;
    c.at(24, -170, { scale: spread, turn: pose === 'joy' ? -8 : lying ? 24 : 0 }, () => {
      c.cut('0,0 84,-150 118,-84 176,-124 170,-46 222,-46 138,36 40,54', wing, { lift: 0.9, tex: 'brush' });
      for (const p of ['10,0 84,-140', '20,6 118,-78', '34,20 168,-44'])
        c.mark(p, c.shade(wing, -0.1), 4, 0.7);
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
      for (const [x, y] of pairs('44,-250 28,-300 10,-350'))
        c.cut(`${x - 18},${y + 22} ${x + 26},${y - 8} ${x + 6},${y + 40}`, gold, { lift: 0.4 });
    head(c, pose, [-62, -350 + up], lying ? -6 : pose === 'joy' ? 8 : -3, () => {
      for (const s of [-1, 1])
        c.band(`${20 + s * 24},-44 ${30 + s * 36},-86 ${26 + s * 54},-114`, [24, 18, 5], '#f6ead0', {
          lift: 0.5,
        });
      c.blob('-118,10 -92,-28 -30,-44 20,-66 66,-36 72,20 36,56 -40,58 -100,48', colour, {
        lift: 0.9,
        tex: 'brush',
      });
      c.blob('66,-30! 104,-50 96,-14! 110,4 70,12', wing, { lift: 0.5, tex: 'brush' });
      whiteEye(c, pose, 8, -18, {
        white: () => c.oval(8, -18, 25, 27, '#fff7e4', { lift: 0.3, tex: 'none' }),
        round: [25, 27],
        pupil: [-7, 2, 12, 15],
        glint: [-3, -5, 4.4, 4.6],
        lid: colour,
        shut: [-4, 4, 10],
      });
      c.dot(-92, 0, 6, 5, dark);
      if (pose === 'joy') {
        c.blob('-100,26! -50,40 6,22! -14,52 -66,54', THROAT, { lift: 0, tex: 'none', edge: 'none' });
        c.dot(-44, 50, 20, 6, TONGUE);
        c.cut('-84,30 -77,42 -70,33', '#fff6e2', { lift: 0, tex: 'none' });
      } else jaw(c, '-104,28 -54,46 10,24', c.shade(colour, -0.24), 5);
      c.dot(26, 26, 17, 11, BLUSH, 0.5);
    });
  },
);
