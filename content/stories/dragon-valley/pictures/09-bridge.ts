import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { cut, line, SNOW, sheep, sock, thread } from '../parts.ts';

export const scene: Picture = {
  set: 'ridge',
  shot: 'diagonal-run',
  camera: cam({ roll: -5 }),
  cuts: [
    cut('-420,420 200,430! 330,700 420,1700! -420,1700!', SNOW, { depth: 0.2, print: 'knitting' }),
    cut('330,1700! 300,700 900,760! 900,1700!', '#6f93b8', { depth: 0.15 }),
    // All wool, to the brim.
    cut(
      '300,1700! 300,900 350,860 410,900 470,880 530,920 600,880 660,930 730,900 780,950 850,930 900,990! 900,1700!',
      '#ddd0b8',
      {
        depth: 0.24,
        print: 'knitting',
      },
    ),
    cut('1340,500! 900,620 800,800 760,1700! 1340,1700!', SNOW, { depth: 0.21, print: 'knitting' }),
    cut(
      '-420,470! 0,480 240,520 400,590! 380,640! 420,680! 330,690 190,700 60,800 0,960! -420,1200!',
      '#a59aa8',
      { what: 'bridge', depth: 0.4, lift: 2.4 },
    ),
    line('60,490 40,600', '#857a8c', 5, { depth: 0.401 }),
    line('200,512 170,640', '#857a8c', 5, { depth: 0.401 }),
    line('310,545 300,640', '#857a8c', 5, { depth: 0.401 }),
    ...[
      [330, 940],
      [480, 1000],
      [640, 1050],
      [800, 1100],
      [250, 1080],
      [400, 1150],
      [560, 1190],
      [730, 1230],
      [300, 1270],
      [480, 1310],
      [880, 1250],
    ].flatMap(([x, y], i) =>
      sheep(
        x!,
        y!,
        1.05,
        0.5 + i * 0.004 + (i > 3 ? 0.26 : 0),
        ['#f6f0e2', '#e6dcc8', '#fffaf0'][i % 3],
        i !== 2,
      ),
    ),
    ...sock(760, 1040, 0.5, 0.6),
    thread('-420,330 0,460 300,560 400,740', 0.745),
  ],
  cast: [
    { who: 'ewe', at: [710, 990], scale: 0.85, facing: 'right', depth: 0.73 },
    {
      who: 'hero',
      pose: 'walk',
      at: [460, 960],
      scale: 1.1,
      facing: 'right',
      expression: 'laughing',
      act: {
        spine: 16,
        arms: [
          [-80, -90],
          [70, 84],
        ],
      },
      hands: 'open',
      touch: { right: [556, 790] },
      depth: 0.74,
    },
  ],
};
