import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, cut, line, rings } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import { written } from '../../../cuts/written.ts';
import type { Picture } from '../../../pictures.ts';
import { ant, CREAM, HAT_BLUE, paperBoat, sunHat } from '../parts.ts';

export const scene: Picture = {
  set: 'over',
  plain: '#e6efd2',
  shot: 'close',
  camera: cam(),
  wide: cam({ on: [450, 640], zoom: 0.95 }),
  cuts: [
    box(-500, -300, 1400, 800, '#9fd0e4', { depth: 0.1, lift: 0 }),
    cut(
      '-500,-300! 1400,-300! 1400,430 1080,420 930,480 780,410 640,340 520,390 380,340 220,420 60,380 -80,470 -500,440!',
      '#dcebea',
      { depth: 0.11, lift: 1, lit: false },
    ),
    cut(
      '-500,-300! 1400,-300! 1400,330 1060,300 960,400 820,330 700,250 560,300 440,240 300,330 120,290 20,400 -140,320 -500,360!',
      '#ffffff',
      { depth: 0.12, lift: 1, lit: false, print: 'sea-chart' },
    ),
    // The rock with its cup.
    cut(
      '-500,620 -100,560 120,570 330,600 600,596 800,566 1000,560 1400,600! 1400,1800! -500,1800!',
      '#6b7a6d',
      { depth: 0.75, lift: 3, print: 'map' },
    ),
    cut(
      '120,740 200,650 330,616 470,606 620,620 740,664 790,740 740,830 620,880 460,900 300,880 180,830',
      '#3d5a55',
      { depth: 0.752, lift: 0 },
    ),
    cut(
      '140,750 220,672 340,640 470,632 610,644 716,684 764,746 716,820 610,866 460,882 310,866 200,820',
      '#a3dcd6',
      { depth: 0.753, lift: 0.6, print: 'sea-chart', lit: false },
    ),
    rings(440, 760, [120, 190, 262], '#dff5ef', { depth: 0.754, width: 6, flat: 0.42 }),
    // It runs over.
    cut(
      '560,850 640,830 720,800 770,860 800,960 790,1080 820,1200 800,1320 830,1800! 600,1800! 620,1320 590,1200 620,1080 580,960',
      '#bfe8e2',
      { depth: 0.756, lift: 1.6, print: 'sea-chart', lit: false },
    ),
    line('660,900 680,1040 670,1200 690,1330', '#ffffff', 10, { depth: 0.757, lit: false }),
    line('740,920 740,1060 752,1220', '#ffffff', 8, { depth: 0.757, lit: false }),
    // The boots of the Famous Explorer, who has no idea.
    ...[540, 880].flatMap((x, i): SceneCut[] => [
      cut('-56,-240! 56,-240! 52,-20! 50,60! -50,60!', '#6b4630', {
        at: [x, 1250],
        depth: 0.7582,
        lift: 1.6,
      }),
      cut('-120,70! -112,20 -60,0 50,-10! 58,70!', '#5a3825', {
        what: 'boot',
        at: [x, 1222],
        depth: 0.7584,
        lift: 1.4,
        turn: i ? -6 : 6,
      }),
      ...[0, 36, 72].map((dy) =>
        line(`${x - 34},${1050 + dy} ${x + 30},${1068 + dy}`, '#e8c98a', 7, { depth: 0.7586 }),
      ),
    ]),
    ...rows(
      '60,660,130 -140,800,150 80,960,150 330,1010,120 950,700,140 1000,980,150 240,1250,150 480,1180,100 -120,1200,150',
    ).map(([x, y, r], i) =>
      cut(
        `${-r!},10 ${-r! * 0.5},${-r! * 0.36} ${r! * 0.3},${-r! * 0.4} ${r},0 ${r! * 0.7},40 ${r! * 0.3},26 0,70 ${-r! * 0.3},30 ${-r! * 0.7},64`,
        i % 2 ? '#6d9a48' : '#86b058',
        { depth: 0.7545 + i * 0.0001, at: [x!, y!], lift: 1.4 },
      ),
    ),
    ...paperBoat(620, 800, 1.5, 0.762, 22),
    written('{name}', 592, 816, 300, '#8a5a3c', 0.768, { turn: 24 }),
    // The crew: six, in map.
    ...[0, 1, 2].flatMap((i) =>
      ant(488 + i * 44, 662 + i * 22, 0.42, 0.7615, {
        dir: -1,
        turn: 22,
        load: i === 1 ? CREAM : '#9fc0cf',
      }),
    ),
    // Brand new.
    cut('0,-60! 26,4 20,34 0,44 -20,34 -26,4', '#ffffff', {
      depth: 0.77,
      at: [440, 560],
      lift: 0.8,
      lit: false,
    }),
    ...sunHat('friend', 1.55, HAT_BLUE, 0.7465),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'peek',
      at: [250, 440],
      by: 'head',
      scale: 1.75,
      seatOn: 'boat',
      facing: 'right',
      expression: 'delight',
      act: { spine: 12, tilt: 8 },
      lookAt: 'frog',
      touch: { left: [130, 636], right: [330, 640] },
      hands: { left: 'flat', right: 'flat' },
      shadow: false,
      depth: 0.748,
    },
    {
      who: 'friend',
      pose: 'peek',
      at: [640, 420],
      by: 'head',
      scale: 1.55,
      seatOn: 'boat',
      facing: 'left',
      expression: 'joy',
      act: { spine: 12, tilt: -6 },
      lookAt: 'frog',
      touch: { left: [560, 620], right: [800, 630] },
      hands: { left: 'flat', right: 'flat' },
      shadow: false,
      depth: 0.744,
    },
    {
      who: 'frog',
      name: 'frog',
      at: [632, 792],
      turn: 14,
      scale: 1.5,
      facing: 'right',
      pose: 'rest',
      mood: 'glad',
      depth: 0.7622,
    },
  ],
};
