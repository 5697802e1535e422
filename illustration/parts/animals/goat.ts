import { keepsFace } from '../../figures/animals/acting.ts';
import { ringEye } from '../../figures/animals/eyes.ts';
import { cheeks, ear, head } from '../../figures/animals/face.ts';
import { mouth } from '../../figures/animals/mouths.ts';
import { MILK, POPPY, SOOT } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

/** Vain: the chin up, the eyes half shut, a ribbon on one horn. */
export const goat = animal(
  { id: 'goat', label: 'Goat', colour: '#e9e0cf', size: 1, bounds: [-196, -404, 156, 4] },
  { eye: [-87, -273], nose: [-94, -222], mouth: [-95, -208], back: [26, -185] },
  (c, pose, colour, dark) => {
    const brown = c.mix(colour, '#7a5642', 0.78);
    const horn = '#a98d6c';
    const hoof = '#4f3d38';
    const lying = pose === 'sleep';
    const prance = pose === 'joy';
    const leg = (line: string, x: number, y: number, k: string) => {
      c.band(line, [30, 18, 15], k, { lift: 0.4 });
      c.cut(`${x - 9},${y - 11} ${x + 8},${y - 11} ${x + 10},${y + 3} ${x - 12},${y + 3}`, hoof, {
        lift: 0.2,
        tex: 'none',
      });
    };
    c.at(0, lying ? 58 : 0, { turn: prance ? 9 : 0 }, () => {
      if (!lying) {
        leg('-12,-86 -10,-46 -12,-8', -12, -2, dark);
        leg('66,-86 72,-46 66,-8', 66, -2, dark);
      }
      c.blob('86,-136! 108,-166 118,-150! 112,-142! 104,-126! 86,-118', brown, { lift: 0.4, tex: 'brush' });
      c.blob('-66,-130 -34,-150 30,-142 86,-140 104,-110 88,-74 30,-66 -44,-68 -70,-92', colour, {
        lift: 0.9,
        tex: 'brush',
      });
      c.blob('-34,-149 30,-143 84,-141 98,-122 40,-126 -20,-130', brown, { lift: 0.1 });
      for (const [x, y] of [
        [-20, -72],
        [8, -68],
        [38, -68],
        [66, -74],
      ] as const)
        c.cut(`${x - 14},${y - 8} ${x + 12},${y - 8} ${x - 2},${y + 15}`, colour, {
          lift: 0.2,
          tex: 'brush',
        });
      if (lying) {
        leg('-44,-72 -84,-66 -66,-62', -60, -61, dark);
        c.band('80,-74 46,-66 70,-62', [28, 18, 15], dark, { lift: 0.3 });
      } else {
        if (prance) leg('-44,-88 -82,-84 -82,-50', -82, -46, colour);
        else leg('-44,-88 -44,-46 -46,-8', -46, -2, colour);
        leg('46,-86 50,-46 46,-8', 46, -2, colour);
      }
      c.band('-42,-116 -62,-158 -66,-194', [70, 50, 42], colour, { lift: 0.6 });
      head(c, pose, [-68, -206], { rest: 7, joy: 15, sleep: -12 }, () => {
        for (const s of [-1, 1] as const) {
          c.band(
            `${s * 14},-36 ${s * 24},-74 ${s * 52},-96`,
            [19, 15, 5],
            s < 0 ? horn : c.shade(horn, -0.05),
            { lift: 0.4 },
          );
          for (const t of [0.3, 0.46, 0.62]) {
            const [x, y] = c.pointAlong(`${s * 14},-36 ${s * 24},-74 ${s * 52},-96`, t);
            c.mark(`${x - 8},${y + s * 3} ${x + 7},${y - s * 4}`, c.shade(horn, -0.16), 2.6, 0.8);
          }
          ear(c, s, [s * 34, -20], () => {
            c.blob(`${s * 30},-28 ${s * 56},-34 ${s * 84},-12! ${s * 60},-2 ${s * 32},-8`, brown, {
              lift: 0.5,
            });
            c.blob(`${s * 40},-22 ${s * 56},-26 ${s * 72},-13! ${s * 56},-8`, '#e2b3a0', {
              lift: 0.1,
              tex: 'none',
            });
          });
        }
        c.blob('-12,58! -16,38 0,34 16,38 12,56! 2,88!', c.shade(colour, -0.03), { lift: 0.4, tex: 'brush' });
        c.blob('-40,-10 -32,-38 0,-46 32,-38 40,-10 28,26 22,50 0,58 -22,50 -28,26', colour, { lift: 0.7 });
        c.blob('-12,-45 12,-45 10,-8 14,24 0,30 -14,24 -10,-8', brown, { lift: 0.1, tex: 'none' });
        c.blob('-22,34 0,26 22,34 20,50 0,57 -20,50', c.mix(colour, MILK, 0.5), {
          lift: 0.2,
          tex: 'none',
        });
        c.blob('-10,31 10,31 3,39 -3,39', '#c9806e', { lift: 0, tex: 'none', edge: 'none' });
        mouth(c, pose, 0, 45, 16);
        for (const s of [-1, 1]) {
          ringEye(c, pose, s * 23, -4, {
            size: 8.4,
            iris: '#e8bf5e',
            lid: colour,
            pupil: [0.74, 0.34],
            inner: s < 0 ? 1 : -1,
          });
          if (lying || !keepsFace(c)) continue;
          c.patch(
            `${s * 23 - 10},-5! ${s * 23 - 8},-15 ${s * 23 + 8},-15 ${s * 23 + 10},-5!`,
            c.shade(colour, -0.04),
          );
          c.mark(`${s * 14},-5 ${s * 24},-7 ${s * 36},-6`, SOOT, 3);
          c.mark(`${s * 31},-3 ${s * 39},0`, SOOT, 2.4);
        }
        cheeks(c, 0, 18, 62, 8, 0.5);
        c.at(20, -66, { turn: 20 }, () => {
          for (const s of [-1, 1]) {
            c.blob(`0,0! ${s * 12},-15 ${s * 25},-9! ${s * 22},9 ${s * 11},11`, POPPY, { lift: 0.4 });
            c.cut(`${s * 2},4 ${s * 16},27 ${s * 7},30 ${s * -2},6`, c.shade(POPPY, -0.06), { lift: 0.3 });
          }
          c.oval(0, 1, 6.5, 7, c.shade(POPPY, -0.08), { lift: 0.3, tex: 'none' });
        });
      });
    });
  },
);
