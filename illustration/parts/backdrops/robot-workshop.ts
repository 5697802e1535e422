import { HARBOUR, POPPY, RUG_RED } from '../../paper/papers.ts';
import { backdrop } from '../backdrop.ts';
import { ROOM } from '../backdrop-lights.ts';
import { layer, MIDDLE, OVERSCAN } from '../backdrop-stage.ts';
import { bookcase } from '../props/bookcase.ts';
import { books } from '../props/books.ts';
import { gear } from '../props/gear.ts';
import { casement, FLOOR, floor, lamplight, shelf, wall, wallY } from './shapes/interior.ts';
import { put, putAll } from './shapes/place.ts';
import { crate, hangingLamp, jar, ovalRug, toolBoard } from './shapes/workshop.ts';

const BOARDS = '#8a5a44';
const COG = { brass: '#d9a04e', copper: '#b9704f' };
const JARS = ['#7f9a8a', '#e2cba4', '#e0a94e', POPPY];

/** Where robots are made and mended. */
export const robotWorkshop = backdrop(
  { id: 'robot-workshop', label: 'Robot workshop', ground: 1190, indoors: true, shift: ROOM },
  (g, c, stage) => {
    const upper = wallY(g, 330);
    const lower = wallY(g, 560);
    return [
      layer(0.3, () => {
        wall(g, '#c98a6c', 'boards');
        casement(g, 270, wallY(g, 430), 350, stage.top > 0 ? 330 : 440, '#f0dcc0');
      }),
      layer(0.42, () => {
        shelf(g, 700, upper, 290, BOARDS);
        shelf(g, 720, lower, 290, BOARDS);
        JARS.forEach((paper, i) => {
          jar(g, 600 + i * 64, upper, 46, 84, paper);
        });
        put(c, books, 640, lower, 0.74, HARBOUR);
        put(c, gear, 770, lower - 60, 0.66, COG.brass);
        toolBoard(g, 715, wallY(g, 660), '#9a6a50');
        putAll(c, gear, [
          [70, wallY(g, 860), 0.8, COG.copper],
          [-190, wallY(g, 500), 1.2, COG.brass],
          [1060, wallY(g, 400), 1.3, COG.copper],
        ]);
        put(c, bookcase, -200, FLOOR, 1.1, BOARDS);
        put(c, bookcase, 1110, FLOOR, 1.2, BOARDS);
        lamplight(g, MIDDLE, 700, 760);
      }),
      layer(0.56, () => {
        floor(g, '#8d5f49');
        ovalRug(g, 1180, [RUG_RED, '#e7cfa2', '#5f8a86']);
      }),
      layer(0.6, () => hangingLamp(g, 470, 150, '#4f7f7a')),
      layer(0.95, () => {
        c.box(stage.left - OVERSCAN, stage.bottom - 56, 330, 130, '#7a4a3c', { lift: 2.5, tex: 'brush' });
        put(c, gear, stage.left + 60, stage.bottom - 100, 0.8, COG.brass);
        crate(g, '#8a6048', '#6f4a38');
      }),
    ];
  },
);
