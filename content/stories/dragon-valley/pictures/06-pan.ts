import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { cut, disc, line, sock, wave } from '../parts.ts';

export const scene: Picture = {
  set: 'river',
  shot: 'low-angle',
  camera: cam({ horizon: 0.9 }),
  plain: '#dfe6ea',
  cuts: [
    wave(420, '#a9bcc6', 0.2),
    wave(620, '#8ea5b2', 0.21),
    cut('430,420! 470,420! 700,1300! 200,1300!', '#d8e4ea', { depth: 0.22, lift: 0 }),
    cut('60,820! 250,790 450,780 650,790 840,820! 720,1120 600,1240 450,1290 300,1240 180,1120', '#c8794a', {
      depth: 0.75,
      lift: 2.4,
      print: 'ledger',
    }),
    cut('40,800! 250,764 450,752 650,764 860,800! 850,850! 650,816 450,806 250,816 50,850!', '#e09a62', {
      depth: 0.752,
    }),
    line('450,806 450,1290', '#9a5636', 10, { depth: 0.753 }),
    wave(1210, '#6f8a9a', 0.77),
    { from: 'ferryman.left', to: [40, 1180], width: 20, colour: '#e7c98a', depth: 0.76 },
    cut('-20,-10 20,-20 50,30 40,100 0,120 -40,90 -44,30', '#e7c98a', { depth: 0.761, at: [34, 1160] }),
    { from: 'hero.right', to: [830, 1030], width: 24, colour: '#2e2a36', depth: 0.765 },
    disc(846, 1090, 84, '#3a3644', { depth: 0.766 }),
    disc(846, 1090, 64, '#55505f', { depth: 0.767 }),
    ...sock(120, 590, 0.5, 0.5),
  ],
  cast: [
    {
      who: 'ferryman',
      pose: 'row',
      at: [270, 500],
      by: 'head',
      scale: 1.5,
      seatOn: 'boat',
      facing: 'front',
      expression: 'effort',
      act: { tilt: -12 },
      shadow: false,
      depth: 0.73,
    },
    {
      who: 'hero',
      pose: 'push',
      at: [620, 560],
      by: 'head',
      scale: 1.5,
      seatOn: 'boat',
      facing: 'right',
      expression: 'effort',
      strength: 'slight',
      act: { spine: 24 },
      touch: { right: [770, 800] },
      shadow: false,
      depth: 0.74,
    },
  ],
};
