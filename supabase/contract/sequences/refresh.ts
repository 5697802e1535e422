import { getUser, refresh, type Sequence, signIn, signUp } from '../sequence.ts';

const CALL = 'POST /token?grant_type=refresh_token';

export const REFRESH: Sequence = {
  name: 'refresh',
  summary: 'A refresh token is used once; within ten seconds it may be sent again.',
  steps: [
    signUp('ana', 'first'),
    refresh('the first token', '{first.refresh_token}', 'second'),
    refresh('the first token again, at once', '{first.refresh_token}', 'repeated'),
    refresh('what the repetition gave', '{repeated.refresh_token}', 'third'),
    refresh('the second token again, at once', '{second.refresh_token}'),
    getUser('the access token of before still counts', 'first'),
    { waitSeconds: 11 },
    refresh('the second token after the interval, while what it led to is unused', '{second.refresh_token}'),
    refresh('the third token', '{third.refresh_token}', 'fourth'),
    { waitSeconds: 11 },
    refresh('the first token, long used', '{first.refresh_token}'),
    // For ten seconds the tokens that this has just ended may be reused too.
    { waitSeconds: 11 },
    refresh('the newest token after that', '{fourth.refresh_token}'),
    getUser('the newest access token after that', 'fourth'),

    signIn('ana', 'tablet'),
    { description: 'the tablet signs out', call: 'POST /logout?scope=local', session: 'tablet' },
    refresh('the token of a session that was signed out', '{tablet.refresh_token}'),

    refresh('a token nobody gave', 'abcdefghijkl'),
    refresh('a long token nobody gave', 'x'.repeat(200)),
    refresh('an empty token', ''),
    { description: 'no token', call: CALL, body: {} },
    { description: 'a number as token', call: CALL, body: { refresh_token: 7 } },
    { description: 'a body that is not JSON', call: CALL, rawBody: 'token' },
    {
      description: 'a token nobody gave, unversioned',
      call: CALL,
      unversioned: true,
      body: { refresh_token: 'abcdefghijkl' },
    },
  ],
};
