/** Tabs of one family tell each other that the plan has changed: the one that was paid from stands beside the other. */
export const PLAN_CHANNEL = 'playroom-plan';

let channel: BroadcastChannel | null = null;

/** One a tab: what is told on it is heard by the others, and not by the tab itself. */
function getChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel(PLAN_CHANNEL);
  return channel;
}

/** Tells every other tab. */
export function broadcastPlanChange(): void {
  getChannel()?.postMessage('changed');
}

/** Hears it from another tab; answers with the way to stop. */
export function onPlanChange(hear: () => void): () => void {
  const heard = getChannel();
  heard?.addEventListener('message', hear);
  return () => heard?.removeEventListener('message', hear);
}
