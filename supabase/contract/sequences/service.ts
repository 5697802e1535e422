import { type Sequence, signUp } from '../sequence.ts';

export const SERVICE: Sequence = {
  name: 'service',
  about: 'What the service tells about itself.',
  steps: [
    { does: 'health', call: 'GET /health' },
    { does: 'settings', call: 'GET /settings' },
    { does: 'keys', call: 'GET /.well-known/jwks.json' },
  ],
};

export const PATHS: Sequence = {
  name: 'paths',
  about: 'Calls that the app does not make.',
  steps: [
    signUp('ana', 'phone'),
    { does: 'an unknown path', call: 'GET /nothing' },
    { does: 'an unknown path, unversioned', call: 'GET /nothing', unversioned: true },
    { does: 'a longer path', call: 'GET /user/nothing', as: 'phone' },
    { does: 'a slash at the end', call: 'GET /user/', as: 'phone' },
    { does: 'GET signup', call: 'GET /signup' },
    { does: 'GET token', call: 'GET /token?grant_type=password' },
    { does: 'PUT token', call: 'PUT /token?grant_type=password', body: {} },
    { does: 'GET recover', call: 'GET /recover' },
    { does: 'GET logout', call: 'GET /logout', as: 'phone' },
    { does: 'POST user', call: 'POST /user', as: 'phone', body: {} },
    { does: 'DELETE user', call: 'DELETE /user', as: 'phone' },
    { does: 'PATCH user', call: 'PATCH /user', as: 'phone', body: {} },
    { does: 'all users, as nobody', call: 'GET /admin/users' },
    { does: 'all users, as a member', call: 'GET /admin/users', as: 'phone' },
    { does: 'an invitation, as a member', call: 'POST /invite', as: 'phone', body: { email: '{eve}' } },
    { does: 'another service to sign in with', call: 'GET /authorize?provider=google' },
    {
      does: 'signing up with another service',
      call: 'POST /token?grant_type=id_token',
      body: { provider: 'google', id_token: 'x' },
    },
    { does: 'a member of single sign-on', call: 'POST /sso', body: { domain: 'example.com' } },
    { does: 'another person linked', call: 'GET /user/identities/authorize?provider=google', as: 'phone' },
  ],
};
