import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, cuff, cut, disc, line, RED, snowSlope, sock } from '../parts.ts';

export const scene: Picture = {
  set: 'village',
  light: 'dawn',
  plain: '#f8d9a4',
  shot: 'frame-in-frame',
  camera: cam(),
  cuts: [
    disc(450, 380, 250, '#fdeebf', { depth: 0.1, lit: false }),
    disc(450, 380, 110, '#fff8e0', { depth: 0.11, lit: false }),
    cut('-420,520 0,470 300,560 600,500 1340,540! 1340,1700! -420,1700!', '#d9b3c4', {
      depth: 0.2,
      print: 'knitting',
    }),
    cut('260,1700! 330,900 450,640 500,560 540,560 560,700 640,900 680,1700!', '#9fb8c8', { depth: 0.21 }),
    cut('300,760! 320,700 450,660 580,700 610,760! 570,760 540,720 450,700 360,720 330,760', '#a59aa8', {
      depth: 0.3,
    }),
    cut('430,860! 520,860! 500,890! 450,890!', '#c8794a', { depth: 0.3 }),
    line('475,890 480,1000', '#e8f2f4', 8, { depth: 0.29 }),
    snowSlope(1060, 1090, '#fbf3ea', 0.5, { print: 'knitting' }),
    line('-420,60 100,110 450,130 800,110 1340,60', '#6a4f6e', 8, { depth: 0.78 }),
    ...cuff({ at: [90, 400], scale: 3.8, turn: 180 }, 0.79).map((c) => ({
      ...c,
      colour: c.colour === RED ? '#e0483a' : c.colour,
    })),
    ...cuff({ at: [850, 400], scale: 3.8, turn: 176 }, 0.792).map((c) => ({
      ...c,
      colour: c.colour === RED ? '#e0483a' : c.colour,
    })),
    box(270, 1150, 650, 1180, '#8a5a44', { depth: 0.74 }),
    ...sock(420, 190, 0.7, 0.77, -10),
    ...sock(490, 196, 0.7, 0.77, 14),
  ],
  cast: [
    {
      who: 'grandfather',
      pose: 'sit',
      at: [540, 960],
      by: 'head',
      scale: 1.1,
      facing: 'left',
      expression: 'calm',
      act: { spine: 12 },
      lookAt: 'hero',
      depth: 0.75,
    },
    {
      who: 'hero',
      pose: 'sit',
      at: [380, 990],
      by: 'head',
      scale: 1.1,
      facing: 'right',
      expression: 'sly',
      act: { spine: 12 },
      lookAt: 'grandfather',
      touch: { right: 'grandfather.right' },
      depth: 0.76,
    },
  ],
};
