import { changeUser, getUser, PASSWORD, type Sequence, signIn, signUp, verify } from '../sequence.ts';

const ask = (does: string, email: string) =>
  ({ does, call: 'POST /recover', body: { email, gotrue_meta_security: {} } }) as const;

export const RECOVERY: Sequence = {
  name: 'recovery',
  about: 'A letter leads to a new password, once and for an hour.',
  steps: [
    signUp('ana', 'phone'),
    ask('an address nobody has', '{nobody}'),
    ask('what is no address', 'nobody'),
    ask('an empty address', ''),
    { does: 'no address', call: 'POST /recover', body: {} },
    { does: 'a number as address', call: 'POST /recover', body: { email: 7 } },
    { does: 'a body that is not JSON', call: 'POST /recover', raw: 'ana' },

    ask('ana asks', '{ana}'),
    { letterTo: 'ana', keep: 'link' },
    verify('a token nobody gave', 'recovery', '0123456789abcdef'.repeat(3)),
    verify('the link as another kind', 'email_change', '{link}'),
    verify('the link as a kind that there is not', 'magic', '{link}'),
    verify('an empty token', 'recovery', ''),
    { does: 'no token', call: 'POST /verify', body: { type: 'recovery' } },
    { does: 'no kind', call: 'POST /verify', body: { token_hash: '{link}' } },
    { does: 'a number as token', call: 'POST /verify', body: { type: 'recovery', token_hash: 7 } },
    { does: 'a body that is not JSON, to verify', call: 'POST /verify', raw: 'link' },
    verify('the link', 'recovery', '{link}', 'mended'),
    verify('the link again', 'recovery', '{link}'),
    getUser('the session of the link', 'mended'),
    changeUser('a new password', 'mended', { password: 'another-day-8!' }),
    getUser('the phone after that', 'phone'),
    { ...signIn('ana', 'tablet', 'another-day-8!'), does: 'ana signs in with it' },

    ask('ana asks a first time', '{ana}'),
    { letterTo: 'ana', keep: 'older' },
    ask('ana asks a second time', '{upper ana}'),
    { letterTo: 'ana', keep: 'newer' },
    verify('the link of the first letter', 'recovery', '{older}'),
    verify('the link of the second letter', 'recovery', '{newer}'),

    ask('ana asks, and waits too long', '{ana}'),
    { letterTo: 'ana', keep: 'late' },
    { later: 3601 },
    verify('a link after an hour', 'recovery', '{late}'),

    ask('ana asks, and remembers', '{ana}'),
    { letterTo: 'ana', keep: 'spare' },
    { ...signIn('ana', 'laptop', 'another-day-8!'), does: 'ana remembers' },
    changeUser('a new password all the same', 'laptop', { password: PASSWORD }),
    verify('a link from before the new password', 'recovery', '{spare}'),
  ],
};

export const RECOVERY_AFTER_MOVING: Sequence = {
  name: 'recovery-after-moving',
  about: 'A letter that went to the mailbox of before leads nowhere.',
  confirmations: true,
  steps: [
    { account: 'ana' },
    signIn('ana', 'laptop'),
    ask('ana asks, and moves', '{ana}'),
    { letterTo: 'ana', keep: 'stale' },
    changeUser('a new address', 'laptop', { email: '{anna}' }),
    { letterTo: 'ana', keep: 'old' },
    { letterTo: 'anna', keep: 'new' },
    verify('a yes of the new mailbox', 'email_change', '{new}'),
    verify('a yes of the old mailbox', 'email_change', '{old}'),
    getUser('ana has moved', 'laptop'),
    verify('a link to the old mailbox, from before', 'recovery', '{stale}'),
    ask('ana asks at the old address', '{ana}'),
    ask('ana asks at the new address', '{anna}'),
    { letterTo: 'anna', keep: 'link' },
    verify('a link to the new mailbox', 'recovery', '{link}'),
  ],
};
