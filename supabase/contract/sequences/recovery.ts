import { changeUser, getUser, PASSWORD, type Sequence, signIn, signUp, verify } from '../sequence.ts';

const requestRecovery = (description: string, email: string) =>
  ({ description, call: 'POST /recover', body: { email, gotrue_meta_security: {} } }) as const;

export const RECOVERY: Sequence = {
  name: 'recovery',
  summary: 'A letter leads to a new password, once and for an hour.',
  steps: [
    signUp('ana', 'phone'),
    requestRecovery('an address nobody has', '{nobody}'),
    requestRecovery('what is no address', 'nobody'),
    requestRecovery('an empty address', ''),
    { description: 'no address', call: 'POST /recover', body: {} },
    { description: 'a number as address', call: 'POST /recover', body: { email: 7 } },
    { description: 'a body that is not JSON', call: 'POST /recover', rawBody: 'ana' },

    requestRecovery('ana asks', '{ana}'),
    { mailTo: 'ana', storeAs: 'link' },
    verify('a token nobody gave', 'recovery', '0123456789abcdef'.repeat(3)),
    verify('the link as another kind', 'email_change', '{link}'),
    verify('the link as a kind that there is not', 'magic', '{link}'),
    verify('an empty token', 'recovery', ''),
    { description: 'no token', call: 'POST /verify', body: { type: 'recovery' } },
    { description: 'no kind', call: 'POST /verify', body: { token_hash: '{link}' } },
    { description: 'a number as token', call: 'POST /verify', body: { type: 'recovery', token_hash: 7 } },
    { description: 'a body that is not JSON, to verify', call: 'POST /verify', rawBody: 'link' },
    verify('the link', 'recovery', '{link}', 'mended'),
    verify('the link again', 'recovery', '{link}'),
    getUser('the session of the link', 'mended'),
    changeUser('a new password', 'mended', { password: 'another-day-8!' }),
    getUser('the phone after that', 'phone'),
    { ...signIn('ana', 'tablet', 'another-day-8!'), description: 'ana signs in with it' },

    requestRecovery('ana asks a first time', '{ana}'),
    { mailTo: 'ana', storeAs: 'older' },
    requestRecovery('ana asks a second time', '{upper ana}'),
    { mailTo: 'ana', storeAs: 'newer' },
    verify('the link of the first letter', 'recovery', '{older}'),
    verify('the link of the second letter', 'recovery', '{newer}'),

    requestRecovery('ana asks, and waits too long', '{ana}'),
    { mailTo: 'ana', storeAs: 'late' },
    { waitSeconds: 3601 },
    verify('a link after an hour', 'recovery', '{late}'),

    requestRecovery('ana asks, and remembers', '{ana}'),
    { mailTo: 'ana', storeAs: 'spare' },
    { ...signIn('ana', 'laptop', 'another-day-8!'), description: 'ana remembers' },
    changeUser('a new password all the same', 'laptop', { password: PASSWORD }),
    verify('a link from before the new password', 'recovery', '{spare}'),
  ],
};

export const RECOVERY_AFTER_MOVING: Sequence = {
  name: 'recovery-after-moving',
  summary: 'A letter that went to the mailbox of before leads nowhere.',
  confirmations: true,
  steps: [
    { account: 'ana' },
    signIn('ana', 'laptop'),
    requestRecovery('ana asks, and moves', '{ana}'),
    { mailTo: 'ana', storeAs: 'stale' },
    changeUser('a new address', 'laptop', { email: '{anna}' }),
    { mailTo: 'ana', storeAs: 'old' },
    { mailTo: 'anna', storeAs: 'new' },
    verify('a yes of the new mailbox', 'email_change', '{new}'),
    verify('a yes of the old mailbox', 'email_change', '{old}'),
    getUser('ana has moved', 'laptop'),
    verify('a link to the old mailbox, from before', 'recovery', '{stale}'),
    requestRecovery('ana asks at the old address', '{ana}'),
    requestRecovery('ana asks at the new address', '{anna}'),
    { mailTo: 'anna', storeAs: 'link' },
    verify('a link to the new mailbox', 'recovery', '{link}'),
  ],
};
