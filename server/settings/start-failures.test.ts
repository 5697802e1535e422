/** Failing starts, on the real embedded database: each says what is wrong in a sentence. */
import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBackend } from '../backend.ts';
import { copyDataFolder } from '../testing/installations.ts';
import { StartError } from './start-error.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'story-playroom-trouble-'));
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = (dataDir: string) =>
  openBackend(
    { dataDir, databaseUrl: null, siteUrl: 'http://playroom.test', smtpUrl: null, mailFrom: 'a@b.c' },
    () => undefined,
  );
const refusal = async (dataDir: string): Promise<string> => {
  const error: unknown = await start(dataDir).then(
    (backend) => backend.close().then(() => 'it started'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartError);
  return (error as StartError).message;
};

describe('database.json', () => {
  test('with another database’s password is explained, and deleting it helps', async () => {
    const dataDir = path.join(folder, 'other');
    await copyDataFolder(dataDir);
    const file = path.join(dataDir, 'database.json');
    await writeFile(file, JSON.stringify({ password: 'of-another-database-1' }), { mode: 0o600 });
    expect(await refusal(dataDir)).toBe(
      `${file} holds the password of another database; put the right file back, or delete it and start again to give this one a new password.`,
    );
    await rm(file);
    await (await start(dataDir)).close();
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ password: expect.any(String) });
  });

  test.each(['{"password":', '[]', '{"password":"short"}', ''])(
    'that reads %j is reported as damaged',
    async (text) => {
      const dataDir = path.join(folder, `damaged-${text.length}`);
      await mkdir(dataDir);
      const file = path.join(dataDir, 'database.json');
      await writeFile(file, text);
      expect(await refusal(dataDir)).toBe(
        `${file} is damaged; restore it from a backup, or delete it to make a new password.`,
      );
    },
  );
});

/** A separate disk, if this user may create one. @returns whether it exists */
const mount = (folder: string, megabytes: number) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status === 0;

describe('a full disk', () => {
  const mounted: string[] = [];
  const folderOnDisk = async (name: string, megabytes: number) => {
    const disk = path.join(folder, name);
    await mkdir(disk);
    if (!mount(disk, megabytes)) return null;
    mounted.push(disk);
    return disk;
  };
  afterAll(() => {
    for (const folder of mounted) spawnSync('umount', ['--lazy', folder]);
  });
  const startMessage = (dataDir: string) =>
    `The disk of ${dataDir} is full; make room there (200 MB is enough to start) and start again. Nothing that was saved is lost.`;

  test.each([
    ['has no room for a database', 20],
    ['has room for nothing', 0],
  ])('when %s is reported as full', async (_, megabytes) => {
    const folder = await folderOnDisk(`small-${megabytes}`, Math.max(1, megabytes));
    if (folder === null) return;
    if (megabytes === 0)
      await writeFile(path.join(folder, 'filler'), Buffer.alloc(1024 * 1024)).catch(() => undefined);
    expect(await refusal(path.join(folder, 'data'))).toBe(startMessage(path.join(folder, 'data')));
  });

  test('that filled up since the last start is reported, and freeing space helps', async () => {
    const folder = await folderOnDisk('filled', 160);
    if (folder === null) return;
    const dataDir = path.join(folder, 'data');
    await copyDataFolder(dataDir);
    spawnSync('dd', ['if=/dev/zero', `of=${path.join(folder, 'filler')}`, 'bs=64k']);
    expect(await refusal(dataDir)).toBe(startMessage(dataDir));
    await rm(path.join(folder, 'filler'));
    await (await start(dataDir)).close();
  });
});
