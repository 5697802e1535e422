/**
 * The pictures of the book, by spread. Papers: calendar (London, and every almanac), newsprint (walls that have been read), gingham (Sina's mats). The snow has none.
 */
import { picturesOf } from '../../../pictures.ts';
import { cast, friend, sets, wears } from '../parts.ts';
import * as eleven from './01-eleven.ts';
import * as spots from './02-spots.ts';
import * as door from './03-door.ts';
import * as london from './04-london.ts';
import * as respect from './05-respect.ts';
import * as pell from './06-pell.ts';
import * as judge from './07-judge.ts';
import * as faces from './08-faces.ts';
import * as wrongTurn from './09-wrong-turn.ts';
import * as friday from './10-friday.ts';
import * as back from './11-back.ts';
import * as turnedOver from './12-turned-over.ts';
import * as hunt from './13-hunt.ts';
import * as thirty from './14-thirty.ts';
import * as sweden from './15-sweden.ts';
import * as white from './16-white.ts';
import * as birthdays from './17-birthdays.ts';
import * as baby from './18-baby.ts';
import * as allOfThem from './19-all-of-them.ts';
import * as even from './20-even.ts';
import * as squares from './21-squares.ts';

export const pictures = picturesOf({
  cast,
  friend,
  wears,
  sets,
  scenes: {
    eleven: eleven.scene,
    spots: spots.scene,
    door: door.scene,
    london: london.scene,
    respect: respect.scene,
    pell: pell.scene,
    judge: judge.scene,
    faces: faces.scene,
    'wrong-turn': wrongTurn.scene,
    friday: friday.scene,
    back: back.scene,
    'turned-over': turnedOver.scene,
    hunt: hunt.scene,
    thirty: thirty.scene,
    sweden: sweden.scene,
    white: white.scene,
    birthdays: birthdays.scene,
    baby: baby.scene,
    'all-of-them': allOfThem.scene,
    even: even.scene,
    squares: squares.scene,
  },
});
