/**
 * The pictures of the book, by spread. Papers: comic dots (the academy), newsprint (the city), ledger (the Registry’s forms).
 */
import { wide } from '../../../cuts/wide.ts';
import { picturesOf } from '../../../pictures.ts';
import { cast, fourth, friend, third, wears } from '../parts/people.ts';
import { sets } from '../parts/sets.ts';
import * as form from './01-form.ts';
import * as rumor from './02-rumor.ts';
import * as apart from './03-apart.ts';
import * as lunch from './04-lunch.ts';
import * as alarm from './05-alarm.ts';
import * as bridge from './06-bridge.ts';
import * as capes from './07-capes.ts';
import * as down from './08-down.ts';
import * as elevator from './09-elevator.ts';
import * as wall from './10-wall.ts';
import * as pull from './11-pull.ts';
import * as back from './12-back.ts';
import * as registry from './13-registry.ts';
import * as letters from './14-letters.ts';
import * as own from './15-own.ts';
import * as dawn from './16-dawn.ts';
import * as tell from './17-tell.ts';
import * as readers from './18-readers.ts';
import * as handle from './19-handle.ts';
import * as wonder from './20-wonder.ts';
import * as empty from './21-empty.ts';
import * as doorstep from './22-doorstep.ts';

export const pictures = picturesOf({
  cast,
  friend,
  third,
  fourth,
  wears,
  sets,
  scenes: {
    form: wide(form.scene),
    rumor: wide(rumor.scene),
    apart: apart.scene,
    lunch: wide(lunch.scene),
    alarm: wide(alarm.scene),
    bridge: wide(bridge.scene),
    capes: wide(capes.scene),
    down: wide(down.scene),
    elevator: wide(elevator.scene),
    wall: wide(wall.scene),
    pull: wide(pull.scene),
    back: wide(back.scene),
    registry: wide(registry.scene),
    letters: wide(letters.scene),
    own: wide(own.scene),
    dawn: wide(dawn.scene),
    tell: wide(tell.scene),
    readers: wide(readers.scene),
    handle: wide(handle.scene),
    wonder: wide(wonder.scene),
    empty: wide(empty.scene),
    doorstep: wide(doorstep.scene),
  },
  ways: { alarm: alarm.ways, dawn: dawn.ways },
});
