import { box, cut, land, line, rings, snip } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { ant, CREAM, explorersBeardAndHats, HAT_BLUE, paperBoat, RED, sunHat } from '../parts.ts';

export const scene: Picture = {
  set: 'spring',
  plain: '#8aa7a0',
  shot: 'diagonal-run',
  camera: cam({ roll: 9 }),
  wide: cam({ roll: 0, on: [450, 640], zoom: 1 }),
  cuts: [
    cut('-500,-300! 1400,-300! 1400,60 1100,140 860,70 640,150 420,70 200,150 -60,70 -500,150!', '#eef3ee', {
      what: 'cloud',
      depth: 0.12,
      lift: 2.4,
      print: 'sea-chart',
    }),
    cut(
      '460,-300! 470,300 430,700 340,1050 200,1800! 860,1800! 720,1050 640,700 640,300 660,-300!',
      '#5a3d2b',
      { depth: 0.2, lift: 3, print: 'map' },
    ),
    ...[510, 560, 610].map((x) =>
      line(`${x},-300 ${x + 8},300 ${x - 20},800 ${x - 60},1800`, '#442c1e', 11, { depth: 0.21 }),
    ),
    // A bright rope of rain, round and round.
    cut(
      '640,110 560,150 450,190 380,230 460,250 600,290 690,360 640,420 480,470 360,540 400,590 560,640 700,730 680,810 500,880 330,960 300,1040 420,1090 560,1120 640,1180 600,1260 440,1330 400,1380! 560,1380! 700,1290 740,1180 660,1070 480,1020 430,990 560,930 740,850 790,740 700,630 540,570 470,550 580,490 720,430 780,350 700,270 560,220 520,204 600,180 680,140',
      '#e9f7f4',
      { depth: 0.5, lift: 2.4, lit: false, print: 'sea-chart' },
    ),
    // The green cup it ran out of.
    cut('-130,-40 -60,-60 60,-60 130,-40 96,40 40,84 -40,84 -96,40', '#6fa04a', {
      what: 'cup',
      at: [620, 130],
      depth: 0.52,
      lift: 2,
    }),
    cut('-130,-40 -60,-60 60,-60 130,-40 60,-22 -60,-22', '#bfe8e2', {
      at: [620, 130],
      depth: 0.521,
      lift: 0,
      lit: false,
    }),
    ...[-1, 1].flatMap((k) =>
      cut('0,0 60,-60 150,-90 120,-20 60,20', '#5b8a3e', {
        at: [620 + k * 60, 190],
        turn: k < 0 ? 200 : 0,
        depth: 0.519,
        lift: 1,
      }),
    ),
    ...paperBoat(634, 700, 1.1, 0.6, 34),
    ...rows('760,640 800,720 560,600').map(([x, y]) =>
      cut('0,-22! 12,4 8,16 0,20 -8,16 -12,4', '#ffffff', {
        depth: 0.61,
        at: [x!, y!],
        lift: 0.4,
        lit: false,
        turn: 40,
      }),
    ),
    // Ants surf behind on a scrap of blue.
    snip('-70,0! 70,-14! 56,16! -60,20!', '#7fb2cf', {
      depth: 0.6,
      at: [440, 590],
      turn: 22,
      lift: 1,
      print: 'map',
    }),
    ...ant(420, 566, 0.44, 0.605, { dir: -1, turn: 20, load: null }),
    ...ant(466, 584, 0.44, 0.605, { dir: -1, turn: 20, load: null }),
    // Rain.
    ...Array.from({ length: 46 }, (_, i) => {
      const x = -420 + ((i * 311) % 1780);
      const y = 60 + ((i * 197) % 1300);
      return line(`${x},${y} ${x - 16},${y + 80 + (i % 3) * 30}`, '#dcebe8', 6, {
        depth: i % 5 ? 0.3 : 0.79,
        opacity: 0.8,
        lit: false,
      });
    }),
    // Their seats.
    line('170,-300 190,330', '#f3e2b4', 8, { depth: 0.5 }),
    line('330,-300 330,380', '#f3e2b4', 8, { depth: 0.5 }),
    box(110, 520, 250, 546, RED, { depth: 0.76, lift: 1.4, lit: false }),
    box(280, 580, 410, 606, RED, { depth: 0.76, lift: 1.4, lit: false }),
    ...sunHat('friend', 0.95, HAT_BLUE, 0.7525),
    // Under his flag, at last of some use.
    ...explorersBeardAndHats(0.8, 0.7445, 0),
    snip('0,0! 260,40! 240,120! 270,190! -6,130!', RED, {
      what: 'flag',
      depth: 0.7455,
      at: [680, 850],
      lift: 1.6,
      print: 'newsprint',
      turn: 4,
    }),
    line('680,840 690,1300', '#7c5236', 12, { depth: 0.7452 }),
    { letters: 'SOURCE', at: [808, 952], size: 36, turn: 10, colour: CREAM, depth: 0.746, lit: false },
    land('-500,1250 0,1236 450,1256 900,1240 1400,1250!', '#2c5340', { depth: 0.4, print: 'map' }),
    rings(600, 1290, [60, 110], '#dff0ea', { depth: 0.77, width: 6, flat: 0.3 }),
  ],
  cast: [
    {
      who: 'sloth',
      at: [330, 1010],
      scale: 0.62,
      facing: 'right',
      lookAt: [630, 690],
      mood: 'glad',
      depth: 0.56,
    },
    {
      who: 'rosa',
      pose: 'lookUp',
      at: [130, 1240],
      scale: 0.62,
      facing: 'right',
      expression: 'laughing',
      act: { arms: [null, [120, 140]] },
      lookAt: [630, 690],
      depth: 0.7,
    },
    {
      who: 'hero',
      pose: 'sit',
      at: [190, 330],
      by: 'head',
      scale: 1,
      seatOn: 'chair',
      facing: 'right',
      expression: 'overjoyed',
      act: { spine: 10, arms: [[-150, -166], null] },
      hands: { left: 'open' },
      point: { right: [630, 690] },
      lookAt: [630, 690],
      shadow: false,
      depth: 0.755,
    },
    {
      who: 'friend',
      pose: 'sit',
      at: [350, 400],
      by: 'head',
      scale: 0.95,
      seatOn: 'chair',
      facing: 'right',
      expression: 'laughing',
      act: {
        spine: 18,
        arms: [
          [10, 20],
          [100, 120],
        ],
      },
      lookAt: [630, 690],
      shadow: false,
      depth: 0.75,
    },
    {
      who: 'explorer',
      pose: 'shrug',
      at: [800, 1076],
      by: 'head',
      scale: 0.8,
      facing: 'left',
      expression: 'embarrassed',
      lookAt: [630, 690],
      depth: 0.744,
    },
  ],
};
