/** A tab opened empty while a click still counts as one, to be sent to its address when that is known. */
export type BlankTab = {
  /** Sends the tab on. False when it was closed meanwhile. */
  navigate: (url: string) => boolean;
  close: () => void;
};

/** Opens the tab; null when the browser keeps it closed. */
export function openBlankTab(): BlankTab | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.document.title = 'One moment';
  tab.document.body.textContent = 'One moment, the page is on its way...';
  return {
    navigate: (url) => {
      if (tab.closed) return false;
      // The page that follows has no business with this one.
      tab.opener = null;
      tab.location.replace(url);
      return true;
    },
    close: () => tab.close(),
  };
}
