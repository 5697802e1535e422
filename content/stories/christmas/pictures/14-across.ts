import { box, cut, glow, line, snip } from '../../../cuts/lit.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { FOURTH_OUTDOORS, FRIEND_OUTDOORS, house, jar, OUTDOORS, THIRD_OUTDOORS } from '../parts.ts';

const HONEY = ['#f0a032', '#f7b844', '#e88a2a', '#f3c050'] as const;

export const scene: Picture = {
  set: 'gate',
  plain: '#1b2152',
  shot: 'establish',
  seed: 19,
  lighting: { from: [450, 300], cast: false },
  weather: 'snow',
  camera: { zoom: 1, on: [450, 660], at: [0.5, 0.5] },
  wide: { zoom: 1, on: [450, 730], at: [0.5, 0.5] },
  wears: OUTDOORS,
  cuts: kept([
    ...([330, 450, 570] as const).flatMap((x, i) => house(x, 790, 118, 330, String(16 + 2 * i), 0.1)),
    cut('-700,770! 300,756 620,766 1600,750! 1600,1800! -700,1800!', '#8f9fd4', { depth: 0.3, lift: 1.2 }),
    // Number 23: ninety jars, and one lantern behind them.
    snip('-700,-300! 300,-300! 290,1010! -700,1070!', '#241f44', { depth: 0.4, lift: 2, print: 'calendar' }),
    ...glow(150, 490, 330, ['#4a2f3a', '#6f4434', '#a5652c'], { depth: 0.405 }),
    box(-10, 270, 270, 730, '#ffd873', { depth: 0.41, lift: 0 }),
    ...Array.from({ length: 9 }, (_, row) => row).flatMap((row) => [
      ...Array.from({ length: 10 }, (_, i) =>
        jar(4 + i * 28, 316 + row * 51, 0.29, HONEY[(i * 3 + row) % 4]!, 0.415 + row * 0.0005),
      ).flat(),
      line(`-10,${318 + row * 51} 270,${318 + row * 51}`, '#7a4320', 5, { depth: 0.42 }),
    ]),
    box(-30, 250, 290, 272, '#4a2f4a', { depth: 0.425, lift: 0.8 }),
    box(-30, 728, 290, 752, '#e8ecf6', { depth: 0.425, lift: 0.8 }),
    // Number 24, dark until now.
    snip('620,1010! 620,300! 860,120! 1100,300! 1600,300! 1600,1060!', '#3a3f7c', {
      depth: 0.4,
      lift: 2,
      print: 'calendar',
    }),
    cut('600,316! 860,96! 1120,316! 1080,330! 860,150! 640,330!', '#e8ecf6', { depth: 0.41, lift: 1.2 }),
    ...glow(772, 590, 240, ['#5a4a80', '#86648a', '#c08a6a'], { depth: 0.411 }),
    box(676, 450, 868, 740, '#ffe08a', { what: 'window', depth: 0.415, lift: 0 }),
    line('772,450 772,740', '#8a5a3c', 12, { depth: 0.416 }),
    line('676,580 868,580', '#8a5a3c', 12, { depth: 0.416 }),
    box(660, 738, 884, 760, '#e8ecf6', { depth: 0.417, lift: 0.8 }),
    { letters: '24', at: [772, 826], size: 46, colour: '#ffd873', depth: 0.418 },
    // The light, over the alley.
    snip('270,272! 676,450! 676,740! 270,730!', '#ffd873', { depth: 0.43, lift: 0, opacity: 0.34 }),
    snip('270,370! 676,510! 676,690! 270,650!', '#fff0c0', { depth: 0.431, lift: 0, opacity: 0.3 }),
    ...glow(440, 1060, 520, ['#c9b6c4', '#e6cfae', '#fbe3a4'], { depth: 0.31, flat: 0.34 }),
  ]),
  cast: [
    person('lind', [250, 850], 1.1, {
      facing: 'right',
      expression: 'holdingTears',
      act: { spine: 12 },
      lookAt: [772, 590],
      hands: 'heart',
      depth: 0.7,
    }),
    person('hero', [90, 950], 0.95, {
      pose: 'lookUp',
      facing: 'right',
      expression: 'wonder',
      strength: 'slight',
      act: { spine: -12 },
      lookAt: [772, 590],
      depth: 0.72,
    }),
    person('friend', [592, 950], 0.85, {
      wears: FRIEND_OUTDOORS,
      facing: 'right',
      expression: 'holdingBreath',
      act: { spine: -10 },
      lookAt: [772, 590],
      depth: 0.71,
    }),
    person('goalkeeper', [716, 900], 0.9, {
      wears: THIRD_OUTDOORS,
      facing: 'left',
      expression: 'relieved',
      lookAt: [250, 600],
      depth: 0.7,
    }),
    person('trumpeter', [828, 960], 0.72, {
      wears: FOURTH_OUTDOORS,
      facing: 'left',
      expression: 'startled',
      strength: 'slight',
      lookAt: [250, 600],
      depth: 0.715,
    }),
  ],
};
