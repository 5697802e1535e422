/** The steps of a sequence of calls to an auth service. Sequences are data; `run-sequence.ts` runs them. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * Placeholders in braces are filled before a call is sent: `{ana}` is a person's email, `{upper ana}` the same in
 * capitals, `{phone.refresh_token}` a field of a stored session, `{link}` the token of a mail.
 */
export type Template = Json;

export interface Call {
  /** A description, unique within the sequence. */
  readonly does: string;
  /** Method and path below the address of the auth service. */
  readonly call: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
  /** The stored session whose access token is sent, or a placeholder. */
  readonly as?: string;
  readonly body?: Template;
  /** A body that is not JSON, sent as is. */
  readonly raw?: string;
  /** Omits the API version, for responses of before 2024. */
  readonly unversioned?: true;
  /** Stores the session of the response under this name. */
  readonly keep?: string;
}

/** Reads the token of the next mail with a link to a person. */
export interface Letter {
  readonly letterTo: string;
  readonly keep: string;
}

/** Lets time pass, in seconds. */
export interface Later {
  readonly later: number;
}

/** Makes an invalid access token from a stored session. */
export interface Forge {
  readonly forge: 'expired' | 'another secret' | 'no algorithm' | 'no session';
  readonly of: string;
  readonly keep: string;
}

/** Creates an account with the common password, without the service. */
export interface Account {
  readonly account: string;
}

/** Deletes the account of a stored session, as another device or an operator would. */
export interface Remove {
  readonly removeAccountOf: string;
}

export type Step = Call | Account | Letter | Later | Forge | Remove;

export interface Sequence {
  /** Name of its recording. */
  readonly name: string;
  readonly about: string;
  /** Recorded with email confirmation on (`enable_confirmations = true`). */
  readonly confirmations?: true;
  readonly steps: readonly Step[];
}

export const PASSWORD = 'sunny-day-7!';

export const isCall = (step: Step): step is Call => 'call' in step;

/** A person with an account; the session is stored under the device's name. */
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

/** @param does a description, unique within the sequence */
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
