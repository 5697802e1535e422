import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { cut, disc, line, mitten, SNOW, smokeBank, sock } from '../parts.ts';
import { BLUE_MITTENS, FRIENDS_COAT, MITTENS } from '../people.ts';

export const scene: Picture = {
  set: 'village',
  weather: 'wind',
  shot: 'diagonal-run',
  camera: cam({ roll: 7 }),
  cuts: [
    smokeBank(760, '#9a86ba', 0.2),
    smokeBank(930, '#7d6aa2', 0.21),
    smokeBank(1110, '#9786ba', 0.22),
    disc(690, 1060, 24, '#f6d88e', { depth: 0.225, lit: false }),
    disc(770, 1066, 24, '#f6d88e', { depth: 0.225, lit: false }),
    cut('-500,560! 100,640 380,760 520,840! 440,1000 470,1200 380,1700! -500,1700!', SNOW, {
      depth: 0.5,
      lift: 2.4,
      print: 'knitting',
    }),
    line('-420,60 120,130 520,190 960,330 1340,420', '#6a4f6e', 5, { depth: 0.3 }),
    ...sock(240, 200, 0.9, 0.31, -50),
    ...sock(340, 220, 0.9, 0.31, -56),
    ...sock(520, 250, 0.9, 0.31, -50),
    ...sock(840, 400, 0.8, 0.31, -70),
    // Somebody's bonnet.
    cut('-60,30 -66,-20 -30,-60 20,-62 60,-30 64,20! 20,34 -20,38', '#e0b26a', {
      at: [630, 420],
      turn: -24,
      what: 'bonnet',
      depth: 0.62,
      print: 'gingham',
    }),
    line('-40,30 -70,80 -54,120', '#f6e7d0', 7, { at: [630, 420], turn: -24, depth: 0.619 }),
    ...mitten(640, 900, 1.15, 0.76, 40),
    // The caps that the wind would have taken.
    ...[
      { at: [84, 1216], turn: -16, colour: '#8aa36a' },
      { at: [320, 1220], turn: 20, colour: '#b0668a' },
      { at: [200, 1186], turn: 0, colour: '#d8b45a' },
    ].map(({ at: [x, y], turn, colour }, i) =>
      cut('-80,34 -84,-20 -50,-64 0,-76 50,-64 84,-20 80,34! 0,46', colour, {
        at: [x!, y!],
        turn,
        what: 'cap',
        depth: 0.711 + i * 0.001,
        print: 'knitting',
      }),
    ),
    line('-200,860 0,820 180,800 260,790 274,820 250,836', '#8a5a44', 18, { depth: 0.77 }),
  ],
  cast: [
    {
      who: 'friend',
      gloves: BLUE_MITTENS,
      wears: FRIENDS_COAT,
      pose: 'sit',
      at: [200, 1150],
      by: 'seat',
      scale: 1.05,
      facing: 'right',
      expression: 'brave',
      act: { spine: -8 },
      lookAt: [640, 420],
      depth: 0.72,
    },
    {
      who: 'hero',
      pose: 'catch',
      at: [330, 800],
      dy: 20,
      scale: 1.2,
      facing: 'right',
      expression: 'calling',
      act: { spine: 24, arms: [null, [84, 80]] },
      lookAt: [640, 900],
      hands: 'open',
      gloves: { ...MITTENS, only: 'left' },
    },
  ],
};
