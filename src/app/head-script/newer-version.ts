/**
 * Tells a family of a newer version, or, where nothing else is on the screen, loads the page anew: when a part of the app could
 * not be fetched and a newer version has taken this one's place, which a page learns only so
 * (docs/decisions/187-a-newer-version.md).
 */
export function hearOfNewerVersions(): void {
  const handledErrors = new WeakSet<object>();
  let isChecking = false;
  addEventListener('vite:preloadError', ({ payload }) => {
    handledErrors.add(payload);
    // Many parts may be gone at once: it is asked about once.
    if (isChecking) return;
    isChecking = true;
    // A moment later: a page that is left breaks off what was on its way.
    setTimeout(() => {
      isChecking = false;
      isNewer().then(
        (newer) => newer && showMessage(),
        () => undefined,
      );
    }, 1000);
  });
  addEventListener('unhandledrejection', (event) => {
    if (handledErrors.has(event.reason)) event.preventDefault();
  });
}

/** Whether the server answers with another build of this page. Rejects without a network. */
async function isNewer(): Promise<boolean> {
  const ownChunk = document.querySelector('link[rel=modulepreload], script[src]');
  const name = ownChunk?.getAttribute('href') ?? ownChunk?.getAttribute('src');
  const response = await fetch(location.pathname, { cache: 'no-store' });
  return Boolean(name) && response.ok && !(await response.text()).includes(name!);
}

function showMessage(): void {
  if (document.querySelector('[data-torn]')) {
    location.reload();
    return;
  }
  if (document.getElementById('newer')) return;
  const message = document.createElement('div');
  message.id = 'newer';
  message.role = 'alert';
  message.popover = 'manual';
  message.className = 'paper paper-high font-reading';
  message.style.cssText =
    'position:fixed;z-index:60;inset:auto 16px calc(var(--bottom-nav, 0px) + 16px) auto;margin:0;background:none;color:var(--ink);padding:20px;width:min(380px,100vw - 32px)';
  const text = document.createElement('p');
  text.append('There is a newer Story Playroom. Everything you made is safe.');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'felt felt-s';
  button.style.marginTop = '12px';
  button.append('Open it');
  button.onclick = () => location.reload();
  message.append(text, button);
  document.body.append(message);
  // Above an open dialog, too.
  message.showPopover?.();
}
