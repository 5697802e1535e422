/**
 * The pictures of the book, by spread. Papers: sea-chart (all water), map (what the ants carry off, hills, leaves, the boat), newsprint (whatever is the Explorer's).
 */
import { picturesOf } from '../../../pictures.ts';
import { cast, friend, sets, wears } from '../parts.ts';
import * as ants from './01-ants.ts';
import * as want from './02-want.ts';
import * as forks from './03-forks.ts';
import * as twoWaters from './04-two-waters.ts';
import * as stones from './05-stones.ts';
import * as otters from './06-otters.ts';
import * as row from './07-row.ts';
import * as drowned from './08-drowned.ts';
import * as knock from './09-knock.ts';
import * as dolphin from './10-dolphin.ts';
import * as flag from './11-flag.ts';
import * as drop from './12-drop.ts';
import * as up from './13-up.ts';
import * as moss from './14-moss.ts';
import * as breathRock from './15-breath-rock.ts';
import * as launchRock from './16-launch-rock.ts';
import * as homeRock from './17-home-rock.ts';
import * as hoist from './18-hoist.ts';
import * as breathTree from './19-breath-tree.ts';
import * as launchTree from './20-launch-tree.ts';
import * as homeTree from './21-home-tree.ts';

export const pictures = picturesOf({
  cast,
  friend,
  wears,
  sets,
  scenes: {
    ants: ants.scene,
    want: want.scene,
    forks: forks.scene,
    'two-waters': twoWaters.scene,
    stones: stones.scene,
    otters: otters.scene,
    row: row.scene,
    drowned: drowned.scene,
    knock: knock.scene,
    dolphin: dolphin.scene,
    flag: flag.scene,
    drop: drop.scene,
    up: up.scene,
    moss: moss.scene,
    'breath-rock': breathRock.scene,
    'launch-rock': launchRock.scene,
    'home-rock': homeRock.scene,
    hoist: hoist.scene,
    'breath-tree': breathTree.scene,
    'launch-tree': launchTree.scene,
    'home-tree': homeTree.scene,
  },
  ways: { 'two-waters': twoWaters.ways, up: up.ways },
});
