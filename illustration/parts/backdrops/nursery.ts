import type { LightShift } from '../../paper/hour-lights.ts';
import { RUG_RED, WOOD } from '../../paper/papers.ts';
import { backdrop } from '../backdrop.ts';
import { ROOM } from '../backdrop-lights.ts';
import { layer } from '../backdrop-stage.ts';
import { bookcase } from '../props/bookcase.ts';
import { FLOOR, floor, wallY } from './shapes/interior.ts';
import {
  blanketEdge,
  crayonBox,
  floorLamp,
  papered,
  paperStars,
  pelmet,
  roundRug,
} from './shapes/nursery-parts.ts';
import { drapes, windowFrame, windowOf, windowView } from './shapes/nursery-window.ts';
import { put } from './shapes/place.ts';

/** The nursery is blue paper, so that lamps, stars and whoever lives there are the warm things in it. */
const NURSERY: LightShift = {
  ...ROOM,
  dusk: {
    ...ROOM.dusk,
    tint: '#f7cfae',
    tintStrength: 0.42,
    heroTint: 0.16,
    air: '#7f7299',
    haze: 0.36,
    deep: '#231c3e',
    direction: [-0.5, 0.86],
  },
  night: {
    ...ROOM.night,
    tint: '#6c70bc',
    tintStrength: 0.78,
    air: '#2d3068',
    haze: 0.4,
    deep: '#0f1336',
    direction: [0.2, 0.98],
    rim: { colour: '#ffe0a2', strength: 0.4 },
  },
};

/** Where the lamp stands, and the height of its shade's rim. */
const FLOOR_LAMP = { x: 778, foot: 1024, shade: 640 };

/** A child's room at the top of a house; its window looks over a village. */
export const nursery = backdrop(
  { id: 'nursery', label: 'Nursery', ground: 1190, indoors: true, shift: NURSERY },
  (g, c, stage) => {
    const { hour } = g;
    const opening = windowOf(g);
    const lit = hour === 'dusk';
    const { x, foot, shade } = FLOOR_LAMP;
    return [
      layer(0.3, () => {
        papered(g, '#86a9b4', '#5e8999');
        if (lit) c.glow(700, 690, 500, '#ffd08a', 0.7);
        if (hour === 'night') c.glow(330, 660, 600, '#ffbe74', 0.5);
        windowView(g, opening);
      }),
      // Whoever looks in from outside stands at 0.42, between the view and these bars.
      layer(0.43, () => {
        windowFrame(g, opening, '#f6ead2');
        drapes(g, opening, '#3f6f78');
        paperStars(g, 654, wallY(g, 74));
        put(c, bookcase, -190, FLOOR, 1.2, WOOD);
        put(c, bookcase, 1080, FLOOR, 1.2, WOOD);
      }),
      layer(0.52, () => {
        floor(g, '#bd8a5c', 'nursery');
        if (lit) c.glow(600, 1180, 520, '#ffd48e', 0.6, 170);
        roundRug(g, 560, 1190, 360, [RUG_RED, '#f2e2c4', '#5f8f9a', '#e5c27a', '#f2e2c4']);
        if (lit) c.cone([x - 104, x + 104, shade], [x - 420, x + 230, 1230], '#ffe2a4', 0.42, 0.06);
        floorLamp(g, x, foot, lit);
      }),
      // By night what shines on the sill shines on the bed: over the blankets, behind whoever sleeps there.
      layer(0.64, () => {
        if (hour === 'night') c.glow(390, 850, 520, '#ffc878', 0.42, 330);
      }),
      layer(0.95, () => {
        pelmet(g, '#4f7d86');
        blanketEdge(g, '#7a4f46');
        crayonBox(g, stage.left + 96, stage.bottom - 6);
      }),
    ];
  },
);
