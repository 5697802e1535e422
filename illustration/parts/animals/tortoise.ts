import { keepsFace } from '../../figures/animals/acting.ts';
import { eye } from '../../figures/animals/eyes.ts';
import { head } from '../../figures/animals/face.ts';
import { jaw } from '../../figures/animals/mouths.ts';
import { BLUSH } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

/** Joy is swimming through the air, all feet out; asleep only the dome is left, and the tip of a nose. */
export const tortoise = animal(
  { id: 'tortoise', label: 'Tortoise', colour: '#a39a6a', size: 0.75, bounds: [-168, -164, 124, 0] },
  { eye: [-136, -136], nose: [-163, -131], mouth: [-146, -116], back: [0, -145] },
  (c, pose, colour, dark) => {
    const shell = '#8f6440';
    const plate = '#c1914f';
    const asleep = pose === 'sleep';
    const afloat = pose === 'joy';
    const foot = (line: string, k: string) => {
      c.band(line, [42, 38, 36], k, { lift: 0.4 });
      const [x, y] = c.pointAlong(line, 1);
      const far = c.pointAlong(line, 0.8);
      const [ux, uy] = [Math.sign(x - far[0]) * 8, afloat ? 4 : 12];
      for (const t of [-9, 0, 9])
        c.dot(x + (afloat ? ux : t), y + (afloat ? t : uy), 4.6, 4.6, '#f0e2c0', 0.95);
    };
    c.at(0, asleep ? 16 : afloat ? -20 : -11, { turn: afloat ? 8 : 0 }, () => {
      c.cut('96,-42 130,-26 94,-26', dark, { lift: 0.3 });
      if (!asleep) {
        foot(afloat ? '-36,-40 -66,-10 -84,14' : '-34,-40 -34,-7', dark);
        foot(afloat ? '60,-40 104,-18 124,4' : '50,-40 52,-7', dark);
      }
      const face = () => {
        c.blob('-40,6 -32,-24 -4,-33 26,-25 36,0 24,26 -8,30 -32,24', colour, { lift: 0.6 });
        eye(c, pose, -10, -7, 6.6);
        if (!asleep && keepsFace(c)) c.mark('-20,-18 -10,-21 0,-17', dark, 4);
        jaw(c, afloat ? '-38,8 -22,22 4,12' : '-38,8 -20,16 2,12', c.shade(colour, -0.22), 3.8);
        c.dot(-36, -2, 2.4, 2, c.shade(colour, -0.25));
        c.dot(8, 10, 9, 6, BLUSH, 0.45);
        for (const x of [26, 33]) c.mark(`${x},-12 ${x + 3},0 ${x},12`, dark, 2.6, 0.7);
      };
      if (asleep) head(c, pose, [-92, -40], { sleep: -8 }, () => c.at(0, 0, { scale: 0.86 }, face));
      else {
        c.band(afloat ? '-70,-56 -110,-72 -130,-84' : '-70,-50 -112,-70 -126,-106', [46, 36, 38], colour, {
          lift: 0.5,
        });
        const [x, y] = afloat ? [-140, -92] : [-130, -122];
        head(c, pose, [x, y], { rest: -2, joy: 6 }, face);
      }
      c.blob('-102,-28 -98,-72 -58,-122 0,-140 60,-124 102,-74 106,-28! 40,-20 -40,-20', shell, {
        lift: 0.9,
        tex: 'brush',
      });
      for (const p of [
        '-26,-122 4,-132 34,-122 40,-92 4,-80 -30,-92',
        '-80,-92 -38,-118 -40,-88 -48,-62 -90,-60',
        '46,-118 82,-90 92,-60 54,-62 50,-90',
        '-36,-80 4,-68 42,-80 42,-50 4,-44 -36,-50',
      ])
        c.cut(p, plate, { lift: 0.25 });
      for (const [x, y, r] of [
        [4, -106, 10],
        [-62, -80, 9],
        [70, -80, 9],
        [4, -62, 9],
      ] as const)
        c.dot(x, y, r, r * 0.7, c.shade(plate, -0.12), 0.7);
      c.blob(
        '-108,-34! -60,-44 0,-40 62,-44 112,-34! 108,-18 60,-14 0,-18 -60,-14 -104,-18',
        c.shade(shell, -0.05),
        { lift: 0.4 },
      );
      for (const x of [-72, -36, 0, 36, 72]) c.mark(`${x},-40 ${x + 2},-18`, plate, 3.4, 0.8);
      if (!asleep) {
        foot(afloat ? '-62,-32 -96,-14 -118,-8' : '-68,-30 -70,-7', colour);
        foot(afloat ? '82,-32 122,-26 150,-22' : '80,-30 82,-7', colour);
      }
    });
  },
);
