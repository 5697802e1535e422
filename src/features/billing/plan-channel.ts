/** Channel by which tabs notify each other of a changed plan: payment happens in a tab of its own. */
export const PLAN_CHANNEL = 'playroom-plan';

let channel: BroadcastChannel | null = null;

/** Returns the tab's one channel. A BroadcastChannel does not receive its own messages. */
function getChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel(PLAN_CHANNEL);
  return channel;
}

/** Notifies the other tabs. */
export function broadcastPlanChange(): void {
  getChannel()?.postMessage('changed');
}

/** Subscribes to changes from other tabs. Returns the unsubscribe function. */
export function onPlanChange(listener: () => void): () => void {
  const channel = getChannel();
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}
