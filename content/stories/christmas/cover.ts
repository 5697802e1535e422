import type { Cover } from '../../../illustration/covers/cover.ts';
import type { SceneCut } from '../../../illustration/scene/format/cuts.ts';

/** Windows like a calendar's, all gold but one, and the child with the lantern on the way to it. */
const WINDOWS = Array.from(
  { length: 16 },
  (_, i) => [120 + (i % 4) * 220, 300 + Math.floor(i / 4) * 190] as const,
);
const DARK = 11;

export const cover: Cover = {
  title: ['Christmas'],
  ink: 'brick',
  place: { foot: 1136 },
  scene: {
    backdrop: 'snow-village',
    light: 'night',
    seed: 5,
    plain: '#2f3874',
    papers: { land: 'calendar' },
    weather: 'snow',
    camera: { zoom: 1, on: [450, 870], at: [0.5, 0.5] },
    wide: { zoom: 1, on: [450, 860], at: [0.5, 0.5] },
    lighting: { from: [600, 1000], cast: false },
    cuts: [
      ...WINDOWS.flatMap(([x, y], i): SceneCut[] => [
        {
          shape: `${x - 66},${y - 70}! ${x + 66},${y - 70}! ${x + 66},${y + 70}! ${x - 66},${y + 70}!`,
          snip: true,
          colour: i === DARK ? '#171a40' : '#f9cb66',
          lit: false,
          lift: 0.6,
          depth: 0.1,
        },
        { line: `${x},${y - 70} ${x},${y + 70}`, width: 9, colour: '#4a4586', lit: false, depth: 0.11 },
        { line: `${x - 66},${y} ${x + 66},${y}`, width: 9, colour: '#4a4586', lit: false, depth: 0.11 },
        {
          shape: `${x - 84},${y + 70}! ${x - 40},${y + 58} ${x + 30},${y + 62} ${x + 84},${y + 70}! ${x + 84},${y + 86}! ${x - 84},${y + 86}!`,
          colour: '#e8ecf6',
          lit: false,
          lift: 0.8,
          depth: 0.12,
        },
      ]),
      {
        shape: '-100,1120! 200,1080 450,1100 700,1070 1000,1100! 1000,1800! -100,1800!',
        colour: '#dfe6f4',
        lit: false,
        lift: 2,
        depth: 0.5,
      },
      { rings: [250], flat: 0.36, at: [520, 1230], colour: '#f3e0b8', lit: false, depth: 0.51 },
      { rings: [160], flat: 0.36, at: [540, 1230], colour: '#fbe8b0', lit: false, depth: 0.52 },
    ],
    props: [{ id: 'lantern', heldBy: 'hero', scale: 0.9 }],
    cast: [
      {
        who: 'hero',
        pose: 'carry',
        facing: 'right',
        expression: 'wonder',
        at: [430, 870],
        by: 'head',
        scale: 1.5,
        act: { spine: 12 },
        lookAt: [780, 680],
      },
    ],
    describe:
      'Snow falls before a house whose windows are gold, all but one; {name} looks up at the dark one, a lantern in both arms.',
  },
  child: {
    skin: 's2',
    hair: 'puffs',
    hairColour: 'soot',
    outfit: 'raincoat',
    cloth: 'brick',
    extras: ['scarf'],
  },
};
