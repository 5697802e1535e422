import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, cut, disc, line, oval, snip } from '../../../cuts/lit.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { bundle, FOURTH_OUTDOORS, FRIEND_OUTDOORS, jar, pumpkin, SNOW, THIRD_OUTDOORS } from '../parts.ts';

export const scene: Picture = {
  set: 'row',
  plain: '#2c3670',
  shot: 'plan',
  seed: 16,
  lighting: { from: [450, 300], cast: false },
  cuts: kept([
    box(-100, -60, 1000, 900, '#2c3670', { depth: 0.05, lift: 0.2, print: 'calendar' }),
    // The Row as it is on a calendar, four and twenty and no gap.
    ...Array.from({ length: 24 }, (_, i): SceneCut[] => {
      const [x, y] = [92 + (i % 6) * 143, 118 + Math.floor(i / 6) * 158];
      const honey = i > 21;
      return [
        box(x - 52, y - 78, x + 52, y + 52, honey ? '#ffb93c' : i % 3 ? '#f9cb66' : '#fbdc8c', {
          what: 'window',
          depth: 0.1,
          lift: 0.6,
        }),
        cut(
          `${x - 64},${y + 52}! ${x - 20},${y + 42} ${x + 30},${y + 44} ${x + 64},${y + 52}! ${x + 64},${y + 78}! ${x - 64},${y + 78}!`,
          SNOW,
          {
            depth: 0.13,
            lift: 0.8,
          },
        ),
        { letters: String(i + 1), at: [x, y + 63], size: 20, colour: '#4a5590', depth: 0.131 },
      ];
    }).flat(),
    // What they keep, in their windows.
    ...pumpkin(92 + 286, 434 + 46, 0.58, 0.12),
    oval(92 + 322, 434 + 32, 13, 18, '#c86a8a', { depth: 0.12, lift: 0.4 }),
    disc(92 + 429, 118 + 16, 30, '#b0641f', { depth: 0.12 }),
    cut('100,230! 60,250 56,296 92,318 118,306! 84,296 82,258', '#b0641f', { depth: 0.12, lift: 0 }),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) =>
      line(`${340 + i * 9.5},324 ${340 + i * 9.5},${i === 4 ? 274 : 292}`, '#b0641f', 4, { depth: 0.12 }),
    ),
    ...[0, 1, 2].flatMap((i): SceneCut[] => [
      cut(`${622 + i * 30},310 ${638 + i * 30},322 ${654 + i * 30},310 ${638 + i * 30},334`, '#b0641f', {
        depth: 0.12,
        lift: 0,
      }),
      line(`${638 + i * 30},306 ${638 + i * 30},294`, '#b0641f', 4, { depth: 0.12 }),
    ]),
    ...[0, 1, 2, 3, 4, 5].flatMap((i) =>
      jar(630 + (i % 3) * 34, 586 + Math.floor(i / 3) * 56, 0.34, '#d9780f', 0.12),
    ),
    // The alley, trodden flat, and the table.
    cut('-100,880! 300,850 620,880 1000,850! 1000,1500! -100,1500!', '#dfe6f6', { depth: 0.2, lift: 1.6 }),
    oval(450, 1090, 470, 150, '#fbe3a4', { depth: 0.21, lift: 0 }),
    ...bundle(70, 1110, 0.72, 0.3, 'peak', '#3f4a86'),
    ...bundle(180, 1060, 0.62, 0.29, 'bobble', '#55508c'),
    ...bundle(836, 1100, 0.72, 0.3, 'cosy', '#55508c'),
    ...bundle(726, 1050, 0.6, 0.29, 'bobble', '#3f4a86'),
    snip('-100,1230! 1000,1210! 1000,1500! -100,1500!', '#a5423a', {
      depth: 0.78,
      lift: 2.4,
      print: 'gingham',
    }),
    snip('-100,1216! 1000,1196! 1000,1236! -100,1256!', '#fbf0dc', { depth: 0.785, lift: 0.8 }),
    // Dates, doughnuts, an Easter egg; and the cat of Number 15 has not forgotten.
    oval(330, 1272, 96, 24, '#f4f6fc', { depth: 0.79, lift: 1 }),
    ...[280, 310, 342, 374].map((x, i) =>
      oval(x, 1258 - (i % 2) * 8, 20, 12, '#6a3a24', { depth: 0.792, lift: 0.5 }, i * 24),
    ),
    oval(700, 1206, 96, 24, '#f4f6fc', { depth: 0.79, lift: 1 }),
    ...[650, 700, 750].flatMap((x): SceneCut[] => [
      oval(x, 1188, 30, 20, '#c9803a', { what: 'doughnut', depth: 0.792, lift: 0.6 }),
      oval(x, 1184, 9, 6, '#7a431c', { depth: 0.793, lift: 0 }),
    ]),
    // A trumpet, with a sock in it; sparklers, not lit.
    line('440,1262 520,1256 566,1262', '#d9a23a', 15, { what: 'trumpet', depth: 0.792 }),
    cut('556,1262! 604,1224 616,1262 604,1300', '#c98f36', { what: 'trumpet', depth: 0.793, lift: 0.8 }),
    cut('598,1240! 640,1238 654,1262 690,1276 684,1300 640,1300 622,1284 600,1284!', '#c8503f', {
      what: 'sock',
      depth: 0.794,
      lift: 0.8,
      print: 'knitting',
    }),
    ...[-12, 4, 20].map((dx) =>
      line(`${96 + dx},1290 ${110 + dx * 1.6},1216`, '#7a6a5a', 5, { what: 'sparkler', depth: 0.792 }),
    ),
    oval(845, 1176, 24, 32, '#c86a8a', { what: 'Easter egg', depth: 0.792, lift: 0.8 }),
    line('824,1176 866,1168', '#fff3d0', 6, { depth: 0.794 }),
  ]),
  cast: [
    person('hero', [400, 940], 1.2, {
      facing: 'right',
      expression: 'calm',
      act: { spine: -12, tilt: -6 },
      lookAt: [560, 200],
      touch: { left: [330, 1180] },
      depth: 0.74,
    }),
    person('lind', [640, 860], 1.2, {
      facing: 'left',
      expression: 'tender',
      act: { spine: 14 },
      lookAt: 'hero',
      touch: 'hero.shoulder',
      depth: 0.735,
    }),
    person('friend', [180, 860], 1.1, {
      wears: FRIEND_OUTDOORS,
      facing: 'right',
      expression: 'whispering',
      act: { spine: 12 },
      lookAt: 'hero',
      depth: 0.73,
    }),
    person('trumpeter', [508, 778], 0.64, {
      wears: FOURTH_OUTDOORS,
      facing: 'right',
      expression: 'holdingLaugh',
      lookAt: 'lind',
      depth: 0.722,
    }),
    person('goalkeeper', [826, 870], 0.95, {
      wears: THIRD_OUTDOORS,
      facing: 'left',
      expression: 'holdingLaugh',
      lookAt: 'hero',
      depth: 0.721,
    }),
    { who: 'hen', at: [235, 168], scale: 0.4, facing: 'left', depth: 0.12 },
    { who: 'cat', at: [770, 1222], scale: 0.42, facing: 'right', lookAt: [845, 1176], depth: 0.791 },
  ],
};
