import type { SceneCut, SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import { cut, glow, oval } from '../../../cuts/lit.ts';
import { person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { flame, teaCosy, truck } from '../parts.ts';

export const scene: Picture = {
  set: 'trucks',
  plain: '#1f2348',
  shot: 'diagonal-run',
  seed: 12,
  lighting: { lamps: [{ on: 'lantern', reach: 520 }], dark: 0.1 },
  cuts: flame([
    { rings: [70], at: [700, 170], colour: '#f4ecd0', lit: false, depth: 0.05 },
    cut(
      '-100,420! 60,380 150,390! 190,440 330,430! 380,480 560,500 1000,640! 1000,1500! -100,1500!',
      '#2e2f5e',
      { depth: 0.1, lift: 1, print: 'graph-paper' },
    ),
    cut('-100,560! 200,660 500,860 1000,1120! 1000,1500! -100,1500!', '#5b4668', {
      depth: 0.3,
      lift: 1.6,
      print: 'map',
    }),
    ...glow(650, 1070, 430, ['#8a5c60', '#b97f56', '#e8b25c'], { depth: 0.4, flat: 0.62 }),
    ...truck(120, 590, 0.7, 0.2, '#3b3a62'),
    oval(96, 584, 7, 5, '#ffd86a', { depth: 0.22, lift: 0, lit: false }),
    oval(122, 584, 7, 5, '#ffd86a', { depth: 0.22, lift: 0, lit: false }),
    ...[
      [590, 1130, 1.2],
      [370, 950, 0.9],
      [220, 830, 0.8],
      [110, 740, 0.7],
    ].map(
      ([x, y, s]): SheetCut => ({
        shape: '0,0! 30,10! -150,-40! -210,-84! -120,-70!',
        colour: '#141634',
        opacity: 0.6,
        lift: 0,
        at: [x!, y!],
        scale: s!,
        depth: 0.41,
      }),
    ),
    ...teaCosy('saran', 0.56, 0.725),
    ...['bat.right', 'bat.left'].flatMap((on): SceneCut[] => [
      { line: '0,30 0,-46', what: 'fork', width: 6, colour: '#cfd6da', on, depth: 0.73 },
      { line: '-12,-76 -10,-46 10,-46 12,-76', width: 5, colour: '#cfd6da', on, depth: 0.73 },
    ]),
  ]),
  props: [
    { id: 'storm-lantern', name: 'lantern', heldBy: 'hero.right', scale: 0.62 },
    { id: 'books', heldBy: 'friend.left', scale: 0.2 },
  ],
  cast: [
    person('hero', [560, 760], 1.2, {
      pose: 'run',
      facing: 'right',
      expression: 'brave',
      act: { spine: 16 },
    }),
    person('friend', [370, 640], 0.85, {
      pose: 'run',
      facing: 'right',
      expression: 'calling',
      depth: 0.719,
    }),
    person('bat', [235, 480], 0.66, { pose: 'run', facing: 'right', expression: 'worried', depth: 0.718 }),
    person('saran', [115, 470], 0.56, {
      pose: 'run',
      facing: 'right',
      expression: 'thinking',
      depth: 0.717,
    }),
  ],
};
