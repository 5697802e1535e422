/** Tabs of one family tell each other that the plan has changed: the one that was paid from stands beside the other. */
export const PLAN_NEWS = 'playroom-plan';

let channel: BroadcastChannel | null = null;

/** One a tab: what is told on it is heard by the others, and not by the tab itself. */
function ours(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel(PLAN_NEWS);
  return channel;
}

/** Tells every other tab. */
export function tellPlanNews(): void {
  ours()?.postMessage('changed');
}

/** Hears it from another tab; answers with the way to stop. */
export function onPlanNews(hear: () => void): () => void {
  const heard = ours();
  heard?.addEventListener('message', hear);
  return () => heard?.removeEventListener('message', hear);
}
