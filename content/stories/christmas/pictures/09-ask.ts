import { cut, line, snip } from '../../../cuts/lit.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { house, pumpkin } from '../parts.ts';

export const scene: Picture = {
  set: 'gate',
  light: 'dawn',
  plain: '#cfd8ec',
  shot: 'over-the-shoulder',
  seed: 11,
  cuts: kept([
    ...house(160, 560, 150, 320, '15', 0.05, { colour: '#9aa4cc' }),
    ...house(330, 540, 130, 280, '13', 0.05, { colour: '#8a94c0' }),
    ...pumpkin(160, 420, 0.3, 0.06),
    cut('-100,520! 300,500 620,530 1000,490! 1000,1500! -100,1500!', '#f4f6fc', { depth: 0.1, lift: 1.4 }),
    snip('560,600! 680,600! 900,1400! 300,1400!', '#c4d0ea', { depth: 0.2, lift: 0 }),
    cut('-100,620! 300,560 540,590! 520,800 400,1080 240,1500! -100,1500!', '#ffffff', {
      depth: 0.3,
      lift: 2,
    }),
    cut('1000,600! 820,580 690,590! 740,800 860,1100 960,1500! 1000,1500!', '#eaf0fa', {
      depth: 0.3,
      lift: 2,
    }),
    snip('-100,-100! 60,-100! 60,1400! -100,1400!', '#3a2a44', { depth: 0.8, lift: 2 }),
    line('690,560 712,650', '#6a4a3a', 8, { depth: 0.26 }),
  ]),
  cast: [
    person('grownUp', [640, 500], 0.55, {
      facing: 'left',
      depth: 0.25,
      act: { spine: 12 },
      touch: { right: [690, 560] },
    }),
    person('hero', [620, 740], 1.5, {
      pose: 'lookUp',
      facing: 'left',
      expression: 'brave',
      act: { spine: -12 },
      lookAt: [180, 420],
      touch: { left: [510, 860] },
    }),
    person('lind', [190, 420], 2.5, { plane: 'silhouette', facing: 'right' }),
  ],
};
