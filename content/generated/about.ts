// Written by scripts/content/generate-index.ts from the folders of content/stories. Do not edit.
import type { AboutBook } from '../about-book.ts';
import { about as alienEncounter } from '../stories/alien-encounter/about.ts';
import { about as animalRescue } from '../stories/animal-rescue/about.ts';
import { about as christmas } from '../stories/christmas/about.ts';
import { about as dinosaurDiscovery } from '../stories/dinosaur-discovery/about.ts';
import { about as dragonValley } from '../stories/dragon-valley/about.ts';
import { about as fairyKingdom } from '../stories/fairy-kingdom/about.ts';
import { about as forestFriends } from '../stories/forest-friends/about.ts';
import { about as iceKingdom } from '../stories/ice-kingdom/about.ts';
import { about as jungleExplorer } from '../stories/jungle-explorer/about.ts';
import { about as magicGarden } from '../stories/magic-garden/about.ts';
import { about as mysteryMansion } from '../stories/mystery-mansion/about.ts';
import { about as neverland } from '../stories/neverland/about.ts';
import { about as oceanAdventure } from '../stories/ocean-adventure/about.ts';
import { about as pirateTreasure } from '../stories/pirate-treasure/about.ts';
import { about as princessCastle } from '../stories/princess-castle/about.ts';
import { about as robotFriends } from '../stories/robot-friends/about.ts';
import { about as spaceExplorer } from '../stories/space-explorer/about.ts';
import { about as sportsChampion } from '../stories/sports-champion/about.ts';
import { about as superheroAcademy } from '../stories/superhero-academy/about.ts';
import { about as theMoonBalloon } from '../stories/the-moon-balloon/about.ts';
import { about as timeTraveler } from '../stories/time-traveler/about.ts';
import { about as underwaterCity } from '../stories/underwater-city/about.ts';
import { about as wizardSchool } from '../stories/wizard-school/about.ts';

/** What a librarian wants to know of every story, by slug. */
export const ABOUT: Readonly<Record<string, AboutBook>> = {
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
