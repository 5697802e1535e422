/**
 * The pictures of the book, by spread. Papers: map (growth rings and contours: bark, moss, hill), knitting (Bear's fur, the scarf), newsprint (birches, the newspaper).
 */
import { picturesOf } from '../../../pictures.ts';
import { cast, fourth, friend, sets, third, wears } from '../parts.ts';
import * as line from './01-line.ts';
import * as what from './02-what.ts';
import * as hedgehog from './03-hedgehog.ts';
import * as fox from './04-fox.ts';
import * as mouse from './05-mouse.ts';
import * as milk from './06-milk.ts';
import * as scarf from './07-scarf.ts';
import * as past from './08-past.ts';
import * as stripes from './09-stripes.ts';
import * as ring from './10-ring.ts';
import * as tell from './11-tell.ts';
import * as turn from './12-turn.ts';
import * as still from './13-still.ts';
import * as star from './14-star.ts';

export const pictures = picturesOf({
  cast,
  friend,
  third,
  fourth,
  wears,
  sets,
  scenes: {
    line: line.scene,
    what: what.scene,
    hedgehog: hedgehog.scene,
    fox: fox.scene,
    mouse: mouse.scene,
    milk: milk.scene,
    scarf: scarf.scene,
    past: past.scene,
    stripes: stripes.scene,
    ring: ring.scene,
    tell: tell.scene,
    turn: turn.scene,
    still: still.scene,
    star: star.scene,
  },
});
