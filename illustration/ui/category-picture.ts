import type { Cutter } from '../paper/cutter.ts';
import { DAMSON, HARBOUR, POPPY, STEM, TEAPOT_BLUE, TERRACOTTA } from '../paper/papers.ts';
import { ANIMAL_RECORDS } from '../parts/animals.records.generated.ts';
import { castle } from '../parts/props/castle.ts';
import { hotAirBalloon } from '../parts/props/hot-air-balloon.ts';
import { rocket } from '../parts/props/rocket.ts';
import { sailingBoat } from '../parts/props/sailing-boat.ts';
import { blossom } from '../parts/props/shapes/blossom.ts';
import { leaf } from '../parts/props/shapes/leaf.ts';
import type { CategoryName } from './categories.ts';
import { type UiArtOptions, uiArt } from './ui-picture.ts';

const OBJECTS: Record<CategoryName, (c: Cutter) => void> = {
  Animated: (c) => c.at(100, 186, { scale: 0.235 }, () => hotAirBalloon.draw(c, TERRACOTTA)),
  Fantasy: (c) => c.at(100, 184, { scale: 0.35 }, () => castle.draw(c, '#fbf1e0')),
  Adventure: (c) => c.at(100, 176, { scale: 0.42 }, () => sailingBoat.draw(c, POPPY)),
  'Sci-Fi': (c) => c.at(80, 166, { scale: 0.37, turn: 18 }, () => rocket.draw(c, '#fbf1e0')),
  Mystery: (c) => c.at(100, 180, { scale: 1.14 }, () => ANIMAL_RECORDS.owl.draw(c, 'rest', DAMSON)),
  Educational: (c) => {
    c.band('70,186 74,140 66,96', [9, 8, 7], STEM, { tex: 'none' });
    c.band('132,186 124,150 134,116', [9, 8, 7], STEM, { tex: 'none' });
    leaf(c, 72, 160, 50, -66, STEM);
    leaf(c, 128, 168, 46, 62, '#769a68');
    blossom(c, [66, 82], 52, '#cf6a4c', 8);
    blossom(c, [136, 108], 42, HARBOUR, 7);
  },
  Interactive: (c) =>
    c.at(100, 186, { scale: 0.46 }, () => ANIMAL_RECORDS.robot.draw(c, 'rest', TEAPOT_BLUE)),
};

/** Draws the object on a category's tile of Explore, 200 × 200. */
export function categoryPicture(name: CategoryName, options: UiArtOptions = {}): string {
  return uiArt(200, 200, OBJECTS[name], options);
}
