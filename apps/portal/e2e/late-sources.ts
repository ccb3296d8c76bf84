import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const workspace = fileURLToPath(new URL('../../../', import.meta.url));
const fetched = /lazyComponent\([^']*?import\('([^']+)'\)/g;

/** The modules that components fetch late, as the manifest of the build calls them. */
export function lateSources(): string[] {
  const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: workspace }).filter(
    (file) => !/\.(test|stories)\.tsx?$/.test(file),
  );
  return sources.flatMap((file) =>
    [...readFileSync(join(workspace, file), 'utf8').matchAll(fetched)].map(
      ([, path = '']) => `../../${posix.join(dirname(file), path)}`,
    ),
  );
}
