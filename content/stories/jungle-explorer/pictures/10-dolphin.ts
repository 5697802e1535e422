import { box, cut, disc, land, line, rings } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { AFLOAT, antTrail, HAT_BLUE, JACKET, ROSE, sunHat, trunk } from '../parts.ts';

export const scene: Picture = {
  set: 'dark',
  plain: '#f0b04a',
  shot: 'two-touching',
  camera: cam(),
  wide: cam({ on: [450, 700], zoom: 1 }),
  cuts: [
    box(-500, -300, 1400, 420, '#16302a', { depth: 0.1, lift: 0 }),
    box(-500, 380, 1400, 640, '#f0b04a', { depth: 0.11, lift: 0, lit: false }),
    box(-500, 470, 1400, 600, '#fbdf96', { depth: 0.112, lift: 0, lit: false }),
    land('-500,620 200,612 700,624 1400,616!', '#9a6530', { depth: 0.12, print: 'sea-chart' }),
    land('-500,740 0,720 450,746 900,720 1400,740!', '#5c3c22', {
      depth: 0.121,
      print: 'sea-chart',
      lift: 0.6,
    }),
    land('-500,920 0,900 450,926 900,900 1400,920!', '#3a2618', { depth: 0.122, lift: 0.6 }),
    ...rows('-360,50 -220,40 -70,60 90,34 230,22 372,30 520,18 660,44 810,30 960,62 1110,40 1270,50').map(
      ([x, w], i) =>
        trunk(
          x!,
          w!,
          -300,
          640 + (i % 3) * 34,
          ['#10201c', '#1a322b'][w! < 32 ? 1 : 0]!,
          0.2 + i * 0.002 + (w! < 32 ? 0 : 0.01),
          {
            lift: 1.4,
          },
        ),
    ),
    cut(
      '-500,-300! 1400,-300! 1400,170 1120,250 900,180 700,250 470,160 250,240 60,170 -200,240 -500,180!',
      '#10201c',
      { depth: 0.24, print: 'map', lift: 2 },
    ),
    // Clicks go out, and one of them comes back as a tree.
    rings(150, 800, [150, 230, 320, 420, 530], '#e9b45e', { depth: 0.25, width: 7, flat: 0.42, lit: false }),
    // The gunwale, and whoever leans over it.
    cut(
      '1400,700! 1100,760 900,842 760,900 640,930 560,930 470,890! 440,1000 470,1110 560,1210 740,1280 900,1320 1400,1400!',
      '#8a4f2d',
      { name: 'canoe', depth: 0.765, lift: 2.6 },
    ),
    line('1400,712 1100,772 904,854 766,912 644,944 560,944 474,902', '#e0a04e', 20, { depth: 0.766 }),
    cut('1400,980! 1100,1010 860,1050 700,1090 640,1150 760,1226 900,1290 1400,1400!', '#6b3c22', {
      depth: 0.7662,
      lift: 0,
    }),
    cut('1400,640! 1180,640 980,700 860,770 780,860 1100,800 1400,740!', '#3a2016', { depth: 0.73, lift: 0 }),
    ...sunHat('friend', 1.3, HAT_BLUE, 0.7395, { turn: 8 }),
    // Pink, and as large as an uncle.
    cut(
      '-500,1090! -300,960 -120,860 20,770 90,690 170,650 256,668 306,730 330,800 420,846 520,872 590,900 606,926 580,946 480,950 380,950 300,980 240,1060 120,1180 -60,1260 -500,1400!',
      ROSE,
      { what: 'dolphin', depth: 0.77, lift: 3, lit: false },
    ),
    cut(
      '-500,1230! -200,1090 20,1000 190,968 300,952 420,950 580,946 600,930 588,962 470,990 370,1010 260,1080 120,1180 -60,1260 -500,1400!',
      '#f6bcc0',
      { depth: 0.7702, lift: 0, lit: false },
    ),
    cut('96,712 150,668 214,664 240,700 190,716 130,760', '#f5aeb9', { depth: 0.7703, lift: 0, lit: false }),
    line('596,928 470,926 360,920 290,900 246,866', '#b5546f', 9, { depth: 0.7704, lit: false }),
    line('214,800 232,784 254,790', '#b5546f', 6, { depth: 0.7704, lit: false }),
    disc(236, 806, 13, '#3d1e2c', { depth: 0.7705 }),
    disc(232, 801, 4, '#ffffff', { depth: 0.7706 }),
    cut('196,850 230,838 262,852 232,872', '#df6f88', { depth: 0.7704, lift: 0, lit: false, opacity: 0.7 }),
    cut('-20,1010 40,1090 30,1220! -60,1300! -130,1240 -110,1100', '#d67289', {
      depth: 0.7707,
      lift: 1.6,
      lit: false,
    }),
    // Pff.
    ...rows('104,600,20 70,540,15 136,530,18 30,480,10 104,460,14 170,470,10 74,400,9 140,396,8').map(
      ([x, y, r], i) => disc(x!, y!, r!, i % 3 ? '#fbeccb' : '#ffffff', { depth: 0.772, opacity: 0.92 }),
    ),
    line('96,680 84,640 94,620', '#fbeccb', 8, { depth: 0.771, lit: false }),
    // Tea, as deep as one can see.
    land('-500,1150 -200,1120 60,1146 300,1112 520,1150 760,1196 980,1244 1400,1220!', '#241810', {
      depth: 0.778,
      print: 'sea-chart',
      lift: 1.4,
    }),
    line('-300,1186 -40,1166 180,1180', '#e9b45e', 7, { depth: 0.779, lit: false }),
    line('330,1210 480,1200 620,1226', '#e9b45e', 7, { depth: 0.779, lit: false }),
    line('60,1268 280,1256 420,1272', '#8a5a2c', 7, { depth: 0.779, lit: false }),
    rings(664, 1020, [40, 66, 94], '#fbe6b0', { depth: 0.7664, width: 6, lit: false }),
    ...antTrail(rows('980,812 1090,770 860,862'), 0.5, 0.768, { turn: -20 }),
  ],
  cast: [
    {
      who: 'friend',
      pose: 'sit',
      at: [812, 560],
      by: 'head',
      scale: 1.3,
      seatOn: 'boat',
      facing: 'left',
      expression: 'wonder',
      act: { spine: 12, tilt: 6 },
      lookAt: [240, 800],
      wears: AFLOAT,
      shadow: false,
      depth: 0.739,
    },
    {
      who: 'hero',
      pose: 'kneel',
      at: [540, 640],
      by: 'head',
      scale: 2.2,
      seatOn: 'boat',
      facing: 'left',
      expression: 'delight',
      act: { spine: 20, tilt: -10 },
      lookAt: [236, 806],
      touch: { left: [640, 1000], right: [590, 926] },
      hands: { left: 'fist', right: 'flat' },
      wears: JACKET,
      shadow: false,
      depth: 0.745,
    },
  ],
};
