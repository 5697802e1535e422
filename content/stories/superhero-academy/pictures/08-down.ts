import { box, cut, disc, line, oval, snip } from '../../../cuts/lit.ts';
import { hero, kept } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { friendAt, rowsOfSuperheroes } from '../parts/people.ts';
import { bus } from '../parts/places.ts';
import { handle, mop } from '../parts/things.ts';

export const scene: Picture = {
  set: 'harbor',
  shot: 'two-touching',
  plain: '#f3a25a',
  wide: { zoom: 1, on: [450, 760], at: [0.5, 0.5] },
  lighting: { from: [150, 300] },
  cuts: kept([
    disc(150, 260, 330, '#f8bd72', { depth: 0.05 }),
    disc(150, 260, 170, '#fcdf9e', { depth: 0.06 }),
    ...bus(560, 700, 1.25, 0.1),
    // Stiff with awe.
    ...rowsOfSuperheroes([-200, 700], [92, 84], [13, 2], 0.92, 0.2, { awed: true, look: [0, 0] }),
    box(-460, 960, 1360, 1700, '#8a4a62', { what: 'bridge', depth: 0.4, lift: 1.4, print: 'newsprint' }),
    line('-460,968 1360,968', '#c8705a', 14, { depth: 0.41 }),
    ...[-300, 100, 500, 900].map((x) =>
      snip(`${x},1110! ${x + 190},1110! ${x + 160},1150! ${x - 30},1150!`, '#f2c98a', {
        depth: 0.41,
        lift: 0,
      }),
    ),
    oval(430, 1030, 230, 26, '#5a2f4a', { depth: 0.42, lift: 0, opacity: 0.6 }),
    // The keeper’s box, and what it was all about.
    box(-460, 560, 110, 990, '#24403f', { depth: 0.41, lift: 1.6 }),
    box(-460, 540, 130, 580, '#3a5c55', { depth: 0.411, lift: 1 }),
    ...handle(40, 800, 0.9, 0.42, 52),
    // The keeper’s sandwich; the mop dries the bridge.
    ...mop(820, 1290, 0.9, 0.76, 16),
    cut('700,1306 780,1292 880,1300 900,1320 720,1322', '#b9788a', { depth: 0.755, lift: 0 }),
  ]),
  cast: [
    friendAt('embrace', [330, 662], 1.6, {
      facing: 'right',
      expression: 'laughing',
      hugs: 'hero',
      depth: 0.735,
    }),
    hero('embraced', [640, 560], 1.55, {
      facing: 'left',
      expression: 'laughing',
      act: { tilt: 6 },
      depth: 0.73,
    }),
  ],
};
