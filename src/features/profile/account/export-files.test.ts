import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { FamilyExport } from '../api/export-family.ts';
import { asJson, asZip } from './export-files.ts';

const family: FamilyExport = {
  exportedAt: '2026-03-14T10:00:00.000Z',
  account: { id: 'zoe', email: 'zoe@family.example', createdAt: '2026-01-01', emailConfirmedAt: null },
  profile: { first_name: 'Zoë', adventurer_name: '小明' },
  heroes: [{ name: "O'Neil <b>" }],
  library: [{ story_slug: 'neverland' }],
  subscription: null,
  storiesOpened: [],
  renewalConsents: [],
  withdrawals: [],
  devices: [],
  recordings: { key: null, devices: [], links: [], parcels: [], receipts: [], received: [] },
};

describe('the export', () => {
  it('contains everything as one JSON file', async () => {
    expect(JSON.parse(await asJson(family).text())).toEqual(family);
  });

  it('has one file a subject in the ZIP, and a README', async () => {
    const files = unzipSync(new Uint8Array(await asZip(family).arrayBuffer()));
    expect(Object.keys(files).sort()).toEqual([
      'README.txt',
      'account.json',
      'devices.json',
      'heroes.json',
      'library.json',
      'profile.json',
      'recordings.json',
      'renewalConsents.json',
      'storiesOpened.json',
      'subscription.json',
      'withdrawals.json',
    ]);
    expect(JSON.parse(strFromU8(files['heroes.json']!))).toEqual(family.heroes);
    expect(strFromU8(files['README.txt']!)).toContain('storiesOpened.json');
  });
});
