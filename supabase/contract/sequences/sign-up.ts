import { type JsonTemplate, PASSWORD, type Sequence } from '../sequence.ts';

const post = (description: string, body: JsonTemplate) =>
  ({ description, call: 'POST /signup', body }) as const;

export const SIGN_UP: Sequence = {
  name: 'sign-up',
  summary: 'Signing up signs in; what is refused and how.',
  steps: [
    {
      ...post('a new address, as the app sends it', {
        email: '{ana}',
        password: PASSWORD,
        data: { first_name: 'Zoë', last_name: "O'Neil", adventurer_name: '小明 <b>' },
        gotrue_meta_security: {},
        code_challenge: null,
        code_challenge_method: null,
      }),
      storeAs: 'phone',
    },
    post('the same address again', { email: '{ana}', password: PASSWORD }),
    post('the same address in capitals', { email: '{upper ana}', password: PASSWORD }),
    post('the same address with another password', { email: '{ana}', password: 'another-day-8!' }),
    post('a new address without names', { email: '{ben}', password: PASSWORD }),
    post('a new address in capitals', { email: '{upper cleo}', password: PASSWORD }),
    post('a short password', { email: '{dora}', password: 'short1!' }),
    post('a password without a digit', { email: '{dora}', password: 'no-digit-here!' }),
    post('a password without a symbol', { email: '{dora}', password: 'noSymbol123' }),
    post('a password of 73 letters', { email: '{dora}', password: `${'x'.repeat(71)}1!` }),
    post('an empty password', { email: '{dora}', password: '' }),
    post('no password', { email: '{dora}' }),
    post('a number as password', { email: '{dora}', password: 12345678 }),
    post('what is no address', { email: 'nobody', password: PASSWORD }),
    post('an address with a space', { email: 'no body@example.com', password: PASSWORD }),
    post('a number as address', { email: 7, password: PASSWORD }),
    post('no address', { password: PASSWORD }),
    post('an empty address', { email: '', password: PASSWORD }),
    post('a phone number', { phone: '123456789', password: PASSWORD }),
    post('names that are text', { email: '{dora}', password: PASSWORD, data: 'names' }),
    post('names that are a list', { email: '{dora}', password: PASSWORD, data: ['names'] }),
    post('an empty object', {}),
    post('a list', []),
    post('null', null),
    { description: 'a body that is not JSON', call: 'POST /signup', rawBody: '{"email":' },
    { description: 'no body', call: 'POST /signup' },
    {
      description: 'a short password, unversioned',
      call: 'POST /signup',
      unversioned: true,
      body: { email: '{dora}', password: 'short1!' },
    },
    {
      description: 'the same address again, unversioned',
      call: 'POST /signup',
      unversioned: true,
      body: { email: '{ana}', password: PASSWORD },
    },
  ],
};
