import { changeUser, getUser, type Sequence, signUp } from '../sequence.ts';

export const ACCESS_TOKENS: Sequence = {
  name: 'access-tokens',
  summary: 'Which access tokens count.',
  steps: [
    signUp('ana', 'phone'),
    { description: 'none', call: 'GET /user' },
    getUser('what is no token', '{nonsense}'),
    { forgery: 'another secret', ofSession: 'phone', storeAs: 'forged' },
    getUser('signed with another secret', '{forged}'),
    { forgery: 'no algorithm', ofSession: 'phone', storeAs: 'unsigned' },
    getUser('signed by nobody', '{unsigned}'),
    { description: 'none, unversioned', call: 'GET /user', unversioned: true },
    {
      description: 'signed with another secret, unversioned',
      call: 'GET /user',
      unversioned: true,
      session: '{forged}',
    },
    changeUser('a change, signed with another secret', '{forged}', { data: {} }),
    { description: 'signing out, signed with another secret', call: 'POST /logout', session: '{forged}' },
    getUser('the right one', 'phone'),
  ],
};

export const EXPIRED_TOKENS: Sequence = {
  name: 'expired-tokens',
  summary: 'An access token counts for an hour, and names a session.',
  steps: [
    signUp('ana', 'phone'),
    { forgery: 'expired', ofSession: 'phone', storeAs: 'expired' },
    getUser('an hour later', '{expired}'),
    changeUser('a change an hour later', '{expired}', { data: {} }),
    { description: 'signing out an hour later', call: 'POST /logout', session: '{expired}' },
    { description: 'an hour later, unversioned', call: 'GET /user', unversioned: true, session: '{expired}' },
    { forgery: 'no session', ofSession: 'phone', storeAs: 'sessionless' },
    getUser('a session that there is not', '{sessionless}'),
  ],
};

export const REMOVED_ACCOUNT: Sequence = {
  name: 'removed-account',
  summary: 'What the other devices of a family hear when their account was deleted.',
  steps: [
    signUp('ana', 'phone'),
    { removeAccountOf: 'phone' },
    getUser('the access token', 'phone'),
    changeUser('a change', 'phone', { data: { first_name: 'Ana' } }),
    {
      description: 'a refresh',
      call: 'POST /token?grant_type=refresh_token',
      body: { refresh_token: '{phone.refresh_token}' },
    },
    {
      description: 'the right password of before',
      call: 'POST /token?grant_type=password',
      body: { email: '{ana}', password: 'sunny-day-7!' },
    },
    { description: 'signing out', call: 'POST /logout?scope=local', session: 'phone' },
    { ...signUp('ana', 'tablet'), description: 'the address is free again' },
  ],
};
