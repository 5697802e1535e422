import { box, cut, line, snip, word } from '../../../cuts/lit.ts';
import { hero, kept } from '../../../cuts/placing.ts';
import { written } from '../../../cuts/written.ts';
import type { Picture } from '../../../pictures.ts';
import { friendAt } from '../parts/people.ts';
import { mop } from '../parts/things.ts';

export const scene: Picture = {
  set: 'corridor',
  shot: 'thing-in-hand',
  plain: '#d9a765',
  wide: { zoom: 0.96, on: [470, 640], at: [0.5, 0.5] },
  cuts: kept([
    box(-460, -300, 1360, 200, '#f6e7bf', { depth: 0.05, lift: 0.2, print: 'comic' }),
    // The mop passes, alone, behind the desk.
    ...mop(800, 158, 0.7, 0.06, 12),
    snip('-100,190! 1000,150! 1000,1700! -100,1700!', '#d9a765', { depth: 0.1, lift: 1.4, print: 'comic' }),
    line('-100,196 1000,156', '#f0c98a', 14, { depth: 0.11 }),
    // The form.
    { ...snip('150,250! 780,210! 830,1090! 190,1130!', '#fffaf0', { depth: 0.3, lift: 2.2 }), what: 'form' },
    snip('150,250! 780,210! 786,320! 155,360!', '#c8503f', { depth: 0.302, lift: 0 }),
    word('FORM', 300, 304, 54, '#fffaf0', { depth: 0.31, turn: -3.6 }),
    snip('206,410! 420,396! 434,640! 220,654!', '#8fb8c9', { depth: 0.31, lift: 0.6 }),
    word('NAME', 520, 410, 24, '#8a8496', { depth: 0.31, turn: -3.6 }),
    snip('462,432! 762,413! 766,480! 466,499!', '#f3ead2', { depth: 0.31, lift: 0 }),
    written('{name}', 614, 457, 286, '#3a3550', 0.312, { turn: -3.6 }),
    word('POWER', 530, 548, 24, '#8a8496', { depth: 0.31, turn: -3.6 }),
    snip('176,654! 444,636! 450,700! 180,722!', '#fffaf0', { depth: 0.313, lift: 0 }),
    snip('222,702! 790,665! 801,884! 234,921!', '#3a3550', { depth: 0.314, lift: 0 }),
    snip('229,709! 783,673! 794,877! 241,913!', '#f3ead2', { depth: 0.3142, lift: 0 }),

    word('pending', 444, 800, 66, '#8f8c96', { depth: 0.315, turn: -3.6 }),
    ...[0, 1].map((i) =>
      line(`${250},${974 + i * 60} ${800},${940 + i * 60}`, '#cfc6b0', 4, { depth: 0.31 }),
    ),
    { rings: [66, 54], at: [700, 1000], width: 5, colour: '#b5476a', depth: 0.32, opacity: 0.7 },
    word('1962', 700, 1000, 28, '#b5476a', { depth: 0.321, turn: -18 }),
    // Where a careful finger has gone through.
    cut('640,756 664,716 706,706 744,724 762,768 738,812 690,826 652,806', '#8a5638', {
      depth: 0.33,
      lift: 0,
    }),
    ...(
      [
        '640,756! 606,740 664,716!',
        '706,706! 720,668 744,724!',
        '762,768! 800,786 738,812!',
        '690,826! 676,866 652,806!',
      ] as const
    ).map((shape) => snip(shape, '#fffdf6', { depth: 0.331, lift: 0.8 })),
    snip('-460,1150! 380,1130! 470,1330! 470,1700! -460,1700!', '#b98549', {
      depth: 0.77,
      lift: 1.6,
      print: 'comic',
    }),
  ]),
  cast: [
    hero('stand', [316, 508], 0.72, {
      name: 'photo',
      expression: 'calm',
      facing: 'front',
      depth: 0.312,
      wears: { outfit: 'tee', cloth: 'dusk', extras: [] },
    }),
    hero('point', [200, 1010], 3.6, {
      by: 'hand',
      facing: 'right',
      turn: -60,
      hands: 'cup',
      holding: 'none',
      depth: 0.74,
    }),
    friendAt('point', [690, 786], 3.7, {
      by: 'hand',
      facing: 'left',
      turn: 24,
      hands: 'point',
      holding: 'none',
      depth: 0.745,
    }),
  ],
};
