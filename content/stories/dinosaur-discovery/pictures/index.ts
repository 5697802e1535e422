/**
 * The pictures of the book, by spread. Papers: exercise book (canvas of the tents), map (the rock), graph paper (what is looked at through the lens, and the night).
 */
import { wide } from '../../../cuts/lit.ts';
import { picturesOf } from '../../../pictures.ts';
import { cast, friend, sets, wears } from '../parts.ts';
import * as seventh from './01-seventh.ts';
import * as saran from './02-saran.ts';
import * as brush from './03-brush.ts';
import * as nest from './04-nest.ts';
import * as questionMark from './05-question-mark.ts';
import * as pancakes from './06-pancakes.ts';
import * as cluck from './07-cluck.ts';
import * as six from './08-six.ts';
import * as back from './09-back.ts';
import * as arms from './10-arms.ts';
import * as cracked from './11-cracked.ts';
import * as grain from './12-grain.ts';
import * as chick from './13-chick.ts';
import * as rule from './14-rule.ts';
import * as sorry from './15-sorry.ts';
import * as curve from './16-curve.ts';

export const pictures = picturesOf({
  cast,
  friend,
  wears,
  sets,
  scenes: wide({
    seventh: seventh.scene,
    saran: saran.scene,
    brush: brush.scene,
    nest: nest.scene,
    'question-mark': questionMark.scene,
    pancakes: pancakes.scene,
    cluck: cluck.scene,
    six: six.scene,
    back: back.scene,
    arms: arms.scene,
    cracked: cracked.scene,
    grain: grain.scene,
    chick: chick.scene,
    rule: rule.scene,
    sorry: sorry.scene,
    curve: curve.scene,
  }),
});
