import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, cut, disc, line, oval, snip } from '../../../cuts/lit.ts';
import { arch } from '../../../cuts/outlines.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { catFace, DEEP, gateRim, halfBun, RICE } from '../parts.ts';

export const scene: Picture = {
  set: 'courts',
  plain: '#f0c67a',
  shot: 'low-angle',
  seed: 13,
  light: 'dusk',
  lighting: { from: [450, 900], cast: false },
  cuts: kept([
    box(-100, -60, 1000, 1180, '#d98a4e', { depth: 0.1, lift: 0 }),
    { rings: [760, 600, 440], at: [450, 820], width: 14, colour: '#f0b968', depth: 0.11 },
    ...Array.from({ length: 14 }, (_, i) => {
      const t = (i * Math.PI) / 7 + 0.2;
      return snip(
        `${450 + Math.cos(t) * 300},${820 + Math.sin(t) * 300}! ${450 + Math.cos(t - 0.09) * 1100},${820 + Math.sin(t - 0.09) * 1100}! ${450 + Math.cos(t + 0.09) * 1100},${820 + Math.sin(t + 0.09) * 1100}!`,
        '#e6a055',
        { depth: 0.105, lift: 0 },
      );
    }),
    cut('60,1500! 60,700 160,500 450,400 740,500 840,700 840,1500!', DEEP, {
      depth: 0.2,
      lift: 2,
      print: 'tiles',
    }),
    cut(arch(450, 1250, 520, 720), '#fbe3a0', { depth: 0.21, lift: 0 }),
    gateRim(450, 1250, 520, 720, 0.22),
    box(-100, 1190, 1000, 1400, '#b9713f', { depth: 0.75, lift: 1.4, print: 'tiles' }),
    ...halfBun(160, 1190, 0.95, 0.78),
    // Pilaf, flying.
    line('640,330 760,250 840,120 800,20', '#d8c394', 54, { depth: 0.79 }),
    cut('300,480 220,600 120,640 90,600 170,520 230,420', RICE, { depth: 0.8, lift: 1.4 }),
    cut('600,480 690,600 790,630 820,590 740,520 670,420', RICE, { depth: 0.8, lift: 1.4 }),
    cut('280,260 160,200 60,220 50,170 150,130 320,180', RICE, { depth: 0.8, lift: 1.4 }),
    cut('620,240 720,160 830,170 850,230 760,240 660,300', RICE, { depth: 0.8, lift: 1.4 }),
    oval(455, 330, 240, 190, RICE, { depth: 0.81, lift: 2.4 }),
    oval(455, 340, 150, 110, '#fbf3df', { depth: 0.811, lift: 0 }),
    ...[
      [112, 622],
      [798, 612],
      [66, 190],
      [832, 200],
    ].flatMap(([x, y]): SceneCut[] => [disc(x!, y!, 20, '#d9897c', { depth: 0.82 })]),
    ...catFace(455, 520, 1.15, 0.83, 'wide'),
  ]),
  cast: [
    { who: 'ant', at: [170, 1096], scale: 0.45, facing: 'right', depth: 0.79, pose: 'joy' },
    person('hero', [450, 880], 1.4, {
      pose: 'push',
      facing: 'right',
      expression: 'delight',
      act: {
        spine: 6,
        arms: [
          [-100, -110],
          [100, 112],
        ],
      },
      hands: 'open',
      touch: { left: [370, 880], right: [530, 880] },
    }),
  ],
};
