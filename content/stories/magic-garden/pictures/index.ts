/**
 * The pictures of the book, by spread. Papers: tiles (walls of the garden), seed packets (what grows), gingham (what is eaten on).
 */
import { wide } from '../../../cuts/wide.ts';
import { picturesOf } from '../../../pictures.ts';
import { cast, friend, sets, wears } from '../parts.ts';
import * as walking from './01-walking.ts';
import * as gates from './02-gates.ts';
import * as two from './03-two.ts';
import * as stuck from './04-stuck.ts';
import * as small from './05-small.ts';
import * as ant from './06-ant.ts';
import * as crumb from './07-crumb.ts';
import * as half from './08-half.ts';
import * as supper from './09-supper.ts';
import * as double from './10-double.ts';
import * as push from './11-push.ts';
import * as thirtyTwo from './12-thirty-two.ts';
import * as walked from './13-walked.ts';

export const pictures = picturesOf({
  cast,
  friend,
  wears,
  sets,
  scenes: {
    walking: wide(walking.scene),
    gates: wide(gates.scene),
    two: wide(two.scene),
    stuck: wide(stuck.scene),
    small: wide(small.scene),
    ant: wide(ant.scene),
    crumb: wide(crumb.scene),
    half: wide(half.scene),
    supper: wide(supper.scene),
    double: wide(double.scene),
    push: wide(push.scene),
    'thirty-two': wide(thirtyTwo.scene),
    walked: wide(walked.scene),
  },
});
