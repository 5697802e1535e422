import { changeUser, getUser, type Sequence, signUp } from '../sequence.ts';

export const ACCESS_TOKENS: Sequence = {
  name: 'access-tokens',
  about: 'Which access tokens count.',
  steps: [
    signUp('ana', 'phone'),
    { does: 'none', call: 'GET /user' },
    getUser('what is no token', '{nonsense}'),
    { forge: 'another secret', of: 'phone', keep: 'forged' },
    getUser('signed with another secret', '{forged}'),
    { forge: 'no algorithm', of: 'phone', keep: 'unsigned' },
    getUser('signed by nobody', '{unsigned}'),
    { does: 'none, unversioned', call: 'GET /user', unversioned: true },
    { does: 'signed with another secret, unversioned', call: 'GET /user', unversioned: true, as: '{forged}' },
    changeUser('a change, signed with another secret', '{forged}', { data: {} }),
    { does: 'signing out, signed with another secret', call: 'POST /logout', as: '{forged}' },
    getUser('the right one', 'phone'),
  ],
};

export const EXPIRED_TOKENS: Sequence = {
  name: 'expired-tokens',
  about: 'An access token counts for an hour, and names a session.',
  steps: [
    signUp('ana', 'phone'),
    { forge: 'expired', of: 'phone', keep: 'expired' },
    getUser('an hour later', '{expired}'),
    changeUser('a change an hour later', '{expired}', { data: {} }),
    { does: 'signing out an hour later', call: 'POST /logout', as: '{expired}' },
    { does: 'an hour later, unversioned', call: 'GET /user', unversioned: true, as: '{expired}' },
    { forge: 'no session', of: 'phone', keep: 'sessionless' },
    getUser('a session that there is not', '{sessionless}'),
  ],
};

export const REMOVED_ACCOUNT: Sequence = {
  name: 'removed-account',
  about: 'What the other devices of a family hear when their account was deleted.',
  steps: [
    signUp('ana', 'phone'),
    { removeAccountOf: 'phone' },
    getUser('the access token', 'phone'),
    changeUser('a change', 'phone', { data: { first_name: 'Ana' } }),
    {
      does: 'a refresh',
      call: 'POST /token?grant_type=refresh_token',
      body: { refresh_token: '{phone.refresh_token}' },
    },
    {
      does: 'the right password of before',
      call: 'POST /token?grant_type=password',
      body: { email: '{ana}', password: 'sunny-day-7!' },
    },
    { does: 'signing out', call: 'POST /logout?scope=local', as: 'phone' },
    { ...signUp('ana', 'tablet'), does: 'the address is free again' },
  ],
};
