import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, cut, disc, line, rings, snip } from '../../../cuts/deep.ts';
import { round, rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { antTrail, frond, HAT_BLUE, leaf, RED, STRAW, sunHat, treeCrown } from '../parts.ts';

export const scene: Picture = {
  set: 'spring',
  plain: '#1d4435',
  shot: 'plan',
  camera: cam(),
  wide: cam({ on: [450, 560], zoom: 0.98 }),
  cuts: [
    // Straight down: the lower it lies, the smaller and the darker.
    box(-500, -300, 1400, 1800, '#7fb06a', { depth: 0.1, lift: 0 }),
    ...(
      [
        [860, 250, 15, '#7fb06a', '#93c076'],
        [620, 170, 15, '#5f9a55', '#6fa95f'],
        [430, 112, 15, '#3f7a4b', '#4c8a55'],
        [285, 72, 14, '#2c5f43', '#35694a'],
        [178, 46, 12, '#1f4c39', '#25553e'],
      ] as const
    ).flatMap(([R, r, n, one, other], k): SceneCut[] => [
      cut(round(400, 1030, R * 0.99, R * 0.86, 22), one, {
        depth: 0.105 + k * 0.02,
        lift: 0,
      }),
      ...Array.from({ length: n }, (_, i) => {
        const a = ((i + (k % 2) / 2) / n) * Math.PI * 2;
        return treeCrown(
          Math.round(400 + Math.cos(a) * R),
          Math.round(1030 + Math.sin(a) * R * 0.86),
          r,
          i % 2 ? one : other,
          0.106 + k * 0.02 + i * 0.0006,
          k < 2 ? { print: 'map' } : {},
        );
      }),
    ]),
    cut(round(400, 1030, 128, 112, 16), '#16382c', { depth: 0.22, lift: 0 }),
    disc(372, 1046, 30, '#b98a4f', { depth: 0.221 }),
    rings(440, 1040, [17], '#e0a04e', { depth: 0.222, width: 6, flat: 0.8 }),
    // The tree, from wide to nothing.
    cut(
      '620,-300! 590,60 560,420 500,800 452,1010! 470,1044 520,1030! 690,860 960,560 1400,160! 1400,-300!',
      '#6e4b33',
      { depth: 0.3, lift: 3, print: 'map' },
    ),
    ...[690, 790, 900, 1040, 1220].map((x, i) =>
      line(`${x},-300 ${Math.round(x * 0.72 + 150 - i * 8)},380 480,1026`, '#553723', 13 - i, {
        depth: 0.31,
      }),
    ),
    // Gardens that grow on nothing.
    ...[
      [620, 60, 1.15, -70],
      [575, 420, 0.72, -84],
      [535, 690, 0.42, -92],
      [506, 850, 0.26, -98],
      [900, 620, 0.7, 110],
      [700, 840, 0.4, 120],
    ].flatMap(([x, y, s, t], i): SceneCut[] => [
      frond(x!, y!, s! * 0.9, t! - 30, '#2f6643', 0.32 + i * 0.002),
      frond(x!, y!, s!, t!, '#569a52', 0.321 + i * 0.002),
      frond(x!, y!, s! * 0.8, t! + 30, '#3f7a4b', 0.3205 + i * 0.002),
      ...[0, 72, 144, 216, 288].map((turn) =>
        cut('0,0 -20,-26 0,-56 20,-26', i % 2 ? '#f4b942' : '#e8567a', {
          depth: 0.34,
          at: [x!, y!],
          turn,
          scale: s! * 1.2,
          lift: 0.6,
        }),
      ),
      disc(x!, y!, 15 * s!, '#fff3cf', { depth: 0.345 }),
    ]),
    // The second of the Explorer's hats.
    cut('-66,-14 -54,-66 -20,-82 24,-82 56,-66 66,-14', '#5f7f57', {
      depth: 0.437,
      on: 'sloth.eye',
      dy: -34,
      scale: 0.8,
      lift: 1,
    }),
    cut('-106,-10 0,-30 106,-10 0,4', '#5f7f57', {
      depth: 0.438,
      on: 'sloth.eye',
      dy: -34,
      scale: 0.8,
      lift: 1,
    }),
    ...sunHat('rosa', 0.3, STRAW, 0.4425),
    // The ropes come down from where we are, and go on to the wheel.
    line('120,-300 176,470 196,730', '#f3e2b4', 12, { depth: 0.735 }),
    line('330,-300 338,470 372,730', '#f3e2b4', 12, { depth: 0.735 }),
    line('452,-300 446,420 424,690', '#f3e2b4', 11, { depth: 0.725 }),
    line('560,-300 544,420 580,690', '#f3e2b4', 11, { depth: 0.725 }),
    line('284,760 436,1036', '#f3e2b4', 5, { depth: 0.5 }),
    line('500,720 442,1036', '#f3e2b4', 5, { depth: 0.5 }),
    snip('110,722! 430,712! 440,772! 104,784!', RED, { what: 'seat', depth: 0.736, lift: 2, lit: false }), // Belts, done up.
    line('0,0 60,14 120,2', '#f6d98a', 15, { on: 'hero.seat', dx: -60, dy: -44, depth: 0.7435 }),
    line('0,0 50,12 100,2', '#f6d98a', 13, { on: 'friend.seat', dx: -50, dy: -38, depth: 0.7335 }),
    snip('390,680! 676,668! 690,776! 380,790!', RED, { what: 'seat', depth: 0.726, lift: 2, lit: false }),
    // A drop on every leaf.
    ...rows('86,330,1.7 40,560,1.2 700,330,1.4 640,560,0.9 590,760,0.6').map(([x, y, s]) =>
      cut('0,-24! 13,4 9,17 0,22 -9,17 -13,4', '#f4fcff', {
        depth: 0.6,
        at: [x!, y!],
        scale: s!,
        lift: 0.8,
        lit: false,
      }),
    ),
    ...leaf(-60, 250, 0.5, 66, '#569a52', 0.55),
    ...leaf(-60, 500, 0.34, 70, '#3f7a4b', 0.55),
    ...sunHat('friend', 1.34, HAT_BLUE, 0.7325, { turn: 6 }),
    ...antTrail(rows('740,240 700,380 650,540'), 0.7, 0.36, { dir: -1, turn: 100, colour: '#e09a62' }),
    ...antTrail(rows('590,700 552,810'), 0.36, 0.37, { dir: -1, turn: 104, colour: '#e09a62' }),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'sit',
      at: [270, 420],
      by: 'head',
      scale: 1.6,
      seatOn: 'chair',
      facing: 'left',
      expression: 'curious',
      act: { spine: 13, tilt: -4 },
      touch: { right: [96, 470] },
      hands: { right: 'point' },
      lookAt: [86, 330],
      shadow: false,
      depth: 0.742,
    },
    {
      who: 'friend',
      pose: 'sit',
      at: [494, 424],
      by: 'head',
      scale: 1.34,
      seatOn: 'chair',
      facing: 'left',
      expression: 'scared',
      act: { spine: 12, tilt: 6 },
      lookAt: [400, 1030],
      touch: { right: 'hero.back' },
      shadow: false,
      depth: 0.732,
    },
    {
      who: 'sloth',
      name: 'sloth',
      mood: 'sleepy',
      at: [664, 770],
      scale: 0.62,
      facing: 'left',
      lookAt: 'hero',
      depth: 0.435,
    },
    {
      who: 'rosa',
      pose: 'wind',
      at: [392, 1010],
      by: 'head',
      scale: 0.3,
      facing: 'right',
      depth: 0.442,
      lookAt: 'hero',
      shadow: false,
    },
  ],
};
