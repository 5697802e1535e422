import type { Picture } from '../../../pictures.ts';
import { boat, gull } from '../parts.ts';

export const scene: Picture = {
  backdrop: 'open-sea',
  light: 'dawn',
  sky: 'torn',
  seed: 7,
  lighting: {},
  shot: 'diagonal-run',
  camera: { zoom: 1.06, on: [450, 740], at: [0.5, 0.5], roll: 7 },
  frame: false,
  props: [
    boat([640, 1240], 1.2),
    { id: 'drum', heldBy: 'hero', scale: 0.6 },
    { id: 'chair', at: [140, 760], scale: 0.8, depth: 0.63, flip: true },
    { id: 'sandwich', in: 'boat', dx: -70, dy: -14, scale: 0.5 },
  ],
  cuts: [
    {
      shape: '-200,760! 560,760! 470,1500! -300,1500!',
      snip: true,
      colour: '#c99a72',
      depth: 0.62,
      lift: 1.6,
      print: 'ledger',
    },
    { line: '-200,900 530,900', width: 3, colour: '#a97d58', depth: 0.6205 },
    { line: '-200,1060 516,1060', width: 3, colour: '#a97d58', depth: 0.6205 },
    {
      line: '60,880 130,840 180,890 120,920 70,880 150,850 200,900 130,930 80,890',
      width: 5,
      colour: '#f4e3bb',
      depth: 0.7,
    },
    { from: 'bo.right', to: 'boat', sag: 120, width: 5, colour: '#f4e3bb', depth: 0.7 },
  ],
  cast: [
    {
      who: 'bo',
      pose: 'sit',
      at: [146, 690],
      scale: 0.78,
      depth: 0.635,
      facing: 'right',
      expression: 'calm',
      lookAt: 'hero',
    },
    {
      who: 'hero',
      pose: 'run',
      at: [360, 1040],
      expression: 'delight',
      scale: 1.3,
      facing: 'right',
      act: { spine: 18 },
      lookAt: 'boat',
    },
    gull({ in: 'boat', dy: -10, dx: 40, facing: 'left', scale: 1 }),
  ],
};
