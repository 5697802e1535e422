// Written by scripts/content/generate-index.ts from the folders of content/stories. Do not edit.
import { blurb as alienEncounterBlurb } from '../stories/alien-encounter/blurb.ts';
import { facts as alienEncounter } from '../stories/alien-encounter/facts.ts';
import { blurb as animalRescueBlurb } from '../stories/animal-rescue/blurb.ts';
import { facts as animalRescue } from '../stories/animal-rescue/facts.ts';
import { blurb as christmasBlurb } from '../stories/christmas/blurb.ts';
import { facts as christmas } from '../stories/christmas/facts.ts';
import { blurb as dinosaurDiscoveryBlurb } from '../stories/dinosaur-discovery/blurb.ts';
import { facts as dinosaurDiscovery } from '../stories/dinosaur-discovery/facts.ts';
import { blurb as dragonValleyBlurb } from '../stories/dragon-valley/blurb.ts';
import { facts as dragonValley } from '../stories/dragon-valley/facts.ts';
import { blurb as fairyKingdomBlurb } from '../stories/fairy-kingdom/blurb.ts';
import { facts as fairyKingdom } from '../stories/fairy-kingdom/facts.ts';
import { blurb as forestFriendsBlurb } from '../stories/forest-friends/blurb.ts';
import { facts as forestFriends } from '../stories/forest-friends/facts.ts';
import { blurb as iceKingdomBlurb } from '../stories/ice-kingdom/blurb.ts';
import { facts as iceKingdom } from '../stories/ice-kingdom/facts.ts';
import { blurb as jungleExplorerBlurb } from '../stories/jungle-explorer/blurb.ts';
import { facts as jungleExplorer } from '../stories/jungle-explorer/facts.ts';
import { blurb as magicGardenBlurb } from '../stories/magic-garden/blurb.ts';
import { facts as magicGarden } from '../stories/magic-garden/facts.ts';
import { blurb as mysteryMansionBlurb } from '../stories/mystery-mansion/blurb.ts';
import { facts as mysteryMansion } from '../stories/mystery-mansion/facts.ts';
import { blurb as neverlandBlurb } from '../stories/neverland/blurb.ts';
import { facts as neverland } from '../stories/neverland/facts.ts';
import { blurb as oceanAdventureBlurb } from '../stories/ocean-adventure/blurb.ts';
import { facts as oceanAdventure } from '../stories/ocean-adventure/facts.ts';
import { blurb as pirateTreasureBlurb } from '../stories/pirate-treasure/blurb.ts';
import { facts as pirateTreasure } from '../stories/pirate-treasure/facts.ts';
import { blurb as princessCastleBlurb } from '../stories/princess-castle/blurb.ts';
import { facts as princessCastle } from '../stories/princess-castle/facts.ts';
import { blurb as robotFriendsBlurb } from '../stories/robot-friends/blurb.ts';
import { facts as robotFriends } from '../stories/robot-friends/facts.ts';
import { blurb as spaceExplorerBlurb } from '../stories/space-explorer/blurb.ts';
import { facts as spaceExplorer } from '../stories/space-explorer/facts.ts';
import { blurb as sportsChampionBlurb } from '../stories/sports-champion/blurb.ts';
import { facts as sportsChampion } from '../stories/sports-champion/facts.ts';
import { blurb as superheroAcademyBlurb } from '../stories/superhero-academy/blurb.ts';
import { facts as superheroAcademy } from '../stories/superhero-academy/facts.ts';
import { blurb as theMoonBalloonBlurb } from '../stories/the-moon-balloon/blurb.ts';
import { facts as theMoonBalloon } from '../stories/the-moon-balloon/facts.ts';
import { blurb as timeTravelerBlurb } from '../stories/time-traveler/blurb.ts';
import { facts as timeTraveler } from '../stories/time-traveler/facts.ts';
import { blurb as underwaterCityBlurb } from '../stories/underwater-city/blurb.ts';
import { facts as underwaterCity } from '../stories/underwater-city/facts.ts';
import { blurb as wizardSchoolBlurb } from '../stories/wizard-school/blurb.ts';
import { facts as wizardSchool } from '../stories/wizard-school/facts.ts';
import type { StoryFacts } from '../story-facts.ts';

/** Every story and its blurb, in the order of the shelf. */
export const STORIES: readonly (readonly [StoryFacts, string])[] = [
  [dragonValley, dragonValleyBlurb],
  [magicGarden, magicGardenBlurb],
  [robotFriends, robotFriendsBlurb],
  [princessCastle, princessCastleBlurb],
  [pirateTreasure, pirateTreasureBlurb],
  [iceKingdom, iceKingdomBlurb],
  [fairyKingdom, fairyKingdomBlurb],
  [spaceExplorer, spaceExplorerBlurb],
  [neverland, neverlandBlurb],
  [christmas, christmasBlurb],
  [forestFriends, forestFriendsBlurb],
  [dinosaurDiscovery, dinosaurDiscoveryBlurb],
  [oceanAdventure, oceanAdventureBlurb],
  [mysteryMansion, mysteryMansionBlurb],
  [jungleExplorer, jungleExplorerBlurb],
  [animalRescue, animalRescueBlurb],
  [theMoonBalloon, theMoonBalloonBlurb],
  [underwaterCity, underwaterCityBlurb],
  [wizardSchool, wizardSchoolBlurb],
  [sportsChampion, sportsChampionBlurb],
  [timeTraveler, timeTravelerBlurb],
  [alienEncounter, alienEncounterBlurb],
  [superheroAcademy, superheroAcademyBlurb],
];
