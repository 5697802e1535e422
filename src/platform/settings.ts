/** Who runs this site, in the operator's own words; null for what they have not said. Lines of an address are parted by `\n`. */
export type Operator = Readonly<
  Record<
    'name' | 'address' | 'country' | 'email' | 'phone' | 'representative' | 'register' | 'vatId',
    string | null
  >
>;

/** What the browser may know of the server's settings; served at `/config.json`, never cached. */
export type PublicSettings = {
  /** null: the data lives at our own address. */
  supabaseUrl: string | null;
  supabaseKey: string;
  storyVideoBaseUrl: string | null;
  mail: 'smtp' | 'log';
  /** True while payments run through the built-in test till. */
  till: boolean;
  /** Missing where another server hands out the settings. */
  operator?: Operator | null;
};

let request: Promise<PublicSettings> | undefined;

/** The settings, asked for once; a failed request is forgotten, so the next caller tries again. */
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
