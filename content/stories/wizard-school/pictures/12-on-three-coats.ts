import { called } from '../../../cuts/called.ts';
import { box, disc, land, line } from '../../../cuts/deep.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { COATS } from '../parts/papers.ts';
import { coat, sitting, wizard } from '../parts/people.ts';

export const scene: Picture = {
  set: 'dusk',
  plain: '#a479b8',
  shot: 'close',
  camera: cam(),
  lighting: { from: [220, 760] },
  wide: cam({ on: [450, 700] }),
  cuts: [
    box(-500, -300, 1400, 420, '#8a66ac', { depth: 0.1, lift: 0.2, print: 'star-chart' }),
    box(-500, 560, 1400, 760, '#c98fae', { depth: 0.1, lift: 0 }),
    box(-500, 750, 1400, 1000, '#eeb08c', { depth: 0.1, lift: 0 }),
    disc(220, 800, 190, '#fbd994', { depth: 0.11 }),
    land('-500,900 -100,840 300,880 700,820 1400,880!', '#6a4a86', { depth: 0.2 }),
    // Bent over their coats, along the wall.
    ...[-260, -90, 80, 240, 660, 820, 980, 1140].flatMap((x, i) =>
      wizard(x, 880 + (i % 2) * 16, 0.85, i, 0.4 + i * 0.002, { look: x < 450 ? 1 : -1, oh: i === 3 }),
    ),
    land('-500,1030! 1400,1030!', '#6d5f8c', { depth: 0.6, lift: 2, print: 'exercise-book' }),
    line('-500,1032 1400,1032', '#b3a7c6', 20, { depth: 0.601 }),
    ...[-220, -40, 140, 760, 940].flatMap((x, i) =>
      called('coat', coat(x, 1200, 0.5, 180, COATS[i % 6]!, 0.62 + i * 0.003)),
    ),
    // Through all the armholes.
    line(
      '-500,1120 -130,1150 60,1120 250,1160 450,1130 650,1160 850,1120 1060,1150 1400,1120',
      '#f1dfb0',
      12,
      {
        what: 'rope',
        depth: 0.655,
      },
    ),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      at: [440, 600],
      scale: 2,
      facing: 'left',
      expression: 'calling',
      act: { spine: 12 },
      touch: { right: [132, 570] },
      hands: { right: 'three' },
      lookAt: [100, 860],
      depth: 0.75,
      by: 'head',
      shadow: false,
    },
    {
      who: 'friend',
      pose: 'pull',
      at: [728, 850],
      scale: 1.35,
      facing: 'left',
      expression: 'effort',
      act: { spine: -16 },
      hold: { right: [620, 1150], left: [650, 1160] },
      lookAt: 'hero',
      depth: 0.74,
      ...sitting,
    },
  ],
};
