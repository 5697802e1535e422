/**
 * `npm run backup -- FILE`: copies everything while the server runs. `npm run restore -- FILE`: restores it into an
 * empty DATA_DIR (or an empty database of DATABASE_URL). BACKUP_KEY encrypts and decrypts it. See docs/deploy.md.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { backUpRunningServer, restoreInto } from '../../server/backup/commands.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { StartError } from '../../server/settings/start-error.ts';

const [command, file] = process.argv.slice(2);

try {
  if (!file || (command !== 'backup' && command !== 'restore'))
    throw new StartError('Name the file: npm run backup -- FILE, or npm run restore -- FILE.');
  const settings = readSettings(process.env, process.cwd());
  const key = settings.backupKey;
  if (command === 'backup') {
    const { archive, counted } = await backUpRunningServer(settings, key);
    await writeFile(file, archive, { mode: 0o600, flag: 'wx' });
    console.log(
      `${counted.reduce((sum, { rows }) => sum + rows, 0)} rows are in ${file}${key ? ', sealed' : ''}.`,
    );
  } else {
    const counted = await restoreInto(settings, await readFile(file), key);
    for (const { table, rows } of counted) if (rows > 0) console.log(`${String(rows).padStart(9)}  ${table}`);
    console.log('Everything is back; start the server.');
  }
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  const messages: Record<string, string> = {
    ENOENT: `There is no file ${file}.`,
    EEXIST: `${file} is there already; choose another name.`,
  };
  const message = error instanceof StartError ? error.message : code ? messages[code] : undefined;
  if (!message) throw error;
  console.error(message);
  process.exit(1);
}
