/**
 * What is shown where one goes to a page: what the server says, as long as it says so within `patience` milliseconds and is not in
 * trouble; else the page that is kept; else what the server says after all. @throws as `asking` does where nothing is kept
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
    const answer = await Promise.race([network, timeout]);
    if (answer && answer.status < 500) return answer;
    return (await cached()) ?? (await network);
  } catch (error) {
    const page = await cached();
    if (page) return page;
    throw error;
  } finally {
    clearTimeout(timer);
    // Whoever was shown the kept page does not hear how the server's answer ended.
    network.catch(() => undefined);
  }
}
