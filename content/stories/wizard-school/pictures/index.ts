import { picturesOf } from '../../../pictures.ts';
import { cast, friend, wears } from '../parts/people.ts';
import { sets } from '../parts/sets.ts';
import * as letter from './01-letter.ts';
import * as basket from './02-basket.ts';
import * as hall from './03-hall.ts';
import * as inch from './04-inch.ts';
import * as ottoline from './05-ottoline.ts';
import * as round from './06-round.ts';
import * as collar from './07-collar.ts';
import * as whoops from './08-whoops.ts';
import * as warm from './09-warm.ts';
import * as shadowCoats from './10-shadow-coats.ts';
import * as mostlyWind from './11-mostly-wind.ts';
import * as onThreeCoats from './12-on-three-coats.ts';
import * as whumpCoats from './13-whump-coats.ts';
import * as ovens from './14-ovens.ts';
import * as sunday from './15-sunday.ts';
import * as saturday from './16-saturday.ts';
import * as shadowToast from './17-shadow-toast.ts';
import * as hat from './18-hat.ts';
import * as onThreeToast from './19-on-three-toast.ts';
import * as whumpToast from './20-whump-toast.ts';
import * as setDown from './21-set-down.ts';
import * as bathtub from './22-bathtub.ts';
import * as willow from './23-willow.ts';
import * as ducklings from './24-ducklings.ts';
import * as fridayPond from './25-friday-pond.ts';
import * as buttonPond from './26-button-pond.ts';
import * as basketChair from './27-basket-chair.ts';
import * as nightshirts from './28-nightshirts.ts';
import * as lines from './29-lines.ts';
import * as fridaySquare from './30-friday-square.ts';
import * as buttonSquare from './31-button-square.ts';

export const pictures = picturesOf({
  cast,
  friend,
  wears,
  sets,
  scenes: {
    letter: letter.scene,
    basket: basket.scene,
    hall: hall.scene,
    inch: inch.scene,
    ottoline: ottoline.scene,
    round: round.scene,
    collar: collar.scene,
    whoops: whoops.scene,
    warm: warm.scene,
    'shadow-coats': shadowCoats.scene,
    'mostly-wind': mostlyWind.scene,
    'on-three-coats': onThreeCoats.scene,
    'whump-coats': whumpCoats.scene,
    ovens: ovens.scene,
    sunday: sunday.scene,
    saturday: saturday.scene,
    'shadow-toast': shadowToast.scene,
    hat: hat.scene,
    'on-three-toast': onThreeToast.scene,
    'whump-toast': whumpToast.scene,
    'set-down': setDown.scene,
    bathtub: bathtub.scene,
    willow: willow.scene,
    ducklings: ducklings.scene,
    'friday-pond': fridayPond.scene,
    'button-pond': buttonPond.scene,
    'basket-chair': basketChair.scene,
    nightshirts: nightshirts.scene,
    lines: lines.scene,
    'friday-square': fridaySquare.scene,
    'button-square': buttonSquare.scene,
  },
  ways: { round: round.ways, 'set-down': setDown.ways },
});
