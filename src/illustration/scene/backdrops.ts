import type { Backdrop } from './backdrop.ts';
import * as field from './backdrops/field.ts';
import * as garden from './backdrops/garden.ts';
import * as hall from './backdrops/hall.ts';
import * as roof from './backdrops/roof.ts';
import * as room from './backdrops/room.ts';
import * as sail from './backdrops/sail.ts';
import * as sea from './backdrops/sea.ts';
import * as sky from './backdrops/sky.ts';
import * as town from './backdrops/town.ts';
import * as winter from './backdrops/winter.ts';
import * as wood from './backdrops/wood.ts';
import type { BackdropId } from './ids.ts';

export const BACKDROPS: Record<BackdropId, Backdrop> = {
  nursery: room.nursery,
  forest: wood.forest,
  meadow: garden.meadow,
  seabed: sea.seabed,
  'underwater-city': sea.underwaterCity,
  'open-sea': sail.openSea,
  'deep-space': sky.deepSpace,
  'castle-hall': hall.castleHall,
  'castle-hill': town.castleHill,
  ice: winter.ice,
  'snow-village': winter.snowVillage,
  jungle: wood.jungle,
  'pirate-deck': sail.pirateDeck,
  'night-town': town.nightTown,
  'magic-garden': garden.magicGarden,
  'magic-school': hall.magicSchool,
  'robot-workshop': room.robotWorkshop,
  'dinosaur-valley': field.dinosaurValley,
  'sports-field': field.sportsField,
  'open-sky': sky.openSky,
  mansion: roof.mansion,
  'rescue-yard': field.rescueYard,
  'academy-roof': roof.academyRoof,
};
