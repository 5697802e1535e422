/** All stage sheets. */
import { AIDS_SHEET } from './aids.ts';
import { FRIENDS_SHEET } from './friends.ts';
import { HANDS_SHEET } from './hands.ts';
import { LIGHT_SHEET } from './light.ts';
import { PAPERS_SHEET } from './papers.ts';
import { PREMISES_SHEET } from './premises.ts';
import { RELATIONS_SHEET } from './relations.ts';
import { SEATS_SHEET } from './seats.ts';
import { SHOTS_SHEET } from './shots.ts';
import type { StageSheet } from './stage-sheet.ts';
import { TOUCH_SHEET } from './touch.ts';
import { WEATHER_SHEET } from './weather.ts';

export const STAGE_SHEETS: readonly StageSheet[] = [
  SHOTS_SHEET,
  RELATIONS_SHEET,
  HANDS_SHEET,
  FRIENDS_SHEET,
  PREMISES_SHEET,
  LIGHT_SHEET,
  SEATS_SHEET,
  PAPERS_SHEET,
  TOUCH_SHEET,
  AIDS_SHEET,
  WEATHER_SHEET,
];
