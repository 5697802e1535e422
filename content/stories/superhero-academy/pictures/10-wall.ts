import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, cut, line, oval, snip } from '../../../cuts/lit.ts';
import { ellipse } from '../../../cuts/outlines.ts';
import { hero, kept } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { superhero } from '../parts/people.ts';
import { enamelSign, handle, heroBoot, janitorsGlove, mop } from '../parts/things.ts';

export const scene: Picture = {
  set: 'tower',
  shot: 'frame-in-frame',
  plain: '#f0b070',
  wide: { zoom: 0.98, on: [450, 660], at: [0.5, 0.5] },
  lighting: { from: [450, 200] },
  cuts: kept([
    box(-460, -300, 1360, 1080, '#eec58e', { depth: 0.1, lift: 0.2, print: 'newsprint' }),
    box(-460, 1080, 1360, 1700, '#b5708a', { depth: 0.2, lift: 1 }),
    // In the wall: eleven pairs of boots.
    ...Array.from({ length: 8 }, (_, i): SceneCut[] => [
      oval(222 + i * 66, 164 + (i % 2) * 60, 40, 34, '#5a4052', { depth: 0.21, lift: 0 }),
      ...heroBoot(210 + i * 66, 250 + (i % 2) * 60, 0.44, i, 0.212),
      ...heroBoot(236 + i * 66, 254 + (i % 2) * 60, 0.44, i, 0.213),
    ]).flat(),
    // The tall plain door: worn by pushing, a picture over its handle.
    { ...box(440, 330, 740, 1090, '#7a4a3c', { depth: 0.22, lift: 1.2 }), what: 'door' },
    box(456, 346, 724, 1090, '#c9855a', { depth: 0.23, lift: 0.6 }),
    cut('500,860 560,800 650,820 690,900 640,1000 540,1000 496,930', '#e3b184', { depth: 0.231, lift: 0 }),
    ...enamelSign(590, 500, 0.8, 0.24),
    // A door from the side, a hand on its handle, and an arrow back to the boots of whoever holds it.
    box(678, 428, 694, 572, '#e3b184', { depth: 0.2495, lift: 0.4 }),
    line('680,500 652,500 652,478', '#63b384', 9, { depth: 0.2496 }),
    ...janitorsGlove(636, 520, 0.6, 0.25, 0),
    snip('606,462! 606,480! 556,480! 556,500! 518,471! 556,442! 556,462!', '#f2b83a', {
      depth: 0.2505,
      lift: 1,
    }),
    ...heroBoot(506, 574, 0.34, 1, 0.2506),
    ...heroBoot(540, 574, 0.34, 1, 0.2507),
    ...handle(520, 700, 0.85, 0.26, 40),
    // A leaf of the revolving door, dark, with the twelve in it.
    {
      shape: '-460,-300! 1360,-300! 1360,1700! -460,1700!',
      snip: true,
      colour: '#35294a',
      holes: ellipse(450, 640, 330, 560, 24),
      lift: 3,
      depth: 0.75,
      print: 'comic',
    },
    ...(
      [
        [90, 180, 1.25, 24],
        [60, 480, 1.3, -12],
        [110, 800, 1.3, 14],
        [80, 1120, 1.35, -20],
        [820, 200, 1.25, -24],
        [850, 500, 1.3, 12],
        [800, 820, 1.3, -16],
        [840, 1130, 1.35, 18],
        [-160, 330, 1.3, 8],
        [-150, 760, 1.3, -8],
        [1050, 360, 1.3, -8],
        [1060, 800, 1.3, 10],
      ] as const
    ).flatMap(([x, y, s, turn], i) =>
      superhero(i + 2, x, y, s, 0.76 + i * 0.0008, { turn, awed: i % 2 === 0, look: [x < 450 ? 1 : -1, 0] }),
    ),
    { rings: [330], at: [450, 640], width: 12, flat: 1.697, colour: '#b9c6e2', depth: 0.755, opacity: 0.8 },
    line('250,330 330,230', '#ffffff', 14, { depth: 0.756, opacity: 0.6 }),
    line('250,400 380,240', '#ffffff', 6, { depth: 0.756, opacity: 0.6 }),
    ...mop(690, 1290, 1, 0.78, 20),
  ]),
  cast: [
    hero('point', [330, 790], 1.22, {
      facing: 'right',
      expression: 'curious',
      act: { spine: 12, tilt: 14 },
      hands: { right: 'point' },
      lookAt: [590, 500],
      touch: { right: [496, 640] },
      shadow: true,
      depth: 0.73,
    }),
  ],
};
