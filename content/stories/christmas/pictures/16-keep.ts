import type { LineCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, cut, glow, line, oval, snip } from '../../../cuts/lit.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { bee, jar, NIGHTWEAR, pumpkin } from '../parts.ts';

export const scene: Picture = {
  set: 'home',
  plain: '#5a4468',
  shot: 'two-touching',
  seed: 17,
  wears: NIGHTWEAR,
  cuts: kept([
    box(-100, -60, 560, 1400, '#7a5468', { depth: 0.05, lift: 0.2, print: 'wallpaper' }),
    box(60, 60, 360, 420, '#fbd98a', { depth: 0.1, lift: 0 }),
    line('210,60 210,420', '#9a6f5a', 14, { depth: 0.11 }),
    line('60,240 360,240', '#9a6f5a', 14, { depth: 0.11 }),
    snip('60,420! 360,420! 560,1300! -60,1300!', '#e0a860', { depth: 0.12, lift: 0, opacity: 0.45 }),
    box(40, 420, 380, 448, '#b58a6a', { depth: 0.13, lift: 1 }),
    ...jar(130, 420, 0.8, '#f0a032', 0.14),
    ...pumpkin(290, 420, 0.8, 0.14),
    oval(240, 830, 270, 110, '#fbf0dc', { depth: 0.6, lift: 1.6 }, -8),
    cut('-100,1010! 120,960 340,990 560,960! 560,1500! -100,1500!', '#b5603f', {
      depth: 0.76,
      lift: 2,
      print: 'knitting',
    }),
    cut('-100,1010! 120,960 340,990 560,960! 560,1020 340,1050 120,1020 -100,1070!', '#fbf0dc', {
      depth: 0.765,
      lift: 0.6,
    }),
    // The wall cut through; the alley under snow; and over there the bees.
    snip('520,-60! 560,-60! 560,1400! 520,1400!', '#c9a88a', { depth: 0.7, lift: 1.6 }),
    box(560, -60, 1000, 1400, '#27306a', { depth: 0.29, lift: 0 }),
    snip('560,150! 650,110! 650,330! 560,300!', '#ffd873', { depth: 0.295, lift: 0, opacity: 0.6 }),
    ...[
      [584, 420],
      [626, 520],
      [600, 640],
      [630, 760],
      [580, 860],
    ].map(([x, y]) => oval(x!, y!, 5, 5, '#ffffff', { depth: 0.296, lift: 0 })),
    cut('560,1010! 600,980 650,1000! 650,1400! 560,1400!', '#e8ecf6', { depth: 0.297, lift: 0.6 }),
    snip('646,-60! 676,-60! 676,1400! 646,1400!', '#4a3f66', { depth: 0.31, lift: 1.6 }),
    box(676, -60, 1000, 1400, '#2a1c22', { depth: 0.3, lift: 0 }),
    ...glow(806, 760, 140, ['#7a431c', '#b5702a', '#e0a03c', '#f9cf6a', '#fff0b8'], { depth: 0.4 }),
    ...[0, 1, 2].flatMap((ring) =>
      Array.from({ length: 8 + ring * 5 }, (_, i) => {
        const t = (i * 2 * Math.PI) / (8 + ring * 5) + ring;
        const k = 44 + ring * 38;
        return bee(
          806 + Math.cos(t) * k,
          760 + Math.sin(t) * k,
          0.7,
          0.42 + ring * 0.002,
          (t * 180) / Math.PI + 90,
        );
      }).flat(),
    ),
    ...Array.from(
      { length: 6 },
      (_, i): LineCut => ({
        line: '0,-40 35,-20 35,20 0,40 -35,20 -35,-20 0,-40',
        width: 6,
        colour: '#8a5a2a',
        at: [726 + (i % 3) * 80, 200 + Math.floor(i / 3) * 70 + (i % 3 === 1 ? 34 : 0)],
        depth: 0.31,
      }),
    ),
  ]),
  cast: [
    person('hero', [280, 760], 1.75, {
      facing: 'right',
      expression: 'asleep',
      act: { spine: 12, tilt: 16 },
      hands: 'flat',
      touch: { right: [500, 800] },
      lookAt: [770, 760],
      seatOn: 'bed',
      depth: 0.72,
    }),
  ],
};
