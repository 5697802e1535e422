/** What a sequence of calls to an auth service is made of. The sequences are data: what runs them is `run.ts`. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * Words in braces are filled in before a call is sent: `{ana}` is the address of a person, `{upper ana}` the same in
 * capitals, `{phone.refresh_token}` a field of a session that an earlier step kept, `{link}` the token of a letter.
 */
export type Template = Json;

export interface Call {
  /** In words, unique within the sequence. */
  readonly does: string;
  /** Method and path below the address of the auth service. */
  readonly call: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
  /** The kept session whose access token is sent; a word in braces is sent as it is filled in. */
  readonly as?: string;
  readonly body?: Template;
  /** A body that is not JSON, sent as it stands. */
  readonly raw?: string;
  /** Answered in the way of before 2024, for callers that do not say which version they speak. */
  readonly unversioned?: true;
  /** Keeps the session in the answer under this name. */
  readonly keep?: string;
}

/** Reads the token in the next letter with a link that reached a person. */
export interface Letter {
  readonly letterTo: string;
  readonly keep: string;
}

/** Lets time pass, in seconds. */
export interface Later {
  readonly later: number;
}

/** Makes an access token of a kept session that is not right. */
export interface Forge {
  readonly forge: 'expired' | 'another secret' | 'no algorithm' | 'no session';
  readonly of: string;
  readonly keep: string;
}

/** Makes an account with the password of all people here; the service has no part in how. */
export interface Account {
  readonly account: string;
}

/** Takes the account of a kept session away, as its family's other device or an operator would. */
export interface Remove {
  readonly removeAccountOf: string;
}

export type Step = Call | Account | Letter | Later | Forge | Remove;

export interface Sequence {
  /** Name of its file of recorded answers. */
  readonly name: string;
  readonly about: string;
  /** Recorded while the service asks each new address for a yes (`enable_confirmations = true`). */
  readonly confirmations?: true;
  readonly steps: readonly Step[];
}

export const PASSWORD = 'sunny-day-7!';

export const isCall = (step: Step): step is Call => 'call' in step;

/** A person of a sequence who has an account; their session is kept under the device's name. */
export const signUp = (person: string, device: string): Call => ({
  does: `${person} signs up on ${device}`,
  call: 'POST /signup',
  body: { email: `{${person}}`, password: PASSWORD },
  keep: device,
});

export const signIn = (person: string, device: string, password = PASSWORD): Call => ({
  does: `${person} signs in on ${device}`,
  call: 'POST /token?grant_type=password',
  body: { email: `{${person}}`, password },
  keep: device,
});

/** @param does in words, unique within the sequence */
export const refresh = (does: string, token: string, keep?: string): Call => ({
  does,
  call: 'POST /token?grant_type=refresh_token',
  body: { refresh_token: token },
  ...(keep ? { keep } : {}),
});

export const getUser = (does: string, as: string): Call => ({ does, call: 'GET /user', as });

export const changeUser = (does: string, as: string, body: Template): Call => ({
  does,
  call: 'PUT /user',
  as,
  body,
});

export const verify = (does: string, type: string, token: string, keep?: string): Call => ({
  does,
  call: 'POST /verify',
  body: { type, token_hash: token },
  ...(keep ? { keep } : {}),
});
