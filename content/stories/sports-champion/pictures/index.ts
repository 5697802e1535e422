/**
 * The pictures of the book, by spread. Papers: newsprint (street: the sports page), graph paper (the blueprint inside a head), gingham (bed and curtains).
 */
import { wide } from '../../../cuts/wide.ts';
import { picturesOf } from '../../../pictures.ts';
import { cast, fourth, friend, sets, third, wears } from '../parts.ts';
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
import * as cork from './13-cork.ts';
import * as lightOut from './14-light-out.ts';

export const pictures = picturesOf({
  cast,
  friend,
  third,
  fourth,
  wears,
  sets,
  scenes: {
    kettle: wide(kettle.scene),
    spoon: wide(spoon.scene),
    zefa: wide(zefa.scene),
    worse: wide(worse.scene),
    lamps: wide(lamps.scene),
    bed: wide(bed.scene),
    forehead: wide(forehead.scene),
    hardest: wide(hardest.scene),
    'night-shift': wide(nightShift.scene),
    again: wide(again.scene),
    sunday: wide(sunday.scene),
    air: wide(air.scene),
    cork: wide(cork.scene),
    'light-out': wide(lightOut.scene),
  },
});
