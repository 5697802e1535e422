/**
 * The pictures of the book, by spread. Papers: graph-paper (the porch, the thought), gingham (awnings, the market), newsprint (walls and the lane).
 */
import { picturesOf } from '../../../pictures.ts';
import { cast, fourth, friend, sets, third, wears } from '../parts.ts';
import * as built from './01-built.ts';
import * as water from './02-water.ts';
import * as hide from './03-hide.ts';
import * as fish from './04-fish.ts';
import * as hats from './05-hats.ts';
import * as puddle from './06-puddle.ts';
import * as lamp from './07-lamp.ts';
import * as square from './08-square.ts';
import * as exact from './09-exact.ts';
import * as never from './10-never.ts';
import * as until from './11-until.ts';
import * as three from './12-three.ts';
import * as tell from './13-tell.ts';
import * as goodnight from './14-goodnight.ts';

export const pictures = picturesOf({
  cast,
  friend,
  third,
  fourth,
  wears,
  sets,
  scenes: {
    built: built.scene,
    water: water.scene,
    hide: hide.scene,
    fish: fish.scene,
    hats: hats.scene,
    puddle: puddle.scene,
    lamp: lamp.scene,
    square: square.scene,
    exact: exact.scene,
    never: never.scene,
    until: until.scene,
    three: three.scene,
    tell: tell.scene,
    goodnight: goodnight.scene,
  },
});
