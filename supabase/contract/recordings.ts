/** Reads and writes recordings. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PROJECT_ROOT } from '../../server/project.ts';
import type { RecordedResponse } from './run-sequence.ts';

export interface Recording {
  readonly sequence: string;
  readonly summary: string;
  /** The recorded service and its date. */
  readonly source: { readonly version: string; readonly date: string };
  readonly responses: readonly RecordedResponse[];
}

const FOLDER = path.join(PROJECT_ROOT, 'supabase', 'contract', 'recorded');

export async function readRecording(sequence: string): Promise<Recording> {
  return JSON.parse(await readFile(path.join(FOLDER, `${sequence}.json`), 'utf8')) as Recording;
}

export async function writeRecording(source: Recording): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path.join(FOLDER, `${source.sequence}.json`), `${JSON.stringify(source, null, 2)}\n`);
}
