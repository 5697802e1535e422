/** Tabs of one family tell each other that the plan has changed: the one that was paid from stands beside the other. */
const NAME = 'playroom-plan';

/** Tells every other tab. */
export function tellPlanNews(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage('changed');
  channel.close();
}

/** Hears it from another tab; answers with the way to stop. */
export function onPlanNews(hear: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = hear;
  return () => channel.close();
}
