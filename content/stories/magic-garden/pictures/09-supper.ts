import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import type { NamedRole } from '../../../../illustration/scene/format/roles.ts';
import { box, cut, line, oval } from '../../../cuts/lit.ts';
import { arch } from '../../../cuts/outlines.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { CRUMB, halfBun } from '../parts.ts';

export const scene: Picture = {
  set: 'anttown',
  plain: '#3a2328',
  shot: 'cut-away',
  seed: 11,
  cuts: kept([
    box(-100, -60, 1000, 300, '#a9dccb', { depth: 0.05, lift: 0 }),
    cut(
      '-100,330! 100,290 220,220 330,120 430,90 540,120 650,220 780,290 1000,330! 1000,1500! -100,1500!',
      '#5a3a34',
      { depth: 0.1, lift: 1.6, print: 'seed-packet' },
    ),
    cut('-100,380! 200,330 330,250 440,200 550,250 700,330 1000,380! 1000,1500! -100,1500!', '#3a2328', {
      depth: 0.11,
      lift: 1,
    }),
    cut(arch(450, 390, 190, 240), '#f3c868', { depth: 0.2, lift: 0 }),
    ...[
      [230, 560, 190, 96],
      [660, 560, 200, 96],
      [450, 780, 360, 104],
      [190, 990, 170, 92],
      [670, 1000, 210, 96],
      [430, 1200, 330, 92],
    ].flatMap(([x, y, a, b]): SceneCut[] => [
      oval(x!, y!, a!, b!, '#d98f3a', { depth: 0.2, lift: 0 }),
      oval(x!, y! - 8, a! * 0.9, b! * 0.82, '#f3be5a', { depth: 0.205, lift: 0 }),
      box(x! - a! * 0.7, y! + 36, x! + a! * 0.7, y! + 52, '#8a4f34', {
        what: 'table',
        depth: 0.3,
        lift: 0.8,
      }),
      ...[-0.5, -0.2, 0.1, 0.4].map((k) =>
        oval(x! + a! * k, y! + 28, 17, 13, CRUMB, { what: 'crumb', depth: 0.31, lift: 0.6 }),
      ),
    ]),
    ...[
      '440,380 430,460 300,500',
      '470,380 500,470 620,500',
      '300,640 380,700',
      '620,640 540,700',
      '340,880 240,920',
      '560,880 660,910',
      '230,1070 330,1130',
      '640,1090 560,1130',
    ].map((points) => line(points, '#f3be5a', 34, { depth: 0.19 })),
    // Flat ground at the door.
    cut('230,392 330,366 470,360 620,372 680,398! 230,398!', '#6b463c', { depth: 0.71, lift: 0.6 }),
    ...halfBun(330, 340, 0.5, 0.725),
  ]),
  cast: [
    person('hero', [400, 190], 0.72, {
      pose: 'bow',
      facing: 'right',
      expression: 'joy',
      act: { spine: 16 },
      touch: { right: [468, 304] },
      depth: 0.72,
    }),
    { who: 'ant', at: [560, 392], scale: 0.95, facing: 'left', depth: 0.73 },
    ...[
      [130, 600],
      [240, 600],
      [330, 604],
      [560, 600],
      [650, 600],
      [760, 604],
      [200, 824],
      [320, 824],
      [440, 824],
      [560, 824],
      [690, 824],
      [110, 1030],
      [210, 1030],
      [300, 1034],
      [560, 1040],
      [660, 1040],
      [770, 1044],
      [220, 1240],
      [330, 1240],
      [440, 1240],
      [550, 1240],
      [660, 1244],
    ].map(
      ([x, y], i): NamedRole => ({
        who: 'ant',
        name: `sister${i}`,
        at: [x!, y!],
        scale: 0.78,
        facing: i % 2 ? 'left' : 'right',
        pose: i % 3 ? 'joy' : 'rest',
        depth: 0.28,
      }),
    ),
  ],
};
