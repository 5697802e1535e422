import { box, cut, land, line, snip } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { sparks, wizard } from '../parts/people.ts';
import { coatPegs, lamp } from '../parts/things.ts';

export const scene: Picture = {
  set: 'hall',
  plain: '#53447c',
  shot: 'small-before-big',
  camera: cam(),
  wide: cam({ on: [450, 640] }),
  cuts: [
    // Through the open door: the bakery's window.
    cut('460,980! 460,260 520,110 650,50 780,110 840,260 840,980!', '#2b2a55', {
      depth: 0.12,
      lift: 0,
      lit: false,
    }),
    box(520, 420, 800, 700, '#ffcf6e', { depth: 0.13, lift: 0, lit: false }),
    box(520, 420, 800, 700, '#ffdf96', { depth: 0.131, lift: 0, lit: false }),
    line('660,420 660,700', '#7a4a34', 12, { depth: 0.132 }),
    snip('490,420! 830,420! 800,470! 750,444! 700,470! 650,444! 600,470! 550,444! 510,470!', '#c8553d', {
      depth: 0.133,
      lift: 1.4,
      print: 'gingham',
    }),
    ...[570, 640, 720].map((x) =>
      cut('-40,0! -36,-30 0,-44 36,-30 40,0!', '#b5743c', { depth: 0.134, at: [x, 690], lift: 0.6 }),
    ),
    ...lamp(490, 980, 0.62, 0.14),
    ...lamp(826, 980, 0.62, 0.14),
    land('-500,980! 1400,980!', '#43346a', { depth: 0.2, print: 'exercise-book' }),
    ...rows('540,900,0 640,880,1 740,900,2 840,920,3').flatMap(([x, y, i]) =>
      wizard(x!, y!, 0.6, i!, 0.4 + i! * 0.0014, { back: true }),
    ),
    ...rows('640,1110,4 760,1100,5 870,1110,0 1000,1080,1').flatMap(([x, y, i]) =>
      wizard(x!, y!, 0.78, i!, 0.5 + i! * 0.0014, { look: -1 }),
    ),
    // The broom that will not be given back.
    line('888,1290 860,900', '#b5804f', 12, { depth: 0.499 }),
    cut('-34,0! -20,-70 20,-70 34,0!', '#e2b45a', { depth: 0.4995, at: [860, 910], lift: 1 }),
    ...coatPegs(rows('330,470 1000,470 1130,470'), 0.62, 0.25),
    ...sparks(),
  ],
  cast: [
    {
      who: 'friend',
      pose: 'stand',
      at: [190, 660],
      scale: 2.1,
      by: 'head',
      facing: 'right',
      expression: 'proud',
      act: { tilt: 6, arms: [null, [150, 170]] },
      hands: { right: 'open' },
      lookAt: [660, 560],
      depth: 0.774,
    },
    {
      who: 'hero',
      pose: 'lookUp',
      at: [500, 990],
      scale: 0.9,
      by: 'head',
      facing: 'left',
      expression: 'wonder',
      act: { spine: -10 },
      lookAt: [220, 300],
      depth: 0.75,
    },
  ],
};
