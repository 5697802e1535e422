import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cut, line, snip } from '../../../cuts/lit.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { GOLD, pumpkin, SNOW } from '../parts.ts';

function dots(points: string): SceneCut {
  return { line: points, width: 8, dash: [4, 24], colour: '#fff6d8', depth: 0.5 };
}

export const scene: Picture = {
  set: 'row',
  plain: '#4a5a9c',
  shot: 'diagonal-run',
  seed: 4,
  weather: 'snow',
  cuts: kept([
    snip('-100,-60! 1000,-60! 1000,900! -100,1060!', '#57508c', { depth: 0.1, lift: 1, print: 'calendar' }),
    cut('-100,1080! 300,1010 620,960 1000,900! 1000,1500! -100,1500!', SNOW, { depth: 0.2, lift: 1.4 }),
    snip('30,260! 250,240! 250,520! 30,550!', '#8a7ab0', { depth: 0.3, lift: 1 }),
    snip('50,282! 230,264! 230,504! 50,530!', GOLD, { depth: 0.31, lift: 0 }),
    snip('10,548! 270,518! 274,546! 10,578!', SNOW, { depth: 0.32, lift: 1 }),
    { letters: '2', at: [310, 420], size: 60, colour: GOLD, depth: 0.3 },
    snip('560,190! 860,160! 860,500! 560,530!', '#8a7ab0', { depth: 0.3, lift: 1 }),
    snip('584,214! 836,188! 836,478! 584,504!', GOLD, { depth: 0.31, lift: 0 }),
    { letters: '4', at: [510, 380], size: 60, colour: GOLD, depth: 0.3 },
    cut('836,330! 700,300 560,330 470,420! 500,480! 590,400 700,380 836,420!', '#d9902f', {
      depth: 0.7,
      lift: 1.6,
      print: 'knitting',
    }),
    cut(
      '500,400 440,360 380,370 390,410 340,430 350,480 320,520 370,560 440,560 500,520 530,470',
      '#5f9a8a',
      { depth: 0.71, lift: 1.6 },
    ),
    line('400,410 440,450', '#3a6a5f', 6, { depth: 0.711 }),
    line('360,470 420,480', '#3a6a5f', 6, { depth: 0.711 }),
    cut('836,440! 760,520 740,600! 800,620! 836,560!', '#d9902f', {
      depth: 0.69,
      lift: 1.4,
      print: 'knitting',
    }),
    cut('730,600 690,640 690,700 740,730 810,710 820,640 800,604', '#5f9a8a', { depth: 0.7, lift: 1.4 }),
    ...pumpkin(90, 160, 0.4, 0.2),
    dots('60,700 160,560 300,500'),
  ]),
  props: [
    { id: 'ball', at: [300, 540], scale: 0.75, depth: 0.705 },
    { id: 'lantern', at: [740, 850], scale: 0.62, depth: 0.73 },
  ],
  cast: [
    { who: 'hen', at: [140, 548], mood: 'worried', scale: 0.7, facing: 'right', depth: 0.4 },
    person('hero', [560, 830], 1.25, {
      pose: 'crouch',
      facing: 'right',
      expression: 'delight',
      act: { spine: 14 },
      lookAt: 'lantern',
      touch: { right: [660, 870] },
    }),
    person('rosa', [200, 800], 1.1, {
      pose: 'hug',
      holding: 'none',
      facing: 'right',
      expression: 'scared',
      act: { spine: 14 },
      lookAt: [320, 500],
    }),
  ],
};
