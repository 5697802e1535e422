/** A tab opened blank within the click, to be navigated once its URL is known. */
export type BlankTab = {
  /** Navigates the tab. Returns false when it was closed meanwhile. */
  navigate: (url: string) => boolean;
  close: () => void;
};

/** Opens the tab; null when the browser blocks it. */
export function openBlankTab(): BlankTab | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.document.title = 'One moment';
  tab.document.body.textContent = 'One moment, the page is on its way...';
  return {
    navigate: (url) => {
      if (tab.closed) return false;
      // The hosted page must not reach this one through `window.opener`.
      tab.opener = null;
      tab.location.replace(url);
      return true;
    },
    close: () => tab.close(),
  };
}
