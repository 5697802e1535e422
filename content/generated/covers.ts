// Written by scripts/content/generate-index.ts from the folders of content/stories. Do not edit.
import type { Cover } from '../../illustration/covers/cover.ts';
import { cover as alienEncounter } from '../stories/alien-encounter/cover.ts';
import { cover as animalRescue } from '../stories/animal-rescue/cover.ts';
import { cover as christmas } from '../stories/christmas/cover.ts';
import { cover as dinosaurDiscovery } from '../stories/dinosaur-discovery/cover.ts';
import { cover as dragonValley } from '../stories/dragon-valley/cover.ts';
import { cover as fairyKingdom } from '../stories/fairy-kingdom/cover.ts';
import { cover as forestFriends } from '../stories/forest-friends/cover.ts';
import { cover as iceKingdom } from '../stories/ice-kingdom/cover.ts';
import { cover as jungleExplorer } from '../stories/jungle-explorer/cover.ts';
import { cover as magicGarden } from '../stories/magic-garden/cover.ts';
import { cover as mysteryMansion } from '../stories/mystery-mansion/cover.ts';
import { cover as neverland } from '../stories/neverland/cover.ts';
import { cover as oceanAdventure } from '../stories/ocean-adventure/cover.ts';
import { cover as pirateTreasure } from '../stories/pirate-treasure/cover.ts';
import { cover as princessCastle } from '../stories/princess-castle/cover.ts';
import { cover as robotFriends } from '../stories/robot-friends/cover.ts';
import { cover as spaceExplorer } from '../stories/space-explorer/cover.ts';
import { cover as sportsChampion } from '../stories/sports-champion/cover.ts';
import { cover as superheroAcademy } from '../stories/superhero-academy/cover.ts';
import { cover as theMoonBalloon } from '../stories/the-moon-balloon/cover.ts';
import { cover as timeTraveler } from '../stories/time-traveler/cover.ts';
import { cover as underwaterCity } from '../stories/underwater-city/cover.ts';
import { cover as wizardSchool } from '../stories/wizard-school/cover.ts';

/** The cover of every story, by slug. */
export const COVERS: Readonly<Record<string, Cover>> = {
  'alien-encounter': alienEncounter,
  'animal-rescue': animalRescue,
  christmas,
  'dinosaur-discovery': dinosaurDiscovery,
  'dragon-valley': dragonValley,
  'fairy-kingdom': fairyKingdom,
  'forest-friends': forestFriends,
  'ice-kingdom': iceKingdom,
  'jungle-explorer': jungleExplorer,
  'magic-garden': magicGarden,
  'mystery-mansion': mysteryMansion,
  neverland,
  'ocean-adventure': oceanAdventure,
  'pirate-treasure': pirateTreasure,
  'princess-castle': princessCastle,
  'robot-friends': robotFriends,
  'space-explorer': spaceExplorer,
  'sports-champion': sportsChampion,
  'superhero-academy': superheroAcademy,
  'the-moon-balloon': theMoonBalloon,
  'time-traveler': timeTraveler,
  'underwater-city': underwaterCity,
  'wizard-school': wizardSchool,
};
