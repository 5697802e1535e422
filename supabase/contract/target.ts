/** An auth service that sequences run against, and its hooks. */
export interface AuthTarget {
  /** Base URL of its auth service, such as `https://….supabase.co/auth/v1`. */
  readonly url: string;
  /** The public API key. */
  readonly key: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** A person's email, new in each run. */
  readonly addressOf: (person: string) => string;
  /** Creates an account; without it, sign-up does. */
  readonly makeAccount?: (email: string, password: string) => Promise<void>;
  /** The token in the oldest unread mail with a link to this email; waits for it. */
  readonly readMailTo?: (address: string) => Promise<string>;
  /** Shifts all times that the service stores into the past, in seconds. */
  readonly waitFor?: (seconds: number) => Promise<void>;
  /** Signs claims as the service does. */
  readonly sign?: (claims: object) => string | Promise<string>;
  readonly removeAccount?: (userId: string) => Promise<void>;
}
