import { cam } from '../../../cuts/placing.ts';
import type { Picture, WayPictures } from '../../../pictures.ts';
import { cut, disc, GOLD, smokeBank, snip, sock, thread, word } from '../parts.ts';

export const scene: Picture = {
  backdrop: 'night-town',
  light: 'dusk',
  plain: '#a48fc4',
  lighting: { from: [420, 900], cast: false },
  seed: 13,
  shot: 'establish',
  camera: cam(),
  cuts: [
    cut('-420,420 0,330 200,160 440,90 680,130 840,280 1000,300 1340,420! 1340,1700! -420,1700!', '#8d78b2', {
      depth: 0.2,
      print: 'letters',
    }),
    cut('260,1700! 250,900 300,560 400,380 520,320 640,420 720,640 740,1000 760,1700!', '#2c2140', {
      depth: 0.4,
      lift: 2.4,
    }),
    cut('380,1200! 380,760 420,650 500,610 580,650 620,760 620,1200!', '#4a3658', {
      what: 'door',
      depth: 0.41,
      lift: 1,
    }),
    cut('380,1200! 380,760 420,650 440,640 410,760 410,1200!', '#ff9a3c', {
      depth: 0.42,
      lift: 0,
      lit: false,
    }),
    disc(560, 900, 22, GOLD, { depth: 0.43, lit: false }),
    snip('424,712! 612,700! 618,820! 430,834!', '#fbf3de', {
      what: 'card',
      depth: 0.43,
      lift: 1,
      lit: false,
    }),
    word('PLEASE DO\nNOT LEAVE\nPAIRS', 521, 744, 20, '#4a3550', { depth: 0.431, turn: -4 }),
    { ...smokeBank(1180, '#6d5994', 0.6), what: 'smoke' },
    smokeBank(1260, '#4f4078', 0.79),
    thread('-420,1010 -60,1100 120,1080 240,1010', 0.75, 8),
    ...sock(640, 1170, 0.5, 0.78),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'hold',
      holding: 'none',
      at: [270, 1250],
      scale: 1.2,
      facing: 'right',
      expression: 'holdingBreath',
      act: { spine: 12 },
      touch: { right: [396, 960] },
      lookAt: [500, 760],
      shadow: false,
      depth: 0.74,
    },
  ],
};

export const ways: WayPictures = [
  { on: [330, 1010], at: [0.5, 0.5], zoom: 2.2 },
  { on: [420, 760], at: [0.5, 0.5], zoom: 2.4 },
];
