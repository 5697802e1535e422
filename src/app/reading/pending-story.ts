import { tabValue } from '../../platform/device/tab-value.ts';

/** The slug of the story that a link to the hero editor belongs to (Start Adventure, a featured cover). */
export const pendingStory = tabValue('playroom-wanted-story');

/** Records the story of each clicked link that has `data-story`; runs from the head script on, before hydration. */
export function recordClickedStory(): void {
  const onClick = ({ target }: Event) => {
    const link = (target as Element).closest?.<HTMLElement>('a[data-story]');
    if (link?.dataset.story) pendingStory.set(link.dataset.story);
  };
  addEventListener('click', onClick, true);
}
