import { box, cut, glow, line, rings } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { wizard } from '../parts/people.ts';
import { duckNotebook } from '../parts/things.ts';

const spiral = (x: number, y: number, from: number, to: number, turns: number, n: number, flat = 0.8) =>
  Array.from({ length: n }, (_, i) => {
    const t = i / (n - 1);
    const a = -Math.PI / 2 + t * turns * Math.PI * 2;
    const r = from + (to - from) * t;
    return [x + Math.cos(a) * r, y + Math.sin(a) * r * flat] as const;
  });

export const scene: Picture = {
  set: 'square',
  plain: '#28385a',
  shot: 'plan',
  camera: cam(),
  wide: cam({ on: [450, 610], zoom: 0.84 }),
  lighting: { dark: 0.1, lamps: [{ on: [610, 380], reach: 480 }] },
  cuts: [
    box(-500, -300, 1400, 1800, '#2f4a50', { depth: 0.1, lift: 0 }),
    ...glow(520, 560, 620, ['#3a5a58', '#4d6f5e', '#6d8a62'], { depth: 0.11 }),
    cut('-500,1800! -500,900 -200,960 60,1080 200,1240 260,1800!', '#16224a', {
      depth: 0.12,
      lift: 0.8,
      print: 'star-chart',
    }),
    // The willow from above, the rope round it.
    {
      ...rings(450, 620, [118, 140, 162, 184], '#f1dfb0', { depth: 0.463, width: 10, flat: 0.8 }),
      what: 'willow',
    },
    cut('360,620 380,540 450,510 520,540 545,620 510,700 450,720 390,700', '#6b4a34', {
      depth: 0.46,
      lift: 2,
    }),
    rings(450, 616, [26, 50, 74], '#8a6648', { depth: 0.461, width: 5, flat: 0.9 }),
    line('590,560 700,700 620,900 380,960 120,1010 -120,1030 -420,960', '#f1dfb0', 10, {
      what: 'rope',
      depth: 0.3,
    }),
    // Its branches hang all round, and are cut off by the night.
    ...Array.from({ length: 22 }, (_, i) => {
      const a = (i * Math.PI * 2) / 22 + 0.1;
      const at = (r: number, bend: number) =>
        `${Math.round(450 + Math.cos(a + bend) * r)},${Math.round(620 + Math.sin(a + bend) * r * 0.9)}`;
      return line(`${at(120, 0)} ${at(250, 0.06)} ${at(400, 0.14)}`, i % 2 ? '#a9cf7c' : '#c4e39a', 12, {
        depth: 0.462,
      });
    }),
    // One behind another, hands on shoulders.
    ...spiral(450, 660, 330, 440, -1.02, 13, 1)
      .filter(([, y]) => y > 620)
      .flatMap(([x, y], i) =>
        wizard(x, y, 0.72, i, 0.5 + y * 0.0001, {
          back: y < 640,
          shut: i % 3 === 0,
          oh: y >= 640,
          turn: x > 450 ? 6 : -6,
        }),
      ),
    // The others come along the rope, out of the dark.
    ...rows(
      '60,960,2 -60,990,5 -180,960,1 -300,930,4 900,930,3 1020,880,0 1110,790,2 -240,1050,0 -370,1020,3 960,1010,1',
    ).flatMap(([x, y, i]) =>
      wizard(x!, y!, 0.72, i!, 0.58 + y! * 0.0001, { oh: i! % 2 === 0, look: x! < 450 ? 1 : -1 }),
    ),
    ...duckNotebook('duck', 0.6, 0.765, '', 0),
  ],
  props: [{ id: 'jar-lantern', name: 'lantern', heldBy: 'hero.right', scale: 0.5, depth: 0.76 }],
  cast: [
    {
      who: 'ottoline',
      pose: 'walk',
      at: [350, 330],
      scale: 0.86,
      by: 'head',
      facing: 'right',
      expression: 'joy',
      act: { spine: 12 },
      touch: { right: 'hero.back' },
      depth: 0.745,
    },
    {
      who: 'hero',
      pose: 'walk',
      at: [545, 330],
      scale: 0.9,
      by: 'head',
      facing: 'right',
      expression: 'laughing',
      act: { spine: 13 },
      touch: { right: [690, 430] },
      depth: 0.75,
    },
    { who: 'duck', pose: 'joy', at: [860, 520], scale: 0.8, facing: 'left', depth: 0.764 },
    {
      who: 'friend',
      pose: 'walk',
      at: [160, 440],
      scale: 0.8,
      by: 'head',
      facing: 'right',
      expression: 'laughing',
      act: { spine: 12 },
      touch: { right: 'ottoline.back' },
      depth: 0.74,
    },
  ],
};
