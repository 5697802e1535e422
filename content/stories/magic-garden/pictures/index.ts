/**
 * The pictures of the book, by spread. Papers: tiles (walls of the garden), seed packets (what grows), gingham (what is eaten on).
 */
import { wide } from '../../../cuts/lit.ts';
import { picturesOf } from '../../../pictures.ts';
import { cast, sets, wears } from '../parts.ts';
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
  wears,
  sets,
  scenes: wide({
    walking: walking.scene,
    gates: gates.scene,
    two: two.scene,
    stuck: stuck.scene,
    small: small.scene,
    ant: ant.scene,
    crumb: crumb.scene,
    half: half.scene,
    supper: supper.scene,
    double: double.scene,
    push: push.scene,
    'thirty-two': thirtyTwo.scene,
    walked: walked.scene,
  }),
});
