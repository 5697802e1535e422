import { box, cut, line, snip } from '../../../cuts/lit.ts';
import { kept, person } from '../../../cuts/placing.ts';
import { written } from '../../../cuts/written.ts';
import type { Picture } from '../../../pictures.ts';
import { bestLantern, INDOORS, SNOW } from '../parts.ts';

export const scene: Picture = {
  set: 'home',
  plain: '#27305f',
  shot: 'thing-in-hand',
  seed: 9,
  wears: INDOORS,
  cuts: kept([
    box(-100, -60, 1000, 1010, '#8798cc', { depth: 0.05, lift: 0 }),
    // Across the alley: the gap.
    snip('120,1010! 120,250! 450,20! 780,250! 780,1010!', '#39427e', {
      depth: 0.06,
      lift: 1,
      print: 'calendar',
    }),
    cut('90,290! 450,-6! 810,290! 450,110', SNOW, { depth: 0.065, lift: 1 }),
    box(180, 330, 330, 560, '#151a44', { depth: 0.07, lift: 0 }),
    box(570, 330, 720, 560, '#151a44', { depth: 0.07, lift: 0 }),
    line('255,330 255,560', '#39427e', 10, { depth: 0.08 }),
    line('645,330 645,560', '#39427e', 10, { depth: 0.08 }),
    line('180,445 330,445', '#39427e', 10, { depth: 0.08 }),
    line('570,445 720,445', '#39427e', 10, { depth: 0.08 }),
    cut('166,560! 250,540 344,560! 344,584! 166,584!', SNOW, { depth: 0.085, lift: 0.6 }),
    cut('556,560! 640,540 734,560! 734,584! 556,584!', SNOW, { depth: 0.085, lift: 0.6 }),
    line('60,-60 60,1010', '#7a5f6c', 34, { depth: 0.1 }),
    line('840,-60 840,1010', '#7a5f6c', 34, { depth: 0.1 }),
    box(-100, 1010, 1000, 1400, '#b98a6a', { depth: 0.6, lift: 2 }),
    box(-100, 1010, 1000, 1044, '#e0b98c', { depth: 0.61, lift: 0 }),
    ...bestLantern(),
    // A label on a string, so that nobody can mix it up.
    line('500,590 560,640 596,642', '#f3ead2', 6, { depth: 0.747 }),
    snip('560,640! 600,590! 890,616! 882,752! 588,726!', '#f3ead2', { depth: 0.748, lift: 1.4 }),
    { rings: [9], at: [602, 640], colour: '#8a5f3c', depth: 0.749 },
    { letters: '24', at: [740, 650], turn: 5, size: 34, colour: '#b5402f', depth: 0.749 },
    written('{name}', 738, 702, 256, '#2b3a7a', 0.749, { turn: 5 }),
    // All the Row is in its glass, small and dark.
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      box(
        412 + (i % 2) * 44,
        800 + Math.floor(i / 2) * 78,
        444 + (i % 2) * 44,
        846 + Math.floor(i / 2) * 78,
        i > 3 ? '#0e1c50' : '#2f4f9a',
        { depth: 0.7432, lift: 0 },
      ),
    ),
  ]),
  cast: [
    person('hero', [120, 760], 2.5, {
      facing: 'right',
      expression: 'doubtful',
      touch: { right: [380, 900] },
      lookAt: [640, 440],
      hands: { right: 'flat' },
      act: { spine: 12 },
      seatOn: 'chair',
      depth: 0.76,
    }),
  ],
};
