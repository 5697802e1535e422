/** Aids in every relation and under weight: they are where they belong, and come along only where they can. */
import { parseLook, randomChild } from '../../../illustration/figures/hero/look/look.ts';
import type { AidId } from '../../../illustration/figures/hero/look/look-options.ts';
import { SAMPLE_LOOKS } from '../../../illustration/sample-looks.ts';
import { FRIENDS_SHEET } from './friends.ts';
import { person, row, type StageHero, type StageSheet } from './stage-sheet.ts';
import { TOUCH_SHEET } from './touch.ts';

const child = (name: string, seed: number, aids: readonly AidId[], more: object = {}): StageHero => ({
  name,
  look: parseLook({ ...randomChild(seed), glasses: 'none', extras: [], ...more, aids }),
});

/** A wheelchair, crutches, prostheses of arm and leg, hearing aids with glasses, a white cane with an implant. */
const HEROES: readonly StageHero[] = [
  SAMPLE_LOOKS[2]!,
  child('Crutches', 11, ['crutches'], {
    age: 'middle',
    hair: 'crop',
    outfit: 'tee',
    skin: 's2',
    cloth: 'clay',
  }),
  child('Limbs', 12, ['armRight', 'legLeft'], {
    age: 'big',
    hair: 'bun',
    outfit: 'tee',
    skin: 's5',
    cloth: 'sage',
  }),
  child('Hearing', 13, ['hearingAids'], {
    age: 'little',
    hair: 'crop',
    glasses: 'round',
    outfit: 'jumper',
    skin: 's8',
  }),
  child('Cane', 14, ['whiteCane', 'implantLeft'], {
    age: 'middle',
    hair: 'twoBraids',
    outfit: 'pinafore',
    skin: 's1',
  }),
];

const near = { camera: { on: [450, 960], zoom: 1.5 } } as const;

export const AIDS_SHEET: StageSheet = {
  name: 'stage-aids',
  across: 2,
  heroes: HEROES,
  rows: [
    ...TOUCH_SHEET.rows,
    ...FRIENDS_SHEET.rows.filter(({ name }) => name.includes('hug')),
    row(
      'pushing with all her strength',
      [person('hero', 'push', 330, { push: 'chest', expression: 'effort' })],
      {
        ...near,
        props: [{ id: 'treasure-chest', name: 'chest', at: [640, 1200], scale: 1.1 }],
      },
    ),
    row('carrying a heavy thing', [person('hero', 'stand', 450, { carry: 'load', expression: 'effort' })], {
      ...near,
      props: [{ id: 'basket', name: 'load', at: [462, 1122], scale: 0.62, depth: 0.74 }],
    }),
  ],
};
