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
    // The ferry from the side, pointed at the far bank.
    cut('-40,860! 120,930 450,950 760,930 930,850! 880,1080 780,1170 450,1190 120,1170 20,1080', '#c8794a', {
      what: 'ferry',
      depth: 0.75,
      lift: 2.4,
      print: 'ledger',
    }),
    cut('-56,840! 120,904 450,926 770,904 946,826! 940,880! 770,952 450,972 120,952 -44,896!', '#e09a62', {
      depth: 0.752,
    }),
    wave(1130, '#6f8a9a', 0.79),
    // One oar, and a pan.
    { line: '210,700 80,1010 30,1150', width: 22, colour: '#e7c98a', what: 'oar', name: 'oar', depth: 0.77 },
    cut('-24,-20 20,-20 50,40 36,110 0,130 -34,100 -44,30', '#e7c98a', {
      depth: 0.771,
      at: [34, 1120],
      turn: 16,
    }),
    { line: '560,690 742,1020', width: 24, colour: '#2e2a36', name: 'handle', depth: 0.772 },
    disc(784, 1096, 96, '#3a3644', { what: 'pan', depth: 0.773 }),
    disc(784, 1096, 74, '#55505f', { depth: 0.774 }),
    ...['640,1170 690,1120 720,1150', '850,1170 900,1110 940,1150'].map((points) =>
      line(points, '#e8f2f4', 9, { depth: 0.792 }),
    ),
    // The life jacket.
    cut('-52,-40 -20,-50 -12,-10 12,-10 20,-50 52,-40 58,60 30,72 -30,72 -58,60', '#e8742c', {
      on: 'hero.chest',
      dy: 34,
      scale: 1.2,
      what: 'life jacket',
      depth: 0.7405,
      lift: 1,
    }),
    ...[10, 44].map((y) =>
      line(`-56,${y} 56,${y}`, '#f6e7a0', 9, { on: 'hero.chest', dy: 34, scale: 1.2, depth: 0.7407 }),
    ),
    ...sock(120, 590, 0.5, 0.5),
  ],
  cast: [
    {
      who: 'ferryman',
      pose: 'row',
      holding: 'none',
      at: [270, 480],
      by: 'head',
      scale: 1.5,
      seatOn: 'boat',
      facing: 'left',
      expression: 'startled',
      act: { spine: 10 },
      touch: { right: [176, 790], left: [204, 716] },
      hands: 'grip',
      handsDepth: 0.775,
      shadow: false,
      floats: 'sits in the ferry, whose side hides the bench',
      depth: 0.73,
    },
    {
      who: 'hero',
      pose: 'row',
      holding: 'none',
      at: [590, 520],
      by: 'head',
      scale: 1.5,
      seatOn: 'boat',
      facing: 'right',
      expression: 'effort',
      strength: 'slight',
      act: { spine: 20 },
      touch: { right: [640, 836], left: [588, 742] },
      hands: 'grip',
      handsDepth: 0.776,
      lookAt: [800, 1000],
      shadow: false,
      floats: 'sits in the ferry, whose side hides the bench',
      depth: 0.74,
    },
  ],
};
