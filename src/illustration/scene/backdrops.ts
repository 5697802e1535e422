import type { Backdrop } from './backdrop.ts';
import * as green from './backdrops-green.ts';
import * as room from './backdrops-room.ts';
import * as town from './backdrops-town.ts';
import * as water from './backdrops-water.ts';
import type { BackdropId } from './ids.ts';

export const BACKDROPS: Record<BackdropId, Backdrop> = {
  nursery: room.nursery,
  forest: green.forest,
  meadow: green.meadow,
  seabed: water.seabed,
  'underwater-city': water.underwaterCity,
  'open-sea': water.openSea,
  'deep-space': town.deepSpace,
  'castle-hall': room.castleHall,
  'castle-hill': town.castleHill,
  ice: water.ice,
  'snow-village': water.snowVillage,
  jungle: green.jungle,
  'pirate-deck': town.pirateDeck,
  'night-town': town.nightTown,
  'magic-garden': green.magicGarden,
  'magic-school': room.magicSchool,
  'robot-workshop': room.robotWorkshop,
  'dinosaur-valley': green.dinosaurValley,
  'sports-field': green.sportsField,
  'open-sky': town.openSky,
  mansion: town.mansion,
  'rescue-yard': green.rescueYard,
  'academy-roof': town.academyRoof,
};
