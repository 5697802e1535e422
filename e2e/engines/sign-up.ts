import { newFamily } from '../pages/family.ts';
import type { UserActions } from './user-actions.ts';

/** Makes an account by the form, and ends at home. */
export async function signUp(actions: UserActions): Promise<void> {
  const family = newFamily();
  await actions.open('/signup');
  await actions.fill('First Name', family.first);
  await actions.fill('Last Name', family.last);
  await actions.fill("Adventurer's Name", family.adventurer);
  await actions.fill('Email', family.email);
  await actions.fill('Password', family.password);
  await actions.fill('Confirm Password', family.password);
  await actions.press('button', 'Create Account');
  await actions.expectVisible('heading', 'Great Work!');
  await actions.press('button', 'Explore Adventures');
  await actions.expectPath('/');
}
