import { box, line, snip, word } from '../../../cuts/lit.ts';
import { hero, kept, put } from '../../../cuts/placing.ts';
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
    box(-460, -300, 1360, 520, '#f6e7bf', { depth: 0.05, lift: 0.2, print: 'comic' }),
    // The mop passes, alone, behind the desk.
    ...mop(850, 440, 0.8, 0.06, 12),
    snip('-460,470! 1360,440! 1360,1700! -460,1700!', '#d9a765', { depth: 0.2, lift: 1.4, print: 'comic' }),
    line('-460,476 1360,446', '#f0c98a', 14, { depth: 0.21 }),
    // The form.
    ...put(75, 322, 0.82, 0, [
      {
        ...snip('150,250! 780,210! 830,1090! 190,1130!', '#fffaf0', { depth: 0.3, lift: 2.2 }),
        what: 'form',
      },
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
    ]),
  ]),
  cast: [
    hero('stand', [334, 738], 0.59, {
      name: 'photo',
      expression: 'calm',
      facing: 'front',
      depth: 0.312,
      wears: { outfit: 'tee', cloth: 'dusk', extras: [] },
    }),
    hero('stand', [260, 300], 1.5, {
      facing: 'right',
      expression: 'doubtful',
      holding: 'none',
      act: { spine: 12 },
      lookAt: [450, 900],
      touch: { left: [226, 530], right: [372, 520] },
      hands: 'paper',
      handsDepth: 0.74,
      depth: 0.1,
    }),
    friendAt('point', [660, 290], 1.45, {
      facing: 'left',
      expression: 'curious',
      holding: 'none',
      act: { spine: 2, tilt: -12 },
      point: [620, 940],
      lookAt: [500, 960],
      handsDepth: 0.745,
      depth: 0.11,
    }),
  ],
};
