/**
 * Tells a family of a newer version, or, where nothing else is on the screen, loads the page anew: when a part of the app could
 * not be fetched and a newer version has taken this one's place, which a page learns only so
 * (docs/decisions/187-a-newer-version.md).
 */
export function hearOfNewerVersions(): void {
  const gone = new WeakSet<object>();
  let asking = false;
  addEventListener('vite:preloadError', ({ payload }) => {
    gone.add(payload);
    // Many parts may be gone at once: it is asked about once.
    if (asking) return;
    asking = true;
    // A moment later: a page that is left breaks off what was on its way.
    setTimeout(() => {
      asking = false;
      isNewer().then(
        (newer) => newer && say(),
        () => undefined,
      );
    }, 1000);
  });
  addEventListener('unhandledrejection', (event) => {
    if (gone.has(event.reason)) event.preventDefault();
  });
}

/** Whether the server answers with another build of this page. Rejects without a network. */
async function isNewer(): Promise<boolean> {
  const mine = document.querySelector('link[rel=modulepreload], script[src]');
  const name = mine?.getAttribute('href') ?? mine?.getAttribute('src');
  const answer = await fetch(location.pathname, { cache: 'no-store' });
  return Boolean(name) && answer.ok && !(await answer.text()).includes(name!);
}

function say(): void {
  if (document.querySelector('[data-torn]')) {
    location.reload();
    return;
  }
  if (document.getElementById('newer')) return;
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div id="newer" role="alert" popover="manual" class="paper paper-high font-reading" style="position:fixed;z-index:60;inset:auto 16px calc(var(--bottom-nav, 0px) + 16px) auto;margin:0;background:none;color:var(--ink);padding:20px;width:min(380px,100vw - 32px)"><p>There is a newer Story Playroom. Everything you made is safe.</p><button type="button" class="felt felt-s" style="margin-top:12px">Open it</button></div>`,
  );
  const said = document.getElementById('newer');
  // Above an open dialog, too.
  said?.showPopover?.();
  said?.querySelector('button')?.addEventListener('click', () => location.reload());
}
