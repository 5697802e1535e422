import { eye, shutEyes, whiteEye } from '../../figures/animals/eyes.ts';
import { cheeks, head } from '../../figures/animals/face.ts';
import { mouth } from '../../figures/animals/mouths.ts';
import { triples } from '../../paper/number-lists.ts';
import { AMBER, GLINT, SOOT } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

export const alien = animal(
  { id: 'alien', label: 'Alien', colour: '#8fb86a', size: 0.95, bounds: [-80, -320, 84, 12] },
  { eye: [0, -190], nose: [-1, -170], mouth: [-3, -148], back: [37, -131] },
  (c, pose, colour) => {
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
    head(c, pose, [0, -150], pose === 'sleep' ? 10 : pose === 'joy' ? -8 : 4, () => {
      for (const s of [-1, 1]) {
        c.mark(`${s * 20},-44 ${s * 30},-74 ${s * 42},-88`, colour, 8);
        c.oval(s * 44, -92, 13, 13, AMBER, { lift: 0.4 });
      }
      c.blob('-66,-10 -50,-50 0,-60 50,-50 66,-10 44,34 0,52 -44,34', colour, { lift: 0.8 });
      for (const [x, y, r] of triples('-40,-34,6 42,-30,7 30,-46,4')) c.dot(x, y, r, r, light, 0.9);
      for (const s of [-1, 1]) {
        if (shutEyes(c, pose)) eye(c, pose, s * 25, -4, 10);
        else
          c.at(s * 26, -4, { turn: s * -16 }, () =>
            whiteEye(c, pose, 0, 0, {
              white: () => c.oval(0, 0, 17, 22, SOOT, { lift: 0.1, tex: 'none' }),
              round: [17, 22],
              pupil: [5, -9, 5.4, 6],
              ink: GLINT,
              glint: [-4, 9, 3, 3],
              faint: 0.6,
              lid: colour,
              shut: [0, 0, 10],
              inner: s < 0 ? 1 : -1,
            }),
          );
      }
      mouth(c, pose, 0, 26, 24);
      cheeks(c, 0, 22, 78, 9, 0.55);
    });
  },
);
