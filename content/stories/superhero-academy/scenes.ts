// Papers: comic dots (the academy), newsprint (the city), ledger (the Registry’s forms).
import { wide } from '../../cuts/lit.ts';
import { picturesOf } from '../../pictures.ts';
import { academy } from './academy.ts';
import { telling, wondering } from './choice.ts';
import { endings } from './endings.ts';
import { hall } from './hall.ts';
import { cast, friend, sets, wears } from './stage.ts';
import { town } from './town.ts';

const scenes = wide({ ...academy, ...town, ...hall, ...endings });
const ways = {
  alarm: [
    { on: [130, 620], at: [0.5, 0.5], zoom: 2.5 },
    { on: [790, 560], at: [0.5, 0.5], zoom: 2.5 },
  ],
  dawn: [telling, wondering],
};

export const pictures = picturesOf({ cast, friend, wears, sets, scenes, ways });
