import type { Picture } from '../../../pictures.ts';
import {
  grassBlades,
  hero,
  knee,
  ladybug,
  letter,
  pond,
  sailor,
  sweaterMountain,
  ticketBoat,
  WHOLE_PAGE,
} from '../parts.ts';

export const scene: Picture = {
  set: 'hill',
  light: 'dusk',
  plain: '#7d4f68',
  shot: 'low-angle',
  camera: WHOLE_PAGE,
  why: { unseen: 'the wide picture is the face before the sneeze, alone' },
  wide: { on: 'hero.head', at: [0.34, 0.36], zoom: 1.1 },
  cuts: [
    { rings: [330], at: [620, 330], colour: '#a8677a', depth: 0.1, lit: false },
    { rings: [250], at: [620, 330], colour: '#f6cf8e', depth: 0.11, lit: false },
    ...sweaterMountain(700, 0.76, '#56674a'),
    knee(130, 980, 250, 0.78, '#5d4438'),
    knee(770, 980, 250, 0.782, '#5d4438'),
    pond(1180, '#6a5a80', { depth: 0.81 }),
    ...grassBlades([10, 60, 110, 170], 1330, 330, 90, '#33463a', 0.83),
    ...grassBlades([730, 790, 850, 900], 1330, 330, -90, '#33463a', 0.83),
    ...ticketBoat(450, 1180, 1.7, 0.84, { turn: -6 }),
    { line: '452,1010 380,960', width: 4, colour: '#f4e3bb', depth: 0.841 },
    ...letter(640, 712, 0.9, 0.85),
  ],
  cast: [
    hero({
      pose: 'stand',
      at: [450, 440],
      scale: 2.9,
      expression: 'yawning',
      act: { spine: -14, neck: 6, tilt: -14 },
    }),
    sailor({ at: [426, 1192], scale: 1, facing: 'right', lookAt: 'hero.mouth', depth: 0.8415 }),
    ladybug(640, 756, 0.6, 'left', 0.82),
  ],
};
