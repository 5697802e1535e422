/**
 * Responds to a navigation: with the server's response if it arrives within `timeoutMs` and is no server error;
 * else with the cached page; else with the server's response after all. @throws as `network` does when nothing
 * is cached
 */
export async function pageResponse(
  network: Promise<Response>,
  cached: () => Promise<Response | undefined>,
  timeoutMs: number,
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeoutMs);
  });
  try {
    const response = await Promise.race([network, timeout]);
    if (response && response.status < 500) return response;
    return (await cached()) ?? (await network);
  } catch (error) {
    const page = await cached();
    if (page) return page;
    throw error;
  } finally {
    clearTimeout(timer);
    // After the cached page was returned nobody handles the network's rejection.
    network.catch(() => undefined);
  }
}
