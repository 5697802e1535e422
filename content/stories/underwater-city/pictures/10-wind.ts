import type { SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, disc, limpet, RED, snip, thread, wall } from '../parts.ts';

export const scene: Picture = {
  set: 'museum',
  shot: 'silhouette',
  camera: cam(),
  plain: '#0f1016',
  lighting: { rim: false, cast: false },
  cuts: [
    ...limpet([640, 1250], 1.3, 0.8, '#0b0d14'),
    wall('#0b0d14'),
    ...Array.from(
      { length: 12 },
      (_, i): SheetCut => ({
        shape: '40,-12! 1300,-150! 1300,150! 40,12!',
        at: [600, 800] as const,
        turn: i * 30 + 9,
        snip: true,
        colour: i % 2 ? '#fffdf2' : '#cfd3d6',
        depth: 0.6,
        lift: 0,
        lit: false,
      }),
    ),
    disc(600, 800, 360, '#fffdf2', { depth: 0.61 }),
    { rings: [170, 240, 310], at: [600, 800], width: 5, colour: '#f3d98c', depth: 0.612, lit: false },
    disc(720, 690, 22, RED, { depth: 0.62 }),
    box(-460, 1220, 1360, 1700, '#0b0d14', { depth: 0.7, lit: false, lift: 0 }),
    snip('520,1240! 536,900! 664,900! 680,1240!', '#0b0d14', { depth: 0.72, lit: false, lift: 0 }),
    disc(600, 800, 104, '#0b0d14', { depth: 0.72 }),
    disc(600, 800, 84, '#ffffff', { depth: 0.721 }),
    thread('536,1010 450,1010 450,940', 24, '#0b0d14', 0.73, { lit: false }),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'kneelOver',
      at: [320, 730],
      by: 'head',
      scale: 1.5,
      facing: 'right',
      plane: 'silhouette',
      act: { spine: 16 },
      touch: { right: [450, 946] },
      shadow: false,
    },
    { who: 'slate', at: [850, 1240], scale: 1.5, plane: 'silhouette', pose: 'joy' },
    {
      who: 'zulmira',
      pose: 'stand',
      at: [130, 470],
      by: 'head',
      scale: 1.4,
      facing: 'right',
      plane: 'silhouette',
      act: { spine: 10 },
      touch: { right: [216, 900] },
      shadow: false,
    },
  ],
};
