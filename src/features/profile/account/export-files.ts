import { strToU8, zipSync } from 'fflate';
import type { FamilyExport } from '../api/export-family.ts';

const README = `Everything Story Playroom keeps about your family.

account.json        your email address and when the account was made
profile.json        your names
heroes.json         your heroes: name, pronouns and look. No photo is ever kept.
library.json        your saved stories, how far and when they were read, your stars and hearts
subscription.json   your plan
storiesOpened.json  which whole stories were opened, a month at a time
renewalConsents.json what you agreed to when you ordered a plan
withdrawals.json    that you withdrew from a contract
devices.json        where you are logged in
recordings.json     what relatives have read for you: what waits for your devices, what this device plays, and your
                    links; closed, so that only your devices and your code open it

Heroes, library and recordings can be brought back, here or on another Story Playroom: on your profile, under Export.

The files are JSON: any text editor opens them.
`;

/** Serialises the export as one JSON file. */
export function asJson(family: FamilyExport): Blob {
  return new Blob([JSON.stringify(family, null, 2)], { type: 'application/json' });
}

/** Packs the export as a ZIP: one JSON file a subject and a README. */
export function asZip({ exportedAt, ...subjects }: FamilyExport): Blob {
  const files = Object.entries(subjects).map(([name, content]) => [
    `${name}.json`,
    strToU8(JSON.stringify(content, null, 2)),
  ]);
  const zip = zipSync(
    { ...Object.fromEntries(files), 'README.txt': strToU8(README) },
    { mtime: new Date(exportedAt), level: 6 },
  );
  return new Blob([zip as Uint8Array<ArrayBuffer>], { type: 'application/zip' });
}

/** Downloads a file in the browser. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the blob after the click, so the URL is revoked a minute later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
