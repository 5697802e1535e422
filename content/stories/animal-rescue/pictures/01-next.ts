import type { SceneCut, SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import type { Place } from '../../../../illustration/scene/format/places.ts';
import type { ScenePropData } from '../../../../illustration/scene/format/roles.ts';
import { called } from '../../../cuts/called.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { CAMEL_OUTLINE, CHAIRS, desk, stethoscope } from '../parts.ts';

const bell = ([x, y]: Place, s = 1, depth = 0.77): SceneCut[] =>
  called('bell', [
    {
      shape: '-60,0! -54,-44 0,-80 54,-44 60,0!',
      at: [x, y] as const,
      scale: s,
      colour: '#e0b255',
      depth,
      lift: 1.2,
    },
    { rings: [10], at: [x, y] as const, dy: -82 * s, scale: s, colour: '#b4852f', depth },
    {
      shape: '-74,-4! 74,-4! 70,16! -70,16!',
      at: [x, y] as const,
      scale: s,
      snip: true,
      colour: '#5a4a44',
      depth: depth + 0.001,
      lift: 0.6,
    },
  ]);

export const scene: Picture = {
  set: 'hall',
  shot: 'establish',
  camera: cam(),
  wide: cam({ on: [450, 760] }),
  plain: '#f0d9a6',
  cuts: [
    {
      shape: '-420,-300! 300,280! 300,760! -820,1700!',
      snip: true,
      colour: '#dfb876',
      depth: 0.2,
      lift: 0.6,
      print: 'wallpaper',
    },
    {
      shape: '1340,-300! 600,280! 600,760! 1720,1700!',
      snip: true,
      colour: '#cfa566',
      depth: 0.2,
      lift: 0.6,
      print: 'wallpaper',
    },
    {
      shape: '300,760! 600,760! 1720,1700! -820,1700!',
      snip: true,
      colour: '#b98f72',
      depth: 0.21,
      lift: 0.3,
      print: 'tiles',
    },
    { shape: '350,400! 550,400! 550,762! 350,762!', snip: true, colour: '#7a4f3c', depth: 0.22, lift: 1 },
    {
      shape: '372,424! 528,424! 528,660! 372,660!',
      snip: true,
      colour: '#fff3c2',
      depth: 0.23,
      lift: 0,
      lit: false,
    },
    {
      shape: CAMEL_OUTLINE,
      at: [392, 660],
      scale: 0.62,
      colour: '#b99a6c',
      depth: 0.235,
      lift: 0,
      lit: false,
    },
    {
      shape: '380,764! 520,764! 640,1080! 260,1080!',
      snip: true,
      colour: '#fbe6ae',
      opacity: 0.6,
      depth: 0.24,
      lift: 0,
      lit: false,
    },
    ...desk(190, 710, 1060, 0.76, 340),
    ...bell([640, 1046]),
    ...stethoscope(1.3),
    ...[8, 14, 20, 28, 36, 46].map(
      (h, i): SheetCut => ({
        shape: `-22,-${h}! 22,-${h}! 22,0! -22,0!`,
        at: [226 + i * 58, 1046] as const,
        colour: ['#f6efe0', '#f3c9b4', '#cfe0c9', '#c9d8ea', '#f0dca0', '#c2604a'][i]!,
        snip: true,
        depth: 0.77,
        lift: 0.8,
      }),
    ),
  ],
  // Twelve chairs, six along each wall: far apart enough to be counted.
  props: [
    [258, 776, 0.24],
    [224, 812, 0.31],
    [182, 856, 0.38],
    [132, 912, 0.47],
    [74, 984, 0.57],
    [12, 1084, 0.7],
  ].flatMap(([x, y, scale], i): ScenePropData[] => [
    { id: 'chair', name: `l${i}`, at: [x!, y!], scale: scale!, colour: CHAIRS[i]!, depth: 0.5 + i * 0.02 },
    {
      id: 'chair',
      name: `r${i}`,
      at: [900 - x!, y!],
      scale: scale!,
      colour: CHAIRS[(i + 3) % 6]!,
      flip: true,
      depth: 0.5 + i * 0.02,
    },
  ]),
  cast: [
    {
      who: 'hero',
      pose: 'sit',
      at: [450, 824],
      by: 'head',
      scale: 1.15,
      facing: 'right',
      expression: 'curious',
      act: { spine: 12 },
      lookAt: [900, 700],
      touch: { right: [600, 990] },
      seatOn: 'chair',
      shadow: false,
      depth: 0.72,
    },
    {
      who: 'friend',
      pose: 'wave',
      at: [560, 800],
      scale: 0.42,
      facing: 'left',
      expression: 'joy',
      act: { spine: 8 },
      lookAt: 'hero',
      depth: 0.45,
    },
  ],
};
