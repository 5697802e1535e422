import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, cut, disc, line, MITTENS, RED, smokeBank, snowSlope } from '../parts.ts';

export const scene: Picture = {
  set: 'rim',
  light: 'dusk',
  plain: '#e8835a',
  shot: 'two-touching',
  camera: cam(),
  cuts: [
    disc(760, 430, 210, '#f6bd74', { depth: 0.1, lit: false }),
    smokeBank(720, '#b0708e', 0.2),
    smokeBank(860, '#8a5c8c', 0.21),
    snowSlope(1010, 1120, '#f6d3c0', 0.3, { print: 'knitting' }),
    box(-60, 1000, 640, 1036, '#7a4a3c', { depth: 0.5 }),
    cut(
      '400,790 470,780 520,860 500,960 560,1050 700,1060 840,1020 1000,1080 1340,1060! 1340,1130! 1000,1150 850,1090 700,1130 540,1120 440,1040 440,940 450,880 400,850',
      RED,
      { depth: 0.762, lift: 1.4, print: 'knitting' },
    ),
    line('330,840 470,690', '#f3dca0', 9, { what: 'needles', depth: 0.763 }),
    disc(150, 956, 56, RED, { what: 'yarn', depth: 0.74 }),
    line('110,940 150,970 196,944', '#e8665a', 6, { depth: 0.741 }),
    line('122,976 160,940 190,980', '#a8241f', 5, { depth: 0.741 }),
    line('520,840 390,680', '#f3dca0', 9, { depth: 0.763 }),
  ],
  cast: [
    {
      who: 'grandfather',
      pose: 'knit',
      holding: 'none',
      at: [290, 500],
      by: 'head',
      scale: 1.7,
      facing: 'right',
      expression: 'joy',
      act: { spine: 14 },
      touch: { left: [410, 800], right: [440, 760] },
      lookAt: 'hero',
      depth: 0.735,
    },
    {
      who: 'hero',
      gloves: MITTENS,
      pose: 'knit',
      holding: 'none',
      at: [590, 560],
      by: 'head',
      scale: 1.6,
      facing: 'left',
      expression: 'joy',
      act: { spine: 14 },
      touch: { left: [470, 800], right: [450, 750] },
      lookAt: 'grandfather',
      depth: 0.74,
    },
  ],
};
