import { wide } from '../../../cuts/wide.ts';
import { picturesOf } from '../../../pictures.ts';
import { cast, friend, sets, wears } from '../parts.ts';
import * as holes from './01-holes.ts';
import * as list from './02-list.ts';
import * as one from './03-one.ts';
import * as cheese from './04-cheese.ts';
import * as boots from './05-boots.ts';
import * as big from './06-big.ts';
import * as rope from './07-rope.ts';
import * as ways from './08-ways.ts';
import * as shells from './09-shells.ts';
import * as tide from './10-tide.ts';
import * as crabs from './11-crabs.ts';
import * as floats from './12-floats.ts';
import * as gulls from './13-gulls.ts';
import * as twos from './14-twos.ts';
import * as rings from './15-rings.ts';
import * as clonk from './16-clonk.ts';
import * as chest from './17-chest.ts';
import * as note from './18-note.ts';
import * as share from './19-share.ts';
import * as dance from './20-dance.ts';
import * as stars from './21-stars.ts';
import * as bury from './22-bury.ts';
import * as map from './23-map.ts';
import * as growing from './24-growing.ts';

export const pictures = picturesOf({
  cast,
  friend,
  wears,
  sets,
  scenes: {
    holes: wide(holes.scene),
    list: wide(list.scene),
    one: wide(one.scene),
    cheese: wide(cheese.scene),
    boots: wide(boots.scene),
    big: wide(big.scene),
    rope: wide(rope.scene),
    ways: wide(ways.scene),
    shells: wide(shells.scene),
    tide: wide(tide.scene),
    crabs: wide(crabs.scene),
    floats: wide(floats.scene),
    gulls: wide(gulls.scene),
    twos: wide(twos.scene),
    rings: wide(rings.scene),
    clonk: clonk.scene,
    chest: wide(chest.scene),
    note: wide(note.scene),
    share: wide(share.scene),
    dance: wide(dance.scene),
    stars: wide(stars.scene),
    bury: wide(bury.scene),
    map: wide(map.scene),
    growing: wide(growing.scene),
  },
  ways: { ways: ways.ways, note: note.ways },
});
