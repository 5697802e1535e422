import { box, cut, disc, land, line, rings } from '../../../cuts/deep.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { ANT, antTrail, house, leaf, paperBoat } from '../parts.ts';

export const scene: Picture = {
  set: 'night',
  plain: '#22345c',
  shot: 'small-before-big',
  camera: cam(),
  wide: cam({ on: [450, 740], zoom: 1 }),
  lighting: { rim: false, cast: false },
  cuts: [
    disc(250, 260, 240, '#2d4372', { depth: 0.1 }),
    disc(250, 260, 104, '#fbeec4', { depth: 0.11 }),
    ...Array.from({ length: 18 }, (_, i) =>
      line(
        `${-380 + ((i * 271) % 1700)},${-60 + ((i * 167) % 560)} ${-386 + ((i * 271) % 1700)},${-16 + ((i * 167) % 560)}`,
        '#9fb6d6',
        4,
        { depth: 0.12, lit: false, opacity: 0.7 },
      ),
    ),
    land('-500,640 -240,590 40,640 300,590 600,640 860,580 1400,630!', '#192747', {
      depth: 0.15,
      print: 'map',
    }),
    land('-500,820 0,812 450,824 900,812 1400,820!', '#2a4068', { depth: 0.2, print: 'sea-chart' }),
    cut(
      '120,830! 420,830! 360,960 560,1060 480,1180 660,1400! 200,1400! 300,1200 160,1060 230,940',
      '#f3e3b0',
      { depth: 0.21, lift: 0, lit: false },
    ),
    cut(
      '200,830! 330,830! 300,960 440,1080 380,1200 500,1400! 330,1400! 330,1200 240,1070 290,950',
      '#fff6d8',
      { depth: 0.211, lift: 0, lit: false },
    ),
    ...house(590, 720, 2.1, 0.5, ['#0e162c', '#0b1224', '#0b1224', '#f5b04a'], 420),
    // Two hammocks in the one amber window.
    box(330, 430, 640, 700, '#f5b04a', { depth: 0.55, lift: 0, lit: false }),
    line('330,470 410,600 560,600 640,470', '#0e162c', 14, { depth: 0.56, lit: false }),
    cut('336,480 396,594 490,612 576,594 634,480 610,650 560,704 480,716 400,704 362,650', '#8a3f34', {
      what: 'hammock',
      depth: 0.566,
      lift: 1,
      lit: false,
    }),
    line('470,690 470,720', '#0e162c', 8, { depth: 0.56, lit: false }),
    ...paperBoat(400, 1080, 0.78, 0.765, 4, true),
    rings(400, 1118, [140, 200], '#cfd9d6', { depth: 0.77, width: 5, flat: 0.16 }),
    ...leaf(-30, 1440, 1.2, 20, '#0b1224', 0.78),
    ...leaf(940, 1460, 1.2, -26, '#0b1224', 0.78),
    ...leaf(1130, 1440, 1.2, -10, '#0b1224', 0.78),
    ...antTrail(
      [
        [690, 730],
        [760, 730],
      ],
      0.4,
      0.6,
      {},
    ).map((c) => ({ ...c, lit: false, ...(c.colour === ANT ? { colour: '#f5b04a' } : {}) })),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'sitUp',
      holding: 'none',
      at: [424, 520],
      by: 'head',
      scale: 0.62,
      seatOn: 'boat',
      facing: 'right',
      expression: 'tender',
      lookAt: 'boat',
      wears: { outfit: 'tee', cloth: 'clay', extras: [], why: 'in bed without the cap' },
      bed: false,
      shadow: false,
      depth: 0.563,
    },
    {
      who: 'friend',
      pose: 'sitUp',
      holding: 'none',
      at: [560, 530],
      by: 'head',
      scale: 0.58,
      seatOn: 'boat',
      facing: 'left',
      expression: 'tired',
      lookAt: 'hero',
      bed: false,
      shadow: false,
      depth: 0.5635,
    },
  ],
};
