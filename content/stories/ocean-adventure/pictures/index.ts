/**
 * The pictures of the book, by spread. Papers: sheet music (the whale, the night sea), sea chart (the sea), ledger (planks, the boat's own wood).
 */
import { picturesOf } from '../../../pictures.ts';
import { cast, friend, sets, wears } from '../parts.ts';
import * as song from './01-song.ts';
import * as boat from './02-boat.ts';
import * as out from './03-out.ts';
import * as hello from './04-hello.ts';
import * as drum from './05-drum.ts';
import * as nothing from './06-nothing.ts';
import * as clank from './07-clank.ts';
import * as bucket from './08-bucket.ts';
import * as pull from './09-pull.ts';
import * as arms from './10-arms.ts';
import * as rise from './11-rise.ts';
import * as eye from './12-eye.ts';
import * as answer from './13-answer.ts';
import * as line from './14-line.ts';
import * as bed from './15-bed.ts';

export const pictures = picturesOf({
  cast,
  friend,
  wears,
  sets,
  scenes: {
    song: song.scene,
    boat: boat.scene,
    out: out.scene,
    hello: hello.scene,
    drum: drum.scene,
    nothing: nothing.scene,
    clank: clank.scene,
    bucket: bucket.scene,
    pull: pull.scene,
    arms: arms.scene,
    rise: rise.scene,
    eye: eye.scene,
    answer: answer.scene,
    line: line.scene,
    bed: bed.scene,
  },
});
