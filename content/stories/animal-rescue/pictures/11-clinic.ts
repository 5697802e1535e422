import type { LineCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { chart, floor, stethoscope, ticket, wainscot } from '../parts.ts';

export const scene: Picture = {
  set: 'chairs',
  light: 'dusk',
  plain: '#e0a860',
  shot: 'two-touching',
  camera: cam(),
  wide: cam({ on: [450, 700] }),
  cuts: [
    {
      shape: '-420,-300! 1340,-300! 1340,1080! -420,1080!',
      snip: true,
      colour: '#e0a860',
      depth: 0.1,
      lift: 0.3,
      print: 'wallpaper',
    },
    // the last of the sun, through the door they all came in by
    {
      shape: '-420,-300! 200,-300! 760,1080! -60,1080!',
      snip: true,
      colour: '#f2c684',
      depth: 0.11,
      lift: 0,
      lit: false,
    },
    { shape: '90,130! 330,110! 340,420! 96,436!', snip: true, colour: '#8a5a44', depth: 0.3, lift: 1.2 },
    {
      shape: '114,156! 308,140! 316,396! 120,410!',
      snip: true,
      colour: '#fbe6b0',
      depth: 0.301,
      lift: 0,
      lit: false,
    },
    // the picture on the wall has been a camel all along; now it has nothing left to say
    {
      shape: '120,330 170,316 230,330 316,310! 316,396! 120,410!',
      colour: '#d9a765',
      depth: 0.302,
      lift: 0,
    },
    ...wainscot(820, 1080, '#b97f4c', '#8a5632', 0.108),
    ...chart([770, 300], 0.9, 0.13, 3),
    // All that was left is on the camel: the board is bare.
    {
      shape: '616,560! 904,560! 904,580! 616,580!',
      snip: true,
      colour: '#8a5a3c',
      depth: 0.13,
      lift: 1.2,
    },
    floor(1080, '#9a6f54'),
    ...stethoscope(1.75),
    // Round and round the hump, and the end in the hand.
    ...[
      '600,990 700,900 830,862 1000,890',
      '610,1060 720,960 850,930 1010,960',
      '640,1120 740,1030 860,1000 1020,1036',
    ].flatMap((line, i): LineCut[] => [
      { line, what: 'bandage', width: 60, colour: '#b98f6c', depth: 0.745 + i * 0.001, lit: false },
      { line, width: 52, colour: i % 2 ? '#fdf3e0' : '#fffaf0', depth: 0.7454 + i * 0.001, lit: false },
      { line, width: 4, dash: [14, 12], colour: '#d9bfa4', depth: 0.7458 + i * 0.001, lit: false },
    ]),
    // One around the tail.
    { line: '98,1266 64,1240 82,1204', what: 'tail bandage wrap', width: 30, colour: '#fdf6e6', depth: 0.81 },
    ...['92,1242 82,1276', '60,1262 84,1240', '58,1228 88,1232', '66,1204 96,1216'].map(
      (line): LineCut => ({
        line,
        what: 'tail bandage wrap',
        width: 4,
        colour: '#c9a98a',
        depth: 0.811,
      }),
    ),
    // One on the foot.
    {
      shape: '-56,26 -60,6 -36,-8 -16,-50! 18,-50! 22,-8 24,26',
      what: 'foot bandage wrap',
      at: [770, 1250],
      colour: '#fdf6e6',
      depth: 0.81,
      lift: 0.8,
    },
    ...['-16,-34 20,-28', '-26,-16 22,-8', '-44,0 -30,26', '-18,-4 0,26'].map(
      (line): LineCut => ({
        line,
        what: 'foot bandage wrap',
        at: [770, 1250] as const,
        width: 4,
        colour: '#c9a98a',
        depth: 0.811,
      }),
    ),
    // And one on the ticket.
    ...ticket([314, 1172], '2', -8, 1.15, 0.81),
    {
      line: '-44,-14 44,-26',
      what: 'ticket wrap',
      at: [314, 1182],
      width: 13,
      colour: '#e39a86',
      depth: 0.813,
    },
    {
      line: '18,-38 26,20',
      what: 'ticket wrap',
      at: [314, 1172],
      width: 13,
      colour: '#e39a86',
      depth: 0.814,
    },
    {
      shape: '0,0! 30,-20 34,6',
      what: 'ticket wrap',
      at: [336, 1162],
      colour: '#d9806e',
      depth: 0.815,
      lift: 0.5,
    },
    {
      shape: '0,0! -26,-22 -32,2',
      what: 'ticket wrap',
      at: [336, 1162],
      colour: '#d9806e',
      depth: 0.815,
      lift: 0.5,
    },
  ],
  cast: [
    { who: 'camel', at: [640, 1440], scale: 1.55, facing: 'left', mood: 'asleep', depth: 0.73 },
    {
      who: 'hero',
      pose: 'hug',
      holding: 'none',
      at: [500, 740],
      by: 'head',
      scale: 1.6,
      facing: 'right',
      expression: 'delight',
      act: { spine: 14 },
      touch: { right: [604, 984], left: [380, 960] },
      handsDepth: 0.749,
      shadow: false,
      depth: 0.75,
      wears: { outfit: 'raincoat', cloth: 'cream', extras: [] },
    },
    { who: 'cat', at: [170, 1280], scale: 0.85, facing: 'right', mood: 'glad', depth: 0.8 },
    { who: 'dog', at: [310, 1290], scale: 0.8, facing: 'left', depth: 0.8 },
    { who: 'goose', at: [790, 1270], scale: 1, facing: 'left', depth: 0.8 },
    {
      who: 'friend',
      pose: 'stand',
      at: [150, 840],
      by: 'head',
      scale: 1.15,
      facing: 'right',
      expression: 'laughing',
      act: { spine: 10 },
      lookAt: 'hero',
      touch: { right: [330, 1000] },
      shadow: false,
      depth: 0.74,
    },
  ],
};
