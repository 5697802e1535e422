/**
 * `npm run check:supabase -- URL KEY`: checks whether a Supabase project answers as the app expects (docs/deploy.md).
 */
import { checkProject } from '../../supabase/contract/check.ts';

const [url, key] = process.argv.slice(2);
const addresses = process.env.CHECK_ADDRESSES ?? 'story-playroom-{}@example.com';

if (!url || !key || !URL.canParse(url)) {
  console.error('Say which project: npm run check:supabase -- https://….supabase.co sb_publishable_…');
  process.exit(2);
}
if (!addresses.includes('{}')) {
  console.error('CHECK_ADDRESSES needs {} where each address gets a word of its own: me+{}@example.org.');
  process.exit(2);
}

const report = await checkProject({
  url,
  key,
  secretKey: process.env.SUPABASE_SECRET_KEY || null,
  addresses,
  fetch: (request) => fetch(request, { signal: AbortSignal.timeout(30_000) }),
}).catch((error: unknown) => {
  const { message, cause } = error as Error;
  console.error(`${url} could not be checked: ${cause instanceof Error ? cause.message : message}.`);
  process.exit(2);
});

const list = (title: string, lines: readonly string[]) => {
  if (lines.length > 0) console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
};
console.log(`Sent: ${report.completed.join(', ')}.`);
list(
  'Left out:',
  report.skipped.map(({ sequence, reason: why }) => `${sequence}: ${why}.`),
);
list('Answered with more than was recorded, which does no harm:', report.addedFields);
list(
  'Accounts that stay, signed out; delete them in the dashboard or set SUPABASE_SECRET_KEY:',
  report.remaining,
);
list('Not as recorded (recorded → yours):', report.differences);
console.log(report.differences.length === 0 ? '\nAll as recorded.' : '\nThis project answers otherwise.');
process.exitCode = report.differences.length === 0 ? 0 : 1;
