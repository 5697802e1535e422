import { box, cut, disc, land, rings } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { wizardHat } from '../parts/people.ts';
import { school } from '../parts/places.ts';
import { nest } from '../parts/things.ts';

export const scene: Picture = {
  set: 'square',
  plain: '#1f2a54',
  shot: 'frame-in-frame',
  camera: cam(),
  wide: cam({ on: [450, 760] }),
  lighting: { dark: 0.15, lamps: [{ on: [560, 840], reach: 420 }] },
  cuts: [
    box(-500, -300, 1400, 900, '#26316a', { depth: 0.1, lift: 0.2, print: 'star-chart' }),
    disc(170, 200, 60, '#fbeec4', { depth: 0.11 }),
    land('-500,900! 1400,900!', '#1a2450', { depth: 0.2, print: 'star-chart' }),
    ...school(450, 900, 1.3, 0.3, { wall: '#5f558c', keel: '#1a2450', roofs: '#2f2858' }),
    // A long, wet, careful sound.
    cut(
      '-260,960 -100,900 60,940 200,880 400,930 560,890 720,940 880,890 1040,940 1180,910 1180,1010 900,980 600,1010 300,980 0,1010 -260,1000',
      '#f2f6f4',
      { depth: 0.5, lift: 1.6 },
    ),
    land('-500,990 -200,976 100,1000 400,980 700,1004 1000,980 1400,996!', '#223066', {
      depth: 0.77,
      print: 'star-chart',
      lift: 1.2,
    }),
    rings(450, 1060, [330, 430], '#6d82b4', { depth: 0.771, width: 7, flat: 0.22 }),
    box(330, 900, 620, 940, '#8d7fab', { depth: 0.5, lift: 1 }),
    // The lantern's double.
    cut('590,1010 640,1010 660,1080 640,1150 590,1150 570,1080', '#ffd76a', {
      depth: 0.772,
      lift: 0,
      lit: false,
      opacity: 0.7,
    }),
    cut('604,1170 632,1170 640,1210 620,1240 600,1210', '#ffd76a', {
      depth: 0.772,
      lift: 0,
      lit: false,
      opacity: 0.45,
    }),
    // Eggs in a hat, on the wave.
    ...wizardHat(190, 1130, 0.7, 2, 0.775, 180),
    ...nest(190, 1112, 0.4, 0.7745, 3).slice(0, 3),
    // Willow.
    cut('-500,-300! 1400,-300! 1400,60 1000,20 700,90 450,20 200,90 -100,20 -500,60!', '#0f1730', {
      depth: 0.79,
      lift: 2,
    }),
    ...rows(
      '-60,700 20,980 100,620 640,330 730,520 800,760 870,1040 940,700 300,260 540,220 60,840 690,420 770,900 840,560 910,1080 -200,900 -320,760 1080,900 1200,760',
    ).map(([x, len], i) =>
      cut(
        `${x! - 8},20 ${x! - 15},${len! * 0.4} ${x! - 7},${len! * 0.9} ${x! - 2},${len! + 60} ${x! + 5},${len! * 0.9} ${x! + 13},${len! * 0.4} ${x! + 9},20`,
        i % 2 ? '#0f1730' : '#15203e',
        { depth: 0.792 + i * 0.0004, lift: 1.2 },
      ),
    ),
  ],
  props: [{ id: 'jar-lantern', name: 'lantern', heldBy: 'hero.right', scale: 0.5, depth: 0.76 }],
  cast: [
    {
      who: 'hero',
      pose: 'point',
      at: [470, 730],
      scale: 0.92,
      by: 'head',
      facing: 'right',
      expression: 'calm',
      act: { spine: 20 },
      lookAt: [640, 1040],
      touch: { right: [620, 850] },
      depth: 0.75,
    },
    {
      who: 'friend',
      pose: 'pull',
      at: [330, 660],
      scale: 0.9,
      by: 'head',
      facing: 'right',
      expression: 'calm',
      touch: { right: 'hero.back' },
      depth: 0.745,
    },
    { who: 'duck', at: [290, 1110], scale: 0.7, facing: 'right', lookAt: 'hero', depth: 0.776 },
  ],
};
