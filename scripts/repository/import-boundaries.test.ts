/** Which folder may import which, by resolved imports; biome.json checks the same by path while editing. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Layers from the bottom up: each imports those before it. */
const FLOORS: readonly (readonly string[])[] = [['platform'], ['design'], ['features'], ['app']];
const floorOf = (file: string) => FLOORS.findIndex((rooms) => rooms.includes(file.split('/')[1] ?? ''));
const featureOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1];

/** What is wrong with an import, by its two files; null when it is allowed. */
function violationOf(from: string, to: string): string | null {
  if (from.startsWith('src/') && /^(server|e2e|bench)\//.test(to)) return 'the browser knows no server';
  if (from.startsWith('illustration/') && !to.startsWith('illustration/'))
    return 'the drawing kit stands alone';
  if (from.startsWith('content/') && !/^(content|illustration)\//.test(to))
    return 'stories know the drawing kit alone';
  if (from.startsWith('server/') && to.startsWith('scripts/')) return 'the server takes nothing from scripts';
  if (from.startsWith('e2e/') && to.startsWith('scripts/')) return 'journeys take nothing from scripts';
  if (!from.startsWith('src/') || !to.startsWith('src/')) return null;
  if (floorOf(to) > floorOf(from)) return 'upwards';
  const [fromFeature, toFeature] = [featureOf(from), featureOf(to)];
  return fromFeature && toFeature && fromFeature !== toFeature ? 'from feature to feature' : null;
}

const imports = (code: string) =>
  [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*(['"])(\.[^'"]+)\1/g)].map(([, , to = '']) => to);

it('detects a forbidden import', () => {
  expect(
    violationOf('src/features/hero/photo/face/x.ts', 'src/features/library/reading/library-entry.ts'),
  ).toBeTruthy();
  expect(violationOf('src/features/hero/hero.ts', 'src/app/paths.ts')).toBe('upwards');
  expect(violationOf('src/design/BakedArt.tsx', 'src/features/hero/hero.ts')).toBe('upwards');
  expect(violationOf('illustration/gallery.ts', 'content/shelf.ts')).toBeTruthy();
  expect(violationOf('content/shelf.ts', 'src/app/paths.ts')).toBeTruthy();
  expect(violationOf('content/shelf.ts', 'illustration/gallery.ts')).toBeNull();
  expect(violationOf('e2e/bundle-size.spec.ts', 'scripts/kit/generate-catalogues.ts')).toBeTruthy();
  expect(violationOf('server/main.ts', 'scripts/dev/seed-family.ts')).toBeTruthy();
  expect(violationOf('src/app/App.tsx', 'src/features/hero/hero.ts')).toBeNull();
  expect(violationOf('src/features/hero/hero.ts', 'src/features/hero/draft.ts')).toBeNull();
  expect(
    imports(
      `import a from './a.ts';\nexport { b } from '../b.ts';\nvoid import('./c.ts'); import './d.css';`,
    ),
  ).toEqual(['./a.ts', '../b.ts', './c.ts', './d.css']);
});

it('no import crosses a boundary', () => {
  const files = ['illustration', 'content', 'src', 'server', 'e2e']
    .flatMap((layer) =>
      readdirSync(layer, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(layer, name)),
    )
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  const violations = files.flatMap((from) =>
    imports(readFileSync(from, 'utf8')).flatMap((to) => {
      const violation = violationOf(from, path.posix.join(path.posix.dirname(from), to));
      return violation ? [`${from} → ${to}: ${violation}`] : [];
    }),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(violations).toEqual([]);
});
