/**
 * The pictures of the book, by spread. Papers: exercise book (canvas of the tents), map (the rock), graph paper (what is looked at through the lens, and the night).
 */
import { wide } from '../../../cuts/wide.ts';
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
  scenes: {
    seventh: wide(seventh.scene),
    saran: wide(saran.scene),
    brush: wide(brush.scene),
    nest: wide(nest.scene),
    'question-mark': wide(questionMark.scene),
    pancakes: wide(pancakes.scene),
    cluck: wide(cluck.scene),
    six: wide(six.scene),
    back: wide(back.scene),
    arms: wide(arms.scene),
    cracked: wide(cracked.scene),
    grain: wide(grain.scene),
    chick: wide(chick.scene),
    rule: wide(rule.scene),
    sorry: wide(sorry.scene),
    curve: wide(curve.scene),
  },
});
