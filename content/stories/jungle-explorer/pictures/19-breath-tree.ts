import { box, cut, disc, land, snip } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { antTrail, forest, HAT_BLUE, leaf, mirroredPoints, sunHat } from '../parts.ts';

/** Breath over a crown. */
const wispOfMist = (x: number, y: number, s: number, i: number) =>
  cut(mirroredPoints('0,60 -16,20 6,-16 -8,-60 10,-104 4,-60 24,-14 10,24', i % 2 ? 1 : -1), '#ffffff', {
    what: 'mist',
    depth: 0.335,
    at: [x, y] as const,
    scale: s,
    lift: 0.4,
    lit: false,
    opacity: 0.75,
  });

export const scene: Picture = {
  set: 'over',
  plain: '#f0c25e',
  shot: 'close',
  camera: cam(),
  wide: cam({ on: [450, 760], zoom: 1 }),
  cuts: [
    box(-500, -300, 1400, 700, '#f2c765', { depth: 0.1, lift: 0 }),
    disc(150, 210, 128, '#fbe3a0', { depth: 0.105 }),
    land('-500,520 200,512 700,522 1400,516!', '#9aa862', { depth: 0.11 }),
    ...forest(520, 6, ['#5f8f55', '#447a4c', '#56884f', '#39693f'], 0.12, { what: 'tree' }),
    // It comes out of the leaves, finds itself, and goes up.
    cut(
      '-500,640! -200,560 60,590 260,520 420,420 640,380 760,300 740,210 860,120 1010,60 1400,-120! 1400,160! 1080,230 950,300 930,400 800,500 560,560 420,640 220,700 -60,680 -500,760!',
      '#fffef6',
      { depth: 0.34, lift: 3, lit: false, print: 'sea-chart' },
    ),
    cut(
      '-500,720! -60,650 220,668 420,610 560,530 800,470 930,372 930,400 800,500 560,560 420,640 220,700 -60,680 -500,760!',
      '#dceae4',
      { depth: 0.342, lift: 0, lit: false },
    ),
    ...rows('60,900 190,780 840,690 760,800 470,700 900,900').map(([x, y], i) =>
      wispOfMist(x!, y!, 0.9 + (i % 3) * 0.2, i),
    ),
    // A heron, on its way upstream.
    snip('-70,0! -20,-16! -60,-70! 10,-24! 60,-66! 34,-14! 90,-6! 30,8! -20,12!', '#c75a3c', {
      depth: 0.4,
      at: [600, 330],
      scale: 0.7,
      turn: -24,
      lift: 1.6,
      lit: false,
    }),
    // The last leaves of all, and whoever looks out between them.
    ...rows(
      '-40,1330,-34 120,1420,-18 800,1430,18 950,1330,36 330,1500,-8 600,1500,8 460,1540,2 230,1520,-14 700,1530,12 -240,1400,-20 1130,1400,20 -420,1420,-16 1300,1420,16',
    ).flatMap(([x, y, t], i) =>
      leaf(x!, y!, 1.16 + (i % 2) * 0.18, t!, i % 2 ? '#1f5238' : '#2f6a45', 0.78 + i * 0.002),
    ),
    ...sunHat('friend', 2, HAT_BLUE, 0.753, { turn: 10 }),
    cut('-66,-14 -54,-66 -20,-82 24,-82 56,-66 66,-14', '#5f7f57', {
      depth: 0.773,
      on: 'sloth.eye',
      dy: -34,
      scale: 0.7,
      lift: 1,
    }),
    cut('-106,-10 0,-30 106,-10 0,4', '#5f7f57', {
      depth: 0.774,
      on: 'sloth.eye',
      dy: -34,
      scale: 0.7,
      lift: 1,
    }),
    ...antTrail(
      [
        [150, 1080],
        [120, 1180],
      ],
      0.5,
      0.83,
      { dir: 1, turn: 70 },
    ),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'peek',
      at: [290, 840],
      by: 'head',
      scale: 2.2,
      seatOn: 'boat',
      facing: 'right',
      expression: 'wonder',
      act: { spine: 14, tilt: -8 },
      lookAt: [560, 330],
      shadow: false,
      depth: 0.755,
    },
    {
      who: 'friend',
      pose: 'stand',
      at: [626, 900],
      by: 'head',
      scale: 2,
      seatOn: 'boat',
      facing: 'left',
      expression: 'delight',
      act: { spine: 12, tilt: 10 },
      lookAt: [640, 330],
      shadow: false,
      depth: 0.75,
    },
    {
      who: 'sloth',
      name: 'sloth',
      at: [836, 1168],
      scale: 0.62,
      facing: 'left',
      lookAt: 'friend',
      depth: 0.77,
    },
  ],
};
