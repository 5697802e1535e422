import { inEveryEngine } from './engine-test.ts';
import { recordingJourney } from './recording-journey.ts';

inEveryEngine('a relative’s recording', recordingJourney);
