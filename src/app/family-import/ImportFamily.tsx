import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { joinFamily } from '../../features/family-voice/api/family-key.ts';
import { CodeForm } from '../../features/family-voice/CodeForm.tsx';
import { heroesKey } from '../../features/hero/api/read-heroes.ts';
import { libraryKey } from '../../features/library/api/read-library.ts';
import { familyCountsKey } from '../../features/profile/api/read-family-counts.ts';
import { LOGGED_OUT, problemFrom } from '../../platform/api-problem.ts';
import { getQueryClient } from '../../platform/query.ts';
import { getSupabase, type Supabase } from '../../platform/supabase.ts';
import { type ImportResult, importedHeroIds, importFamily } from './import-family.ts';
import { importRecordings, type RecordingsResult } from './import-recordings.ts';
import {
  FamilyExportError,
  MAX_FILE_BYTES,
  type ParsedExport,
  parseFamilyExport,
} from './parse-family-export.ts';

/** Imports a family's export, and shows the result. */
export default function ImportFamily({ member }: { member: { id: string } }) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<{ text: string; isError: boolean }>();
  /** An import whose recordings wait for their code. */
  const [closed, setClosed] = useState<ParsedExport>();
  const openRecordings = async (code: string): Promise<boolean> => {
    if (!closed?.recordings?.key) return false;
    if (!(await joinFamily(member.id, code, closed.recordings.key))) return false;
    const recordings = await bringRecordings(await getSupabase(), member.id, closed);
    setMessage({ text: recordingsSummary(recordings).join(' '), isError: false });
    setClosed(undefined);
    return true;
  };
  const importFile = async (file: File) => {
    setBusy(true);
    setMessage(undefined);
    setClosed(undefined);
    try {
      if (file.size > MAX_FILE_BYTES) throw new FamilyExportError('too-large');
      const family = parseFamilyExport(new Uint8Array(await file.arrayBuffer()));
      const client = await getSupabase();
      const result = await importFamily(client, member.id, family);
      const recordings = await bringRecordings(client, member.id, family);
      if (recordings?.state === 'needs-key') setClosed(family);
      setMessage({
        text: [importSummary(result, family.invalidRows), ...recordingsSummary(recordings)].join(' '),
        isError: false,
      });
    } catch (error) {
      setMessage({ text: errorMessage(error), isError: true });
    } finally {
      setBusy(false);
      const client = getQueryClient();
      for (const queryKey of [heroesKey(member.id), libraryKey(member.id), familyCountsKey(member.id)])
        void client.invalidateQueries({ queryKey });
    }
  };
  return (
    <div className="mt-7 grid grid-cols-1 gap-4 border-line border-t pt-5">
      <h3>Bring an export back</h3>
      <p className="text-soft">
        Heroes, library and relatives’ recordings of a saved export, from here or another Story Playroom.
        Nothing that you have here is lost: the later reading stays. Names, email and plan are those of this
        account.
      </p>
      <input
        ref={input}
        type="file"
        accept=".zip,.json,application/zip,application/json"
        className="sr-only"
        tabIndex={-1}
        aria-label="The saved export"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) void importFile(file);
        }}
      />
      <div>
        <Button
          tone="quiet"
          busy={busy}
          icon={<FileUp aria-hidden size={21} />}
          onClick={() => input.current?.click()}
        >
          {busy ? 'Bringing it back...' : 'Choose the file'}
        </Button>
      </div>
      {message && <p role={message.isError ? 'alert' : 'status'}>{message.text}</p>}
      {closed && (
        <CodeForm onCode={openRecordings}>
          The code is on the profile page of the account that the file comes from, under “Recordings”. Without
          it the recordings stay closed, and you can make links of your own all the same.
        </CodeForm>
      )}
    </div>
  );
}

async function bringRecordings(client: Supabase, memberId: string, { heroes, recordings }: ParsedExport) {
  if (!recordings) return null;
  const heroIds = await importedHeroIds(client, memberId, heroes);
  return importRecordings(client, memberId, recordings, heroIds);
}

function errorMessage(error: unknown): string {
  if (error instanceof FamilyExportError)
    return error.fault === 'too-large'
      ? 'This file is larger than an export of ours can be. Nothing was taken from it.'
      : 'This is no export of Story Playroom: choose the ZIP or JSON file that was saved here. Nothing was taken from it.';
  if (error instanceof DOMException)
    return 'This device has no room for the recordings. Make some, and bring the same file once more: nothing comes twice.';
  if (problemFrom(error) === 'signed-out') return `${LOGGED_OUT} Then bring the file once more.`;
  return 'Your account can’t be reached just now. Bring the same file once more later: nothing comes twice.';
}

const count = (n: number, singular: string, plural: string) => `${n} ${n === 1 ? singular : plural}`;
const heroesAndBooks = (heroes: number, books: number) =>
  [heroes > 0 && count(heroes, 'hero', 'heroes'), books > 0 && count(books, 'book', 'books')]
    .filter(Boolean)
    .join(' and ');

/** Summarizes an import in plain sentences. */
export function importSummary(
  { heroes, books, unchanged, overLimit, rejected }: ImportResult,
  invalidRows: number,
): string {
  const sentences = [
    heroes + books > 0
      ? `${heroesAndBooks(heroes, books)} ${heroes + books === 1 ? 'is' : 'are'} back.`
      : 'There was nothing new in it.',
  ];
  if (unchanged > 0) sentences.push(`${unchanged} you had already.`);
  if (overLimit.heroes + overLimit.books > 0)
    sentences.push(
      `There was no room for ${heroesAndBooks(overLimit.heroes, overLimit.books)}: your plan holds no more. With a larger plan, bring the file once more.`,
    );
  if (rejected + invalidRows > 0)
    sentences.push(`${count(rejected + invalidRows, 'entry', 'entries')} could not be read here.`);
  return sentences.join(' ');
}

/** Says what came of an export's recordings; nothing when it had none, or none that is new. */
export function recordingsSummary(result: RecordingsResult | null): string[] {
  switch (result?.state) {
    case 'needs-key':
      return ['What relatives have read is in it too, and opens with the code of the family that saved it.'];
    case 'other-key':
      return ['What relatives have read is sealed for another family’s key, and stays closed.'];
    case 'done':
      return [
        ...(result.clips > 0
          ? [
              `${count(result.clips, 'recording', 'recordings')} of relatives ${result.clips === 1 ? 'plays' : 'play'} here now.`,
            ]
          : []),
        ...(result.damaged > 0 ? ['A part of what relatives have read could not be opened.'] : []),
      ];
    default:
      return [];
  }
}
