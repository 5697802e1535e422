import { disc, line, pool, wall } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { cup, owlWing, shawl } from '../parts.ts';

export const scene: Picture = {
  set: 'kitchen',
  shot: 'close',
  lighting: { lamps: [{ on: [450, 300], reach: 1100 }] },
  cuts: [
    wall('#7d4638', { print: 'ledger' }),
    ...pool(450, 560, [600, 440], ['#a5633f', '#d1904f'], 0.585),
    line('-40,120 160,190 330,170 560,110 760,180 1360,100', '#f6e6c4', 9, { depth: 0.6 }),
    line('-40,1090 200,1180 420,1110 640,1190 1360,1080', '#f6e6c4', 10, { depth: 0.8 }),
    ...(
      [
        [90, 300, 1.2, 0],
        [270, 320, 1.15, 1],
        [640, 280, 1.2, 2],
        [820, 310, 1.25, 3],
      ] as const
    ).flatMap(([x, y, s, i]) =>
      cup(x, y, s, ['#8fb0a0', '#e08a64', '#f0d096', '#cfa3b8'][i]!, 0.61 + i * 0.002),
    ),
    ...(
      [
        [90, 1330, 1.9, 2],
        [300, 1370, 1.9, 3],
        [700, 1370, 2, 0],
        [890, 1310, 1.9, 1],
      ] as const
    ).flatMap(([x, y, s, i]) =>
      cup(
        x,
        y,
        s,
        ['#8fb0a0', '#e08a64', '#f0d096', '#cfa3b8'][i]!,
        0.81 + i * 0.002,
        ['FOX', '', 'BAKER', ''][i],
      ),
    ),
    ...cup(460, 1110, 2, '#f6dca0', 0.755, 'HEDGEHOG'),
    line('560,960 520,900 470,880 400,890', '#fff6e0', 11, { depth: 0.777 }),
    disc(556, 968, 15, '#fff6e0', { depth: 0.778 }),
    line('556,970 600,1030', '#fff6e0', 9, { depth: 0.778 }),
    line('556,970 540,1040', '#fff6e0', 9, { depth: 0.778 }),
    ...shawl(720, 1200, 4.2, 0.735),
    ...owlWing(830, 960, 1.1, -4, 0.752),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'knit',
      facing: 'right',
      at: [240, 600],
      by: 'head',
      scale: 2.8,
      expression: 'calm',
      act: { spine: 14, tilt: 8 },
      holding: 'none',
      touch: { left: [390, 900], right: [450, 920] },
      hands: 'pinch',
      lookAt: [540, 950],
      shadow: false,
    },
    {
      who: 'nora',
      at: [720, 1160],
      scale: 4.2,
      facing: 'left',
      depth: 0.73,
      lookAt: [540, 950],
      mood: 'worried',
      lean: 10,
      nod: 10,
    },
  ],
};
