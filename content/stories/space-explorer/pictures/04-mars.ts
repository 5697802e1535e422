import type { LineCut } from '../../../../illustration/scene/format/cuts.ts';
import { disc } from '../../../cuts/lit.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { dimStars, presto } from '../parts.ts';

export const scene: Picture = {
  set: 'cabin',
  shot: 'close',
  camera: cam(),
  plain: '#8f4733',
  cuts: [
    disc(640, 300, 330, '#5c2d2a', { depth: 0.2 }),
    disc(640, 300, 296, '#2e1f33', { depth: 0.21 }),
    disc(560, 380, 210, '#d9693c', { depth: 0.22, lit: false }),
    {
      shape: '400,360 480,330 600,360 720,340 740,400 640,420 520,410 410,420',
      colour: '#b74f30',
      depth: 0.23,
      lift: 0,
      lit: false,
    },
    ...dimStars(
      [
        [760, 150],
        [820, 330],
        [700, 90],
      ],
      0.22,
    ),
    // The bench below the window.
    {
      shape: '-420,1130! 720,1110! 720,1700! -420,1700!',
      snip: true,
      colour: '#5c2d2a',
      depth: 0.7,
      lift: 1.6,
    },
    {
      what: 'radio',
      shape: '760,820! 1340,780! 1340,1500! 770,1500!',
      snip: true,
      colour: '#6b7684',
      depth: 0.76,
      lift: 2,
    },
    ...[0, 1, 2, 3, 4].map(
      (i): LineCut => ({
        line: `796,${890 + i * 44} 1200,${880 + i * 44}`,
        width: 14,
        colour: '#3d4653',
        depth: 0.762,
      }),
    ),
    disc(830, 1160, 40, '#d8412e', { depth: 0.765 }),
    { shape: '800,760! 812,600! 820,600! 830,760!', colour: '#3d4653', depth: 0.75, lift: 0.6 },
  ],
  cast: [
    {
      who: 'hero',
      pose: 'think',
      at: [380, 660],
      by: 'head',
      scale: 3,
      facing: 'right',
      expression: 'doubtful',
      strength: 'strong',
      act: { tilt: -8, neck: 4, spine: 12 },
      lookAt: [900, 900],
      seatOn: 'boat',
      shadow: false,
    },
    presto({ at: [760, 210], scale: 0.62, turn: 24, facing: 'left', depth: 0.3 }),
  ],
};
