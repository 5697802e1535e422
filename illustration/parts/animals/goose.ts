import { beak, beakCorner, openBeak } from '../../figures/animals/beaks.ts';
import { eye } from '../../figures/animals/eyes.ts';
import { head } from '../../figures/animals/face.ts';
import { BLUSH } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

/** Joy is hurry, the neck stretched out before it; it sleeps standing, the neck laid back. */
export const goose = animal(
  { id: 'goose', label: 'Goose', colour: '#f1e8d6', size: 0.85, bounds: [-128, -276, 136, 8] },
  { eye: [-63, -253], nose: [-128, -239], mouth: [-110, -234], back: [44, -115] },
  (c, pose, colour) => {
    const orange = '#dd8340';
    const wing = c.mix(colour, '#8f8478', 0.5);
    const hurry = pose === 'joy';
    const asleep = pose === 'sleep';
    const neck = hurry
      ? '-34,-100 -78,-124 -122,-142'
      : asleep
        ? '-44,-92 -66,-138 -34,-158 0,-130'
        : '-40,-92 -66,-150 -52,-214';
    for (const x of asleep ? [6] : [-16, 24]) {
      const step = hurry ? (x < 0 ? -22 : 22) : 0;
      c.band(`${x},-44 ${x + step * 0.4},-22 ${x + step},-5`, [14, 9, 8], orange, { lift: 0.2, tex: 'none' });
      c.cut(`${x + step + 6},-8 ${x + step - 30},2 ${x + step - 14},4 ${x + step + 8},4`, orange, {
        lift: 0.2,
        tex: 'none',
      });
    }
    const face = () => {
      const open = openBeak(c, pose);
      if (open)
        c.blob('-22,9! -46,16 -58,27! -36,26 -18,20', c.shade(orange, -0.09), { lift: 0.2, tex: 'none' });
      beak(c, [-20, 0], () =>
        c.blob('-20,-14! -42,-8 -64,6! -54,14 -22,14!', orange, { lift: 0.3, tex: 'none' }),
      );
      c.oval(0, 0, 29, 27, colour, { lift: 0.6 });
      beak(c, [-20, 0], () => {
        c.dot(-42, -1, 3, 1.8, c.shade(orange, -0.2));
        if (!open) c.mark('-22,8 -38,7 -54,10', c.shade(orange, -0.16), 2.8);
      });
      beakCorner(c, -20, 9, 10);
      eye(c, pose, -5, -7, 6);
      c.dot(2, 10, 8, 5.4, BLUSH, 0.45);
    };
    const body = () =>
      c.blob('-72,-86 -48,-122 10,-118 66,-114 122,-128! 104,-76 64,-36 0,-26 -52,-42', colour, {
        lift: 0.8,
      });
    if (hurry) c.blob('6,-96! 40,-160 96,-190! 92,-150! 104,-132! 62,-88', wing, { lift: 0.5, tex: 'brush' });
    if (!asleep) c.band(neck, [62, 36, 36], colour, { lift: 0.5 });
    if (hurry) head(c, pose, [-136, -150], { joy: 2 }, face);
    else if (!asleep) head(c, pose, [-52, -222], { rest: -2 }, face);
    body();
    c.mark('-46,-38 6,-24 56,-34', c.shade(colour, -0.07), 4, 0.8);
    if (asleep) {
      c.band(neck, [70, 50, 46, 34], colour, { lift: 0.6 });
      head(c, pose, [6, -126], {}, () => c.at(0, 0, { flip: true, turn: 14 }, face));
    }
    if (hurry)
      c.blob('-26,-92! -10,-164 40,-206! 44,-164! 60,-150! 34,-74 -6,-66', wing, { lift: 0.6, tex: 'brush' });
    else {
      c.blob('-24,-94 24,-104 84,-92 112,-104! 84,-60 26,-48 -16,-62', wing, { lift: 0.5, tex: 'brush' });
      for (const x of [10, 40, 70])
        c.mark(`${x},-88 ${x + 16},-76 ${x + 12},-62`, c.shade(wing, 0.1), 3.6, 0.8);
    }
  },
);
