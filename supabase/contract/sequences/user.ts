import { changeUser, getUser, type Sequence, signIn, signUp } from '../sequence.ts';

export const USER: Sequence = {
  name: 'user',
  summary: 'What is told about a member, and what of it can be changed.',
  steps: [
    signUp('ana', 'phone'),
    getUser('ana looks', 'phone'),
    changeUser('names', 'phone', { data: { first_name: 'Ana', last_name: 'Bell' } }),
    changeUser('one more name', 'phone', { data: { adventurer_name: 'Captain' } }),
    changeUser('a name taken away', 'phone', { data: { last_name: null } }),
    changeUser('nothing', 'phone', {}),
    changeUser('data that is null', 'phone', { data: null }),
    changeUser('data that is text', 'phone', { data: 'names' }),
    changeUser('data that is a list', 'phone', { data: ['names'] }),
    changeUser('a field that there is not', 'phone', { role: 'service_role', shoe: 7 }),
    changeUser('data of the service', 'phone', { app_metadata: { provider: 'magic' } }),
    { description: 'a body that is not JSON', call: 'PUT /user', session: 'phone', rawBody: '{"data":' },
    { description: 'no body', call: 'PUT /user', session: 'phone' },
    { description: 'a change without a token', call: 'PUT /user', body: { data: { first_name: 'Eve' } } },
    getUser('ana looks again', 'phone'),
    signIn('ana', 'tablet'),
  ],
};
