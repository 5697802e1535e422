import { pairs } from '../../paper/number-lists.ts';
import { backdrop } from '../backdrop.ts';
import { across, besideMiddle, layer } from '../backdrop-stage.ts';
import type { Prop } from '../prop.ts';
import { fern } from '../props/fern.ts';
import { palm } from '../props/palm.ts';
import { rock } from '../props/rock.ts';
import { volcano } from '../props/volcano.ts';
import { hill, peaks } from './shapes/land.ts';
import { fernFrame, leafFrame } from './shapes/leaves.ts';
import { put } from './shapes/place.ts';
import { sky } from './shapes/sky.ts';

/** A long neck far off: its outline only. */
const longNeckFar: Pick<Prop, 'draw'> = {
  draw(c, colour) {
    c.blob(
      '-150,0! -140,-60 -80,-100 -60,-190 -96,-240 -150,-232 -166,-252 -120,-278 -70,-266 -30,-200 -20,-110 60,-96 120,-40 210,-6! 90,-20 80,0! 56,0! 50,-26 -60,-26 -66,0! -96,0! -100,-30',
      colour,
      { lift: 0.6, tex: 'brush' },
    );
  },
};

export const dinosaurValley = backdrop(
  { id: 'dinosaur-valley', label: 'Dinosaur valley', ground: 1190 },
  (g, c, stage) => [
    sky(g, { stars: 40, disc: 92 }),
    layer(0.14, () => {
      peaks(g, { base: 820, high: 230, spacing: 200, colour: '#a98a8c', seed: 3 });
      put(c, volcano, 660, 850, 1.06, '#8f6f62');
    }),
    layer(0.28, () => {
      hill(g, { y: 850, rise: 34, wave: 210, phase: 1, colour: '#a5b07a', lift: 1.5 });
      put(c, longNeckFar, 210, 880, 0.5, '#8fa58a');
      across(stage, 160, (x, i, k) => put(c, palm, x, 905, 0.3 + k * 0.12, '#86a878', i % 2 === 0));
      hill(g, { y: 915, rise: 22, wave: 240, phase: 3.2, colour: '#9cab6c', lift: 1.5 });
    }),
    layer(0.46, () => {
      c.blob('150,1010 300,970 520,966 760,990 800,1022 560,1052 260,1050', '#8fb6bc', {
        lift: 0.5,
        tex: 'brush',
      });
      for (const [x, flip] of pairs('60,0 880,1 -230,0 1120,1'))
        put(c, palm, x, 1050, 0.95, '#6f9a58', flip === 1);
      hill(g, { y: 1040, rise: 18, wave: 260, phase: 5, colour: '#8a9a55', lift: 1.8 });
    }),
    layer(0.61, () => {
      hill(g, { y: 1110, rise: 18, wave: 240, phase: 1.6, colour: '#7a8d4c' });
      besideMiddle(stage, 270, 200, (x, i, k) =>
        put(c, i % 2 ? fern : rock, x, 1130 + k * 20, 0.5, i % 2 ? '#6f9a56' : '#9a8f86'),
      );
    }),
    layer(0.95, () => {
      hill(g, { y: 1296, rise: 14, wave: 260, phase: 2, valley: -46, colour: '#55683c', lift: 2.4 });
      fernFrame(g, '#567c46');
      leafFrame(g, '#5f8a50', 0.25);
    }),
  ],
);
