/**
 * The pictures of the book, by spread. Papers: newsprint (street: the sports page), graph paper (the blueprint inside a head), gingham (bed and curtains).
 */
import { wide } from '../../../cuts/lit.ts';
import { picturesOf } from '../../../pictures.ts';
import { cast, friend, sets, wears } from '../parts.ts';
import * as kettle from './01-kettle.ts';
import * as spoon from './02-spoon.ts';
import * as zefa from './03-zefa.ts';
import * as worse from './04-worse.ts';
import * as lamps from './05-lamps.ts';
import * as bed from './06-bed.ts';
import * as forehead from './07-forehead.ts';
import * as hardest from './08-hardest.ts';
import * as nightShift from './09-night-shift.ts';
import * as again from './10-again.ts';
import * as sunday from './11-sunday.ts';
import * as air from './12-air.ts';
import * as lightOut from './13-light-out.ts';

export const pictures = picturesOf({
  cast,
  friend,
  wears,
  sets,
  scenes: wide({
    kettle: kettle.scene,
    spoon: spoon.scene,
    zefa: zefa.scene,
    worse: worse.scene,
    lamps: lamps.scene,
    bed: bed.scene,
    forehead: forehead.scene,
    hardest: hardest.scene,
    'night-shift': nightShift.scene,
    again: again.scene,
    sunday: sunday.scene,
    air: air.scene,
    'light-out': lightOut.scene,
  }),
});
