import type { LightShift } from '../../paper/hour-lights.ts';
import { PLASTER } from '../../paper/papers.ts';
import { backdrop } from '../backdrop.ts';
import { ROOM } from '../backdrop-lights.ts';
import { type BackdropContext, layer, MIDDLE, OVERSCAN } from '../backdrop-stage.ts';
import { bookcase } from '../props/bookcase.ts';
import { books } from '../props/books.ts';
import { candle } from '../props/candle.ts';
import { crystal } from '../props/crystal.ts';
import { potion } from '../props/potion.ts';
import { rug } from '../props/rug.ts';
import { casement, FLOOR, floor, lamplight, wall, wallY } from './shapes/interior.ts';
import { put } from './shapes/place.ts';
import { straightCurtain, tallWindow } from './shapes/stone-hall.ts';

const SHELVES = '#8a6048';
const DESK = '#6a4a44';
const DRAUGHTS = { green: '#7fb08a', pink: '#c97ab0', orange: '#d98a5a' };

/** Height of a bookcase's top over the floor, as it is drawn here. */
const ON_SHELVES = FLOOR - 470;

/** Candles in the air, their heights as on a tall page. */
const CANDLES = [
  [96, 150],
  [250, 90],
  [640, 80],
  [806, 170],
  [700, 250],
  [190, 260],
  [-120, 140],
  [1020, 130],
] as const;

/** Violet, not grey: the candles are to be the warm things. */
const VIOLET: LightShift = {
  ...ROOM,
  noon: { ...ROOM.noon, tint: '#f3ecf6', tintStrength: 0.35 },
  night: {
    ...ROOM.night,
    tint: '#8a7cd0',
    tintStrength: 0.6,
    air: '#3b3274',
    haze: 0.36,
    rim: { colour: '#ffdf9e', strength: 0.4 },
  },
};

/** A ring of stars laid into the rug on which spells are tried. */
function starRing({ c }: BackdropContext, y: number): void {
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2;
    c.star(MIDDLE + Math.cos(a) * 290, y + Math.sin(a) * 76, 17, '#e8c46a', {
      lift: 0.1,
      tex: 'none',
      turn: i * 20,
    });
  }
}

/** A library in which spells are taught. */
export const magicSchool = backdrop(
  { id: 'magic-school', label: 'Magic school', ground: 1190, indoors: true, shift: VIOLET },
  (g, c, stage) => {
    const { y, high } = tallWindow(g, { y: 450, high: 560 }, { y: 610, high: 400 });
    return [
      layer(0.3, () => {
        wall(g, '#9a8cae', 'stones');
        casement(g, MIDDLE, y, 300, high, '#cdb98f', true);
      }),
      layer(0.42, () => {
        for (const x of [120, 790, -220, 1120]) put(c, bookcase, x, FLOOR, 1.24, SHELVES);
        put(c, potion, 60, ON_SHELVES, 0.8, DRAUGHTS.green);
        put(c, potion, 180, ON_SHELVES, 0.7, DRAUGHTS.pink);
        put(c, crystal, 790, ON_SHELVES, 0.5, '#9fc3d4');
        for (const [x, high] of CANDLES) put(c, candle, x, wallY(g, high) + 60, 0.62, PLASTER);
        lamplight(g, MIDDLE, 760, 500);
      }),
      layer(0.56, () => {
        floor(g, '#7f6a84', 'tiles');
        put(c, rug, MIDDLE, 1180, 1.6, '#5f4a86');
        starRing(g, 1180);
      }),
      layer(0.64, () => {
        for (const x of [-30, 930])
          if (x > stage.left - 100 && x < stage.right + 100) straightCurtain(g, x, '#6a4f8c');
      }),
      layer(0.95, () => {
        const { left, right, bottom } = stage;
        c.box(left - OVERSCAN, bottom - 54, 320, 130, DESK, { lift: 2.5, tex: 'brush' });
        put(c, books, left + 90, bottom - 52, 1.2, '#7a4a66');
        put(c, candle, left + 200, bottom - 52, 1, PLASTER);
        c.box(right - 240, bottom - 50, 320, 130, DESK, { lift: 2.5, tex: 'brush' });
        put(c, potion, right - 160, bottom - 48, 1.1, DRAUGHTS.green);
        put(c, potion, right - 64, bottom - 48, 0.9, DRAUGHTS.orange);
      }),
    ];
  },
);
