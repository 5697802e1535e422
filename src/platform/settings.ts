/**
 * Who runs this site, from the operator's settings; null for what is not set. `\n` separates the lines of an
 * address.
 */
export type Operator = Readonly<
  Record<
    'name' | 'address' | 'country' | 'email' | 'phone' | 'representative' | 'register' | 'vatId',
    string | null
  >
>;

/** The server settings that the browser may know; served at `/config.json`, never cached. */
export type PublicSettings = {
  /** Null: the API is on this origin. */
  supabaseUrl: string | null;
  supabaseKey: string;
  storyVideoBaseUrl: string | null;
  mail: 'smtp' | 'log';
  /** True while payments use the built-in fake Stripe. */
  till: boolean;
  /** Missing when another server provides the settings. */
  operator?: Operator | null;
};

let request: Promise<PublicSettings> | undefined;

/** Fetches the settings once; a failed request is repeated on the next call. */
export function getSettings(): Promise<PublicSettings> {
  request ??= fetch('/config.json', { credentials: 'omit' })
    .then((response) => {
      if (!response.ok) throw new Error('settings');
      return response.json() as Promise<PublicSettings>;
    })
    .catch((error: unknown) => {
      request = undefined;
      throw error;
    });
  return request;
}
