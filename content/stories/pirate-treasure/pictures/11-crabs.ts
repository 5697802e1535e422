import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import type { AnimalRole } from '../../../../illustration/scene/format/roles.ts';
import { cut, line, snip } from '../../../cuts/lit.ts';
import { hero, kept } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { placed, shell } from '../parts.ts';

/** A crab with a shell on. */
const crabInShell = (
  name: string,
  x: number,
  y: number,
  s: number,
  turn = 0,
): { crab: AnimalRole; hat: SceneCut[] } => ({
  crab: { who: 'crab', name, at: [x, y], scale: s, turn, depth: 0.722 },
  hat: shell([x, y - 106 * s], s * 1.25, 0.7225, turn),
});
/** Pairs of crabs on their way: x, y, size, turn. */
const walkingCrabs = (
  [
    [150, 560, 0.56, -12],
    [290, 590, 0.58, 8],
    [440, 560, 0.6, -6],
    [590, 600, 0.6, 10],
    [730, 560, 0.58, -8],
    [846, 640, 0.58, 12],
    [770, 760, 0.62, -6],
    [640, 800, 0.64, 6],
    [480, 780, 0.64, -10],
    [330, 830, 0.66, 6],
    [180, 800, 0.64, -8],
    [90, 940, 0.68, 8],
    [230, 1010, 0.7, -6],
  ] as const
).map(([x, y, s, turn], i) => crabInShell(`crab${i + 1}`, x, y, s, turn));

export const scene: Picture = {
  set: 'island',
  light: 'dusk',
  plain: '#e9b765',
  shot: 'plan',
  lighting: { from: [160, 40], cast: false },
  wide: { zoom: 0.98, on: [450, 830], at: [0.5, 0.5] },
  cuts: [
    cut('-100,420! 200,400 620,430 1000,400! 1000,1700! -100,1700!', '#f0c677', {
      depth: 0.1,
      lift: 0.2,
      print: 'map',
    }),
    // Two boots, as they look from far above a child.
    ...(
      [
        [250, -4],
        [640, 5],
      ] as const
    ).flatMap(([x, turn]) =>
      placed(
        [
          cut('-150,-520! -150,60 -172,200 -140,350 0,410 140,350 172,200 150,60 150,-520!', '#5d3a2f', {
            lift: 2.6,
          }),
          cut('-140,240 -120,330 0,384 120,330 140,240 60,300 -60,300', '#7d5140', { lift: 0 }),
          line('-90,40 90,90', '#c98a52', 12),
          line('90,40 -90,90', '#c98a52', 12),
          line('-90,-60 90,-10', '#c98a52', 12),
          line('90,-60 -90,-10', '#c98a52', 12),
        ],
        [x, 60],
        1,
        0.5,
        { turn },
      ),
    ),
    snip('-100,-200! 1000,-200! 1000,40! -100,10!', '#a24e3a', { depth: 0.52, lift: 2 }),
    ...kept(walkingCrabs.flatMap(({ hat }) => hat)),
    ...kept([...shell([380, 1106], 1, 0.7445, -4), ...shell([172, 1150], 1.3, 0.76, -8)]),
  ],
  cast: [
    { who: 'goat', at: [800, 1200], scale: 0.4, facing: 'left', depth: 0.5 },
    ...walkingCrabs.map(({ crab }) => crab),
    { who: 'crab', name: 'this', at: [380, 1190], scale: 0.8, depth: 0.744 },
    { who: 'parrot', at: [176, 1330], scale: 0.9, facing: 'right', lookAt: 'hero', depth: 0.73 },
    hero('point', [690, 1050], 1.6, {
      facing: 'left',
      expression: 'calling',
      hands: { left: 'point' },
      lookAt: 'this',
      touch: { left: [466, 1190] },
      depth: 0.745,
      seatOn: 'boat',
    }),
  ],
};
