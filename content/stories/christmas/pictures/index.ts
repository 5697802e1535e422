/**
 * The pictures of the book, by spread. Papers: calendar (the Row), wallpaper (home), letters (the honey's labels, Mr. Lind's walls).
 */
import { wide } from '../../../cuts/lit.ts';
import { picturesOf } from '../../../pictures.ts';
import { cast, sets, wears } from '../parts.ts';
import * as row from './01-row.ts';
import * as keeps from './02-keeps.ts';
import * as neighbors from './03-neighbors.ts';
import * as no from './04-no.ts';
import * as gap from './05-gap.ts';
import * as snow from './06-snow.ts';
import * as one from './07-one.ts';
import * as hum from './08-hum.ts';
import * as ask from './09-ask.ts';
import * as bees from './10-bees.ts';
import * as jars from './11-jars.ts';
import * as carry from './12-carry.ts';
import * as gold from './13-gold.ts';
import * as full from './14-full.ts';
import * as keep from './15-keep.ts';

export const pictures = picturesOf({
  cast,
  wears,
  sets,
  scenes: wide({
    row: row.scene,
    keeps: keeps.scene,
    neighbors: neighbors.scene,
    no: no.scene,
    gap: gap.scene,
    snow: snow.scene,
    one: one.scene,
    hum: hum.scene,
    ask: ask.scene,
    bees: bees.scene,
    jars: jars.scene,
    carry: carry.scene,
    gold: gold.scene,
    full: full.scene,
    keep: keep.scene,
  }),
});
