import { inEveryEngine } from './engine-test.ts';
import { mainJourney } from './main-journey.ts';

inEveryEngine('the main journey', mainJourney);
