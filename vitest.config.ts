import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { hasPostgres15 } from './server/testing/postgres-15.ts';

/** Sign-ups by the hundred: bcrypt's own lowest cost, where nothing is at stake. */
const CHEAP_PASSWORDS = { TEST_BCRYPT_COST: '4' };
/**
 * How long a test and a hook may take, in milliseconds. No test is about that: beside the journeys, on a machine that others
 * use too, what takes a second alone was seen to take eighty.
 */
const PATIENCE = { testTimeout: 180_000, hookTimeout: 300_000 };
const ONE_AFTER_ANOTHER = {
  environment: 'node',
  globalSetup: 'server/testing/global-setup.ts',
  fileParallelism: false,
  // One process reads the modules once; what a file opens it closes.
  isolate: false,
  ...PATIENCE,
  // Processes, sockets, deadlines: what only passes when tried again is told by name (decision 143).
  retry: 1,
};
/** People, plans, payments, strangers, lost connections and what is kept: whatever asks PostgreSQL something of its own. */
const ON_EVERY_POSTGRES = [
  'supabase/tests/{row-access,plans,plan-limits,open-book,billing,account-deletion,recordings}.test.ts',
  'server/engine/{engine,untrusted-callers,lost-connections,privacy}.test.ts',
  'server/{functions,fuzz,app}.test.ts',
  'server/backup/{backup,old-backups}.test.ts',
];

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          include: ['src/{app,design,features,platform}/**/*.test.{ts,tsx}'],
          // A page costs a file half a second: the files that need one ask for it in their first line.
          environment: 'node',
          setupFiles: 'scripts/dev/fail-on-console.ts',
          ...PATIENCE,
        },
      },
      {
        // What needs no page: each file would load the whole kit anew, so they share what is loaded.
        test: {
          name: 'kit',
          include: [
            'illustration/**/*.test.ts',
            'content/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'supabase/functions/**/*.test.ts',
          ],
          environment: 'node',
          isolate: false,
          setupFiles: 'scripts/dev/fail-on-console.ts',
          ...PATIENCE,
        },
      },
      {
        // Real processes, the real embedded PostgreSQL: slower, one file after another.
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'supabase/{contract,tests}/**/*.test.ts'],
          ...ONE_AFTER_ANOTHER,
          env: CHEAP_PASSWORDS,
        },
      },
      {
        // What rests on the database, once more on the oldest that is promised (server/testing/external-postgres.ts).
        test: {
          name: 'server-15',
          include: hasPostgres15() ? ON_EVERY_POSTGRES : [],
          ...ONE_AFTER_ANOTHER,
          env: { ...CHEAP_PASSWORDS, TEST_POSTGRES: '15' },
        },
      },
    ],
  },
});
