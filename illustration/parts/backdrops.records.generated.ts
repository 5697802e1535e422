// Written by scripts/kit/generate-catalogues.ts from backdrops/. Do not edit: npm run generate:catalogues.
import type { Backdrop } from './backdrop.ts';
import type { BackdropId } from './backdrops.generated.ts';
import { academyRoof } from './backdrops/academy-roof.ts';
import { castleHall } from './backdrops/castle-hall.ts';
import { castleHill } from './backdrops/castle-hill.ts';
import { deepSpace } from './backdrops/deep-space.ts';
import { dinosaurValley } from './backdrops/dinosaur-valley.ts';
import { forest } from './backdrops/forest.ts';
import { ice } from './backdrops/ice.ts';
import { jungle } from './backdrops/jungle.ts';
import { magicGarden } from './backdrops/magic-garden.ts';
import { magicSchool } from './backdrops/magic-school.ts';
import { mansion } from './backdrops/mansion.ts';
import { meadow } from './backdrops/meadow.ts';
import { nightTown } from './backdrops/night-town.ts';
import { nursery } from './backdrops/nursery.ts';
import { openSea } from './backdrops/open-sea.ts';
import { openSky } from './backdrops/open-sky.ts';
import { pirateDeck } from './backdrops/pirate-deck.ts';
import { rescueYard } from './backdrops/rescue-yard.ts';
import { robotWorkshop } from './backdrops/robot-workshop.ts';
import { seabed } from './backdrops/seabed.ts';
import { snowVillage } from './backdrops/snow-village.ts';
import { sportsField } from './backdrops/sports-field.ts';
import { underwaterCity } from './backdrops/underwater-city.ts';

export const BACKDROP_RECORDS: Readonly<Record<BackdropId, Backdrop>> = {
  'academy-roof': academyRoof,
  'castle-hall': castleHall,
  'castle-hill': castleHill,
  'deep-space': deepSpace,
  'dinosaur-valley': dinosaurValley,
  forest,
  ice,
  jungle,
  'magic-garden': magicGarden,
  'magic-school': magicSchool,
  mansion,
  meadow,
  'night-town': nightTown,
  nursery,
  'open-sea': openSea,
  'open-sky': openSky,
  'pirate-deck': pirateDeck,
  'rescue-yard': rescueYard,
  'robot-workshop': robotWorkshop,
  seabed,
  'snow-village': snowVillage,
  'sports-field': sportsField,
  'underwater-city': underwaterCity,
};
