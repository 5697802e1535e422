/** Books of one made-up picture, for tests of the rules. */
import { SAMPLE_LOOKS } from '../illustration/sample-looks.ts';
import type { PersonRole } from '../illustration/scene/format/roles.ts';
import type { Book, Shown } from './book.ts';
import { pictureProblems } from './check-pictures.ts';
import type { Picture } from './pictures.ts';
import { template } from './slots.ts';

export const bookOf = (
  picture: Picture,
  {
    shows = [],
    text = template('{name} looked.'),
  }: { shows?: Shown[]; text?: ReturnType<typeof template> } = {},
): Book => ({
  spreads: [{ id: 'one', text: [text], shows, scene: { ...picture, describe: '{name} is in a picture.' } }],
});
/** What the check says of a picture on one hero. */
export const told = (...book: Parameters<typeof bookOf>) =>
  pictureProblems(bookOf(...book), SAMPLE_LOOKS.slice(0, 1))
    .map(({ words }) => words)
    .join('\n');

export const meadow: Picture = { backdrop: 'meadow', light: 'noon', seed: 1 };
export const wall: Picture = { ...meadow, plain: '#2c3358' };
export const hero = (more: Partial<PersonRole> = {}): PersonRole & { who: 'hero' } => ({
  who: 'hero',
  pose: 'stand',
  at: [450, 1190],
  ...more,
});
