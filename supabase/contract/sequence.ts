/** The steps of a sequence of calls to an auth service. Sequences are data; `run-sequence.ts` runs them. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * Placeholders in braces are filled before a call is sent: `{ana}` is a person's email, `{upper ana}` the same in
 * capitals, `{phone.refresh_token}` a field of a stored session, `{link}` the token of a mail.
 */
export type JsonTemplate = Json;

export interface CallStep {
  /** A description, unique within the sequence. */
  readonly description: string;
  /** Method and path below the address of the auth service. */
  readonly call: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
  /** The stored session whose access token is sent, or a placeholder. */
  readonly session?: string;
  readonly body?: JsonTemplate;
  /** A body that is not JSON, sent as is. */
  readonly rawBody?: string;
  /** Omits the API version, for responses of before 2024. */
  readonly unversioned?: true;
  /** Stores the session of the response under this name. */
  readonly storeAs?: string;
}

/** Reads the token of the next mail with a link to a person. */
export interface MailStep {
  readonly mailTo: string;
  readonly storeAs: string;
}

/** Lets time pass, in seconds. */
export interface WaitStep {
  readonly waitSeconds: number;
}

/** Makes an invalid access token from a stored session. */
export interface ForgeStep {
  readonly forgery: 'expired' | 'another secret' | 'no algorithm' | 'no session';
  readonly ofSession: string;
  readonly storeAs: string;
}

/** Creates an account with the common password, without the service. */
export interface AccountStep {
  readonly account: string;
}

/** Deletes the account of a stored session, as another device or an operator would. */
export interface RemoveStep {
  readonly removeAccountOf: string;
}

export type SequenceStep = CallStep | AccountStep | MailStep | WaitStep | ForgeStep | RemoveStep;

export interface Sequence {
  /** Name of its recording. */
  readonly name: string;
  readonly summary: string;
  /** Recorded with email confirmation on (`enable_confirmations = true`). */
  readonly confirmations?: true;
  readonly steps: readonly SequenceStep[];
}

export const PASSWORD = 'sunny-day-7!';

export const isCall = (step: SequenceStep): step is CallStep => 'call' in step;

/** A person with an account; the session is stored under the device's name. */
export const signUp = (person: string, device: string): CallStep => ({
  description: `${person} signs up on ${device}`,
  call: 'POST /signup',
  body: { email: `{${person}}`, password: PASSWORD },
  storeAs: device,
});

export const signIn = (person: string, device: string, password = PASSWORD): CallStep => ({
  description: `${person} signs in on ${device}`,
  call: 'POST /token?grant_type=password',
  body: { email: `{${person}}`, password },
  storeAs: device,
});

/** @param description a description, unique within the sequence */
export const refresh = (description: string, token: string, storeAs?: string): CallStep => ({
  description,
  call: 'POST /token?grant_type=refresh_token',
  body: { refresh_token: token },
  ...(storeAs ? { storeAs } : {}),
});

export const getUser = (description: string, session: string): CallStep => ({
  description,
  call: 'GET /user',
  session,
});

export const changeUser = (description: string, session: string, body: JsonTemplate): CallStep => ({
  description,
  call: 'PUT /user',
  session,
  body,
});

export const verify = (description: string, type: string, token: string, storeAs?: string): CallStep => ({
  description,
  call: 'POST /verify',
  body: { type, token_hash: token },
  ...(storeAs ? { storeAs } : {}),
});
