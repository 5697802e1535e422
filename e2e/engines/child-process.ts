import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

const running = new Set<ChildProcess>();

/** Starts a program in a process group of its own, so that it can be ended with its children. */
export function spawnGroup(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): ChildProcess {
  const child = spawn(command, args, { ...options, detached: true });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Ends a program and its children. */
export async function killGroup(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return;
  const exited = once(child, 'exit');
  if (endGroup(child)) await exited;
}

function endGroup({ pid }: ChildProcess): boolean {
  try {
    return Boolean(pid && process.kill(-pid, 'SIGKILL'));
  } catch {
    return false; // It has ended meanwhile.
  }
}

// An interrupted run leaves no browser behind.
process.on('exit', () => {
  for (const child of running) endGroup(child);
});

/** The first match of a pattern in a stream. Rejects with all output when the program exits before, or after 30 s. */
export function waitForOutput(
  child: ChildProcess,
  stream: NodeJS.ReadableStream,
  pattern: RegExp,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const fail = (reason: string) => () =>
      reject(new Error(`${child.spawnfile} ${reason} before it said ${pattern}: ${text}`));
    const timeout = setTimeout(fail('took too long'), 30_000);
    child.once('exit', fail('ended'));
    child.once('error', fail('could not be started'));
    stream.on('data', (chunk: Buffer) => {
      text += chunk;
      const match = pattern.exec(text);
      if (!match) return;
      clearTimeout(timeout);
      resolve(match[1] ?? match[0]);
    });
  });
}
