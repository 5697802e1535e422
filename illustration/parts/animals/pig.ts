import { eyes } from '../../figures/animals/eyes.ts';
import { cheeks, ear, head } from '../../figures/animals/face.ts';
import { mouth } from '../../figures/animals/mouths.ts';
import { animal } from '../animal.ts';

/** Joy is flight: the legs tucked before and behind, the ears blown back. */
export const pig = animal(
  { id: 'pig', label: 'Pig', colour: '#e8a99c', size: 1, dark: 0.06, bounds: [-184, -240, 160, 0] },
  { eye: [-88, -166], nose: [-88, -138], mouth: [-88, -109], back: [26, -185] },
  (c, pose, colour, dark) => {
    const pink = c.mix(colour, '#d0705f', 0.45);
    const hoof = '#6e4a48';
    const flying = pose === 'joy';
    const lying = pose === 'sleep';
    const foot = (line: string, x: number, y: number, turn: number, k: string) => {
      c.band(line, [34, 26, 22], k, { lift: 0.4 });
      c.at(x, y, { turn }, () =>
        c.cut('-11,-9 10,-9 12,5 1,3 -1,-1 -4,5 -14,5', hoof, { lift: 0.2, tex: 'none' }),
      );
    };
    c.at(0, lying ? 40 : flying ? -26 : 0, {}, () => {
      c.band('82,-88 104,-102 116,-88 104,-80 100,-96 122,-112', [13, 10, 9, 8, 7, 5], pink, {
        lift: 0.4,
        tex: 'none',
      });
      if (flying) {
        foot('44,-56 84,-48 116,-58', 122, -60, -80, dark);
        foot('-24,-56 -58,-34 -86,-44', -92, -46, 74, dark);
      } else if (!lying) for (const x of [-18, 66]) foot(`${x},-52 ${x + 1},-26 ${x},-8`, x, -6, 0, dark);
      c.blob('-78,-84 -58,-130 6,-146 68,-132 96,-92 86,-50 36,-32 -34,-32 -70,-52', colour, { lift: 0.9 });
      c.mark('70,-58 56,-42 34,-36', dark, 4, 0.7);
      if (flying) {
        foot('62,-50 100,-32 128,-36', 134, -37, -84, colour);
        foot('-40,-48 -74,-20 -104,-24', -110, -25, 80, colour);
      } else if (lying) {
        foot('-40,-46 -78,-44 -104,-46', -106, -45, 84, colour);
      } else for (const x of [-46, 40]) foot(`${x},-54 ${x - 1},-26 ${x},-8`, x, -6, 0, colour);
      head(c, pose, [-68, -118], { rest: -3, joy: 10, sleep: -12 }, () => {
        for (const s of [-1, 1] as const)
          ear(c, s, [s * 34, -32], () =>
            flying
              ? c.blob(`${s * 22},-34! ${s * 50},-70 ${s * 84},-72! ${s * 66},-34 ${s * 42},-20`, dark, {
                  lift: 0.5,
                })
              : c.blob(`${s * 18},-42! ${s * 44},-62 ${s * 70},-46 ${s * 66},-8! ${s * 44},-22`, dark, {
                  lift: 0.5,
                }),
          );
        c.blob('-52,4 -44,-36 0,-52 44,-36 52,4 38,36 0,46 -38,36', colour, { lift: 0.7 });
        eyes(c, pose, 0, -10, 52, 6.6);
        cheeks(c, 0, 12, 80, 11, 0.5);
        mouth(c, pose, 0, 32, 26);
        c.oval(0, 12, 25, 18, pink, { lift: 0.4 });
        for (const s of [-1, 1]) c.dot(s * 9, 12, 4.2, 6, c.shade(pink, -0.22));
      });
    });
  },
);
