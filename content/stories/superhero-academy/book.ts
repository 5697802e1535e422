import type { Book } from '../../book.ts';
import { pictures } from './pictures/index.ts';
import { talk } from './talk.ts';
import { alarm } from './words/1-alarm.ts';
import { rescue } from './words/2-rescue.ts';
import { registry } from './words/3-registry.ts';

const { scenes: _, ways: __, ...staging } = pictures;

export const book: Book = {
  ...staging,
  refrains: ['bridge', 'read'],
  talk,
  spreads: [...alarm, ...rescue, ...registry],
};
