import { box, cut, pool, snip, wall } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { crumb, cup } from '../parts.ts';

export const scene: Picture = {
  set: 'kitchen',
  shot: 'small-before-big',
  lighting: { lamps: [{ on: [60, 420], reach: 900 }] },
  cuts: [
    wall('#6a3a36', { print: 'ledger' }),
    ...pool(70, 360, [620, 430, 270], ['#84483a', '#a65d3c', '#cf7f42'], 0.585),
    box(-60, 90, 210, 520, '#241a26', { what: 'stove', depth: 0.6, lift: 1.6 }),
    box(-30, 220, 160, 400, '#140e18', { depth: 0.601, lift: 0.4 }),
    cut('-20,396! 0,280 40,330 80,236 120,330 156,396!', '#ff9a3c', { depth: 0.602, lift: 0 }),
    cut('20,396! 40,340 70,300 100,350 116,396!', '#ffd98a', { depth: 0.603, lift: 0 }),
    box(70, -60, 140, 100, '#241a26', { depth: 0.599 }),
    box(570, 150, 970, 168, '#3f2528', { depth: 0.6, lift: 1 }),
    box(600, 60, 660, 150, '#b5713d', { depth: 0.61 }),
    box(690, 80, 770, 150, '#8f4b3f', { depth: 0.61 }),
    box(800, 50, 854, 150, '#c79a58', { depth: 0.61 }),
    snip('110,480! 790,480! 1160,1500! -260,1500!', '#a8743f', { depth: 0.73, lift: 2, print: 'ledger' }),
    snip('110,480! 790,480! 800,506! 100,506!', '#d9a45c', { depth: 0.7301, lift: 0.3 }),
    ...Array.from({ length: 12 }, (_, i) =>
      cup(124 + i * 60, 580, 0.48, ['#e08a64', '#f0d096', '#8fb0a0', '#cfa3b8'][i % 4]!, 0.74 + i * 0.0001),
    ).flat(),
    ...Array.from({ length: 11 }, (_, i) =>
      cup(
        84 + i * 74,
        720,
        0.62,
        ['#f0d096', '#cfa3b8', '#e08a64', '#8fb0a0'][i % 4]!,
        0.75 + i * 0.0001,
        ['', 'FOX', '', 'POST', '', 'HAT', '', '', 'CAT', '', ''][i],
      ),
    ).flat(),
    ...Array.from({ length: 10 }, (_, i) =>
      cup(
        46 + i * 90,
        900,
        0.82,
        ['#8fb0a0', '#e08a64', '#f0d096', '#cfa3b8'][i % 4]!,
        0.76 + i * 0.0001,
        ['BAND', '', 'BAKER', '', 'MRS. P.', '', 'MAYOR', '', 'DRUM', ''][i],
      ),
    ).flat(),
    ...Array.from({ length: 7 }, (_, i) =>
      cup(
        66 + i * 128,
        1130,
        1.16,
        ['#cfa3b8', '#f0d096', '#e08a64', '#8fb0a0'][i % 4]!,
        0.78 + i * 0.0001,
        ['', '', '', '', '', 'TUBA', ''][i],
      ),
    ).flat(),

    crumb(776, 1172, 0.795, 10),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'kneel',
      facing: 'front',
      at: [430, 400],
      by: 'head',
      scale: 1.2,
      expression: 'wonder',
      act: { tilt: 8 },
      lookAt: 'mouse',
      shadow: false,
    },
    { who: 'gravy', at: [680, 630], scale: 0.95, facing: 'left', depth: 0.71, lookAt: [758, 1180] },
    { who: 'mouse', at: [380, 1300], scale: 1.15, facing: 'left', depth: 0.8, lookAt: 'hero.eyes' },
    {
      who: 'friend',
      pose: 'kneel',
      at: [216, 424],
      by: 'head',
      shadow: false,
      scale: 1,
      facing: 'front',
      expression: 'curious',
      depth: 0.709,
      lookAt: [460, 1180],
    },
  ],
};
