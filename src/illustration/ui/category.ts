import { ANIMALS } from '../animals/animals.ts';
import { castle } from '../props/buildings.ts';
import { blossom, leaf } from '../props/plants.ts';
import { sailingBoat } from '../props/shore.ts';
import { hotAirBalloon, rocket } from '../props/travel.ts';
import type { Cutter } from '../scene/cutter.ts';
import { type UiArtOptions, uiArt } from './sheet.ts';

export const CATEGORY_NAMES = [
  'Animated',
  'Fantasy',
  'Adventure',
  'Sci-Fi',
  'Mystery',
  'Educational',
  'Interactive',
] as const;
export type CategoryName = (typeof CATEGORY_NAMES)[number];

const OBJECTS: Record<CategoryName, (c: Cutter) => void> = {
  Animated: (c) => c.at(100, 186, { scale: 0.235 }, () => hotAirBalloon(c, '#c8674a')),
  Fantasy: (c) => c.at(100, 184, { scale: 0.35 }, () => castle(c, '#fbf1e0')),
  Adventure: (c) => c.at(100, 176, { scale: 0.42 }, () => sailingBoat(c, '#c8604a')),
  'Sci-Fi': (c) => c.at(80, 166, { scale: 0.37, turn: 18 }, () => rocket(c, '#fbf1e0')),
  Mystery: (c) => c.at(100, 180, { scale: 1.14 }, () => ANIMALS.owl.draw(c, 'rest', '#6a4a66')),
  Educational: (c) => {
    c.band('70,186 74,140 66,96', [9, 8, 7], '#66895a', { tex: 'none' });
    c.band('132,186 124,150 134,116', [9, 8, 7], '#66895a', { tex: 'none' });
    leaf(c, 72, 160, 50, -66, '#66895a');
    leaf(c, 128, 168, 46, 62, '#769a68');
    blossom(c, 66, 82, 52, '#cf6a4c', 8);
    blossom(c, 136, 108, 42, '#5f86a3', 7);
  },
  Interactive: (c) => c.at(100, 186, { scale: 0.46 }, () => ANIMALS.robot.draw(c, 'rest', '#7f9fb0')),
};

/** One felt object for a tile of Explore, 200 × 200. */
export function categoryObject(name: CategoryName, options: UiArtOptions = {}): string {
  return uiArt(200, 200, OBJECTS[name], options);
}
