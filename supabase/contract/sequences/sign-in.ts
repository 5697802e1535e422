import { type JsonTemplate, PASSWORD, type Sequence, signUp } from '../sequence.ts';

const CALL = 'POST /token?grant_type=password';
const post = (description: string, body: JsonTemplate) => ({ description, call: CALL, body }) as const;

export const SIGN_IN: Sequence = {
  name: 'sign-in',
  summary: 'Signing in with a password; what is refused and how.',
  steps: [
    signUp('ana', 'phone'),
    {
      ...post('the right password, as the app sends it', {
        email: '{ana}',
        password: PASSWORD,
        gotrue_meta_security: {},
      }),
      storeAs: 'tablet',
    },
    post('the address in capitals', { email: '{upper ana}', password: PASSWORD }),
    post('a wrong password', { email: '{ana}', password: 'wrong-day-7!' }),
    post('an address nobody has', { email: '{nobody}', password: PASSWORD }),
    post('what is no address', { email: 'nobody', password: PASSWORD }),
    post('a password of 73 letters', { email: '{ana}', password: `${'x'.repeat(71)}1!` }),
    post('an empty password', { email: '{ana}', password: '' }),
    post('no password', { email: '{ana}' }),
    post('no address', { password: PASSWORD }),
    post('a number as password', { email: '{ana}', password: 7 }),
    post('an empty object', {}),
    { description: 'a body that is not JSON', call: CALL, rawBody: '{"email":' },
    { description: 'no body', call: CALL },
    { description: 'no kind of grant', call: 'POST /token', body: { email: '{ana}', password: PASSWORD } },
    {
      description: 'an unknown kind of grant',
      call: 'POST /token?grant_type=magic',
      body: { email: '{ana}', password: PASSWORD },
    },
    {
      description: 'a wrong password, unversioned',
      call: CALL,
      unversioned: true,
      body: { email: '{ana}', password: 'wrong-day-7!' },
    },
    { description: 'no kind of grant, unversioned', call: 'POST /token', unversioned: true, body: {} },
  ],
};
