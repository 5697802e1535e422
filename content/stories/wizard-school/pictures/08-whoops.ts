import { called } from '../../../cuts/called.ts';
import { box, cut, disc, glow, line } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { COATS, GOLD } from '../parts/papers.ts';
import { coat, wizard, wizardHat } from '../parts/people.ts';

export const scene: Picture = {
  set: 'hall',
  plain: '#d9b873',
  shot: 'plan',
  camera: cam(),
  wide: cam({ on: [450, 690] }),
  cuts: [
    box(-500, -300, 1400, 1800, '#d8b572', { depth: 0.1, lift: 0.2, print: 'exercise-book' }),
    ...glow(450, 660, 420, ['#e3c487', '#edd49e'], { depth: 0.11 }),
    ...rows(
      '120,120,30,0 770,90,-40,1 820,560,100,2 60,520,-70,3 130,1180,40,4 800,1190,210,5 -180,300,80,1 1060,340,-60,3 -160,1000,20,2 1080,900,120,4',
    ).flatMap(([x, y, t, i]) => called('coat', coat(x!, y!, 0.62, t!, COATS[i!]!, 0.2 + i! * 0.004))),
    ...rows(
      '300,190,70,0 600,250,-120,2 820,380,20,4 60,880,110,1 860,920,-70,3 560,1240,160,5 -250,660,40,0 1150,640,70,1',
    ).flatMap(([x, y, t, i]) => wizardHat(x!, y!, 0.72, i!, 0.3 + i! * 0.002, t!)),
    // Two Professors of History, in one.
    cut('-190,330! -170,120 -110,30 0,10 110,30 170,120 190,330! 90,370 -90,370', '#8a80c0', {
      depth: 0.74,
      at: [230, 330],
      turn: -16,
      lift: 2,
    }),
    ...wizard(166, 310, 0.78, 0, 0.742, { coat: null, look: 1, turn: -22, bare: true }),
    ...wizard(282, 286, 0.78, 1, 0.744, { coat: null, look: -1, turn: 8, bare: true }),
    // The Professor of Light wears a curtain.
    cut('-90,230! -110,60 -60,-40 0,-60 60,-40 110,60 90,230! 50,210 20,236 -20,212 -50,236', '#d96a5a', {
      depth: 0.74,
      at: [710, 330],
      lift: 2,
      print: 'gingham',
    }),
    ...[680, 740].map((x) =>
      cut('-20,0 -18,-16 10,-20 24,0 10,10', '#5a3a2c', { depth: 0.741, at: [x, 578] }),
    ),
    // A lump that walks.
    cut('-150,80 -130,-30 -60,-90 30,-96 110,-40 150,70 90,100 -80,104', '#5f937c', {
      depth: 0.74,
      at: [700, 1010],
      lift: 2,
    }),
    ...[640, 700, 760].map((x) =>
      cut('-16,0 -14,-12 8,-16 20,0 8,8', '#3a2a24', { depth: 0.741, at: [x, 1116] }),
    ),
    // A beard, buttoned to a chair.
    { ...box(120, 1010, 250, 1030, '#8a5a3c', { depth: 0.735, lift: 1 }), what: 'chair' },
    line('130,1030 126,1110', '#8a5a3c', 12, { depth: 0.734 }),
    line('240,1030 246,1110', '#8a5a3c', 12, { depth: 0.734 }),
    cut('330,930 400,900 470,930 450,1010 330,1060 240,1030 270,980', '#7a68a8', { depth: 0.764, lift: 2 }),
    cut('300,1010 340,990 360,1040 300,1080 240,1050', '#efe8da', { what: 'beard', depth: 0.765, lift: 1 }),
    disc(256, 1046, 13, GOLD, { depth: 0.766 }),
    // The nineteenth, asleep under the desk.
    box(540, 1130, 700, 1150, '#8a5a3c', { depth: 0.75, lift: 1.4 }),
    ...wizard(470, 1230, 0.5, 3, 0.735, { shut: true, turn: 80 }),
    cut('-70,0 -30,-20 30,-14 70,6 30,26 -40,24', '#c4694a', {
      depth: 0.739,
      at: [440, 1250],
      turn: 70,
      lift: 1,
    }),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'kneel',
      at: [480, 650],
      scale: 1.05,
      by: 'head',
      facing: 'left',
      expression: 'curious',
      act: { spine: 22, tilt: -6 },
      lookAt: [330, 1000],
      touch: { left: [412, 888] },
      hands: { left: 'pinch' },
      depth: 0.76,
    },
  ],
};
