/**
 * The pictures of the book, by spread. Papers: graph-paper (the attic), star-chart (the cabin and the dark), letters (words, and the planets they pass).
 */
import { picturesOf } from '../../../pictures.ts';
import { cast, sets, wears } from '../parts.ts';
import * as attic from './01-attic.ts';
import * as rule from './02-rule.ts';
import * as moon from './03-moon.ts';
import * as mars from './04-mars.ts';
import * as fish from './05-fish.ts';
import * as ceilings from './06-ceilings.ts';
import * as jupiter from './07-jupiter.ts';
import * as yawn from './08-yawn.ts';
import * as saturn from './09-saturn.ts';
import * as neptune from './10-neptune.ts';
import * as fingers from './11-fingers.ts';
import * as soup from './12-soup.ts';
import * as crossing from './13-crossing.ts';
import * as quarterPast from './14-quarter-past.ts';
import * as onThree from './15-on-three.ts';
import * as bunk from './16-bunk.ts';
import * as over from './17-over.ts';

export const pictures = picturesOf({
  cast,
  wears,
  sets,
  scenes: {
    attic: attic.scene,
    rule: rule.scene,
    moon: moon.scene,
    mars: mars.scene,
    fish: fish.scene,
    ceilings: ceilings.scene,
    jupiter: jupiter.scene,
    yawn: yawn.scene,
    saturn: saturn.scene,
    neptune: neptune.scene,
    fingers: fingers.scene,
    soup: soup.scene,
    crossing: crossing.scene,
    'quarter-past': quarterPast.scene,
    'on-three': onThree.scene,
    bunk: bunk.scene,
    over: over.scene,
  },
});
