import type { Cover } from '../../../illustration/covers/cover.ts';
import { box, glow, line, snip } from '../../cuts/lit.ts';
import { kept } from '../../cuts/placing.ts';
import { rowsOfSuperheroes } from './parts/people.ts';
import { placed } from './parts/pieces.ts';
import { handle, mop } from './parts/things.ts';

/** A door that sixty push and nobody has pulled: it is a crack open, since somebody has tried the handle. */
const cuts = kept([
  box(-460, -300, 1360, 1130, '#4a3566', { depth: 0.1, lift: 0, print: 'comic' }),
  box(-460, -300, 1360, 440, '#3a2a58', { depth: 0.135, lift: 2, print: 'comic' }),
  box(-460, -300, 690, 1140, '#3a2a58', { depth: 0.11, lift: 2.4, print: 'comic' }),
  box(40, 520, 320, 1080, '#46346a', { depth: 0.12, lift: 1 }),
  box(380, 520, 640, 1080, '#46346a', { depth: 0.12, lift: 1 }),
  snip('694,430! 738,430! 752,1134! 690,1134!', '#fff1b0', { depth: 0.13, lift: 0 }),
  snip('690,1130! 752,1130! 940,1500! 640,1500!', '#f7dc94', { depth: 0.32, lift: 0 }),
  box(-460, 1120, 1360, 1700, '#7a4a6a', { depth: 0.3, lift: 1.4, print: 'newsprint' }),
  ...glow(640, 1000, 260, ['#54407c', '#6f5596'], { depth: 0.14, step: 0.0005 }),
  // All of them, and how they push.
  ...rowsOfSuperheroes([-330, 590], [92, 104], [9, 8], 1.05, 0.5, { look: [1, 0], turn: 10 }).filter(
    ({ at }) => {
      const [x, y] = at ?? [0, 0];
      return x < 330 + (y - 620) * 0.22 && y < 1320;
    },
  ),
  ...handle(588, 1030, 1, 0.6, -4),
  ...mop(842, 1290, 0.9, 0.76, 12),
  ...placed([line('-40,0 -70,-20', '#fff1b0', 9), line('-36,30 -70,34', '#fff1b0', 9)], [560, 970], 1, 0.6),
]);

export const cover: Cover = {
  title: ['Superhero', 'Academy'],
  ink: 'cream',
  scene: {
    backdrop: 'academy-roof',
    light: 'dusk',
    seed: 5,
    plain: '#4a3566',
    camera: { zoom: 1, on: [450, 660], at: [0.5, 0.5] },
    wide: { zoom: 1, on: [450, 860], at: [0.5, 0.5] },
    lighting: { from: [760, 700], cast: false },
    cuts,
    cast: [
      {
        who: 'hero',
        pose: 'stand',
        facing: 'left',
        expression: 'curious',
        at: [740, 820],
        by: 'head',
        scale: 1.5,
        act: { spine: 14, tilt: 4 },
        lookAt: [360, 760],
        touch: { left: [692, 990] },
        seatOn: 'ground',
      },
    ],
    describe:
      'Sixty heroes in capes push against a great door; {name} has a hand on its small green handle, and light comes through a crack.',
  },
  child: {
    skin: 's2',
    hair: 'highPuff',
    hairColour: 'espresso',
    outfit: 'tee',
    cloth: 'dusk',
    extras: ['cape'],
  },
};
