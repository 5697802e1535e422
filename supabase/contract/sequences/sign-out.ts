import { getUser, refresh, type Sequence, signIn, signUp } from '../sequence.ts';

const signOut = (description: string, session: string, scope: string) =>
  ({ description, call: `POST /logout${scope}`, session }) as const;

export const SIGN_OUT: Sequence = {
  name: 'sign-out',
  summary: 'Which devices a sign-out ends.',
  steps: [
    signUp('ana', 'phone'),
    signIn('ana', 'tablet'),
    signIn('ana', 'laptop'),
    signOut('the phone alone', 'phone', '?scope=local'),
    getUser('the phone after that', 'phone'),
    refresh('the refresh token of the phone after that', '{phone.refresh_token}'),
    signOut('the phone once more', 'phone', '?scope=local'),
    getUser('the tablet is still signed in', 'tablet'),
    signOut('all but the tablet', 'tablet', '?scope=others'),
    getUser('the laptop after that', 'laptop'),
    refresh('the refresh token of the laptop after that', '{laptop.refresh_token}'),
    getUser('the tablet after that', 'tablet'),
    signOut('an unknown scope', 'tablet', '?scope=everywhere'),
    signIn('ana', 'watch'),
    signOut('everywhere, said so', 'tablet', '?scope=global'),
    getUser('the watch after that', 'watch'),
    refresh('the refresh token of the watch after that', '{watch.refresh_token}'),
    { ...signIn('ana', 'lamp'), description: 'ana signs in on one lamp' },
    { ...signIn('ana', 'clock'), description: 'ana signs in on one clock' },
    signOut('everywhere, by default', 'lamp', ''),
    getUser('the clock after that', 'clock'),
    { description: 'without a token', call: 'POST /logout' },
    { description: 'with a token nobody gave', call: 'POST /logout', session: '{nonsense}' },
  ],
};
