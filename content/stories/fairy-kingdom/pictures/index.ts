/**
 * The pictures of the book, by spread. Papers: knitting (the sweater, the hill), map (the ground, an old garden plan), sea chart (the pond).
 */
import { picturesOf } from '../../../pictures.ts';
import { cast, friend, sets, wears } from '../parts.ts';
import * as hill from './01-hill.ts';
import * as why from './02-why.ts';
import * as thimble from './03-thimble.ts';
import * as town from './04-town.ts';
import * as sign from './05-sign.ts';
import * as race from './06-race.ts';
import * as calm from './07-calm.ts';
import * as seed from './08-seed.ts';
import * as vote from './09-vote.ts';
import * as hold from './10-hold.ts';
import * as whisper from './11-whisper.ts';
import * as ready from './12-ready.ts';
import * as ah from './13-ah.ts';
import * as choo from './14-choo.ts';
import * as won from './15-won.ts';
import * as home from './16-home.ts';

export const pictures = picturesOf({
  cast,
  friend,
  wears,
  sets,
  scenes: {
    hill: hill.scene,
    why: why.scene,
    thimble: thimble.scene,
    town: town.scene,
    sign: sign.scene,
    race: race.scene,
    calm: calm.scene,
    seed: seed.scene,
    vote: vote.scene,
    hold: hold.scene,
    whisper: whisper.scene,
    ready: ready.scene,
    ah: ah.scene,
    choo: choo.scene,
    won: won.scene,
    home: home.scene,
  },
});
