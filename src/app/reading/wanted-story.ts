/**
 * The story that a link to the making of a hero belongs to (Start Adventure, a featured cover), remembered in this tab: the
 * address of that screen has no room for it. Forgotten after half an hour, or once the book is opened.
 */
const KEY = 'playroom-wanted-story';
const REMEMBERED_MS = 30 * 60_000;

/** Remembers the story of each pressed link that names one in `data-story`; from the page's head on, before the app is awake. */
export function rememberPressedStories(): void {
  const note = ({ target }: Event) => {
    const link = (target as Element).closest?.<HTMLElement>('a[data-story]');
    if (link?.dataset.story) rememberWantedStory(link.dataset.story);
  };
  addEventListener('click', note, true);
}

function rememberWantedStory(slug: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ slug, at: Date.now() }));
  } catch {
    // Then the hero's first book is the sample.
  }
}

/** The slug, or undefined. Reading it does not forget it. */
export function wantedStory(): string | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { slug?: unknown; at?: unknown } | null;
    const fresh = typeof kept?.at === 'number' && Date.now() - kept.at < REMEMBERED_MS;
    return fresh && typeof kept?.slug === 'string' ? kept.slug : undefined;
  } catch {
    return undefined;
  }
}

export function forgetWantedStory(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
