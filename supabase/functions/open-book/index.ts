import { serve } from '../_shared/deno-host.ts';
import { handler } from './handler.ts';

// `npm run build:closed-books` writes them before the function is deployed, and config.toml includes them; CLOSED_BOOKS
// names another folder.
const folderSetting = Deno.env.get('CLOSED_BOOKS');
const folder = folderSetting ? new URL(`file://${folderSetting}/`) : new URL('./books/', import.meta.url);

serve(handler, { readClosedBook: (slug) => Deno.readTextFile(new URL(`${slug}.json`, folder)) });
