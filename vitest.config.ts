import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

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
          setupFiles: 'scripts/quiet-console.ts',
          // Whole books are drawn, and a busy machine needs its time; no test is about how long it takes.
          testTimeout: 60_000,
        },
      },
      {
        // What needs no page: each file would load the whole kit anew, so they share what is loaded.
        test: {
          name: 'kit',
          include: [
            'src/illustration/**/*.test.ts',
            'content/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'supabase/functions/**/*.test.ts',
          ],
          environment: 'node',
          isolate: false,
          setupFiles: 'scripts/quiet-console.ts',
          testTimeout: 60_000,
        },
      },
      {
        // Real processes, the real embedded PostgreSQL: slower, one file after another.
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'supabase/tests/**/*.test.ts'],
          environment: 'node',
          // Sign-ups by the hundred: bcrypt's own lowest cost, where nothing is at stake.
          env: { LITE_AUTH_BCRYPT_COST: '4' },
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
