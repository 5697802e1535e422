import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { box, disc, glow, line, snip, word } from '../../../cuts/lit.ts';
import { hero, kept } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { friendAt } from '../parts/people.ts';
import { bucket, janitorsCap, janitorsGlove, mop } from '../parts/things.ts';

export const scene: Picture = {
  set: 'corridor',
  light: 'night',
  plain: '#232b52',
  shot: 'small-before-big',
  wide: { zoom: 0.98, on: [450, 800], at: [0.5, 0.5] },
  lighting: { dark: 0.35, lamps: [{ on: [500, 890], reach: 760, colour: '#ffe9b0' }] },
  cuts: kept([
    box(-460, -300, 1360, 1000, '#2b3564', { depth: 0.05, lift: 0.2, print: 'comic' }),
    ...[-330, -40, 250].flatMap((x): SceneCut[] => [
      snip(`${x},60! ${x + 190},60! ${x + 190},640! ${x},640!`, '#56649a', { depth: 0.1, lift: 1 }),
      line(`${x + 95},60 ${x + 95},640`, '#2b3564', 10, { depth: 0.101 }),
      line(`${x},330 ${x + 190},330`, '#2b3564', 10, { depth: 0.101 }),
    ]),
    disc(360, 210, 56, '#aab4da', { depth: 0.102 }),
    box(-460, 1000, 1360, 1700, '#1b2146', { depth: 0.2, lift: 1 }),
    // Bars of light across the floor.
    ...[-330, -40, 250].map((x) =>
      snip(`${x + 150},1010! ${x + 330},1010! ${x + 560},1400! ${x + 300},1400!`, '#39457c', {
        depth: 0.21,
        lift: 0,
      }),
    ),
    ...[-330, -40, 250].map((x) =>
      snip(`${x + 30},720! ${x + 200},720! ${x + 330},1010! ${x + 150},1010!`, '#3d4a80', {
        depth: 0.06,
        lift: 0,
      }),
    ),
    // The black door, with a step that has just been done.
    { ...box(560, 200, 1000, 1010, '#0f1230', { depth: 0.3, lift: 2 }), what: 'door' },
    box(590, 240, 980, 1010, '#181c40', { depth: 0.31, lift: 1 }),
    disc(630, 640, 17, '#c9a24e', { depth: 0.32 }),
    word('REGISTRY', 770, 300, 32, '#7f8fc4', { depth: 0.32 }),
    snip('520,1010! 1000,1010! 1000,1066! 500,1066!', '#2b3564', { depth: 0.33, lift: 1.2 }),
    line('540,1022 960,1022', '#c9d4f2', 5, { depth: 0.331 }),
    // Nobody, with a cap, a glove and a mop.
    ...bucket(770, 1140, 0.86, 0.5),
    ...mop(760, 1100, 1.12, 0.49, 4),
    ...janitorsCap(700, 660, 1.15, 0.52, -14),
    ...janitorsGlove(612, 880, 0.95, 0.53, -86),
    ...called('key', [
      line('566,884 490,890', '#f3c95a', 15, { depth: 0.54 }),
      { rings: [26], at: [466, 892], width: 13, colour: '#f3c95a', depth: 0.54 },
      line('560,890 556,916', '#f3c95a', 11, { depth: 0.54 }),
      line('538,890 536,912', '#f3c95a', 11, { depth: 0.54 }),
    ]),
    ...glow(500, 890, 150, ['#3a4376', '#5a6090'], { depth: 0.48, step: 0.0005 }),
  ]),
  cast: [
    friendAt('holdHands', [104, 800], 1.14, {
      facing: 'right',
      expression: 'curious',
      lookAt: [500, 890],
      touch: { right: [228, 968] },
      depth: 0.73,
    }),
    hero('holdHands', [352, 790], 1.16, {
      facing: 'right',
      expression: 'wonder',
      lookAt: [500, 890],
      act: { spine: 12 },
      touch: { right: [444, 910], left: [232, 972] },
      depth: 0.735,
    }),
  ],
};
