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
  const said = document.createElement('div');
  said.id = 'newer';
  said.role = 'alert';
  said.popover = 'manual';
  said.className = 'paper paper-high font-reading';
  said.style.cssText =
    'position:fixed;z-index:60;inset:auto 16px calc(var(--bottom-nav, 0px) + 16px) auto;margin:0;background:none;color:var(--ink);padding:20px;width:min(380px,100vw - 32px)';
  const words = document.createElement('p');
  words.append('There is a newer Story Playroom. Everything you made is safe.');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'felt felt-s';
  button.style.marginTop = '12px';
  button.append('Open it');
  button.onclick = () => location.reload();
  said.append(words, button);
  document.body.append(said);
  // Above an open dialog, too.
  said.showPopover?.();
}
