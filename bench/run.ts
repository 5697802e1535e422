/**
 * Runs one bench: `npm run bench -- NAME [arguments]`. Each measures a goal of docs/specification.md section 11 and prints a table;
 * the last numbers stand in bench/README.md.
 */
const BENCHES: Readonly<Record<string, () => Promise<unknown>>> = {
  'first-load': () => import('./first-load.ts'),
  'first-minute': () => import('./first-minute.ts'),
  interactions: () => import('./interactions.ts'),
  likeness: () => import('./likeness/run.ts'),
  pictures: () => import('./pictures.ts'),
  reader: () => import('./reader/run.ts'),
  reading: () => import('./reading/run.ts'),
  recording: () => import('./recording/run.ts'),
  search: () => import('./search.ts'),
  server: () => import('./server.ts'),
};

// The benches read their own arguments from process.argv.
const [requested = ''] = process.argv.splice(2, 1);
const bench = BENCHES[requested];
if (bench) await bench();
else {
  console.error(`Name a bench: npm run bench -- ${Object.keys(BENCHES).join(' | ')}`);
  process.exitCode = 1;
}

export {};
