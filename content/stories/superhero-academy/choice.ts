// The two pictures of what to tell: a letter for many hands; a finger on a smile.
import { disc, line, oval, page, poly, wide } from '../../cuts/lit.ts';
import { hero, kept } from '../../cuts/placing.ts';
import * as p from './pieces.ts';

const SKINS = ['#623d2e', '#efcbb0', '#925d41', '#d3a27c', '#f5dbc9', '#784a35'];
const SLEEVES = ['#c8503f', '#3f6f9f', '#e2a53c', '#3f7f68', '#7a4a86', '#b5476a'];
/** Hands that come from below, open. */
const hands = [60, 210, 350, 560, 700, 850].flatMap((x, i) =>
  p.placed(
    [
      poly('-40,60! 40,60! 56,400! -56,400!', SLEEVES[i]!, { lift: 1 }),
      oval(0, 20, 46, 50, SKINS[i]!, { lift: 1 }),
      oval(-34, -10, 14, 34, SKINS[i]!, { lift: 0.6 }, -24),
      oval(-8, -34, 13, 36, SKINS[i]!, { lift: 0.6 }, -4),
      oval(20, -30, 13, 34, SKINS[i]!, { lift: 0.6 }, 12),
    ],
    [x, 1180 + (i % 2) * 50 - (i === 2 || i === 3 ? 30 : 0)],
    1,
    0.76 + i * 0.001,
    { turn: (450 - x) * -0.05 },
  ),
);
const set = { set: 'corridor', light: 'dawn', lighting: { from: [300, 200] } };
const drawn: Record<'telling' | 'wondering', object> = {
  telling: {
    ...set,
    plain: '#f3c97a',
    camera: page,
    phone: { zoom: 0.84, on: [450, 790], at: [0.5, 0.5] },
    describe: '{name} holds out a letter, and many hands come up for it.',
    cuts: kept([
      disc(450, 640, 560, '#f8dc9a', { depth: 0.1 }),
      disc(450, 660, 380, '#fdf0c4', { depth: 0.101 }),
      ...p.letter(450, 950, 2, 0.745, -4),
      ...hands,
    ]),
    cast: [
      hero('hold', [450, 520], 2.1, {
        holding: 'none',
        facing: 'front',
        expression: 'joy',
        act: { spine: 4, tilt: 6 },
        touch: { left: [330, 960], right: [575, 950] },
        seatOn: 'bed',
        depth: 0.735,
      }),
    ],
  },
  wondering: {
    ...set,
    plain: '#35284f',
    camera: page,
    phone: { zoom: 0.86, on: [450, 640], at: [0.5, 0.5] },
    describe: '{name} lays a finger on a smile, and says nothing.',
    cuts: kept([
      disc(450, 620, 560, '#4f3a6e', { depth: 0.1 }),
      disc(450, 640, 400, '#7a5490', { depth: 0.101 }),
      line('120,220 150,300 120,380', 14, '#f3c97a', { depth: 0.2 }),
      line('780,220 750,300 780,380', 14, '#f3c97a', { depth: 0.2 }),
    ]),
    cast: [
      hero('listen', [450, 620], 2.7, {
        facing: 'front',
        expression: 'sly',
        act: { tilt: 8 },
        hands: { right: 'point' },
        touch: { right: 'hero.mouth' },
        seatOn: 'bed',
        depth: 0.735,
      }),
    ],
  },
};
export const { telling, wondering } = wide(drawn);
