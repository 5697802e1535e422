declare global {
  interface Window {
    /** From the last click to the end of the first changed frame, in ms. */
    __firstFrame: number;
    /** Gaps over 36 ms between the frames of the last turn. */
    __gaps: number;
    __watchFirstFrame: () => void;
    __countGaps: () => void;
  }
}

/** Records the end of the first frame in which the book changed after the next click. */
window.__watchFirstFrame = () => {
  window.__firstFrame = Number.NaN;
  addEventListener(
    'click',
    (event) => {
      const clicked = event.timeStamp;
      let seen = false;
      const changed = () => {
        if (seen) return;
        seen = true;
        watcher.disconnect();
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          window.__firstFrame = performance.now() - clicked;
        };
        requestAnimationFrame(() => channel.port2.postMessage(null));
      };
      const watcher = new MutationObserver(changed);
      watcher.observe(document.getElementById('root')!, { attributes: true, childList: true, subtree: true });
      // A book turned by Web Animations alone changes no attribute.
      queueMicrotask(
        () => document.getAnimations().some((animation) => animation.playState === 'running') && changed(),
      );
    },
    { once: true },
  );
};

/** Counts gaps between frames during a turn. */
window.__countGaps = () => {
  window.__gaps = 0;
  addEventListener(
    'click',
    () => {
      const start = performance.now();
      let last = start;
      const step = (now: number) => {
        if (now - last > 36) window.__gaps += 1;
        last = now;
        if (now - start < 640) requestAnimationFrame(step);
      };
      requestAnimationFrame(step);
    },
    { once: true, capture: true },
  );
};

export {};
