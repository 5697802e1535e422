import { changeUser, getUser, PASSWORD, refresh, type Sequence, signIn, signUp } from '../sequence.ts';

const NEXT = 'another-day-8!';

export const NEW_PASSWORD: Sequence = {
  name: 'new-password',
  summary: 'A new password, and which devices it signs out.',
  steps: [
    signUp('ana', 'phone'),
    signIn('ana', 'tablet'),
    changeUser('the same password', 'phone', { password: PASSWORD }),
    changeUser('a short password', 'phone', { password: 'short1!' }),
    changeUser('a password of 73 letters', 'phone', { password: `${'x'.repeat(71)}1!` }),
    changeUser('an empty password', 'phone', { password: '' }),
    changeUser('a number as password', 'phone', { password: 7 }),
    changeUser('a good password', 'phone', { password: NEXT }),
    getUser('the phone after that', 'phone'),
    refresh('the refresh token of the phone after that', '{phone.refresh_token}', 'phone'),
    getUser('the tablet after that', 'tablet'),
    refresh('the refresh token of the tablet after that', '{tablet.refresh_token}'),
    { ...signIn('ana', 'lamp'), description: 'the old password' },
    { ...signIn('ana', 'clock', NEXT), description: 'the new password' },
    changeUser('a password without a digit', 'clock', { password: 'no-digit-here!' }),
  ],
};

export const OLD_SESSION: Sequence = {
  name: 'old-session',
  summary: 'A device that signed in three days ago.',
  steps: [
    signUp('ana', 'phone'),
    { waitSeconds: 3 * 24 * 3600 },
    refresh('a refresh', '{phone.refresh_token}', 'phone'),
    getUser('ana looks', 'phone'),
    changeUser('a new password', 'phone', { password: NEXT }),
    changeUser('a new address', 'phone', { email: '{anna}' }),
  ],
};
