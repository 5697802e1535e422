import { beak, beakCorner, openBeak } from '../../figures/animals/beaks.ts';
import { ringEye } from '../../figures/animals/eyes.ts';
import { head } from '../../figures/animals/face.ts';
import { BLUSH } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

/** An Oviraptor: asleep it broods, its feathered arms round whatever lies in the nest. */
export const feathered = animal(
  {
    id: 'feathered',
    label: 'Feathered Dinosaur',
    colour: '#b98a5c',
    size: 1.1,
    dark: 0.09,
    bounds: [-188, -432, 328, 8],
  },
  { eye: [-100, -335], nose: [-184, -309], mouth: [-157, -306], back: [29, -212] },
  (c, pose, colour, dark) => {
    const teal = '#4f7f86';
    const cream = '#f3e3c2';
    const skin = '#8d7a68';
    const brooding = pose === 'sleep';
    const glad = pose === 'joy';
    const wing = (points: string, tips: string, k: string) => {
      c.blob(tips, teal, { lift: 0.5, tex: 'brush' });
      c.blob(points, k, { lift: 0.4, tex: 'brush' });
    };
    const fingers = (x: number, y: number) => {
      for (const t of [-7, 0, 7]) c.mark(`${x},${y} ${x - 10},${y + t} ${x - 15},${y + t + 6}`, skin, 4.6);
    };
    c.at(0, brooding ? 62 : 0, {}, () => {
      for (const [turn, k] of [
        [44, teal],
        [62, cream],
        [80, teal],
        [98, cream],
        [114, teal],
      ] as const)
        c.at(146, -124, { turn }, () =>
          c.blob('-10,8! -20,-46 0,-84! 20,-46 10,8!', k, { lift: 0.4, tex: 'brush' }),
        );
      c.band('36,-110 96,-106 158,-126', [76, 42, 16], colour, { lift: 0.6, tex: 'brush' });
      if (!brooding)
        for (const [x, k] of [
          [34, dark],
          [-6, colour],
        ] as const) {
          const step = glad && k === colour ? -34 : 0;
          c.blob(`${x - 26},-110 ${x + 26},-110 ${x + 24},-66 ${x + 2 + step * 0.3},-54 ${x - 24},-72`, k, {
            lift: 0.5,
            tex: 'brush',
          });
          c.band(`${x},-66 ${x + 14 + step * 0.4},-40 ${x + step * 0.9},-6`, [20, 13, 11], skin, {
            lift: 0.4,
            tex: 'none',
          });
          const fx = x + step * 0.9;
          for (const t of [-24, -12, 6]) c.mark(`${fx},-7 ${fx + t},1`, skin, 7.5);
        }
      if (glad)
        wing(
          '-14,-122! 2,-176 52,-196 72,-176! 66,-158! 72,-138! 40,-108',
          '0,-130! 10,-184 62,-214 96,-196! 84,-178! 96,-158! 82,-146! 84,-126! 44,-106',
          dark,
        );
      c.blob('-62,-108 -44,-152 24,-158 72,-124 66,-82 14,-58 -40,-66', colour, { lift: 0.9, tex: 'brush' });
      c.blob('-56,-108 -36,-122 -16,-96 -22,-72 -40,-78', cream, { lift: 0.1 });
      for (const [x, y] of [
        [0, -134],
        [24, -128],
        [44, -112],
        [12, -112],
        [32, -96],
      ] as const)
        c.mark(`${x - 7},${y} ${x},${y + 7} ${x + 7},${y}`, dark, 3.2, 0.75);
      c.band('-30,-128 -66,-158 -60,-212', [64, 42, 34], colour, { lift: 0.5, tex: 'brush' });
      for (const y of [-176, -192]) c.cut(`-44,${y} -26,${y + 4} -42,${y + 14}`, teal, { lift: 0.2 });
      head(c, pose, [-64, -226], { rest: 0, joy: 10, sleep: -14 }, () => {
        c.blob('-16,-26! -12,-60 14,-74 30,-56 28,-26!', '#d98a4c', { lift: 0.3 });
        c.mark('-2,-34 6,-56 12,-34', '#b96a3a', 3, 0.7);
        for (const [x, t] of [
          [30, 52],
          [32, 84],
        ] as const)
          c.at(x, -10, { turn: t }, () =>
            c.blob('-6,4! -9,-22 0,-40! 9,-22 6,4!', teal, { lift: 0.3, tex: 'brush' }),
          );
        const open = openBeak(c, pose);
        if (open)
          c.blob('-26,14! -48,24 -56,34! -38,36 -18,26', c.shade('#d9a24c', -0.1), {
            lift: 0.2,
            tex: 'none',
          });
        c.blob('-36,4 -30,-26 0,-38 32,-24 38,4 22,28 -10,30 -32,20', colour, { lift: 0.7, tex: 'brush' });
        beak(c, [-28, 2], () => {
          c.blob('-28,-14! -50,-12 -66,4 -64,24! -50,18 -26,18!', '#e0ad58', { lift: 0.4, tex: 'none' });
          c.dot(-46, -1, 3.4, 2.2, '#a97434');
          if (!open) c.mark('-28,12 -44,9 -58,14', '#a97434', 3);
        });
        beakCorner(c, -25, 12);
        ringEye(c, pose, -6, -8, { size: 11, iris: '#f2d27c', lid: colour });
        c.dot(8, 12, 10, 7, BLUSH, 0.5);
      });
      if (brooding) {
        wing(
          '-30,-122 14,-132 62,-104 96,-60! 82,-58! 78,-42! 60,-50! 46,-38! 30,-50! 10,-44! -18,-76',
          '-10,-104 40,-118 92,-84 128,-28! 108,-34! 98,-14! 78,-30! 60,-12! 42,-30! 22,-18! -12,-66',
          dark,
        );
        wing(
          '-34,-118 -70,-108 -94,-66! -82,-64! -78,-46! -62,-56! -46,-46! -20,-74',
          '-40,-106 -84,-94 -116,-36! -98,-38! -90,-16! -72,-34! -54,-18! -28,-62',
          colour,
        );
      } else if (glad) {
        wing(
          '-16,-132! -60,-158 -112,-156 -104,-140! -112,-124! -94,-118! -92,-102! -48,-98 -18,-104',
          '-22,-124! -70,-152 -134,-148! -124,-126! -136,-108! -112,-100! -110,-80! -58,-84 -22,-102',
          dark,
        );
        fingers(-114, -154);
      } else {
        wing(
          '-34,-128 -4,-136 20,-112 24,-84! 10,-86! 2,-72! -14,-82! -28,-72! -44,-98',
          '-30,-118 2,-128 32,-104 46,-62! 26,-68! 16,-50! -4,-66! -22,-54! -42,-92',
          dark,
        );
        fingers(-42, -92);
      }
    });
  },
);
