/**
 * What is shown where one goes to a page: what the server says, as long as it says so within `patience` milliseconds and is not in
 * trouble; else the page that is kept; else what the server says after all. @throws as `asking` does where nothing is kept
 */
export async function pageAnswer(
  asking: Promise<Response>,
  kept: () => Promise<Response | undefined>,
  patience: number,
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patience);
  });
  try {
    const answer = await Promise.race([asking, late]);
    if (answer && answer.status < 500) return answer;
    return (await kept()) ?? (await asking);
  } catch (error) {
    const page = await kept();
    if (page) return page;
    throw error;
  } finally {
    clearTimeout(timer);
    // Whoever was shown the kept page does not hear how the server's answer ended.
    asking.catch(() => undefined);
  }
}
