import { type Sequence, signUp } from '../sequence.ts';

export const SERVICE: Sequence = {
  name: 'service',
  summary: 'What the service tells about itself.',
  steps: [
    { description: 'health', call: 'GET /health' },
    { description: 'settings', call: 'GET /settings' },
    { description: 'keys', call: 'GET /.well-known/jwks.json' },
  ],
};

export const PATHS: Sequence = {
  name: 'paths',
  summary: 'Calls that the app does not make.',
  steps: [
    signUp('ana', 'phone'),
    { description: 'an unknown path', call: 'GET /nothing' },
    { description: 'an unknown path, unversioned', call: 'GET /nothing', unversioned: true },
    { description: 'a longer path', call: 'GET /user/nothing', session: 'phone' },
    { description: 'a slash at the end', call: 'GET /user/', session: 'phone' },
    { description: 'GET signup', call: 'GET /signup' },
    { description: 'GET token', call: 'GET /token?grant_type=password' },
    { description: 'PUT token', call: 'PUT /token?grant_type=password', body: {} },
    { description: 'GET recover', call: 'GET /recover' },
    { description: 'GET logout', call: 'GET /logout', session: 'phone' },
    { description: 'POST user', call: 'POST /user', session: 'phone', body: {} },
    { description: 'DELETE user', call: 'DELETE /user', session: 'phone' },
    { description: 'PATCH user', call: 'PATCH /user', session: 'phone', body: {} },
    { description: 'all users, as nobody', call: 'GET /admin/users' },
    { description: 'all users, as a member', call: 'GET /admin/users', session: 'phone' },
    {
      description: 'an invitation, as a member',
      call: 'POST /invite',
      session: 'phone',
      body: { email: '{eve}' },
    },
    { description: 'another service to sign in with', call: 'GET /authorize?provider=google' },
    {
      description: 'signing up with another service',
      call: 'POST /token?grant_type=id_token',
      body: { provider: 'google', id_token: 'x' },
    },
    { description: 'a member of single sign-on', call: 'POST /sso', body: { domain: 'example.com' } },
    {
      description: 'another person linked',
      call: 'GET /user/identities/authorize?provider=google',
      session: 'phone',
    },
  ],
};
