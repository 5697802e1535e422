import { changeUser, getUser, type Sequence, signIn, signUp, verify } from '../sequence.ts';

/**
 * With `enable_confirmations = false` GoTrue skips the first of the two confirmations too, whatever
 * `double_confirm_changes` says (`emailChangeVerify` in its `verify.go`).
 */
export const EMAIL_CHANGE_ONE_YES: Sequence = {
  name: 'email-change-one-yes',
  summary: 'What a project does that does not ask new addresses for a yes.',
  steps: [
    signUp('ana', 'phone'),
    changeUser('a new address', 'phone', { email: '{anna}' }),
    { mailTo: 'ana', storeAs: 'old' },
    { mailTo: 'anna', storeAs: 'new' },
    verify('the old mailbox says yes', 'email_change', '{old}'),
    getUser('ana after one yes', 'phone'),
    verify('the new mailbox says yes', 'email_change', '{new}'),
    getUser('ana after two', 'phone'),
  ],
};

export const EMAIL_CHANGE: Sequence = {
  name: 'email-change',
  summary: 'An address changes when both mailboxes have said yes.',
  confirmations: true,
  steps: [
    { account: 'ana' },
    signIn('ana', 'phone'),
    changeUser('a new address', 'phone', { email: '{anna}' }),
    { mailTo: 'ana', storeAs: 'old' },
    { mailTo: 'anna', storeAs: 'new' },
    getUser('ana before any yes', 'phone'),
    verify('the new mailbox says yes', 'email_change', '{new}'),
    getUser('ana after one yes', 'phone'),
    verify('the new mailbox says yes again', 'email_change', '{new}'),
    verify('the old mailbox says yes', 'email_change', '{old}', 'changed'),
    getUser('ana after both', 'phone'),
    verify('the old mailbox says yes again', 'email_change', '{old}'),
    { ...signIn('ana', 'tablet'), description: 'ana signs in with the old address' },
    { ...signIn('anna', 'tablet'), description: 'ana signs in with the new address' },

    changeUser('back, asked a first time', 'phone', { email: '{ana}' }),
    { mailTo: 'anna', storeAs: 'voidOld' },
    { mailTo: 'ana', storeAs: 'voidNew' },
    changeUser('back, asked a second time', 'phone', { email: '{ana}' }),
    { mailTo: 'anna', storeAs: 'secondOld' },
    { mailTo: 'ana', storeAs: 'secondNew' },
    verify('a yes from the first asking', 'email_change', '{voidOld}'),
    verify('the old mailbox first', 'email_change', '{secondOld}'),
    verify('the new mailbox second', 'email_change', '{secondNew}'),
    getUser('ana is back', 'phone'),

    { account: 'ben' },
    changeUser('an address somebody has', 'phone', { email: '{ben}' }),
    changeUser('the own address', 'phone', { email: '{ana}' }),
    changeUser('the own address in capitals', 'phone', { email: '{upper ana}' }),
    changeUser('what is no address', 'phone', { email: 'nobody' }),
    changeUser('an empty address', 'phone', { email: '' }),
    changeUser('a number as address', 'phone', { email: 7 }),
    verify('a token nobody gave', 'email_change', '0123456789abcdef'.repeat(3)),
    verify('an empty token', 'email_change', ''),
    { description: 'no token', call: 'POST /verify', body: { type: 'email_change' } },
  ],
};

export const EMAIL_CHANGE_LATE: Sequence = {
  name: 'email-change-late',
  summary: 'A yes counts for an hour.',
  confirmations: true,
  steps: [
    { account: 'ana' },
    signIn('ana', 'phone'),
    changeUser('a new address', 'phone', { email: '{anna}' }),
    { mailTo: 'ana', storeAs: 'old' },
    { mailTo: 'anna', storeAs: 'new' },
    { waitSeconds: 3601 },
    verify('a yes of the new mailbox after an hour', 'email_change', '{new}'),
    verify('a yes of the old mailbox after an hour', 'email_change', '{old}'),
    getUser('ana is still ana', 'phone'),
  ],
};

export const EMAIL_CHANGE_AND_PASSWORD: Sequence = {
  name: 'email-change-and-password',
  summary: 'A new password ends a change of address that was asked for before.',
  confirmations: true,
  steps: [
    { account: 'ana' },
    signIn('ana', 'phone'),
    changeUser('a new address', 'phone', { email: '{anna}' }),
    { mailTo: 'ana', storeAs: 'old' },
    { mailTo: 'anna', storeAs: 'new' },
    signIn('ana', 'laptop'),
    changeUser('a new password', 'laptop', { password: 'another-day-8!' }),
    verify('a yes of the new mailbox', 'email_change', '{new}'),
    verify('a yes of the old mailbox', 'email_change', '{old}'),
    getUser('ana is still ana', 'laptop'),
  ],
};

export const EMAIL_CHANGE_TAKEN: Sequence = {
  name: 'email-change-taken',
  summary: 'Somebody signs up with the new address before it is said yes to.',
  confirmations: true,
  steps: [
    { account: 'ana' },
    signIn('ana', 'phone'),
    changeUser('a new address', 'phone', { email: '{cleo}' }),
    { mailTo: 'ana', storeAs: 'old' },
    { mailTo: 'cleo', storeAs: 'new' },
    { account: 'cleo' },
    verify('a yes of the old mailbox', 'email_change', '{old}'),
    verify('a yes of the new mailbox', 'email_change', '{new}'),
    getUser('ana is still ana', 'phone'),
    signIn('cleo', 'lamp'),
  ],
};
