import type { NamedRole } from '../../../../illustration/scene/format/roles.ts';
import { called } from '../../../cuts/called.ts';
import { cut, disc, land, line } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { sparks, wizard } from '../parts/people.ts';
import { hallWindows } from '../parts/places.ts';
import { coatPegs } from '../parts/things.ts';

export const scene: Picture = {
  set: 'hall',
  plain: '#6a5898',
  shot: 'small-before-big',
  camera: cam(),
  wide: cam({ on: [450, 640] }),
  cuts: [
    ...hallWindows(['#a7d3e0', '#bfe0e6', '#a7d3e0'], 0.12),
    land('-500,700! 1400,700!', '#55457f', { depth: 0.2, print: 'exercise-book' }),
    ...coatPegs(rows('70,520 190,520 310,520 -60,520 -190,520'), 0.62, 0.25),
    line('-500,512 380,512', '#8a5a3c', 14, { depth: 0.24 }),
    ...rows('60,860,0 170,830,1 280,860,2 110,960,3 230,970,4 -80,900,5 -210,960,0').flatMap(([x, y, i]) =>
      wizard(x!, y!, 0.62, i!, 0.5 + i! * 0.0014, { look: 1 }),
    ),
    // The rope has tied itself, in a perfect bow.
    line('470,300 520,260 560,300 520,330 470,300 420,330 380,300 420,260 470,300', '#f1dfb0', 9, {
      depth: 0.13,
    }),
    line('470,300 440,380', '#f1dfb0', 9, { depth: 0.13 }),
    line('470,300 506,376', '#f1dfb0', 9, { depth: 0.13 }),
    // Lamps that nobody has lit.
    ...[250, 640].flatMap((x) =>
      called('lamp', [
        line(`${x},-40 ${x},110`, '#3a2c5a', 7, { depth: 0.14 }),
        cut(`${x - 40},150! ${x - 24},108 ${x + 24},108 ${x + 40},150!`, '#3a2c5a', {
          depth: 0.141,
          lift: 0.6,
        }),
        disc(x, 166, 34, '#ffe9a0', { what: 'lamp', depth: 0.142, lit: false }),
      ]),
    ),
    ...sparks(),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      at: [380, 930],
      scale: 0.82,
      by: 'head',
      facing: 'right',
      expression: 'startled',
      act: { spine: -8 },
      lookAt: [660, 300],
      depth: 0.75,
    },
    ...[450, 510, 566].map(
      (x, i): NamedRole => ({
        who: 'duck',
        name: `${['one', 'two', 'three'][i]}-duckling`,
        at: [x, 1270],
        scale: 0.44,
        colour: '#f7d33f',
        facing: 'left',
        depth: 0.76,
      }),
    ),
    {
      who: 'friend',
      pose: 'stand',
      at: [720, 660],
      scale: 2.1,
      by: 'head',
      facing: 'left',
      expression: 'proud',
      act: { tilt: 6, arms: [null, [150, 170]] },
      hands: { right: 'open' },
      lookAt: [560, 300],
      depth: 0.774,
    },
  ],
};
