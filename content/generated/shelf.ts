// Written by scripts/content/generate-index.ts from the folders of content/stories. Do not edit.
import { blurb as alienEncounterBlurb } from '../stories/alien-encounter/blurb.ts';
import { story as alienEncounter } from '../stories/alien-encounter/story.ts';
import { blurb as animalRescueBlurb } from '../stories/animal-rescue/blurb.ts';
import { story as animalRescue } from '../stories/animal-rescue/story.ts';
import { blurb as christmasBlurb } from '../stories/christmas/blurb.ts';
import { story as christmas } from '../stories/christmas/story.ts';
import { blurb as dinosaurDiscoveryBlurb } from '../stories/dinosaur-discovery/blurb.ts';
import { story as dinosaurDiscovery } from '../stories/dinosaur-discovery/story.ts';
import { blurb as dragonValleyBlurb } from '../stories/dragon-valley/blurb.ts';
import { story as dragonValley } from '../stories/dragon-valley/story.ts';
import { blurb as fairyKingdomBlurb } from '../stories/fairy-kingdom/blurb.ts';
import { story as fairyKingdom } from '../stories/fairy-kingdom/story.ts';
import { blurb as forestFriendsBlurb } from '../stories/forest-friends/blurb.ts';
import { story as forestFriends } from '../stories/forest-friends/story.ts';
import { blurb as iceKingdomBlurb } from '../stories/ice-kingdom/blurb.ts';
import { story as iceKingdom } from '../stories/ice-kingdom/story.ts';
import { blurb as jungleExplorerBlurb } from '../stories/jungle-explorer/blurb.ts';
import { story as jungleExplorer } from '../stories/jungle-explorer/story.ts';
import { blurb as magicGardenBlurb } from '../stories/magic-garden/blurb.ts';
import { story as magicGarden } from '../stories/magic-garden/story.ts';
import { blurb as mysteryMansionBlurb } from '../stories/mystery-mansion/blurb.ts';
import { story as mysteryMansion } from '../stories/mystery-mansion/story.ts';
import { blurb as neverlandBlurb } from '../stories/neverland/blurb.ts';
import { story as neverland } from '../stories/neverland/story.ts';
import { blurb as oceanAdventureBlurb } from '../stories/ocean-adventure/blurb.ts';
import { story as oceanAdventure } from '../stories/ocean-adventure/story.ts';
import { blurb as pirateTreasureBlurb } from '../stories/pirate-treasure/blurb.ts';
import { story as pirateTreasure } from '../stories/pirate-treasure/story.ts';
import { blurb as princessCastleBlurb } from '../stories/princess-castle/blurb.ts';
import { story as princessCastle } from '../stories/princess-castle/story.ts';
import { blurb as robotFriendsBlurb } from '../stories/robot-friends/blurb.ts';
import { story as robotFriends } from '../stories/robot-friends/story.ts';
import { blurb as spaceExplorerBlurb } from '../stories/space-explorer/blurb.ts';
import { story as spaceExplorer } from '../stories/space-explorer/story.ts';
import { blurb as sportsChampionBlurb } from '../stories/sports-champion/blurb.ts';
import { story as sportsChampion } from '../stories/sports-champion/story.ts';
import { blurb as superheroAcademyBlurb } from '../stories/superhero-academy/blurb.ts';
import { story as superheroAcademy } from '../stories/superhero-academy/story.ts';
import { blurb as theMoonBalloonBlurb } from '../stories/the-moon-balloon/blurb.ts';
import { story as theMoonBalloon } from '../stories/the-moon-balloon/story.ts';
import { blurb as timeTravelerBlurb } from '../stories/time-traveler/blurb.ts';
import { story as timeTraveler } from '../stories/time-traveler/story.ts';
import { blurb as underwaterCityBlurb } from '../stories/underwater-city/blurb.ts';
import { story as underwaterCity } from '../stories/underwater-city/story.ts';
import { blurb as wizardSchoolBlurb } from '../stories/wizard-school/blurb.ts';
import { story as wizardSchool } from '../stories/wizard-school/story.ts';
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
