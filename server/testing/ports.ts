/** Ports for servers under test. */
import { createServer } from 'node:net';

/** Below the system's ephemeral range: one of those could be taken before the server starts. */
const [LOWEST, HIGHEST] = [20_000, 32_000];

/** A port nobody listens on right now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    const server = createServer();
    const free = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!free) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}
