/** The recorded answers, from their files. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PROJECT_ROOT } from '../../server/project.ts';
import type { Answer } from './run.ts';

export interface Recorded {
  readonly sequence: string;
  readonly about: string;
  /** Whose answers these are, and of which day. */
  readonly recorded: { readonly of: string; readonly on: string };
  readonly answers: readonly Answer[];
}

const FOLDER = path.join(PROJECT_ROOT, 'supabase', 'contract', 'recorded');

export async function readRecorded(sequence: string): Promise<Recorded> {
  return JSON.parse(await readFile(path.join(FOLDER, `${sequence}.json`), 'utf8')) as Recorded;
}

export async function writeRecorded(recorded: Recorded): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path.join(FOLDER, `${recorded.sequence}.json`), `${JSON.stringify(recorded, null, 2)}\n`);
}
