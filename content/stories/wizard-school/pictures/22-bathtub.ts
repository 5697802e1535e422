import { box, cut, disc, land, line, rings } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { school } from '../parts/places.ts';

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
    ...school(450, 930, 1.3, 0.3, { turn: -5, wall: '#5f558c', keel: '#1a2450', roofs: '#2f2858' }),
    // A long, wet, careful sound.
    ...[
      '150,1000! 170,962 206,950 236,966 262,938 300,946 326,966 352,954 380,1000!',
      '520,1000! 546,958 580,964 604,944 640,938 664,962 700,950 736,966 752,1000!',
    ].map((foam) => cut(foam, '#dfe8f0', { what: 'foam', depth: 0.5, lift: 1.2 })),
    land('-500,990 -200,976 100,1000 400,980 700,1004 1000,980 1400,996!', '#223066', {
      depth: 0.77,
      print: 'star-chart',
      lift: 1.2,
    }),
    rings(450, 1060, [330, 430], '#6d82b4', { depth: 0.771, width: 7, flat: 0.22 }),
    box(330, 900, 620, 940, '#8d7fab', { depth: 0.5, lift: 1 }),
    // The lantern's double.
    ...rows('610,1030,60 606,1066,44 612,1100,30').map(([x, y, w]) =>
      line(`${x! - w!},${y} ${x! + w!},${y}`, '#ffd76a', 12, { depth: 0.772, opacity: 0.7 }),
    ),
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
