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
  const gone = once(child, 'exit');
  if (endGroup(child)) await gone;
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
    const over = (why: string) => () =>
      reject(new Error(`${child.spawnfile} ${why} before it said ${pattern}: ${text}`));
    const late = setTimeout(over('took too long'), 30_000);
    child.once('exit', over('ended'));
    child.once('error', over('could not be started'));
    stream.on('data', (piece: Buffer) => {
      text += piece;
      const found = pattern.exec(text);
      if (!found) return;
      clearTimeout(late);
      resolve(found[1] ?? found[0]);
    });
  });
}
