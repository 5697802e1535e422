/** An auth service that sequences are sent to, and what beside calls can be done there. */
export interface Target {
  /** Where its auth service answers, such as `https://….supabase.co/auth/v1`. */
  readonly url: string;
  /** The public API key. */
  readonly key: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** An address of a person of a sequence, new in each run. */
  readonly addressOf: (person: string) => string;
  /** Makes an account; where it is missing, signing up does. */
  readonly makeAccount?: (email: string, password: string) => Promise<void>;
  /** The token in the oldest letter with a link to this address that was not read before; waits for it. */
  readonly letterTo?: (address: string) => Promise<string>;
  /** Moves all times that the service keeps into the past, in seconds. */
  readonly passTime?: (seconds: number) => Promise<void>;
  /** Signs claims as the service does. */
  readonly sign?: (claims: object) => string | Promise<string>;
  readonly removeAccount?: (userId: string) => Promise<void>;
}
