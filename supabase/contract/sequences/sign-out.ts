import { getUser, refresh, type Sequence, signIn, signUp } from '../sequence.ts';

const out = (does: string, as: string, scope: string) =>
  ({ does, call: `POST /logout${scope}`, as }) as const;

export const SIGN_OUT: Sequence = {
  name: 'sign-out',
  about: 'Which devices a sign-out ends.',
  steps: [
    signUp('ana', 'phone'),
    signIn('ana', 'tablet'),
    signIn('ana', 'laptop'),
    out('the phone alone', 'phone', '?scope=local'),
    getUser('the phone after that', 'phone'),
    refresh('the refresh token of the phone after that', '{phone.refresh_token}'),
    out('the phone once more', 'phone', '?scope=local'),
    getUser('the tablet is still signed in', 'tablet'),
    out('all but the tablet', 'tablet', '?scope=others'),
    getUser('the laptop after that', 'laptop'),
    refresh('the refresh token of the laptop after that', '{laptop.refresh_token}'),
    getUser('the tablet after that', 'tablet'),
    out('an unknown scope', 'tablet', '?scope=everywhere'),
    signIn('ana', 'watch'),
    out('everywhere, said so', 'tablet', '?scope=global'),
    getUser('the watch after that', 'watch'),
    refresh('the refresh token of the watch after that', '{watch.refresh_token}'),
    { ...signIn('ana', 'lamp'), does: 'ana signs in on one lamp' },
    { ...signIn('ana', 'clock'), does: 'ana signs in on one clock' },
    out('everywhere, by default', 'lamp', ''),
    getUser('the clock after that', 'clock'),
    { does: 'without a token', call: 'POST /logout' },
    { does: 'with a token nobody gave', call: 'POST /logout', as: '{nonsense}' },
  ],
};
