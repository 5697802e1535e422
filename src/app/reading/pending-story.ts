import { tabValue } from '../../platform/device/tab-value.ts';

/** The slug of the story that a link to the making of a hero belongs to (Start Adventure, a featured cover). */
export const pendingStory = tabValue('playroom-wanted-story');

/** Remembers the story of each pressed link that names one in `data-story`; from the page's head on, before the app is awake. */
export function recordClickedStory(): void {
  const onClick = ({ target }: Event) => {
    const link = (target as Element).closest?.<HTMLElement>('a[data-story]');
    if (link?.dataset.story) pendingStory.set(link.dataset.story);
  };
  addEventListener('click', onClick, true);
}
