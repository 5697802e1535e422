import { cut, disc, line, oval, snip } from '../../../cuts/lit.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { FRIEND_OUTDOORS, SNOW } from '../parts.ts';

export const scene: Picture = {
  set: 'gate',
  plain: '#343c74',
  shot: 'low-angle',
  seed: 6,
  weather: 'snow',
  cuts: kept([
    snip('-100,-60! 1000,-60! 1000,1400! -100,1400!', '#2c3468', {
      depth: 0.05,
      lift: 0.2,
      print: 'calendar',
    }),
    snip('330,-60! 730,-60! 860,1150! 200,1150!', '#1a1a38', { depth: 0.1, lift: 2 }),
    snip('540,-60! 610,-60! 700,1150! 540,1150!', '#f0b04e', { depth: 0.11, lift: 0 }),
    snip('360,-60! 560,-60! 560,1150! 240,1150!', '#3a2a44', { what: 'door', depth: 0.2, lift: 2.4 }),
    snip('400,60! 520,60! 516,420! 370,420!', '#2f2238', { depth: 0.21, lift: 0.6 }),
    snip('360,520! 514,520! 510,980! 316,980!', '#2f2238', { depth: 0.21, lift: 0.6 }),
    disc(528, 640, 20, '#c99a4a', { depth: 0.22 }),
    disc(524, 634, 6, '#fff0c0', { depth: 0.23 }),
    { letters: '23', at: [450, 470], size: 60, colour: '#b99a6a', depth: 0.22 },
    // One eye, one long nose, one slipper.
    cut('560,180! 600,150 640,170! 670,420! 600,470 560,440!', '#f0d6c2', { depth: 0.15, lift: 0 }),
    oval(602, 290, 24, 20, '#fffaf0', { what: 'eye', depth: 0.16, lift: 0 }),
    disc(600, 294, 11, '#2a2038', { depth: 0.161 }),
    line('576,262 600,250 632,258', '#e8e4dc', 9, { depth: 0.16 }),
    cut('566,300! 548,370 530,400 556,412 580,396!', '#e8c4ac', { depth: 0.24, lift: 0.8 }),
    snip('556,470! 664,450! 690,1090! 556,1090!', '#5f6a4a', { depth: 0.14, lift: 0 }),
    line('560,800 650,780', '#f0b04e', 16, { depth: 0.15 }),
    cut('500,1120 540,1080 640,1084 680,1120 640,1140 520,1140', '#8a5a6a', { depth: 0.24, lift: 1 }),
    cut('-100,1160! 300,1130 620,1160 1000,1130! 1000,1500! -100,1500!', SNOW, { depth: 0.3, lift: 1.4 }),
  ]),
  cast: [
    person('hero', [330, 960], 1.35, {
      facing: 'back',
      act: { tilt: 6, spine: 12 },
      touch: { right: [412, 960] },
    }),
    person('friend', [110, 850], 1.3, {
      wears: FRIEND_OUTDOORS,
      facing: 'right',
      expression: 'worried',
      act: { spine: 12 },
      lookAt: [602, 290],
      touch: 'hero.shoulder',
      depth: 0.71,
    }),
  ],
};
