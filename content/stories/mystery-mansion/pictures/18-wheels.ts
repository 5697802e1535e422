import { cut, disc, line, pool, snip, wall } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';

export const scene: Picture = {
  set: 'inside',
  light: 'dusk',
  shot: 'low-angle',
  lighting: { lamps: [{ on: [460, 480], reach: 800 }] },
  cuts: [
    wall('#3b2233'),
    ...pool(460, 470, [600, 430, 300], ['#5f3636', '#8f5538', '#c98a42'], 0.585),
    disc(460, 460, 170, '#fff0c0', { depth: 0.59 }),
    ...Array.from({ length: 12 }, (_, i) =>
      line('0,-150 0,-124', '#b98a52', 9, { at: [460, 460], turn: i * 30, depth: 0.592 }),
    ),
    line('460,460 460,350', '#b98a52', 9, { depth: 0.592 }),
    line('460,460 412,543', '#b98a52', 9, { depth: 0.592 }),
    snip('400,760! 520,760! 900,1420! 40,1420!', '#8a5a36', { depth: 0.64, lift: 1.4, print: 'ledger' }),
    ...[820, 900, 1010, 1150].map((y) =>
      line(`${400 - (y - 760) * 0.545},${y} ${520 + (y - 760) * 0.575},${y}`, '#633c26', 6, {
        depth: 0.641,
      }),
    ),
    cut('690,980 700,930 740,920 760,960 756,1010 696,1010', '#4d6b6a', { depth: 0.65, lift: 0.8 }),
    line('754,950 800,910', '#4d6b6a', 8, { depth: 0.65 }),
    line('700,970 756,964', '#8c4a63', 14, { depth: 0.651 }),
  ],
  props: [
    {
      id: 'gear',
      name: 'wheel',
      at: [-10, 400],
      scale: 2.5,
      colour: '#6a3c2c',
      depth: 0.62,
      print: 'ledger',
    },
    { id: 'gear', at: [900, 250], scale: 2.2, colour: '#7a4630', depth: 0.61 },
    { id: 'gear', at: [950, 820], scale: 3, colour: '#55302a', depth: 0.66, print: 'ledger' },
    { id: 'gear', at: [-60, 980], scale: 2.8, colour: '#4a2a28', depth: 0.66, print: 'ledger' },
    { id: 'gear', at: [430, -60], scale: 1.8, colour: '#4a2a28', depth: 0.6 },
  ],
  cast: [
    {
      who: 'hero',
      pose: 'walk',
      facing: 'backLeft',
      at: [440, 1190],
      scale: 0.98,
      act: { spine: 10, tilt: 8 },
    },
    { who: 'gravy', at: [590, 1200], scale: 0.85, facing: 'left', lookAt: [460, 460] },
    { who: 'friend', pose: 'stand', at: [300, 1204], scale: 0.9, facing: 'backRight', act: { spine: 12 } },
  ],
};
