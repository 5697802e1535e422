import { expect, it } from 'vitest';
import { defaultLook, type Look } from '../../../illustration/figures/hero/look/look.ts';
import { describeLook } from './describe-look.ts';

const withHat = (hair: Look['hair']): Look => ({ ...defaultLook, hair, extras: ['pirateHat', 'scarf'] });

it('lists what the picture shows', () => {
  expect(describeLook(withHat('bob'))).toMatch(/With: .*pirate hat.*scarf\.$/);
});

it('leaves out a hat over a turban', () => {
  expect(describeLook(withHat('turban'))).toMatch(/Hair: turban\. With: .*scarf\.$/);
  expect(describeLook(withHat('turban'))).not.toContain('hat');
});
