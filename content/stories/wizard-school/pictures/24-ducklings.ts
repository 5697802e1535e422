import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import type { NamedRole } from '../../../../illustration/scene/format/roles.ts';
import { box, cut, glow, line, rings } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { SKINS } from '../parts/papers.ts';
import { sitting, wizard } from '../parts/people.ts';

const NAMES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export const scene: Picture = {
  set: 'pond',
  plain: '#f2c674',
  shot: 'diagonal-run',
  camera: cam({ roll: 0 }),
  wide: cam({ roll: 0, on: [450, 700] }),
  cuts: [
    ...glow(180, 260, 420, ['#f6d48c', '#fae2aa', '#fdf0cc'], { depth: 0.1 }),
    box(620, -300, 1400, 620, '#a493b8', { depth: 0.15, lift: 1.4, print: 'exercise-book' }),
    cut('700,620! 700,330 740,230 810,200 880,230 920,330 920,620!', '#5a4170', { depth: 0.16, lift: 0 }),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      cut(
        `-500,${560 + i * 130}! ${500 - i * 90},${560 + i * 130}! ${760 - i * 60},${520 + i * 130}! 1400,${500 + i * 130}! 1400,1800! -500,1800!`,
        ['#c7b3c4', '#b8a3ba', '#a893b0', '#9a85a6', '#8d789c', '#806c92'][i]!,
        { depth: 0.2 + i * 0.01, lift: 2, snip: true, print: 'exercise-book' },
      ),
    ),
    cut('-500,1120 -100,1080 200,1130 460,1110 620,1210 760,1330 800,1800! -500,1800!', '#7fb0b0', {
      depth: 0.766,
      lift: 1.4,
      print: 'star-chart',
    }),
    ...rows('60,900,0 200,910,1 690,1000,4 -120,890,5').flatMap(([x, y, i]) => [
      ...wizard(x!, y! - 60, 0.8, i!, 0.735, { shut: i! % 2 === 0, look: 1 }),
    ]),
    // Bare old feet; two left boots on somebody's hands.
    ...[10, 80, 150, 240, 310, 420, 500, 640, 720, -110].flatMap((x, i): SceneCut[] => [
      line(`${x},1090 ${x + 6},1190`, SKINS[i % 6]!, 26, { depth: 0.7655 }),
      rings(x + 6, 1196 + (i % 3) * 22, [34], '#cfe6e0', { depth: 0.7665, width: 5, flat: 0.3 }),
    ]),
    ...[640, 748].map((x) =>
      cut('-20,-50! 20,-50! 20,10 -50,24 -56,0 -20,-8', '#7a4a34', { depth: 0.76, at: [x, 1090], lift: 1 }),
    ),
  ],
  cast: [
    {
      who: 'ottoline',
      pose: 'sit',
      at: [330, 800],
      scale: 1.05,
      facing: 'right',
      expression: 'joy',
      act: { spine: 12 },
      touch: { right: 'hero.back' },
      lookAt: 'one-duckling',
      depth: 0.74,
      ...sitting,
    },
    {
      who: 'hero',
      pose: 'sit',
      at: [480, 870],
      scale: 1.05,
      facing: 'right',
      expression: 'delight',
      act: { spine: -12, tilt: -8 },
      lookAt: 'three-duckling',
      touch: { left: [400, 1060] },
      depth: 0.75,
      ...sitting,
    },
    ...rows('770,600 720,660 676,722 706,790 760,840 810,900 784,968 826,1040 800,1110').map(
      ([x, y], i): NamedRole => ({
        who: 'duck',
        name: `${NAMES[i]}-duckling`,
        at: [x!, y!],
        scale: 0.46,
        colour: '#f7d33f',
        facing: i < 3 ? 'right' : i < 6 ? 'left' : 'right',
        depth: 0.76 + i * 0.0004,
      }),
    ),
    {
      who: 'duck',
      name: 'duck',
      at: [770, 1230],
      scale: 0.95,
      facing: 'left',
      lookAt: 'nine-duckling',
      depth: 0.768,
    },
    {
      who: 'friend',
      pose: 'sit',
      at: [160, 900],
      scale: 0.95,
      facing: 'right',
      expression: 'laughing',
      lookAt: 'one-duckling',
      act: { spine: 12 },
      depth: 0.742,
      ...sitting,
    },
  ],
};
