import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, rings, smallPerson, snip, wall } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { bolt, COATS, floor, nell, pigeon, SKINS } from '../parts.ts';

export const scene: Picture = {
  set: 'lane',
  shot: 'frame-in-frame',
  lighting: { dark: 0.62, lamps: [{ on: 'bolt.eye', reach: 760, colour: '#ffe0a0' }] },
  cuts: [
    wall('#6a5490'),
    snip('-460,-150! 240,-150! 250,900! -460,1300!', '#54427c', {
      depth: 0.59,
      lift: 1,
      print: 'newsprint',
    }),
    snip('1360,-150! 640,-150! 650,900! 1360,1300!', '#4d3c74', {
      depth: 0.59,
      lift: 1,
      print: 'newsprint',
    }),
    floor(940, '#7a5c84', 0.588, 'tiles'),
    ...(
      [
        [160, 180],
        [170, 430],
        [740, 180],
        [730, 430],
        [160, 680],
        [745, 680],
      ] as const
    ).flatMap(([x, y], i): SceneCut[] => [
      box(x - 62, y - 84, x - 62 + 124, y - 84 + 168, '#ffcc70', { what: 'window', depth: 0.6, lift: 0 }),
      ...smallPerson(x - 20, y + 6, 0.62, COATS[i]!, 0.61, i % 2 ? '#5b3a48' : undefined, SKINS[i]!),
      ...smallPerson(x + 32, y + 28, 0.5, COATS[(i + 3) % 7]!, 0.612, undefined, SKINS[(i + 2) % 7]!),
      box(x - 72, y + 80, x - 72 + 144, y + 80 + 18, '#3a2c5c', { depth: 0.62, lift: 0.6 }),
    ]),
    rings(450, 640, [330, 240], '#a07aa8', { depth: 0.63, opacity: 0.35 }),
    snip('-520,-200! 1420,-200! 1420,1600! -520,1600!', '#1b1430', {
      depth: 0.86,
      lift: 3,
      print: 'newsprint',
      holes: '80,1600! 80,420! 140,220! 270,90! 450,50! 630,90! 760,220! 820,420! 820,1600!',
    }),
  ],
  cast: [
    bolt(550, 1180, 1.7, { mood: 'worried', depth: 0.69 }),
    pigeon(540, 284, 0.9, { depth: 0.7 }),
    {
      who: 'hero',
      pose: 'wave',
      facing: 'front',
      at: [400, 860],
      by: 'head',
      scale: 1.9,
      expression: 'brave',
      act: { spine: -12, tilt: 4 },
      touch: { right: [640, 700] },
      hands: { right: 'two' },
      lookAt: [420, 1200],
      shadow: false,
      depth: 0.73,
    },
    nell({
      pose: 'hug',
      holding: 'none',
      facing: 'right',
      at: [215, 980],
      by: 'head',
      scale: 1.55,
      expression: 'holdingBreath',
      act: { spine: 14 },
      touch: { right: [320, 1060] },
      shadow: false,
      depth: 0.735,
    }),
  ],
};
