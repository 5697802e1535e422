/**
 * The pictures of the book, by spread. Papers: calendar (the Row), wallpaper (home), letters (the honey's labels, Mr. Lind's walls).
 */
import { wide } from '../../../cuts/wide.ts';
import { picturesOf } from '../../../pictures.ts';
import { cast, fourth, friend, OUTDOORS, sets, third } from '../parts.ts';
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
import * as across from './14-across.ts';
import * as full from './15-full.ts';
import * as keep from './16-keep.ts';

export const pictures = picturesOf({
  cast,
  friend,
  third,
  fourth,
  wears: OUTDOORS,
  sets,
  scenes: {
    row: wide(row.scene),
    keeps: wide(keeps.scene),
    neighbors: wide(neighbors.scene),
    no: wide(no.scene),
    gap: wide(gap.scene),
    snow: wide(snow.scene),
    one: wide(one.scene),
    hum: wide(hum.scene),
    ask: wide(ask.scene),
    bees: wide(bees.scene),
    jars: wide(jars.scene),
    carry: wide(carry.scene),
    gold: wide(gold.scene),
    across: wide(across.scene),
    full: wide(full.scene),
    keep: wide(keep.scene),
  },
});
