/** `npm run rotate-keys`: new signing keys for sessions, without signing anybody out (docs/deploy.md). */
import { rotateKeys } from '../../server/engine/secrets.ts';
import { readSettings } from '../../server/settings/settings.ts';

const { dataDir } = readSettings(process.env, process.cwd());
await rotateKeys(dataDir);
console.log(`New keys are in ${dataDir}; restart the server to use them. Sessions of the old ones go on.`);
