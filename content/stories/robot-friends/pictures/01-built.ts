import { disc, line, snip, wall } from '../../../cuts/flat.ts';
import { written } from '../../../cuts/written.ts';
import type { Picture } from '../../../pictures.ts';
import { bolt, floor, flowerPot, nell, pigeon } from '../parts.ts';

export const scene: Picture = {
  set: 'porch',
  shot: 'two-touching',
  cuts: [
    wall('#a9d8d2', { print: 'graph-paper' }),
    disc(450, 640, 420, '#cdebdc', { depth: 0.585 }),
    floor(1130, '#d9b37e', 0.6),
    ...[1180, 1250].map((y) => line(`-50,${y} 950,${y}`, '#b98f5c', 4, { depth: 0.601 })),
    line('60,-50 60,1140', '#f6efe0', 40, { depth: 0.602 }),
    snip('-460,-150! 1360,-150! 1360,60! -460,110!', '#c8694a', {
      depth: 0.603,
      lift: 1.4,
      print: 'gingham',
    }),
    // The plan of it.
    snip('96,150! 424,138! 434,432! 104,442!', '#3f6d94', { depth: 0.604, lift: 1, print: 'graph-paper' }),
    disc(264, 152, 9, '#e2a94b', { depth: 0.606 }),
    line('222,196 306,193 308,250 224,252 222,198', '#e6f0f2', 5, { depth: 0.605 }),
    line('264,194 263,176', '#e6f0f2', 5, { depth: 0.605 }),
    line('206,258 322,254 328,340 212,344 206,260', '#e6f0f2', 5, { depth: 0.605 }),
    disc(246, 222, 9, '#e6f0f2', { depth: 0.605 }),
    disc(284, 221, 9, '#e6f0f2', { depth: 0.605 }),
    written('{name}\nand {friend}', 266, 392, 284, '#fdf6e0', 0.605, { turn: -2 }),
    ...flowerPot(830, 1130, 0.8, 0.61),
    line('690,1240 720,1220', '#e2a94b', 10, { depth: 0.61 }),
    disc(620, 1290, 10, '#8a9aa2', { depth: 0.61 }),
    disc(580, 1270, 7, '#8a9aa2', { depth: 0.61 }),
    line('300,830 270,800 300,780', '#fff6e0', 6, { depth: 0.76 }),
    line('262,860 228,846', '#fff6e0', 6, { depth: 0.76 }),
    line('320,910 300,940', '#fff6e0', 6, { depth: 0.76 }),
  ],
  props: [{ id: 'wrench', at: [120, 1290], scale: 0.6, turn: 70, depth: 0.75 }],
  cast: [
    bolt(450, 1250, 1.45, { pose: 'joy', depth: 0.73, lookAt: 'hero' }),
    pigeon(470, 506, 1.05, { facing: 'left', depth: 0.735 }),
    {
      who: 'hero',
      pose: 'pull',
      facing: 'right',
      at: [180, 800],
      by: 'head',
      scale: 1.5,
      expression: 'laughing',
      act: { spine: -14, tilt: -8 },
      touch: { right: [262, 930] },
      lookAt: 'bolt',
      depth: 0.74,
    },
    nell({
      pose: 'stand',
      facing: 'left',
      at: [740, 850],
      by: 'head',
      scale: 1.35,
      expression: 'wonder',
      act: { spine: -12 },
      lookAt: 'hero',
      depth: 0.74,
    }),
  ],
};
